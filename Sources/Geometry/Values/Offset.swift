/// The distance by which something moves, in points: to the right and downwards.
///
/// ```swift
/// let step = Offset(x: 10) * 2 + Offset(y: 4)
/// print(step)  // Offset(x: 20, y: 4)
/// ```
///
/// It is the difference of two points, so it can be scaled and negated, which makes no sense for a ``Point``.
@frozen
public struct Offset: Hashable, Sendable {
    /// The distance to the right, in points; negative to the left.
    public var x: Double
    /// The distance downwards, in points; negative upwards.
    public var y: Double

    /// Creates an offset; both parts default to 0.
    @export(implementation)
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The offset of zero, which moves nothing.
    @export(implementation) public static var zero: Offset { Offset() }
}

extension Offset {
    /// Whether both parts are finite numbers.
    @export(implementation) public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The part along an axis: `x` for `.horizontal`, `y` for `.vertical`.
    @export(implementation)
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The sum of two offsets.
    @export(implementation)
    public static func + (a: Offset, b: Offset) -> Offset { Offset(x: a.x + b.x, y: a.y + b.y) }

    /// The difference of two offsets.
    @export(implementation)
    public static func - (a: Offset, b: Offset) -> Offset { Offset(x: a.x - b.x, y: a.y - b.y) }

    /// The opposite offset.
    @export(implementation)
    public static prefix func - (offset: Offset) -> Offset { Offset(x: -offset.x, y: -offset.y) }

    /// The product of two offsets, part by part.
    @export(implementation)
    public static func * (a: Offset, b: Offset) -> Offset { Offset(x: a.x * b.x, y: a.y * b.y) }

    /// The quotient of two offsets, part by part.
    @export(implementation)
    public static func / (a: Offset, b: Offset) -> Offset { Offset(x: a.x / b.x, y: a.y / b.y) }

    /// The offset times a factor.
    @export(implementation)
    public static func * (offset: Offset, factor: Double) -> Offset {
        Offset(x: offset.x * factor, y: offset.y * factor)
    }

    /// The offset divided by a number.
    @export(implementation)
    public static func / (offset: Offset, divisor: Double) -> Offset {
        Offset(x: offset.x / divisor, y: offset.y / divisor)
    }
}

extension Point {
    /// The point moved by an offset.
    @export(implementation)
    public func offset(by offset: Offset) -> Point { Point(x: x + offset.x, y: y + offset.y) }

    /// The offset from another point to this one.
    @export(implementation)
    public func offset(from origin: Point) -> Offset { Offset(x: x - origin.x, y: y - origin.y) }
}

extension Size {
    /// The size with the parts of an offset added to width and height; it can become negative.
    @export(implementation)
    public func extended(by offset: Offset) -> Size {
        Size(width: width + offset.x, height: height + offset.y)
    }
}

extension Offset: Interpolatable {
    /// The offset at a fraction of the way to `end`.
    @export(implementation)
    public func interpolated(to end: Offset, at fraction: Double) -> Offset {
        Offset(x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
    }
}

extension Offset: CustomStringConvertible {
    /// The offset as the call that creates it.
    public var description: String { "Offset(x: \(plain(x)), y: \(plain(y)))" }
}
