import Geometry

/// What has edges and anchors: a node, or a rectangle in the space of a node.
@usableFromInline
@frozen
package struct Place<Node: Layoutable> {
    @usableFromInline package let node: Node
    /// The rectangle of a guide in the node's own space; nil for the node's frame.
    @usableFromInline package let guide: Rect?

    @inlinable
    @inline(always)
    package init(node: Node, guide: Rect? = nil) {
        self.node = node
        self.guide = guide
    }

    /// The rectangle in the space that it is given in: the parent's for a node, the owner's for a guide.
    @inlinable
    @inline(always)
    package func frame(_ kind: FrameKind) -> Rect { guide ?? node.frame(kind) }

    /// The place as it is written in Swift.
    package var text: String {
        guard let guide else { return node.displayName }
        return "\(node.displayName).guide\(guide)"
    }
}

extension Layoutable where LayoutBase == Self {
    /// The map from the space that a place is given in to that of this node's parent, or nil where there is none; `refuse` then
    /// hears why.
    package func mapToParentSpace(
        from place: Place<Self>, _ kind: FrameKind, refuse: (LayoutWarning.Kind) -> Void
    ) -> AffineTransform? {
        do {
            return try mapToParentSpace(from: place.guide == nil ? place.node.parentNode : place.node, kind)
        } catch {
            switch error {
            case .withoutParent: refuse(.notInTree)
            case .fromOutside: refuse(.referenceNotInTree(place.node.displayName))
            case .noCommonSpace: refuse(.noCommonAncestor(place.node.displayName))
            }
            return nil
        }
    }
}
