extension Solver {
    /// Makes a variable editable: the solver pulls it to its current value, and later to the values suggested for it.
    ///
    /// Throws ``SolverError/badStrength(_:)`` if the strength is required, ``SolverError/duplicateEditVariable(_:)`` if the
    /// variable is editable already, and ``SolverError/unknownVariable(_:)`` if it is not in this solver.
    public func addEditVariable(_ variable: Variable, strength: Strength = .strong) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard tableau.symbols[variable.index].owner == nowhere else { throw .duplicateEditVariable(variable) }
        guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }
        // The current value must come from the solution.
        _ = optimize()
        try addEditVariable(variable, strength: strength, value: tableau.symbols[variable.index].constant)
    }

    /// Makes a variable editable and pulls it to a value; otherwise the same.
    ///
    /// The call does not solve. It throws ``SolverError/nonFiniteSuggestion(_:for:)`` if the value is infinite or NaN.
    public func addEditVariable(
        _ variable: Variable, strength: Strength = .strong, value: Double
    ) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard tableau.symbols[variable.index].owner == nowhere else { throw .duplicateEditVariable(variable) }
        guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }
        guard value.isFinite else { throw .nonFiniteSuggestion(value, for: variable) }
        noteExtreme(value)

        // If the variable depends on others, the edit begins at its current value and then moves to the new one.
        let symbol = tableau.symbols[variable.index]
        let first = symbol.isBasic ? symbol.constant : value
        let index = table.insertEdit(of: variable.index, strength: strength, value: first)
        insertTerms(variable.expression, of: index)
        // An edit does not wait as other soft constraints do, so that a large system is built around the edited values.
        guard enter(index) == .done, tableau.isSound else {
            undoEntering(index)
            throw .impreciseEdit(variable)
        }
        tableau.shift(table[index].symbol, by: value - first)
        table[index].suggested = value
        guard tableau.isSound else {
            undoEntering(index)
            throw .impreciseEdit(variable)
        }
        tableau.commit()
        tableau.symbols[variable.index].owner = index
    }

    /// Ends the edit of a variable; values that only the edit determined may change.
    ///
    /// Throws ``SolverError/unknownEditVariable(_:)`` if the variable is not editable.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        let index = try edit(of: variable)
        guard removeRecord(index) else { throw .impreciseEdit(variable) }
        tableau.symbols[variable.index].owner = nowhere
    }

    /// Whether the variable is editable.
    public func isEditVariable(_ variable: Variable) -> Bool {
        contains(variable) && tableau.symbols[variable.index].owner != nowhere
    }

    /// Pulls an edit variable to another value.
    ///
    /// The variable reaches the value as far as stronger constraints allow. Throws ``SolverError/unknownEditVariable(_:)`` if the
    /// variable is not editable, and ``SolverError/nonFiniteSuggestion(_:for:)`` if the value is infinite or NaN.
    ///
    /// - Complexity: O(*r*) for the *r* rows that depend on the variable, and a pivot for each inequality that becomes tight or
    ///   slack. Nothing is allocated once the solver's buffers are large enough.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        let index = try edit(of: variable)
        guard value.isFinite else { throw .nonFiniteSuggestion(value, for: variable) }
        let record = table[index]
        let amount = value - record.suggested
        guard record.symbol != nowhere else {
            table[index].suggested = value
            return
        }
        if tableau.isExtreme || abs(amount) > 1e100 { tableau.startRecording() }
        tableau.shift(record.symbol, by: amount)
        guard tableau.isSound else {
            tableau.rollback()
            throw .impreciseEdit(variable)
        }
        tableau.commit()
        table[index].suggested = value
    }

    private func edit(of variable: Variable) throws(SolverError) -> Int32 {
        guard isEditVariable(variable) else { throw .unknownEditVariable(variable) }
        return tableau.symbols[variable.index].owner
    }
}
