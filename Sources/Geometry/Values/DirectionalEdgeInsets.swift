/// Distances inwards from the sides of a rectangle, named by the reading direction, in points.
///
/// ```swift
/// let margins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
/// print(margins.resolved(in: .rightToLeft).right)  // 16.0
/// ```
///
/// `leading` is the left side in a left-to-right layout and the right side in a right-to-left layout; `trailing` is the opposite
/// side.
@frozen
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: Double
    /// The distance from the leading side.
    public var leading: Double
    /// The distance from the bottom edge, upwards.
    public var bottom: Double
    /// The distance from the trailing side.
    public var trailing: Double

    /// Creates insets from four distances.
    @export(implementation)
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    @export(implementation) public static var zero: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The insets with left and right sides, for a layout that runs in `direction`.
    @export(implementation)
    public func resolved(in direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight
            ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
    /// The insets as the call that creates them.
    public var description: String {
        "DirectionalEdgeInsets(top: \(plain(top)), leading: \(plain(leading)), "
            + "bottom: \(plain(bottom)), trailing: \(plain(trailing)))"
    }
}
