import Geometry
import LayoutTree

/// The smallest program: a node in another one.
@main
struct OneNode {
    static func main() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 240, height: 240))
        root.addChild(LayoutNode("node")).frame = Rect(x: 1, y: 2, width: 3, height: 4)
        putFrames(root)
        putMemory()
    }
}
