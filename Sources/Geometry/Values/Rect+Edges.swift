extension Rect {
    /// The horizontal extent.
    @export(implementation) public var width: Double { size.width }
    /// The vertical extent.
    @export(implementation) public var height: Double { size.height }

    /// The smallest x of the rectangle: its left edge.
    @export(implementation) public var minX: Double { smaller(origin.x + size.width, origin.x) }
    /// The x halfway between the left and the right edge.
    @export(implementation) public var midX: Double { origin.x + size.width / 2 }
    /// The largest x of the rectangle: its right edge.
    @export(implementation) public var maxX: Double { larger(origin.x + size.width, origin.x) }
    /// The smallest y of the rectangle: its top edge where `y` grows downwards.
    @export(implementation) public var minY: Double { smaller(origin.y + size.height, origin.y) }
    /// The y halfway between the top and the bottom edge.
    @export(implementation) public var midY: Double { origin.y + size.height / 2 }
    /// The largest y of the rectangle: its bottom edge where `y` grows downwards.
    @export(implementation) public var maxY: Double { larger(origin.y + size.height, origin.y) }

    /// The corner at the smallest x and y.
    @export(implementation) public var topLeft: Point { Point(x: minX, y: minY) }
    /// The middle of the top edge.
    @export(implementation) public var topCenter: Point { Point(x: midX, y: minY) }
    /// The corner at the largest x and the smallest y.
    @export(implementation) public var topRight: Point { Point(x: maxX, y: minY) }
    /// The middle of the left edge.
    @export(implementation) public var centerLeft: Point { Point(x: minX, y: midY) }
    /// The middle of the rectangle.
    @export(implementation) public var center: Point { Point(x: midX, y: midY) }
    /// The middle of the right edge.
    @export(implementation) public var centerRight: Point { Point(x: maxX, y: midY) }
    /// The corner at the smallest x and the largest y.
    @export(implementation) public var bottomLeft: Point { Point(x: minX, y: maxY) }
    /// The middle of the bottom edge.
    @export(implementation) public var bottomCenter: Point { Point(x: midX, y: maxY) }
    /// The corner at the largest x and y.
    @export(implementation) public var bottomRight: Point { Point(x: maxX, y: maxY) }

    /// The point at a fraction of the width and the height: (0, 0) is the top left corner, (1, 1) the bottom right corner.
    @export(implementation)
    public func point(atUnit unit: Point) -> Point {
        Point(x: origin.x + size.width * unit.x, y: origin.y + size.height * unit.y)
    }
}

// Each of these compiles to one instruction. `min` and `max` do not, since they specify which of two equal numbers they return.

/// The smaller of two numbers, or the second one if they cannot be compared.
@export(implementation)
@inline(always)
func smaller(_ first: Double, _ second: Double) -> Double { first < second ? first : second }

/// The larger of two numbers, or the second one if they cannot be compared.
@export(implementation)
@inline(always)
func larger(_ first: Double, _ second: Double) -> Double { first > second ? first : second }
