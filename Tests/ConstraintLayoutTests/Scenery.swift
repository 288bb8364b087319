import ConstraintLayout
import Geometry
import LayoutTree
import PlumbTestSupport

/// A root of a size, with a log of its warnings.
func makeRoot(
    _ width: Double, _ height: Double, scale: Double? = 1, direction: LayoutDirection = .leftToRight,
    rule: RoundingRule = .pixel, log: WarningLog = WarningLog()
) -> LayoutNode {
    let root = LayoutNode("root", frame: Rect(x: 0, y: 0, width: width, height: height))
    root.layoutContext = LayoutContext(
        displayScale: scale, layoutDirection: direction, roundingRule: rule, warningHandler: log.handler)
    return root
}

/// A node whose content has a size of its own, like a label of one line.
func makeLabel(_ name: String, _ width: Double, _ height: Double, hugging: LayoutPriority = .defaultLow) -> LayoutNode {
    let label = LayoutNode(name)
    label.hugging = AxisPriorities(hugging)
    label.measure = { _ in Size(width: width, height: height) }
    return label
}

extension LayoutNode {
    /// Adds a plain child.
    @discardableResult
    func box(_ name: String, _ frame: Rect = .zero) -> LayoutNode {
        addChild(LayoutNode(name, frame: frame))
    }
}
