/// A position in a two-dimensional coordinate space, in points.
///
/// ```swift
/// let corner = Point(x: 8, y: 8)
/// print(corner.offsetBy(dx: 10, dy: -3))  // (18, 5)
/// ```
///
/// `x` grows to the right and `y` grows downwards, except in a node with `isFlipped == false`.
@frozen
public struct Point: Hashable, Sendable {
    /// The horizontal coordinate, in points, positive to the right.
    public var x: Double
    /// The vertical coordinate, in points, positive downwards.
    public var y: Double

    /// Creates a point from its coordinates.
    @export(implementation)
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the origin of the coordinate space, (0, 0).
    @export(implementation)
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The origin of the coordinate space, (0, 0).
    @export(implementation) public static var zero: Point { Point(x: 0, y: 0) }
}

extension Point {
    /// Whether both coordinates are finite numbers.
    @export(implementation) public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The coordinate along an axis: `x` for `.horizontal`, `y` for `.vertical`.
    @export(implementation)
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// The point moved by `dx` to the right and `dy` downwards.
    @export(implementation)
    public func offsetBy(dx: Double, dy: Double) -> Point {
        Point(x: x + dx, y: y + dy)
    }

    /// Adds the coordinates of two points.
    @export(implementation)
    public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

    /// Subtracts the coordinates of the second point from the coordinates of the first.
    @export(implementation)
    public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

extension Point: CustomStringConvertible {
    /// The point as `(x, y)`, whole numbers without a fraction.
    public var description: String { "(\(plain(x)), \(plain(y)))" }
}
