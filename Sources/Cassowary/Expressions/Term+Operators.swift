extension Variable {
    /// The variable times a number.
    @export(implementation)
    public static func * (variable: Variable, factor: Double) -> Term { Term(variable, coefficient: factor) }

    /// The variable times a number.
    @export(implementation)
    public static func * (factor: Double, variable: Variable) -> Term { Term(variable, coefficient: factor) }

    /// The variable divided by a number; dividing by 0 gives a coefficient that the solver refuses.
    @export(implementation)
    public static func / (variable: Variable, divisor: Double) -> Term { Term(variable, coefficient: 1 / divisor) }

    /// The variable, negated.
    @export(implementation)
    public static prefix func - (variable: Variable) -> Term { Term(variable, coefficient: -1) }
}

extension Term {
    /// The term with its coefficient multiplied.
    @export(implementation)
    public static func * (term: Term, factor: Double) -> Term {
        Term(term.variable, coefficient: term.coefficient * factor)
    }

    /// The term with its coefficient multiplied.
    @export(implementation)
    public static func * (factor: Double, term: Term) -> Term { term * factor }

    /// The term with its coefficient divided; dividing by 0 gives a coefficient that the solver refuses.
    @export(implementation)
    public static func / (term: Term, divisor: Double) -> Term {
        Term(term.variable, coefficient: term.coefficient / divisor)
    }

    /// The term, negated.
    @export(implementation)
    public static prefix func - (term: Term) -> Term { term * -1 }
}
