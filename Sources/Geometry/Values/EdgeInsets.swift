/// Distances inwards from the four sides of a rectangle, in points; a negative distance points outwards.
///
/// ```swift
/// let padding = EdgeInsets(vertical: 8, horizontal: 16)
/// print(card.inset(by: padding))  // (26, 18, 268, 104)
/// ```
@frozen
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: Double
    /// The distance from the left edge, to the right.
    public var left: Double
    /// The distance from the bottom edge, upwards.
    public var bottom: Double
    /// The distance from the right edge, to the left.
    public var right: Double

    /// Creates insets from four distances.
    @export(implementation)
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets with one distance for all four sides.
    @export(implementation)
    public init(_ distance: Double) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    /// Creates insets with one distance at the top and bottom, and another one at the left and right.
    @export(implementation)
    public init(vertical: Double = 0, horizontal: Double = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// No distance on any side.
    @export(implementation) public static var zero: EdgeInsets { EdgeInsets(0) }
}

extension EdgeInsets {
    /// The sum of the left and right distances.
    @export(implementation) public var horizontal: Double { left + right }
    /// The sum of the top and bottom distances.
    @export(implementation) public var vertical: Double { top + bottom }
    /// Whether all four distances are finite numbers.
    @export(implementation) public var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }
}

extension EdgeInsets {
    /// Adds a number of points to the distance from every side, as in `top(view.pin.safeArea + 10)`.
    @export(implementation)
    public static func + (insets: EdgeInsets, distance: Double) -> EdgeInsets {
        EdgeInsets(
            top: insets.top + distance, left: insets.left + distance, bottom: insets.bottom + distance,
            right: insets.right + distance
        )
    }

    /// Subtracts a number of points from the distance from every side; the result may be negative.
    @export(implementation)
    public static func - (insets: EdgeInsets, distance: Double) -> EdgeInsets { insets + -distance }

    /// Each distance, or the other insets' distance if it is larger.
    ///
    /// A distance that is NaN is replaced by the other.
    @export(implementation)
    public func minInsets(_ minimum: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top >= minimum.top ? top : minimum.top,
            left: left >= minimum.left ? left : minimum.left,
            bottom: bottom >= minimum.bottom ? bottom : minimum.bottom,
            right: right >= minimum.right ? right : minimum.right
        )
    }

    /// The insets with left and right at least `dx` points, top and bottom at least `dy` points.
    @export(implementation)
    public func minInsets(dx: Double, dy: Double) -> EdgeInsets {
        minInsets(EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    }
}

extension EdgeInsets: CustomStringConvertible {
    /// The insets as the call that creates them.
    public var description: String {
        "EdgeInsets(top: \(plain(top)), left: \(plain(left)), bottom: \(plain(bottom)), right: \(plain(right)))"
    }
}
