import Geometry
import LayoutTree
import PlumbTestSupport

/// A root of 400 × 300 whose warnings are kept.
func makeRoot(
    scale: Double? = 1, direction: LayoutDirection = .leftToRight, rounding: RoundingRule = .pixel
) -> (root: LayoutNode, log: WarningLog) {
    let log = WarningLog()
    let root = LayoutNode("root", frame: Rect(0, 0, 400, 300))
    var context = log.context(scale: scale, direction: direction)
    context.roundingRule = rounding
    root.layoutContext = context
    return (root, log)
}

extension LayoutNode {
    /// Adds a new child.
    func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutNode {
        addChild(LayoutNode(name, frame: Rect(x, y, width, height)))
    }
}

extension Rect {
    /// A rectangle from four numbers, in the order of the scripts.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

/// One of the nine anchors, with its share of the width and of the height.
struct NamedAnchor: Sendable, CustomStringConvertible {
    var description: String
    var unit: Point
    var of: @Sendable (LayoutNode) -> Anchor<LayoutNode>

    init(_ name: String, _ x: Double, _ y: Double, _ of: @escaping @Sendable (LayoutNode) -> Anchor<LayoutNode>) {
        description = name
        unit = Point(x: x, y: y)
        self.of = of
    }

    static let nine = [
        NamedAnchor("topLeft", 0, 0) { $0.anchor.topLeft },
        NamedAnchor("top", 0.5, 0) { $0.anchor.top },
        NamedAnchor("topRight", 1, 0) { $0.anchor.topRight },
        NamedAnchor("left", 0, 0.5) { $0.anchor.left },
        NamedAnchor("middle", 0.5, 0.5) { $0.anchor.middle },
        NamedAnchor("right", 1, 0.5) { $0.anchor.right },
        NamedAnchor("bottomLeft", 0, 1) { $0.anchor.bottomLeft },
        NamedAnchor("bottom", 0.5, 1) { $0.anchor.bottom },
        NamedAnchor("bottomRight", 1, 1) { $0.anchor.bottomRight },
    ]
}
