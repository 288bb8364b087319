extension System {
    mutating func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) {
        guard contains(variable) else { throw .unknownVariable(variable) }
        guard tableau.symbols[variable.index].owner == nowhere else { throw .duplicateEditVariable(variable) }
        guard strength.isValid, !strength.isRequired else { throw .badStrength(strength) }

        let owner = table.nextPlace
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

    mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
        let place = try edit(of: variable)
        guard withdraw(place) else { throw .impreciseEdit(variable) }
        tableau.symbols[variable.index].owner = nowhere
        tableau.symbols[variable.index].uses -= 1
    }

    func isEditVariable(_ variable: Variable) -> Bool {
        contains(variable) && tableau.symbols[variable.index].owner != nowhere
    }

    mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        let place = try edit(of: variable)
        guard value.isFinite else { throw .nonFiniteSuggestion(value, for: variable) }
        let record = table[place]
        guard tableau.shift(record.marker, by: value - record.suggested) == .done, tableau.isSound else {
            tableau.rollback()
            throw .impreciseEdit(variable)
        }
        tableau.commit()
        table[place].suggested = value
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
            var place = symbols[marker.symbol].firstInColumn
            while place != nowhere {
                let cell = cells[place]
                place = cell.nextInColumn
                addConstant(cell.coefficient * amount, toRow: cell.row)
            }
        }
        return restore()
    }
}
