import Geometry
import LayoutTree
import PlumbTestSupport
import Testing

/// The tree of a case: the context of its layout, and the expectations about its nodes.
final class LiteralStage {
    /// The context of the layout; may be changed before and after there is a root.
    var context: LayoutContext {
        didSet { root?.layoutContext = context }
    }

    private let literal: LiteralCase
    private let warnings = WarningLog()
    private var root: LayoutNode?

    init(of literal: LiteralCase) {
        self.literal = literal
        context = warnings.context()
    }

    /// Makes the root of the tree.
    @discardableResult
    func root(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutNode {
        let node = LayoutNode(name, frame: Rect(x: x, y: y, width: width, height: height))
        node.layoutContext = context
        root = node
        return node
    }

    /// Expects a frame, each of its numbers within a tolerance.
    func expect(
        _ node: LayoutNode, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        within tolerance: Double = 1e-6, line: Int = #line
    ) {
        let frame = node.frame
        let differences = [frame.origin.x - x, frame.origin.y - y, frame.width - width, frame.height - height]
        #expect(
            differences.allSatisfy { $0.magnitude <= tolerance },
            "'\(node.nodeName)' is at \(frame), not at \(Rect(x: x, y: y, width: width, height: height))",
            sourceLocation: literal.location(line: line)
        )
    }

    /// Expects that a method warned about a node so far.
    func expectWarning(_ node: LayoutNode, _ method: String, line: Int = #line) {
        let isThere = warnings.list.contains { $0.node == node.nodeName && $0.method == method }
        #expect(
            isThere, "there is no warning of \(method) on '\(node.nodeName)'",
            sourceLocation: literal.location(line: line))
    }

    /// Expects that there were no warnings so far.
    func expectNoWarnings(line: Int = #line) {
        #expect(warnings.list.isEmpty, sourceLocation: literal.location(line: line))
    }
}

extension LayoutNode {
    /// Adds a new child.
    @discardableResult
    func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutNode {
        addChild(LayoutNode(name, frame: Rect(x: x, y: y, width: width, height: height)))
    }
}
