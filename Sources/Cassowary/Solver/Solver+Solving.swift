extension Solver {
    /// Makes soft constraints hold as well as their strengths allow.
    ///
    /// Adding, removing and suggesting only note changes; the next ``updateVariables()`` or ``range(of:)`` solves. Call this
    /// method only to learn whether it succeeds. It throws ``SolverError/pivotLimitReached`` if rounding errors prevent an end,
    /// which takes coefficients of very different magnitudes. Required constraints hold even then, and the others as well as in
    /// the last step.
    ///
    /// - Complexity: at most a pivot for each constraint that becomes tight or slack; a pivot changes the rows that contain its
    ///   symbol.
    public func solve() throws(SolverError) {
        guard optimize() == .done else { throw .pivotLimitReached }
    }

    func optimize() -> Outcome {
        if tableau.candidates.isEmpty && waiting.isEmpty && tableau.changeCount == solvedChangeCount { return .done }
        defer { solvedChangeCount = tableau.changeCount }
        var outcome = solveWaiting()
        if tableau.pivotCount - checkedPivotCount > 100 + table.constraintCount / 4 || outcome != .done {
            checkedPivotCount = tableau.pivotCount
            if !tableau.isExtreme && hasDrifted() {
                startAgain()
                outcome = solveWaiting()
                checkedPivotCount = tableau.pivotCount
            }
        }
        return outcome
    }

    /// Whether a value differs from its expression by more than the rounding errors of a sum.
    private func hasDrifted() -> Bool {
        for index in 0..<table.records.count where table[index].order >= 0 {
            let record = table[index]
            if record.symbol == nowhere && record.defined == nowhere { continue }
            var sum = record.edited == nowhere ? record.constant : -record.suggested
            var size = abs(sum)
            var position = record.firstTerm
            while position != nowhere {
                let term = terms[position]
                position = term.nextInRecord
                let amount = term.coefficient * tableau.symbols[term.variable].constant
                sum += amount
                size += abs(amount)
            }
            let value = record.symbol == nowhere ? 0 : tableau.symbols[record.symbol].constant
            if abs(sum - value) > 1e-10 * max(1, size) { return true }
        }
        return false
    }

    /// Computes the tableau again from the constraints.
    private func startAgain() {
        tableau.removeCells()
        for index in 0..<tableau.symbols.count {
            let symbol = tableau.symbols[index]
            switch symbol.kind {
            case .external:
                var fresh = Symbol(.external, owner: symbol.owner, serial: symbol.serial)
                (fresh.position, fresh.firstTerm, fresh.value) = (symbol.position, symbol.firstTerm, symbol.value)
                tableau.symbols[index] = fresh
                tableau.noteStale(index)
            case .residual, .gap, .vacant: tableau.symbols[index].isCandidate = false
            }
        }
        tableau.stale.removeAll()
        for position in 0..<variables.count {
            tableau.symbols[variables[position]].isStale = false
            tableau.noteStale(variables[position])
        }
        let order = table.inOrder
        for index in order { resetRow(of: index) }
        // Constraints that were accepted in this order are accepted again.
        for index in order where table[index].strength.isRequired { reenter(index) }
        waiting.removeAll()
        sleeping.removeAll()
        lastSleepingPriority = 0
        lastRowPriority = 0
        for index in order where !table[index].strength.isRequired { waiting.append(index) }
    }

    private func resetRow(of index: Int32) {
        let symbol = table[index].symbol
        (table[index].symbol, table[index].defined) = (nowhere, nowhere)
        if symbol == nowhere { return }
        let level = tableau.symbols[symbol].level
        if level != nowhere { tableau.levels.leave(level) }
        tableau.symbols[symbol] = Symbol(.residual)
        tableau.removeSymbol(symbol)
    }

    private func reenter(_ index: Int32) {
        _ = enter(index)
        tableau.commit()
        removeUnusedResidual(of: index)
    }

    /// Frees the symbol of an equality that now defines a variable.
    func removeUnusedResidual(of index: Int32) {
        let symbol = table[index].symbol
        guard table[index].defined != nowhere, symbol != nowhere else { return }
        table[index].symbol = nowhere
        tableau.removeSymbol(symbol)
    }
}
