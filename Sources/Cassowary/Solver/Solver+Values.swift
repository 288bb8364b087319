extension Solver {
    /// Updates the values that ``value(of:)-(Variable)`` returns.
    ///
    /// Solves first, as ``solve()`` does; only ``solve()`` throws if that fails.
    ///
    /// - Complexity: O(*n*) for *n* variables whose value changed.
    public func updateVariables() { updateVariables { _, _ in } }

    /// Does the same, and reports the index and the value of every variable whose value may have changed.
    package func updateVariables(reporting report: (_ index: Int32, _ value: Double) -> Void) {
        _ = optimize()
        while let variable = tableau.stale.popLast() {
            let value = tableau.symbols[variable].constant
            tableau.symbols[variable].isStale = false
            guard value.isFinite else { continue }
            tableau.symbols[variable].value = value
            report(variable, value)
        }
    }

    /// The value of the variable at the last ``updateVariables()``, or 0 if it was made later or is not in the solver.
    public func value(of variable: Variable) -> Double {
        contains(variable) ? tableau.symbols[variable.index].value : 0
    }

    /// The value of the variable at the last ``updateVariables()``, the same as ``value(of:)-(Variable)``.
    public subscript(variable: Variable) -> Double { value(of: variable) }

    /// The value of the expression at the last ``updateVariables()``.
    public func value(of expression: LinearExpression) -> Double {
        var sum = expression.constant
        for position in 0..<expression.termCount {
            let term = expression.term(at: position)
            sum += term.coefficient * value(of: term.variable)
        }
        return sum
    }

    /// The interval of values that the variable has among all equally good solutions.
    ///
    /// If the ends differ, the constraints do not determine the variable, and the solver chose one of many values. The ends can
    /// be infinite. The result holds for the current constraints, whether or not ``updateVariables()`` was called. The interval
    /// of a variable that is not in the solver is unbounded.
    ///
    /// The method searches for the smallest and the largest value and then restores the solver, which takes about as long as
    /// adding two constraints.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        guard contains(variable), optimize() == .done, tableau.symbols[variable.index].isBasic else {
            return -.infinity ... .infinity
        }
        let lowest = extreme(of: variable.index, direction: 1)
        let highest = extreme(of: variable.index, direction: -1)
        return min(lowest, highest)...max(lowest, highest)
    }

    /// The smallest value that a basic variable can have at no cost, or with direction -1 the largest.
    private func extreme(of symbol: Int32, direction: Double) -> Double {
        var index = tableau.symbols[symbol].firstInRow
        while index != nowhere {
            // A variable that depends on a free one is free.
            if tableau.symbols[tableau.cells[index].column].kind == .external { return direction * -.infinity }
            index = tableau.cells[index].nextInRow
        }
        // No constraint has a priority below 1, so this cost decides only among equally good solutions.
        let level = tableau.joinLevel(of: 0)
        tableau.ignoresTurns = true
        tableau.startRecording()
        tableau.chargeRow(of: symbol, direction, level: level)
        let outcome = tableau.optimize(isBounded: false)
        let value =
            outcome == .done && tableau.isSound ? tableau.symbols[symbol].constant : direction * -.infinity
        tableau.ignoresTurns = false
        if !tableau.rollback() {
            // The journal was dropped; another solution is as good as the one before.
            tableau.levels.leave(level)
            _ = tableau.optimize()
            return value
        }
        tableau.levels.leave(level)
        return value
    }
}
