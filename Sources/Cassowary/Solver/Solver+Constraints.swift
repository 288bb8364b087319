extension Solver {
    /// Adds a constraint.
    ///
    /// Throws, and changes nothing, when
    /// - it is required and cannot hold beside the required ones that are there
    ///   (``SolverError/unsatisfiable(_:clashingWith:)``, with a smallest set of those it clashes with),
    /// - an equal one is there already (``SolverError/duplicate(_:)``),
    /// - its strength is out of range, one of its numbers is infinite or not a number, or one of its variables is not
    ///   of this solver (``SolverError/badStrength(_:)``, ``SolverError/nonFinite(_:)``,
    ///   ``SolverError/unknownVariable(_:)``),
    /// - its numbers lie too far apart for a `Double` (``SolverError/imprecise(_:)``).
    ///
    /// The time depends on how many rows the constraint's variables are connected with, not on the size of the system;
    /// a few hundred nanoseconds are usual in a layout.
    public func add(_ constraint: Constraint) throws(SolverError) {
        try check(constraint)
        let fingerprint = constraint.fingerprint
        if table.find(constraint, fingerprint: fingerprint) != nil { throw .duplicate(constraint) }

        let owner = table.nextIndex
        tableau.addToTouched(constant: constraint.expression.constant)
        for position in 0..<constraint.expression.termCount {
            let term = constraint.expression.term(at: position)
            if term.coefficient != 0 { tableau.touch(term.variable.index, times: term.coefficient) }
        }
        let isRequired = constraint.strength.isRequired
        let marker = tableau.mark(constraint.relation, isRequired: isRequired, owner: owner)
        let outcome = tableau.enter(marker, strength: constraint.strength)
        guard outcome == .done, tableau.isSound else {
            let clashing = clash(outcome, without: owner)
            takeBack(marker)
            guard let clashing else { throw .imprecise(constraint) }
            throw .unsatisfiable(constraint, clashingWith: clashing)
        }
        tableau.commit()
        table.insert(marker, constraint, fingerprint: fingerprint)
        count(constraint, 1)
    }

    /// Removes a constraint that is equal to this one.
    ///
    /// Throws ``SolverError/unknown(_:)`` when there is none.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        guard let index = table.find(constraint, fingerprint: constraint.fingerprint) else {
            throw .unknown(constraint)
        }
        guard withdraw(index) else { throw .imprecise(constraint) }
        count(constraint, -1)
    }

    /// Whether an equal constraint is in the solver.
    public func contains(_ constraint: Constraint) -> Bool {
        table.find(constraint, fingerprint: constraint.fingerprint) != nil
    }

    /// The constraints in the order in which they were added.
    ///
    /// - Complexity: O(*n* log *n*) for *n* constraints.
    public var constraints: [Constraint] {
        inOrder((0..<table.records.count).filter { table.isConstraint($0) })
    }

    private func inOrder(_ records: [Int32]) -> [Constraint] {
        // Sorting indices shares the code of the other sorts; one of another type would have 5 KB of its own.
        records.indices.sorted { table[records[$0]].order < table[records[$1]].order }.map {
            table.constraints[Int(records[$0])]
        }
    }

    private func check(_ constraint: Constraint) throws(SolverError) {
        guard constraint.strength.isValid else { throw .badStrength(constraint.strength) }
        guard constraint.expression.constant.isFinite else { throw .nonFinite(constraint) }
        for position in 0..<constraint.expression.termCount {
            let term = constraint.expression.term(at: position)
            guard term.coefficient.isFinite else { throw .nonFinite(constraint) }
            guard contains(term.variable) else { throw .unknownVariable(term.variable) }
        }
    }

    /// Notes that a constraint uses its variables, or does so no longer.
    private func count(_ constraint: Constraint, _ step: Int32) {
        for position in 0..<constraint.expression.termCount {
            tableau.symbols[constraint.expression.term(at: position).variable.index].uses += step
        }
    }

    /// The constraints behind a row that cannot be made feasible; nil when there is no such row.
    ///
    /// No symbol in the row can make its constant larger. The markers in it are those of constraints that together
    /// make the row's own symbol negative. The row is one of a basis, so none of them is superfluous.
    private func clash(_ outcome: Outcome, without owner: Int32) -> [Constraint]? {
        guard case .infeasible(let row) = outcome, tableau.isSound else { return nil }
        var owners = [tableau.symbols[row].owner]
        var cell = tableau.symbols[row].firstInRow
        while cell != nowhere {
            let (column, coefficient) = (tableau.cells[cell].column, tableau.cells[cell].coefficient)
            cell = tableau.cells[cell].nextInRow
            guard abs(coefficient) > Tolerance.pivot else { continue }
            // A variable of any sign could lift the row. Only rounding brings one here, and it proves nothing then.
            if tableau.symbols[column].kind == .external { return nil }
            owners.append(tableau.symbols[column].owner)
        }
        return inOrder(owners.filter { $0 != owner && table.isConstraint($0) })
    }

    /// Removes the record at an index and its rows; false, and nothing changed, when rounding does not permit it.
    func withdraw(_ index: Int32) -> Bool {
        let record = table[index]
        guard tableau.withdraw(record.marker, strength: record.strength) == .done, tableau.isSound else {
            tableau.rollback()
            return false
        }
        tableau.commit()
        if record.marker.other != nowhere { tableau.release(record.marker.other) }
        tableau.release(record.marker.symbol)
        table.remove(index)
        return true
    }

    /// Undoes a marker that was made in this call, and all that came after.
    func takeBack(_ marker: Marker) {
        tableau.rollback()
        // Last made, first released: so the next symbols get the indices they would have got without this call.
        if marker.other != nowhere { tableau.release(marker.other) }
        tableau.release(marker.symbol)
    }
}
