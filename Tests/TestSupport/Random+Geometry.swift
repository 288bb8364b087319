import Geometry

extension SplitMix64 {
    /// A point within 1,000 points of the origin, in quarters of a point.
    public mutating func point() -> Point {
        Point(x: Double(integer(-4_000...4_000)) / 4, y: Double(integer(-4_000...4_000)) / 4)
    }

    /// A size up to 500 by 500 points, in quarters of a point.
    public mutating func size() -> Size {
        Size(width: Double(integer(0...2_000)) / 4, height: Double(integer(0...2_000)) / 4)
    }

    /// A rectangle of ``point()`` and ``size()``.
    public mutating func rect() -> Rect {
        Rect(origin: point(), size: size())
    }

    /// A transform with an inverse: a scale, a rotation and a translation.
    public mutating func transform() -> Transform {
        let factors = [-2.0, -1, -0.5, 0.25, 0.5, 1, 1.5, 3]
        return Transform(scaleX: pick(factors), y: pick(factors))
            .concatenating(Transform(rotationDegrees: Double(integer(0...23)) * 15))
            .concatenating(Transform(translationX: number(-50...50), y: number(-50...50)))
    }
}
