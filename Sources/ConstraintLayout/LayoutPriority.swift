import Cassowary

/// How much a constraint matters beside the others, from 1 to 1000.
///
/// A constraint of priority 1000 is required: it holds, or it is left out with a warning. Among the others a higher priority
/// wins over all lower ones together; within one priority the sum of the distances that are missing becomes as small as
/// possible. The numbers are those of Auto Layout.
@frozen
public struct LayoutPriority: Hashable, Sendable {
    /// The number.
    public var rawValue: Double

    /// Creates a priority.
    ///
    /// Whether it is in range is checked when a constraint takes it.
    @inlinable
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: the constraint must hold.
    @inlinable public static var required: LayoutPriority { LayoutPriority(1000) }
    /// 750, with which a plain node refuses to become smaller than its content.
    @inlinable public static var defaultHigh: LayoutPriority { LayoutPriority(750) }
    /// 250, with which a plain node refuses to become larger than its content.
    @inlinable public static var defaultLow: LayoutPriority { LayoutPriority(250) }
    /// 50, with which a node that is fitted wants the size it is fitted to.
    @inlinable public static var fittingSize: LayoutPriority { LayoutPriority(50) }

    /// A priority that is higher by a number.
    @inlinable
    public static func + (priority: LayoutPriority, step: Double) -> LayoutPriority {
        LayoutPriority(priority.rawValue + step)
    }

    /// A priority that is lower by a number, as in `.required - 1`.
    @inlinable
    public static func - (priority: LayoutPriority, step: Double) -> LayoutPriority {
        LayoutPriority(priority.rawValue - step)
    }
}

extension LayoutPriority {
    /// Whether the number lies between 1 and 1000.
    public var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

    /// The nearest priority that is valid; for what is not a number it is ``required``.
    var clamped: LayoutPriority {
        rawValue.isNaN ? .required : LayoutPriority(min(max(rawValue, 1), 1000))
    }

    /// The strength in the solver, which keeps room above and below for what is no constraint of the client's.
    var strength: Strength {
        rawValue == 1000 ? .required : .priority(1.5 + clamped.rawValue / 2)
    }
}

extension Strength {
    /// The frames of nodes that constraints do not place: below required, so that they can be changed by an edit.
    static var givenFrame: Strength { .priority(900) }
    /// What content asks for with priority 1000: below the rule that no size is negative.
    static var requiredContent: Strength { .priority(800) }
    /// What a node keeps of its frame where nothing says otherwise.
    ///
    /// It moves before it changes its size, and what is inside gives way before what is around it.
    static func present(_ component: FrameComponent, depth: Int) -> Strength {
        .priority((component.isLength ? 1.5 : 1) + 0.4 / Double(1 + depth))
    }
}

extension LayoutPriority: Comparable {
    /// Whether the first one matters less.
    @inlinable
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a priority from a literal with a fraction.
    @inlinable
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a priority from a whole literal.
    @inlinable
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension LayoutPriority: CustomStringConvertible {
    /// The number, or `required`.
    public var description: String { self == .required ? "required" : "\(rawValue)" }
}

#if !hasFeature(Embedded)
extension LayoutPriority: Codable {}
#endif
