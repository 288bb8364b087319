/// One of the two directions in which a rectangle extends.
@frozen
public enum Axis: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    @export(implementation) public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
