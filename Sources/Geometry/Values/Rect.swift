/// A rectangle with an origin and a size, in points.
///
/// ```swift
/// let card = Rect(x: 10, y: 10, width: 300, height: 120)
/// print(card.center)  // (160, 70)
/// print(card.inset(by: EdgeInsets(8)))  // (18, 18, 284, 104)
/// ```
///
/// The origin is the corner with the smallest coordinates: the top left corner where `y` grows downwards. Sizes should be zero or
/// more; operations that combine rectangles read a negative size through ``standardized``.
@frozen
public struct Rect: Hashable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The extent from the origin.
    public var size: Size

    /// Creates a rectangle from its origin and size.
    @export(implementation)
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its coordinates and dimensions.
    @export(implementation)
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle from a horizontal and a vertical span.
    @export(implementation)
    public init(horizontal: AxisSpan, vertical: AxisSpan) {
        self.init(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    }

    /// Creates the rectangle at the origin without extent.
    @export(implementation)
    public init() {
        self.init(x: 0, y: 0, width: 0, height: 0)
    }

    /// The rectangle at the origin without extent.
    @export(implementation) public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
}

extension Rect {
    /// Whether the origin and the size are finite numbers.
    @export(implementation) public var isFinite: Bool {
        // Zero times infinity or NaN is NaN: this needs one comparison in place of four.
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }

    /// Whether the rectangle covers no area.
    @export(implementation) public var isEmpty: Bool { standardized.size.isEmpty }

    /// The part of the rectangle on one axis.
    @export(implementation)
    public subscript(axis: Axis) -> AxisSpan {
        get { AxisSpan(origin: origin[axis], length: size[axis]) }
        set {
            origin[axis] = newValue.origin
            size[axis] = newValue.length
        }
    }

    /// The same area with a width and a height of zero or more.
    @export(implementation) public var standardized: Rect {
        Rect(horizontal: self[.horizontal].standardized, vertical: self[.vertical].standardized)
    }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as `(x, y, width, height)`, whole numbers without a fraction.
    public var description: String {
        "(\(plain(origin.x)), \(plain(origin.y)), \(plain(size.width)), \(plain(size.height)))"
    }
}
