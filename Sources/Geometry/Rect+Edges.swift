extension Rect {
    /// The horizontal extent.
    @inlinable public var width: Double { size.width }
    /// The vertical extent.
    @inlinable public var height: Double { size.height }

    /// The smallest x of the rectangle: its left edge.
    @inlinable public var minX: Double { smaller(origin.x + size.width, origin.x) }
    /// The x half-way between the left and the right edge.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The largest x of the rectangle: its right edge.
    @inlinable public var maxX: Double { larger(origin.x + size.width, origin.x) }
    /// The smallest y of the rectangle: its top edge where `y` grows downwards.
    @inlinable public var minY: Double { smaller(origin.y + size.height, origin.y) }
    /// The y half-way between the top and the bottom edge.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The largest y of the rectangle: its bottom edge where `y` grows downwards.
    @inlinable public var maxY: Double { larger(origin.y + size.height, origin.y) }

    /// The corner at the smallest x and y.
    @inlinable public var topLeft: Point { Point(x: minX, y: minY) }
    /// The middle of the top edge.
    @inlinable public var topCenter: Point { Point(x: midX, y: minY) }
    /// The corner at the largest x and the smallest y.
    @inlinable public var topRight: Point { Point(x: maxX, y: minY) }
    /// The middle of the left edge.
    @inlinable public var centerLeft: Point { Point(x: minX, y: midY) }
    /// The middle of the rectangle.
    @inlinable public var center: Point { Point(x: midX, y: midY) }
    /// The middle of the right edge.
    @inlinable public var centerRight: Point { Point(x: maxX, y: midY) }
    /// The corner at the smallest x and the largest y.
    @inlinable public var bottomLeft: Point { Point(x: minX, y: maxY) }
    /// The middle of the bottom edge.
    @inlinable public var bottomCenter: Point { Point(x: midX, y: maxY) }
    /// The corner at the largest x and y.
    @inlinable public var bottomRight: Point { Point(x: maxX, y: maxY) }

    /// The point at a fraction of the width and the height: (0, 0) is the top left corner, (1, 1) the bottom right one.
    @inlinable
    public func point(atUnit unit: Point) -> Point {
        Point(x: origin.x + size.width * unit.x, y: origin.y + size.height * unit.y)
    }
}

// Each of these is one instruction. `min` and `max` are not, since they say which of two equal numbers they return.

/// The smaller of two numbers, or the second one if they cannot be compared.
@inlinable
@inline(always)
func smaller(_ first: Double, _ second: Double) -> Double { first < second ? first : second }

/// The larger of two numbers, or the second one if they cannot be compared.
@inlinable
@inline(always)
func larger(_ first: Double, _ second: Double) -> Double { first > second ? first : second }
