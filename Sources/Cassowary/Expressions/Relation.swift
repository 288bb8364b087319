/// The comparison of the expression of a ``Constraint`` with zero.
@frozen
public enum Relation: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The expression is zero or less.
    case lessThanOrEqual

    /// The expression is zero.
    case equal

    /// The expression is zero or more.
    case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
    /// The sign as it is written in Swift: `<=`, `==` or `>=`.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

#if !hasFeature(Embedded)
extension Relation: Codable {}
#endif
