/// One of the two directions in which a rectangle extends.
///
/// ```swift
/// let row = Axis.horizontal
/// let size = Size(width: 40, height: 20)
/// print(size[row])  // 40.0
/// print(size[row.perpendicular])  // 20.0
/// ```
///
/// A layout along ``horizontal`` follows the reading direction unless a call says otherwise.
@frozen
public enum Axis: Hashable, Sendable, CaseIterable {
    /// From left to right, or from right to left in a layout that follows the reading direction.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    @export(implementation) public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of axes, named by the lengths on them.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        @export(implementation)
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Creates a set of one axis.
        @export(implementation)
        public init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

        /// The horizontal axis.
        @export(implementation) public static var width: Set { Set(rawValue: 1) }
        /// The vertical axis.
        @export(implementation) public static var height: Set { Set(rawValue: 2) }
        /// Both axes.
        @export(implementation) public static var both: Set { Set(rawValue: 3) }
    }
}
