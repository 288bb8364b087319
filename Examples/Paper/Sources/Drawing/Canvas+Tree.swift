import Graphics
import Plumb

extension Canvas {
    /// Draws a tree that is laid out, with the corner of the root's frame at the origin of the canvas.
    ///
    /// Parents are drawn before their children. Hidden and transparent nodes are left out with all that is in them; transforms,
    /// scroll offsets and opacities are applied. Takes time proportional to the number of nodes; no recursion.
    public func draw(_ root: LayoutNode) {
        save()
        let origin = root.untransformedFrame.origin
        translate(by: Offset(x: -origin.x, y: -origin.y))
        var steps = [Step.enter(root)]
        while let step = steps.popLast() {
            switch step {
            case .enter(let node) where node.isVisible:
                steps.append(.leave(alpha: node.alpha))
                enter(node)
                for child in node.children.reversed() { steps.append(.enter(child)) }
            case .enter: break
            case .leave(let alpha):
                if alpha < 1 { endGroup(alpha: alpha) }
                restore()
            }
        }
        restore()
    }

    private enum Step {
        case enter(LayoutNode)
        case leave(alpha: Double)
    }

    /// Changes to the space of a node and draws the node itself.
    private func enter(_ node: LayoutNode) {
        save()
        if node.alpha < 1 { beginGroup() }
        concatenate(node.mapToParent(.transformed))
        let box = node as? Box
        box?.draw(on: self)
        guard box?.clipsChildren == true || node.boundsOrigin != .zero else { return }
        clip(
            to: Rect(origin: node.boundsOrigin, size: node.untransformedFrame.size),
            cornerRadius: box?.cornerRadius ?? 0)
    }
}

extension Page {
    /// A page that shows a tree, and is as large as its root.
    public init(_ root: LayoutNode) {
        self.init(size: root.untransformedFrame.size) { $0.draw(root) }
    }
}
