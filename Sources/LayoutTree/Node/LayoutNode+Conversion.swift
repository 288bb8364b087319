import Geometry

extension LayoutNode {
    /// The transform from the node's own space to its parent's, both with y growing downwards.
    ///
    /// It subtracts the scroll offset and adds the insets of the content box and the origin; for ``FrameKind/transformed`` it applies
    /// the transform about the anchor point in between.
    public final func mapToParent(_ kind: FrameKind) -> Transform {
        let origin = untransformedFrame.origin
        let inner = innerOrigin
        guard kind == .transformed, let details, !details.transform.isIdentity else {
            return Transform(translationX: origin.x - inner.x, y: origin.y - inner.y)
        }
        let isUpwards = isInUnflippedParent
        let unit = details.anchorPoint
        let anchor = Point(
            x: storedFrame.width * unit.x,
            y: storedFrame.height * (isUpwards ? 1 - unit.y : unit.y)
        )
        return Transform(translationX: -inner.x - anchor.x, y: -inner.y - anchor.y)
            .concatenating(isUpwards ? details.transform.verticallyFlipped : details.transform)
            .concatenating(Transform(translationX: origin.x + anchor.x, y: origin.y + anchor.y))
    }

    /// The point of the node's own space at the origin corner of its frame, with y growing downwards: the scroll offset, less the
    /// insets of the content box.
    final var innerOrigin: Point {
        var origin = scrollOffset
        if flags.contains(.isUnflipped) { origin.y = -origin.y }
        guard flags.contains(.hasContentBoxInsets), let insets = details?.contentBoxInsets else { return origin }
        return Point(x: origin.x - insets.left, y: origin.y - insets.top)
    }
}
