/// The importance of a constraint, or of the size of a node's content, from 1 to 1000.
///
/// Stacks, constraints and nodes share this type. It can be written as a literal: `hugging: 251`. Auto Layout uses the same
/// numbers.
///
/// A constraint of priority 1000 is required: it holds, or it is left out with a warning. Among the others, a higher priority wins
/// over all lower ones together; within one priority, the sum of the violations, in points, is minimal. In a stack, items of the
/// lowest priority grow or shrink first.
@frozen
public struct LayoutPriority: Hashable, Sendable {
    /// The number.
    public var rawValue: Double

    /// Creates a priority.
    ///
    /// A constraint checks whether it is in range.
    @export(implementation)
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: a constraint must hold.
    @export(implementation) public static var required: LayoutPriority { LayoutPriority(1000) }
    /// 750: the default with which a node resists shrinking below its content.
    @export(implementation) public static var defaultHigh: LayoutPriority { LayoutPriority(750) }
    /// 250: the default with which a node resists growing beyond its content.
    @export(implementation) public static var defaultLow: LayoutPriority { LayoutPriority(250) }
    /// 50: the priority of the size to which a node is fitted.
    @export(implementation) public static var fittingSize: LayoutPriority { LayoutPriority(50) }

    // The step is not a `Double`, since `sizes.reduce(0, +)` would be ambiguous.

    /// A priority that is higher by a step, as in `.defaultLow + 1`.
    @export(implementation)
    public static func + (priority: LayoutPriority, step: LayoutPriority) -> LayoutPriority {
        LayoutPriority(priority.rawValue + step.rawValue)
    }

    /// A priority that is lower by a step, as in `.required - 1`.
    @export(implementation)
    public static func - (priority: LayoutPriority, step: LayoutPriority) -> LayoutPriority {
        LayoutPriority(priority.rawValue - step.rawValue)
    }
}

extension LayoutPriority {
    /// Whether the number lies between 1 and 1000.
    public var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

    /// The nearest valid priority; ``required`` for NaN.
    package var clamped: LayoutPriority {
        rawValue.isNaN ? .required : LayoutPriority(min(max(rawValue, 1), 1000))
    }
}

extension LayoutPriority: Comparable {
    /// Whether the first one is lower.
    @export(implementation)
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a priority from a literal with a fraction.
    @export(implementation)
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a priority from a whole literal.
    @export(implementation)
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension LayoutPriority: CustomStringConvertible {
    /// The number, or `required`.
    public var description: String { self == .required ? "required" : "\(rawValue)" }
}
