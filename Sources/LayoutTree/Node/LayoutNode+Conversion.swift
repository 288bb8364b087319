import Geometry

extension LayoutNode {
    /// The transform from the node's own space to its parent's, both with y growing downwards.
    ///
    /// It subtracts the scroll offset and adds the origin; for ``FrameKind/transformed`` it also applies the transform about the
    /// anchor point.
    public final func mapToParent(_ kind: FrameKind) -> Transform {
        let origin = untransformedFrame.origin
        let scroll = downwardScroll
        guard kind == .transformed, let details, !details.transform.isIdentity else {
            return Transform(translationX: origin.x - scroll.x, y: origin.y - scroll.y)
        }
        let isUpwards = isInUnflippedParent
        let unit = details.anchorPoint
        let anchor = Point(
            x: storedFrame.width * unit.x,
            y: storedFrame.height * (isUpwards ? 1 - unit.y : unit.y)
        )
        return Transform(translationX: -scroll.x - anchor.x, y: -scroll.y - anchor.y)
            .concatenating(isUpwards ? details.transform.verticallyFlipped : details.transform)
            .concatenating(Transform(translationX: origin.x + anchor.x, y: origin.y + anchor.y))
    }

    /// The scroll offset with y growing downwards.
    final var downwardScroll: Point {
        flags.contains(.isUnflipped) ? Point(x: scrollOffset.x, y: -scrollOffset.y) : scrollOffset
    }
}
