/// The reason why a ``Solver`` refused a call; the call has changed nothing.
@nonexhaustive
public enum SolverError: Error, Hashable, Sendable {
    /// The required constraint cannot hold together with these required ones, listed in the order they were added.
    ///
    /// The list is minimal: without any one of its members the constraint could be added. It is empty if the constraint can never
    /// hold, such as `0 == 1`.
    case unsatisfiable(Constraint, clashingWith: [Constraint])

    /// An equal constraint is in the solver already.
    case duplicate(Constraint)

    /// The constraint is not in the solver.
    case unknown(Constraint)

    /// The strength is out of range, or is required for an edit variable.
    case badStrength(Strength)

    /// The constraint has a coefficient or a constant that is infinite or NaN.
    case nonFinite(Constraint)

    /// The value suggested for the variable is infinite or NaN.
    case nonFiniteSuggestion(Double, for: Variable)

    /// The constraint could not be added or removed within the range and precision of a `Double`.
    ///
    /// It takes coefficients or constants of very different magnitudes, such as 1e200 beside 1e-200.
    case imprecise(Constraint)

    /// The variable could not reach the suggested value, or its edit could not be changed, within the precision of a `Double`.
    case impreciseEdit(Variable)

    /// The best solution was not found within the number of steps that a sound system takes.
    case pivotLimitReached

    /// The variable does not belong to this solver, or was removed.
    case unknownVariable(Variable)

    /// The variable cannot be removed: constraints or an edit still use it.
    case variableInUse(Variable)

    /// The variable is an edit variable already.
    case duplicateEditVariable(Variable)

    /// The variable is not an edit variable.
    case unknownEditVariable(Variable)
}

extension SolverError: CustomStringConvertible {
    /// The error, with its constraint or variable.
    ///
    /// `description(of:)` of the ``Solver`` has the names of the variables.
    public var description: String {
        text { $0.description }
    }

    func text(naming name: (Variable) -> String) -> String {
        switch self {
        case .unsatisfiable(let constraint, let others):
            var result = "cannot be satisfied: " + constraint.text(naming: name)
            for other in others { result += "\n    clashes with " + other.text(naming: name) }
            return result
        case .duplicate(let constraint): return "added twice: " + constraint.text(naming: name)
        case .unknown(let constraint): return "not in the solver: " + constraint.text(naming: name)
        case .badStrength(let strength): return "strength out of range: \(strength)"
        case .nonFinite(let constraint): return "not a finite number in: " + constraint.text(naming: name)
        case .nonFiniteSuggestion(let value, let variable): return "cannot suggest \(value) for \(name(variable))"
        case .imprecise(let constraint): return "beyond the precision of a Double: " + constraint.text(naming: name)
        case .impreciseEdit(let variable): return "edit beyond the precision of a Double: \(name(variable))"
        case .pivotLimitReached: return "not solved within the limit of steps"
        case .unknownVariable(let variable): return "not a variable of this solver: \(name(variable))"
        case .variableInUse(let variable): return "still in use: \(name(variable))"
        case .duplicateEditVariable(let variable): return "already an edit variable: \(name(variable))"
        case .unknownEditVariable(let variable): return "not an edit variable: \(name(variable))"
        }
    }
}
