import Geometry

/// Something with edges and anchors: a node or a layout guide.
///
/// The rectangle is one vector, since a structure with many fields stays in memory and its reference is counted; see
/// Documentation/Optimizer.md, fact 6.
@usableFromInline
@frozen
package struct Place<Node: Layoutable> {
    @usableFromInline package let node: Node
    /// Whether this is a guide: a rectangle in the node's own space, and not the node's frame.
    @usableFromInline package let isGuide: Bool
    @usableFromInline let bounds: SIMD4<Double>

    @inlinable
    @inline(always)
    package init(node: Node) {
        self.node = node
        isGuide = false
        bounds = .zero
    }

    @inlinable
    @inline(always)
    package init(node: Node, guide: Rect) {
        self.node = node
        isGuide = true
        bounds = SIMD4(guide.origin.x, guide.origin.y, guide.size.width, guide.size.height)
    }

    /// The rectangle of a guide in the node's own space; nil for the node's frame.
    @inlinable package var guide: Rect? {
        @inline(always) get {
            isGuide ? Rect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]) : nil
        }
    }

    /// The rectangle in the space that it is given in (the parent's for a node, the owner's for a guide), with a size that is not
    /// negative.
    @inlinable
    @inline(always)
    package func frame(_ kind: FrameKind) -> Rect { (guide ?? node.frame(kind)).standardized }

    /// The node or guide as it is written in Swift.
    package var text: String {
        guard let guide else { return node.displayName }
        return "\(node.displayName).guide\(guide)"
    }
}
