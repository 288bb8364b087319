/// A requirement for a solver: an expression that is zero, at most zero or at least zero, and the strength of the requirement.
///
/// A constraint is a value, written as in mathematics: `x + width <= 320`. It is required unless it has a strength: `(x == 8) |
/// .strong` (the parentheses are needed, since `|` binds tighter than `==`) or `(x == 8).strength(.strong)`.
///
/// Two constraints are equal if they were written alike: the same terms in the same order, the same constant, relation, strength
/// and ``tag``. A solver holds a set of constraints: adding an equal one again throws ``SolverError/duplicate(_:)``, and a
/// constraint can be removed by writing it again. To add the same constraint twice, or to find it in the list of an error, give
/// it a ``tag`` of its own.
@frozen
public struct Constraint: Sendable {
    /// The sum that is compared with zero: the left side less the right side.
    public var expression: LinearExpression

    /// The comparison of the expression with zero.
    public var relation: Relation

    /// The importance of the constraint.
    public var strength: Strength

    /// A number of the caller's choice that distinguishes constraints that are written alike; usually 0.
    ///
    /// If nothing else decides between constraints of one priority, the constraint with the higher tag gives way; of equal tags,
    /// the one that was added last.
    public var tag: Int

    /// Creates a constraint from its parts.
    @export(implementation)
    public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required, tag: Int = 0) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
        self.tag = tag
    }

    /// The same constraint with another strength.
    @export(implementation)
    public func strength(_ strength: Strength) -> Constraint {
        var copy = self
        copy.strength = strength
        return copy
    }

    /// The same constraint with another tag.
    @export(implementation)
    public func tagged(_ tag: Int) -> Constraint {
        var copy = self
        copy.tag = tag
        return copy
    }

    /// The same constraint with another strength: `(x == 8) | .strong`.
    @export(implementation)
    public static func | (constraint: Constraint, strength: Strength) -> Constraint {
        constraint.strength(strength)
    }
}

extension Constraint: Hashable {
    /// Whether both were written alike.
    ///
    /// A constraint that contains NaN is not equal to itself.
    public static func == (left: Constraint, right: Constraint) -> Bool {
        guard left.tag == right.tag, left.relation == right.relation, left.strength == right.strength,
            left.expression.constant == right.expression.constant,
            left.expression.termCount == right.expression.termCount
        else { return false }
        for position in 0..<left.expression.termCount {
            let (one, other) = (left.expression.term(at: position), right.expression.term(at: position))
            if one.variable != other.variable || one.coefficient != other.coefficient { return false }
        }
        return true
    }

    /// Hashes everything that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }

    /// A hash that is the same in every run and on every platform, unlike the standard library's.
    var fingerprint: UInt64 {
        var hash = UInt64(bitPattern: Int64(tag)) &+ UInt64(relation.rawValue)
        Self.mix(strength.priority, into: &hash)
        Self.mix(strength.weight, into: &hash)
        Self.mix(expression.constant, into: &hash)
        for position in 0..<expression.termCount {
            let term = expression.term(at: position)
            hash ^= UInt64(UInt32(bitPattern: term.variable.index))
            Self.mix(term.coefficient, into: &hash)
        }
        return hash ^ (hash &>> 29)
    }

    @inline(always)
    private static func mix(_ number: Double, into hash: inout UInt64) {
        // Adding 0 makes -0 and 0, which are equal, the same bits. The factor is 2^64 divided by the golden ratio.
        hash = (hash ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash &>> 32
    }
}

extension Constraint: CustomStringConvertible {
    /// The constraint as text, such as `1.0·v0 - 8.0 == 0 | strong`; ``Solver/description(of:)-(Constraint)`` has the names.
    public var description: String {
        text { $0.description }
    }

    /// The same text with names of the caller's choice for the variables.
    func text(naming name: (Variable) -> String) -> String {
        var result = "\(expression.text(naming: name)) \(relation) 0 | \(strength)"
        if tag != 0 { result += " #\(tag)" }
        return result
    }
}
