/// A type whose values can be interpolated, component by component.
///
/// A fraction of 0 gives `self` and 1 gives `end`, both exactly. Fractions outside 0...1 extrapolate, as a spring does. A fraction
/// that is not finite gives numbers that are not finite.
public protocol Interpolatable {
    /// The value at a fraction of the way from this one to `end`.
    func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
    /// The number at a fraction of the way to `end`.
    ///
    /// Both ends are exact.
    @export(implementation)
    public func interpolated(to end: Double, at fraction: Double) -> Double {
        if fraction == 0 { return self }
        if fraction == 1 { return end }
        return self + (end - self) * fraction
    }
}

extension Point: Interpolatable {
    /// The point at a fraction of the straight line to `end`.
    @export(implementation)
    public func interpolated(to end: Point, at fraction: Double) -> Point {
        Point(x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
    }
}

extension Size: Interpolatable {
    /// The size at a fraction of the way to `end`, width and height separately.
    @export(implementation)
    public func interpolated(to end: Size, at fraction: Double) -> Size {
        Size(
            width: width.interpolated(to: end.width, at: fraction),
            height: height.interpolated(to: end.height, at: fraction)
        )
    }
}

extension Rect: Interpolatable {
    /// The rectangle at a fraction of the way to `end`, origin and size separately.
    @export(implementation)
    public func interpolated(to end: Rect, at fraction: Double) -> Rect {
        Rect(
            origin: origin.interpolated(to: end.origin, at: fraction),
            size: size.interpolated(to: end.size, at: fraction)
        )
    }
}

extension EdgeInsets: Interpolatable {
    /// The insets at a fraction of the way to `end`, each side separately.
    @export(implementation)
    public func interpolated(to end: EdgeInsets, at fraction: Double) -> EdgeInsets {
        EdgeInsets(
            top: top.interpolated(to: end.top, at: fraction),
            left: left.interpolated(to: end.left, at: fraction),
            bottom: bottom.interpolated(to: end.bottom, at: fraction),
            right: right.interpolated(to: end.right, at: fraction)
        )
    }
}
