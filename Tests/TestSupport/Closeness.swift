import Geometry

/// Whether two numbers differ by no more than the tolerance, measured by the larger of 1 and their magnitude.
public func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    if a == b { return true }
    return (a - b).magnitude <= tolerance * max(1, a.magnitude, b.magnitude)
}

/// Whether both coordinates are close.
public func isClose(_ a: Point, _ b: Point, within tolerance: Double = 1e-9) -> Bool {
    isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

/// Whether both dimensions are close.
public func isClose(_ a: Size, _ b: Size, within tolerance: Double = 1e-9) -> Bool {
    isClose(a.width, b.width, within: tolerance) && isClose(a.height, b.height, within: tolerance)
}

/// Whether origin and size are close.
public func isClose(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-9) -> Bool {
    isClose(a.origin, b.origin, within: tolerance) && isClose(a.size, b.size, within: tolerance)
}

/// Whether all six coefficients are close.
public func isClose(_ a: Transform, _ b: Transform, within tolerance: Double = 1e-9) -> Bool {
    isClose(a.a, b.a, within: tolerance) && isClose(a.b, b.b, within: tolerance)
        && isClose(a.c, b.c, within: tolerance) && isClose(a.d, b.d, within: tolerance)
        && isClose(a.tx, b.tx, within: tolerance) && isClose(a.ty, b.ty, within: tolerance)
}

/// Whether two numbers are the same value, where NaN is the same as NaN and the sign of zero says nothing.
public func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN)
}
