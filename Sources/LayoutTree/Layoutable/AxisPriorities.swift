import Geometry

/// The priorities with which a node keeps the size of its content, on each axis.
///
/// ```swift
/// title.compressionResistance = AxisPriorities(horizontal: 749, vertical: 1000)
/// print(title.compressionResistance.horizontal.rawValue)  // 749.0
/// ```
///
/// Only their order matters. Stacks and constraints read them; chains do not.
@frozen
public struct AxisPriorities: Hashable, Sendable {
    /// The priority for the width.
    public var horizontal: LayoutPriority
    /// The priority for the height.
    public var vertical: LayoutPriority

    /// Creates priorities for both axes.
    @export(implementation)
    public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates the same priority for both axes.
    @export(implementation)
    public init(_ priority: LayoutPriority) {
        self.init(horizontal: priority, vertical: priority)
    }

    /// Whether both are finite numbers.
    @export(implementation) public var isFinite: Bool { horizontal.rawValue.isFinite && vertical.rawValue.isFinite }

    /// The priority on an axis.
    @export(implementation) public subscript(axis: Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPriorities {
    /// The default content hugging: 250.
    @export(implementation) public static var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }
    /// The default compression resistance: 750.
    @export(implementation) public static var defaultCompressionResistance: AxisPriorities {
        AxisPriorities(.defaultHigh)
    }
}
