extension System {
    mutating func updateVariables() {
        var position: Int32 = 0
        while position < variables.count {
            let symbol = variables[position]
            tableau.symbols[symbol].value = tableau.symbols[symbol].constant
            position += 1
        }
    }

    func value(of variable: Variable) -> Double {
        contains(variable) ? tableau.symbols[variable.index].value : 0
    }

    func value(of expression: LinearExpression) -> Double {
        var sum = expression.constant
        for position in 0..<expression.termCount {
            let term = expression.term(at: position)
            sum += term.coefficient * value(of: term.variable)
        }
        return sum
    }

    mutating func range(of variable: Variable) -> ClosedRange<Double> {
        guard contains(variable), tableau.symbols[variable.index].isBasic else { return -.infinity ... .infinity }
        let lowest = tableau.extreme(of: variable.index, direction: 1)
        let highest = tableau.extreme(of: variable.index, direction: -1)
        return min(lowest, highest)...max(lowest, highest)
    }
}

extension Tableau {
    /// The smallest value that a basic variable can have at no cost, or with direction -1 the largest.
    mutating func extreme(of symbol: Int32, direction: Double) -> Double {
        var place = symbols[symbol].firstInRow
        while place != nowhere {
            // A variable that depends on a free one is free.
            if symbols[cells[place].column].kind == .external { return direction * -.infinity }
            place = cells[place].nextInRow
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
