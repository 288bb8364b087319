import Cassowary

/// The comparison of the two sides of a constraint.
@frozen
public enum ConstraintRelation: Hashable, Sendable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The left side is at least the right side.
    case greaterThanOrEqual

    /// The same relation in the solver.
    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension ConstraintRelation: CustomStringConvertible {
    /// The sign: `<=`, `==` or `>=`.
    public var description: String { solverRelation.description }
}

#if !hasFeature(Embedded)
extension ConstraintRelation: Codable {}
#endif
