/// One of the two directions in which a rectangle extends.
///
/// A layout that runs along ``horizontal`` runs in the reading direction unless it says otherwise.
@frozen
public enum Axis: Hashable, Sendable, CaseIterable {
    /// From left to right, or from right to left where a layout follows the reading direction.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    @export(implementation) public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }

    /// None, one or both of the axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        @export(implementation)
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Creates a set of one axis.
        @export(implementation)
        public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

        /// The horizontal axis, and the width.
        @export(implementation) public static var horizontal: Set { Set(rawValue: 1) }
        /// The vertical axis, and the height.
        @export(implementation) public static var vertical: Set { Set(rawValue: 2) }
        /// Both axes.
        @export(implementation) public static var both: Set { [.horizontal, .vertical] }
    }
}
