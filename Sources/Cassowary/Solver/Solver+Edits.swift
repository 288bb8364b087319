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

        let owner = table.nextIndex
        let value = tableau.symbols[variable.index].constant
        tableau.addToTouched(constant: -value)
        tableau.touch(variable.index, times: 1)
        let marker = tableau.mark(.equal, isRequired: false, owner: owner)
        guard tableau.enter(marker, strength: strength) == .done, tableau.isSound else {
            takeBack(marker)
            throw .impreciseEdit(variable)
        }
        tableau.commit()
        table.insertEdit(marker, of: variable.index, strength: strength, value: value)
        tableau.symbols[variable.index].owner = owner
        tableau.symbols[variable.index].uses += 1
    }

    /// Lets go of an edit variable; what only its edit determined may change.
    ///
    /// Throws ``SolverError/unknownEditVariable(_:)`` when the variable is not editable.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        let index = try edit(of: variable)
        guard withdraw(index) else { throw .impreciseEdit(variable) }
        tableau.symbols[variable.index].owner = nowhere
        tableau.symbols[variable.index].uses -= 1
    }

    /// Whether the variable is editable.
    public func isEditVariable(_ variable: Variable) -> Bool {
        contains(variable) && tableau.symbols[variable.index].owner != nowhere
    }

    /// Pulls an edit variable to another value, and solves the system for it.
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
        guard tableau.shift(record.marker, by: value - record.suggested) == .done, tableau.isSound else {
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

extension Tableau {
    /// Moves the constant of an equality that is not required.
    ///
    /// Of its two errors at most one is basic, and then the other occurs in that row only.
    mutating func shift(_ marker: Marker, by amount: Double) -> Outcome {
        if symbols[marker.symbol].isBasic {
            addConstant(-amount, toRow: marker.symbol)
        } else if symbols[marker.other].isBasic {
            addConstant(amount, toRow: marker.other)
        } else {
            var index = symbols[marker.symbol].firstInColumn
            while index != nowhere {
                let cell = cells[index]
                index = cell.nextInColumn
                addConstant(cell.coefficient * amount, toRow: cell.row)
            }
        }
        return restore()
    }
}
