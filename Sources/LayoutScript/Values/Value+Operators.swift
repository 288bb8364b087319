import Geometry
import LayoutOperators
import LayoutTree
import Stacking

extension Value {
    /// Whether two values are the same, or the second is a range that holds the first; nil where they cannot be compared.
    package func isEqual(to other: Value) -> Bool? {
        switch (zero(like: other), other.zero(like: self)) {
        case (.number(let a), .number(let b)): a == b
        case (.number(let number), .range(let range)):
            Double(range.lowerBound) <= number && number <= Double(range.upperBound - 1)
        case (.bool(let a), .bool(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.symbol(let a), .symbol(let b)): a == b
        case (.node(let a), .node(let b)): a === b
        case (.rect(let a), .rect(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.insets(let a), .insets(let b)): a == b
        case (.null, .null): true
        case (.null, _), (_, .null): false
        default: nil
        }
    }

    /// The zero of the kind of another value for `.zero`, which is insets by itself, and a point for `.init(x: 8, y: 9)`, which is
    /// an offset by itself; else the value.
    package func zero(like other: Value?) -> Value {
        if case (.offset(let offset), .point) = (self, other) { return .point(Point(x: offset.x, y: offset.y)) }
        guard case .insets(.zero) = self else { return self }
        return switch other {
        case .rect: .rect(.zero)
        case .size: .size(.zero)
        case .point: .point(.zero)
        case .number: .number(0)
        default: self
        }
    }

    /// The zero of a type; nil for types whose zero means insets.
    package static func zero(of type: String) -> Value? {
        switch type {
        case "Rect": .rect(.zero)
        case "Size": .size(.zero)
        case "Point": .point(.zero)
        case "Double": .number(0)
        default: nil
        }
    }

    /// The result of an operator of ``LayoutOperators``; nil if it does not take the two values.
    static func combined(_ left: Value, _ sign: Token.Kind, _ right: Value) -> Value? {
        switch (sign, left, right) {
        case (.plus, _, _): sum(left, right) ?? sum(right, left)
        case (.minus, .insets(let insets), .number(let points)): .insets(insets - points)
        case (.minus, _, .offset(let offset)): sum(left, .offset(-offset))
        case (.times, .offset(let a), .offset(let b)): .offset(a * b)
        case (.times, .offset(let offset), .number(let factor)): .offset(offset * factor)
        case (.divide, .offset(let a), .offset(let b)): .offset(a / b)
        case (.divide, .offset(let offset), .number(let divisor)): .offset(offset / divisor)
        case (.join, _, _):
            left.distributionItems.flatMap { items in right.distributionItems.map { .distribution(items + $0) } }
        default: nil
        }
    }

    private static func sum(_ value: Value, _ addend: Value) -> Value? {
        if case (.insets(let insets), .number(let points)) = (value, addend) { return .insets(insets + points) }
        guard case .offset(let offset) = addend else { return nil }
        switch value {
        case .offset(let other): return .offset(other + offset)
        case .anchor(let anchor): return .anchor(anchor + offset)
        case .size(let size): return .size(size + offset)
        case .point(let point): return .point(point.offset(by: offset))
        default: return value.parentAnchor.map { .parentAnchor($0 + offset) }
        }
    }

    /// The value as part of a distribution: a node, a space in points, or what was joined before.
    var distributionItems: [StackItem<LayoutNode>]? {
        switch self {
        case .node(let node): [.node(node)]
        case .number(let points): [.fix(points)]
        case .distribution(let items): items
        default: nil
        }
    }
}
