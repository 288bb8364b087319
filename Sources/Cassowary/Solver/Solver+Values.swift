extension Solver {
    /// Brings the values that ``value(of:)-(Variable)`` hands out up to date.
    ///
    /// - Complexity: O(*n*) for *n* variables.
    public func updateVariables() {
        var position: Int32 = 0
        while position < variables.count {
            let symbol = variables[position]
            tableau.symbols[symbol].value = tableau.symbols[symbol].constant
            position += 1
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
    /// Where the ends differ, the constraints do not determine the variable, and the value that the solver chose is
    /// one of many. The ends can be infinite. The answer is for the constraints as they are, whether or not
    /// ``updateVariables()`` was called; a variable that is not in the solver can be anything.
    ///
    /// The solver is searched for the smallest and the largest value and then put back as it was, which takes about
    /// as long as adding two constraints.
    public func range(of variable: Variable) -> ClosedRange<Double> {
        guard contains(variable), tableau.symbols[variable.index].isBasic else { return -.infinity ... .infinity }
        let lowest = tableau.extreme(of: variable.index, direction: 1)
        let highest = tableau.extreme(of: variable.index, direction: -1)
        return min(lowest, highest)...max(lowest, highest)
    }
}

extension Tableau {
    /// The smallest value that a basic variable can have at no cost, or with direction -1 the largest.
    mutating func extreme(of symbol: Int32, direction: Double) -> Double {
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            // A variable that depends on a free one is free.
            if symbols[cells[index].column].kind == .external { return direction * -.infinity }
            index = cells[index].nextInRow
        }
        // Below priority 1 are no constraints: this cost decides only what they leave open.
        addCost(direction, priority: 0, of: symbol)
        var candidate = symbols[symbol].firstInRow
        while candidate != nowhere {
            propose(cells[candidate].column)
            candidate = cells[candidate].nextInRow
        }
        let outcome = optimize()
        let value = outcome == .done && isSound ? symbols[symbol].constant : direction * -.infinity
        rollback()
        return value
    }
}
