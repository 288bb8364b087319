import Geometry

extension LayoutSnapshot: Interpolatable {
    /// A snapshot between this one and another, for animation.
    ///
    /// Nodes correspond by their index in the list. Frames, scroll offsets, transforms and opacity are interpolated; names and
    /// hidden states are taken from `self` below the fraction 0.5 and from `end` from there on. Where the shapes of the two trees
    /// begin to differ, the rest of the nearer one is taken unchanged. A fraction that is not finite is read as 0.
    public func interpolated(to end: LayoutSnapshot, at fraction: Double) -> LayoutSnapshot {
        let fraction = fraction.isFinite ? fraction : 0
        var result = fraction < 0.5 ? self : end
        for index in 0..<min(nodes.count, end.nodes.count) {
            guard nodes[index].parent == end.nodes[index].parent else { break }
            result.nodes[index].move(from: nodes[index], to: end.nodes[index], at: fraction)
        }
        return result
    }
}

extension LayoutSnapshot.Node {
    fileprivate mutating func move(from start: Self, to end: Self, at fraction: Double) {
        frame = start.frame.interpolated(to: end.frame, at: fraction)
        untransformedFrame = start.untransformedFrame.interpolated(to: end.untransformedFrame, at: fraction)
        boundsOrigin = start.boundsOrigin.interpolated(to: end.boundsOrigin, at: fraction)
        anchorPoint = start.anchorPoint.interpolated(to: end.anchorPoint, at: fraction)
        alpha = start.alpha.interpolated(to: end.alpha, at: fraction)
        let (a, b) = (start.transform, end.transform)
        transform = Transform(
            a: a.a.interpolated(to: b.a, at: fraction), b: a.b.interpolated(to: b.b, at: fraction),
            c: a.c.interpolated(to: b.c, at: fraction), d: a.d.interpolated(to: b.d, at: fraction),
            tx: a.tx.interpolated(to: b.tx, at: fraction), ty: a.ty.interpolated(to: b.ty, at: fraction)
        )
    }
}
