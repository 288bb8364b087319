import Board
import Geometry
import LayoutTree

/// Lays out the thermostat for displays of four scales.
@main
struct Screen {
    static func main() {
        let screen = Thermostat()
        for (scale, name) in [(1, "1"), (2, "2"), (3, "3"), (0, "none")] as [(Double, String)] {
            put("scale ")
            put(name)
            put("\n")
            var context = LayoutContext()
            context.displayScale = scale
            screen.layoutContext = context
            screen.layoutIfNeeded()
            screen.setNeedsLayout()
            _ = device_instructions()
            screen.layoutIfNeeded()
            let count = device_instructions()
            putFrames(screen)
            if scale == 1 { putCount("instructions", count) }
        }
        putMemory()
    }
}
