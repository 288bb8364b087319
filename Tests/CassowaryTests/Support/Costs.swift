import Cassowary

/// The violation of a constraint by the values of a solver.
func violation(_ constraint: Constraint, in solver: Solver) -> Double {
    let value = solver.value(of: constraint.expression)
    switch constraint.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
}

/// The sum of weight × violation for each priority below required that occurs, highest priority first.
func errorSums(_ constraints: [Constraint], in solver: Solver) -> [Double] {
    let soft = constraints.filter { !$0.strength.isRequired }
    let priorities = Set(soft.map(\.strength.priority)).sorted(by: >)
    return priorities.map { priority in
        soft.filter { $0.strength.priority == priority }
            .reduce(0) { $0 + $1.strength.weight * violation($1, in: solver) }
    }
}

/// Whether all required constraints hold.
func requiredHold(_ constraints: [Constraint], in solver: Solver) -> Bool {
    constraints.allSatisfy { !$0.strength.isRequired || violation($0, in: solver) < 1e-7 }
}

func areClose(_ left: [Double], _ right: [Double], tolerance: Double = 1e-6) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
}
