/// Input numbers brought to values that can be computed with.
extension StackSolver {
    /// The number, or `fallback` where it is none, within the largest length.
    static func limited(
        _ value: Double, or fallback: Double = 0, column: Int, problems: inout [StackProblem]
    ) -> Double {
        guard !(value.magnitude <= maximumLength) else { return value }
        report(.nonFinite(column: column), in: &problems)
        return limited(value, or: fallback)
    }

    /// A length or a start, within the largest length.
    static func limited(_ value: Double, problems: inout [StackProblem]) -> Double {
        guard !(value.magnitude <= maximumLength) else { return value }
        report(.nonFiniteLength, in: &problems)
        return limited(value, or: 0)
    }

    /// The number, or `fallback` where it is none, within the largest length.
    static func limited(_ value: Double, or fallback: Double = 0) -> Double {
        value.isNaN ? fallback : min(max(value, -maximumLength), maximumLength)
    }

    /// A multiplier within the largest one; the very smallest ones are 0.
    static func limitedMultiplier(_ value: Double, column: Int, problems: inout [StackProblem]) -> Double {
        if value.magnitude <= maximumMultiplier {
            return value.magnitude < 1 / maximumMultiplier ? 0 : value
        }
        report(.nonFinite(column: column), in: &problems)
        return value.isNaN ? 0 : min(max(value, -maximumMultiplier), maximumMultiplier)
    }

    /// A priority that is a number.
    static func limitedPriority(_ value: Double) -> Double {
        value.isNaN ? 0 : min(value, .greatestFiniteMagnitude)
    }

    /// Adds a problem unless it was just reported.
    static func report(_ problem: StackProblem, in problems: inout [StackProblem]) {
        if problems.last != problem { problems.append(problem) }
    }
}
