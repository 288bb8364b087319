extension Solver {
    /// Adds a constraint.
    ///
    /// Throws, and changes nothing, if
    /// - it is required and contradicts other required constraints (``SolverError/unsatisfiable(_:clashingWith:)``, with a
    ///   minimal set of these),
    /// - the solver already has an equal one (``SolverError/duplicate(_:)``),
    /// - its strength is out of range, one of its numbers is infinite or NaN, or one of its variables does not belong to this
    ///   solver (``SolverError/badStrength(_:)``, ``SolverError/nonFinite(_:)``, ``SolverError/unknownVariable(_:)``),
    /// - the magnitudes of its numbers are too far apart for a `Double` (``SolverError/imprecise(_:)``).
    ///
    /// The next ``solve()`` or ``updateVariables()`` solves for a constraint that is not required.
    ///
    /// The time depends on the number of rows that contain the constraint's variables, not on the size of the system; in a layout
    /// it is mostly a few hundred nanoseconds.
    public func add(_ constraint: Constraint) throws(SolverError) {
        try check(constraint)
        let fingerprint = constraint.fingerprint
        if find(constraint, fingerprint: fingerprint) != nil { throw .duplicate(constraint) }

        let index = table.insert(constraint, fingerprint: fingerprint)
        insertTerms(constraint.expression, of: index)
        if !constraint.strength.isRequired && !tableau.isExtreme {
            wait(index)
            return
        }
        let outcome = enter(index)
        if outcome == .done && tableau.isSound {
            tableau.commit()
            removeUnusedResidual(of: index)
            return
        }
        var conflicts: [Constraint]?
        if case .infeasible(let row) = outcome, tableau.isSound { conflicts = self.conflicts(of: row) }
        undoEntering(index)
        guard let conflicts else { throw .imprecise(constraint) }
        throw .unsatisfiable(constraint, clashingWith: conflicts)
    }

    /// Removes a constraint that is equal to this one.
    ///
    /// Throws ``SolverError/unknown(_:)`` if there is none.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        guard let index = find(constraint, fingerprint: constraint.fingerprint) else {
            throw .unknown(constraint)
        }
        guard removeRecord(index) else { throw .imprecise(constraint) }
    }

    /// Whether an equal constraint is in the solver.
    public func contains(_ constraint: Constraint) -> Bool {
        find(constraint, fingerprint: constraint.fingerprint) != nil
    }

    /// The constraints in the order in which they were added.
    ///
    /// - Complexity: O(*n* log *n*) for *n* constraints.
    public var constraints: [Constraint] {
        table.inOrder.filter { table.isConstraint($0) }.map { constraint(of: $0) }
    }

    /// The constraint of a record, as it was written.
    func constraint(of index: Int32) -> Constraint {
        let record = table[index]
        var expression = LinearExpression(record.constant)
        var position = record.firstTerm
        while position != nowhere {
            let term = terms[position]
            position = term.nextInRecord
            let variable = Variable(index: term.variable, serial: tableau.symbols[term.variable].serial)
            expression.append(Term(variable, coefficient: term.coefficient))
        }
        return Constraint(expression, record.relation, strength: record.strength, tag: record.tag)
    }

    private func find(_ constraint: Constraint, fingerprint: UInt64) -> Int32? {
        table.find(fingerprint: fingerprint) { isRecord($0, of: constraint) }
    }

    private func isRecord(_ index: Int32, of constraint: Constraint) -> Bool {
        let record = table[index]
        guard constraint.tag == record.tag, constraint.relation == record.relation,
            constraint.strength == record.strength, constraint.expression.constant == record.constant
        else { return false }
        var position = record.firstTerm
        for count in 0..<constraint.expression.termCount {
            if position == nowhere { return false }
            let (one, other) = (terms[position], constraint.expression.term(at: count))
            guard one.variable == other.variable.index, one.coefficient == other.coefficient,
                tableau.symbols[one.variable].serial == other.variable.serial
            else { return false }
            position = one.nextInRecord
        }
        return position == nowhere
    }

    private func check(_ constraint: Constraint) throws(SolverError) {
        guard constraint.strength.isValid else { throw .badStrength(constraint.strength) }
        guard constraint.expression.constant.isFinite else { throw .nonFinite(constraint) }
        for position in 0..<constraint.expression.termCount {
            let term = constraint.expression.term(at: position)
            guard term.coefficient.isFinite else { throw .nonFinite(constraint) }
            guard contains(term.variable) else { throw .unknownVariable(term.variable) }
            noteExtreme(term.coefficient)
        }
        noteExtreme(constraint.expression.constant)
    }

    /// Notes whether sums and products of a constraint's numbers may overflow or underflow.
    func noteExtreme(_ number: Double) {
        let size = abs(number)
        if size > 1e50 || (size < 1e-50 && size > 0) { tableau.isExtreme = true }
    }

    /// Removes a record and its row; returns false, and changes nothing, if rounding errors prevent it.
    func removeRecord(_ index: Int32) -> Bool {
        let record = table[index]
        if record.symbol == nowhere && record.defined == nowhere {
            discard(index)
            return true
        }
        if tableau.isExtreme { tableau.startRecording() }
        var gap = nowhere
        var before: Symbol?
        if record.defined != nowhere {
            gap = removeDefinition(index)
        } else {
            before = tableau.symbols[record.symbol]
            tableau.removeRow(of: record.symbol)
        }
        guard tableau.isSound || !tableau.isExtreme else {
            tableau.rollback()
            if let before { tableau.restoreLimits(of: record.symbol, from: before) }
            if gap != nowhere { tableau.removeSymbol(gap) }
            return false
        }
        tableau.commit()
        if gap != nowhere { tableau.removeSymbol(gap) }
        discard(index)
        return true
    }

    /// Undoes all changes of entering a record, and discards it.
    func undoEntering(_ index: Int32) {
        if !tableau.rollback() {
            // The journal became too long and was dropped. Without its row, the constraint has no effect.
            if table[index].symbol != nowhere { tableau.removeRow(of: table[index].symbol) }
        }
        discard(index)
    }
}
