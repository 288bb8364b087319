import Geometry

/// The dimensions of a container that follow its stacks.
@frozen
public struct StackFit: OptionSet, Hashable, Sendable {
    /// One bit for each dimension.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @export(implementation)
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

    /// The width: the container is as wide as its rows need, or the lines of a flow, or the columns of a grid.
    @export(implementation) public static var width: StackFit { StackFit(rawValue: 1) }
    /// The height: the container is as high as its columns need, or the lines of a flow, or the rows of a grid.
    @export(implementation) public static var height: StackFit { StackFit(rawValue: 2) }
    /// Both.
    @export(implementation) public static var size: StackFit { [.width, .height] }
}
