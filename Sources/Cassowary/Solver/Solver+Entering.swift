// Adding constraints to the tableau. Their records and terms exist already.

extension Solver {
    /// Adds a recorded constraint to the tableau; the journal records the changes, for a rollback.
    ///
    /// A soft constraint enters with its current residual; `solve` improves it.
    func enter(_ index: Int32) -> Outcome {
        tableau.startRecording()
        collectTerms(of: index)
        let record = table[index]
        if record.relation == .equal && record.strength.isRequired { return enterEquality(index) }
        let symbol = makeResidual(of: index)
        tableau.addParametricToPending(symbol, times: -1)
        if let variable = tableau.pendingVariable(besides: symbol) {
            // A free variable takes the value at which the constraint holds with equality.
            tableau.openRow(of: variable)
            tableau.substitute(variable)
            return .done
        }
        tableau.openPendingRow(of: symbol)
        if record.strength.isRequired { return tableau.makeFeasible(symbol) }
        tableau.chargeRow(of: symbol, tableau.symbols[symbol].slope)
        return .done
    }

    private func enterEquality(_ index: Int32) -> Outcome {
        if let variable = tableau.pendingVariable(besides: nowhere) {
            if let coefficient = definingCoefficient(of: variable, in: index),
                coefficient == tableau.symbols[variable].accumulator
            {
                define(variable, coefficient, by: index)
            } else {
                tableau.addParametricToPending(makeResidual(of: index), times: -1)
            }
            tableau.openRow(of: variable)
            tableau.substitute(variable)
            return .done
        }
        let definition = definableVariable(in: index)
        let symbol = makeResidual(of: index)
        tableau.addParametricToPending(symbol, times: -1)
        tableau.openPendingRow(of: symbol)
        let outcome = tableau.makeFeasible(symbol)
        guard outcome == .done else { return outcome }
        if tableau.symbols[symbol].isBasic {
            tableau.setConstant(0, of: symbol)
            // A redundant equality keeps its row, which gets cells when the equalities that imply it are removed.
            guard tableau.holdEquality(symbol) else { return .done }
        }
        if let (variable, coefficient) = definition {
            tableau.removeColumnCells(of: symbol)
            define(variable, coefficient, by: index)
        }
        return .done
    }

    /// Notes that an equality defines a variable.
    private func define(_ variable: Int32, _ coefficient: Double, by index: Int32) {
        table[index].defined = variable
        table[index].definedCoefficient = coefficient
        tableau.symbols[variable].definition = index
    }

    private func makeResidual(of index: Int32) -> Int32 {
        let record = table[index]
        var symbol = Symbol(.residual, owner: index)
        symbol.isRequired = record.strength.isRequired
        symbol.isLimitedAbove = record.relation != .greaterThanOrEqual
        symbol.isLimitedBelow = record.relation != .lessThanOrEqual
        symbol.turn = table.turn(of: index)
        if !symbol.isRequired {
            symbol.weight = record.strength.weight
            symbol.level = tableau.joinLevel(of: record.strength.priority)
        }
        let made = tableau.makeSymbol(symbol)
        table[index].symbol = made
        return made
    }

    func insertTerms(_ expression: LinearExpression, of index: Int32) {
        var first = nowhere
        var position = expression.termCount
        while position > 0 {
            position -= 1
            first = terms.insert(expression.term(at: position), of: index, before: first, &tableau.symbols)
        }
        table[index].firstTerm = first
    }

    /// Computes the row of a constraint.
    private func collectTerms(of index: Int32) {
        let record = table[index]
        tableau.addToPending(constant: record.edited == nowhere ? record.constant : -record.suggested)
        var position = record.firstTerm
        while position != nowhere {
            let term = terms[position]
            if term.coefficient != 0 { tableau.addToPending(term.variable, times: term.coefficient) }
            position = term.nextInRecord
        }
    }

    /// Removes a record from all lists, after the tableau has lost its row.
    func discard(_ index: Int32) {
        let record = table[index]
        terms.remove(from: record.firstTerm, &tableau.symbols)
        if record.defined != nowhere { tableau.symbols[record.defined].definition = nowhere }
        removeResidual(of: index)
        table.remove(index)
    }

    /// Frees the residual of a constraint without a row.
    func removeResidual(of index: Int32) {
        let symbol = table[index].symbol
        if symbol == nowhere { return }
        let level = tableau.symbols[symbol].level
        if level != nowhere { tableau.levels.leave(level) }
        tableau.removeSymbol(symbol)
        table[index].symbol = nowhere
    }
}

extension Tableau {
    /// The parametric variable to solve a new row for, if the row has one.
    ///
    /// Of the variables whose coefficients are large enough to divide by, it is the one in the fewest rows. If all coefficients
    /// of variables are rounding errors of zeros, they are dropped.
    mutating func pendingVariable(besides own: Int32) -> Int32? {
        var size = 0.0
        var others = 0.0
        for position in 0..<pending.count where pending[position] != own {
            let symbol = pending[position]
            let coefficient = abs(symbols[symbol].accumulator)
            if symbols[symbol].kind == .external {
                size = max(size, coefficient)
            } else {
                others = max(others, coefficient)
            }
        }
        let isNone = size <= others * Tolerance.cancelledCoefficient
        var best = nowhere
        for position in 0..<pending.count {
            let symbol = pending[position]
            guard symbols[symbol].kind == .external else { continue }
            if isNone { symbols[symbol].accumulator = 0 }
            let coefficient = abs(symbols[symbol].accumulator)
            guard coefficient > 0, coefficient >= size * 0.001 else { continue }
            if best == nowhere || symbols[symbol].cellCount < symbols[best].cellCount { best = symbol }
        }
        return best == nowhere ? nil : best
    }

    /// Gives a residual the computed row.
    mutating func openPendingRow(of symbol: Int32) {
        let isRequired = symbols[symbol].isRequired
        let slight = pendingMagnitude * Tolerance.cancelledConstant
        if isRequired && abs(pendingConstant) <= slight { pendingConstant = 0 }
        openRow(of: symbol)
        let value = symbols[symbol].constant
        // At the break point, the residual is on the side without a cost.
        symbols[symbol].isAbove = value == 0 ? !symbols[symbol].isLimitedAbove : value > 0
    }
}
