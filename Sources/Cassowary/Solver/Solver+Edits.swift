extension Solver {
    /// Makes a variable editable: it is pulled to its present value, and from then on to the values suggested for it.
    ///
    /// A strength below required is needed, else ``SolverError/badStrength(_:)`` is thrown. A variable that is
    /// editable already is answered with ``SolverError/duplicateEditVariable(_:)``, one that is not in this solver with
    /// ``SolverError/unknownVariable(_:)``.
    public func addEditVariable(_ variable: Variable, strength: Strength = .strong) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard tableau.symbols[variable.index].owner == nowhere else { throw .duplicateEditVariable(variable) }
        guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }
        // The present value has to be the one of the solution.
        _ = optimize()
        try addEditVariable(variable, strength: strength, value: tableau.symbols[variable.index].constant)
    }

    /// Makes a variable editable and pulls it to a value at once; otherwise the same.
    ///
    /// Nothing is solved for it. Throws ``SolverError/nonFiniteSuggestion(_:for:)`` if the value is infinite or not a number.
    public func addEditVariable(
        _ variable: Variable, strength: Strength = .strong, value: Double
    ) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard tableau.symbols[variable.index].owner == nowhere else { throw .duplicateEditVariable(variable) }
        guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }
        guard value.isFinite else { throw .nonFiniteSuggestion(value, for: variable) }
        noteExtreme(value)

        // A variable that depends on others is edited at its present value, and then moved to another.
        let symbol = tableau.symbols[variable.index]
        let first = symbol.isBasic ? symbol.constant : value
        let index = table.insertEdit(of: variable.index, strength: strength, value: first)
        insertTerms(variable.expression, of: index)
        // It does not wait as other soft constraints do: a large system grows around the values that its edits give it.
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

    /// Ends the editing of a variable; values that only its edit determined may change.
    ///
    /// Throws ``SolverError/unknownEditVariable(_:)`` when the variable is not editable.
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
    /// The value is reached as far as stronger constraints allow. Throws ``SolverError/unknownEditVariable(_:)`` when
    /// the variable is not editable and ``SolverError/nonFiniteSuggestion(_:for:)`` when the value is infinite or not
    /// a number.
    ///
    /// - Complexity: O(*r*) for the *r* rows that depend on the variable, and a pivot for each inequality that becomes tight or
    ///   slack. Nothing is allocated once the solver's buffers have grown to what the system needs.
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
