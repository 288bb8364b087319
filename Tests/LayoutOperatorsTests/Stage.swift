import Geometry
import LayoutTree
import PlumbTestSupport

/// A root of 375 × 667, as in Relativity's tests, with three children, and its warnings.
struct Stage {
    let log = WarningLog()
    let root: LayoutNode
    let a: LayoutNode
    let b: LayoutNode
    let c: LayoutNode

    init(scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        root = LayoutNode("root", frame: Rect(0, 0, 375, 667))
        root.layoutContext = log.context(scale: scale, direction: direction)
        a = root.addChild(LayoutNode("a", frame: Rect(0, 0, 100, 100)))
        b = root.addChild(LayoutNode("b", frame: Rect(0, 0, 50, 50)))
        c = root.addChild(LayoutNode("c", frame: Rect(0, 0, 25, 25)))
    }
}

extension Rect {
    /// A rectangle from four numbers, in the order of the scripts.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
