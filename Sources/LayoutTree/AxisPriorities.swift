import Geometry

/// The priorities with which a node keeps the size of its content, on each axis.
///
/// The numbers are those of Auto Layout, from 1 to 1000, and only their order counts. Stacks and constraints read them;
/// chains do not.
@frozen
public struct AxisPriorities: Hashable, Sendable {
    /// The priority for the width.
    public var horizontal: Double
    /// The priority for the height.
    public var vertical: Double

    /// Creates priorities for both axes.
    @inlinable
    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the same priority for both axes.
    @inlinable
    public init(_ priority: Double) {
        self.init(horizontal: priority, vertical: priority)
    }

    /// Whether both are finite numbers.
    @inlinable public var isFinite: Bool { horizontal.isFinite && vertical.isFinite }

    /// The priority on an axis.
    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPriorities {
    /// 250, the content hugging of a plain view.
    @inlinable public static var defaultHugging: AxisPriorities { AxisPriorities(250) }
    /// 750, the compression resistance of a plain view.
    @inlinable public static var defaultCompressionResistance: AxisPriorities { AxisPriorities(750) }
}

#if !hasFeature(Embedded)
extension AxisPriorities: Codable {}
#endif
