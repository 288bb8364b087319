import Geometry

/// Something with edges and anchors: a node or a layout guide.
///
/// The rectangle is stored as one vector, since a structure with many fields stays in memory and its reference is counted; see
/// Documentation/Optimizer.md, fact 6.
@usableFromInline @frozen
package struct AnchorOwner<Node: Layoutable> {
    @usableFromInline package let node: Node
    /// The rectangle of a guide in the node's own space; nil for the node's frame.
    @usableFromInline let bounds: SIMD4<Double>?

    @export(implementation) @inline(always)
    package init(node: Node, guide: Rect? = nil) {
        self.node = node
        bounds = guide.map { SIMD4($0.origin.x, $0.origin.y, $0.size.width, $0.size.height) }
    }

    /// Whether this is a guide: a rectangle in the node's own space, and not the node's frame.
    @export(implementation) @inline(always)
    package var isGuide: Bool { bounds != nil }

    /// The rectangle of a guide in the node's own space; nil for the node's frame.
    @export(implementation) @inline(always)
    package var guide: Rect? { bounds.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } }

    /// The rectangle with a size that is not negative: in the parent's space for a node, in the owner's own space for a guide.
    @export(implementation) @inline(always)
    package func frame(_ kind: FrameKind) -> Rect { (guide ?? node.frame(kind)).standardized }

    /// The reason why the rectangle has no conversion to the space of a node: the owner is a root, or in another tree.
    package var reasonWithoutConversion: LayoutWarning.Kind {
        let isRoot = !isGuide && node.parentNode == nil
        return isRoot ? .referenceNotInTree(node.displayName) : .noCommonAncestor(node.displayName)
    }

    /// The node or guide as it is written in Swift.
    package var text: String {
        guard let guide else { return node.displayName }
        return "\(node.displayName).guide\(guide)"
    }
}
