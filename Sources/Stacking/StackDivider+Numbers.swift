/// Input numbers brought to values that can be computed with.
extension StackDivider {
    /// The number, or `fallback` where it is none, within the largest length; `column` is where it stands.
    @inline(__always)
    mutating func limited(_ value: Double, or fallback: Double = 0, column: Int) -> Double {
        guard !(value.magnitude <= StackSolver.maximumLength) else { return value }
        report(.nonFinite(column: column))
        return Self.limited(value, or: fallback)
    }

    /// A length or a start, within the largest length.
    mutating func limited(_ value: Double) -> Double {
        guard !(value.magnitude <= StackSolver.maximumLength) else { return value }
        report(.nonFiniteLength)
        return Self.limited(value, or: 0)
    }

    /// The number, or `fallback` where it is none, within the largest length.
    static func limited(_ value: Double, or fallback: Double = 0) -> Double {
        value.isNaN ? fallback : min(max(value, -StackSolver.maximumLength), StackSolver.maximumLength)
    }

    /// A multiplier within the largest one; the very smallest ones are 0.
    mutating func limitedMultiplier(_ value: Double, column: Int) -> Double {
        if value.magnitude <= Self.maximumMultiplier {
            return value.magnitude < 1 / Self.maximumMultiplier ? 0 : value
        }
        report(.nonFinite(column: column))
        return value.isNaN ? 0 : min(max(value, -Self.maximumMultiplier), Self.maximumMultiplier)
    }

    /// A priority that is a number.
    static func limitedPriority(_ value: Double) -> Double {
        value.isNaN ? 0 : min(value, .greatestFiniteMagnitude)
    }

    /// Adds a problem unless it was just reported.
    @inline(never)
    mutating func report(_ problem: StackProblem) {
        if problems.last != problem { problems.append(problem) }
    }
}
