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
        guard let parent = parentNode else {
            refuse(.notInTree)
            return nil
        }
        guard let space = place.guide == nil ? place.node.parentNode : place.node else {
            refuse(.referenceNotInTree(place.node.displayName))
            return nil
        }
        if let map = parent.map(from: space, kind) { return map }
        refuse(.noCommonAncestor(place.node.displayName))
        return nil
    }
}
