import Board
import Geometry
import LayoutTree
import Pinning

/// A node with a chain.
@main
struct OneChain {
    static func main() {
        let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: 240, height: 240))
        let node = root.addChild(LayoutNode("node"))
        _ = device_instructions()
        node.pin.bottomRight(7).size(33)
        let count = device_instructions()
        putFrames(root)
        putCount("instructions", count)
        putMemory()
    }
}
