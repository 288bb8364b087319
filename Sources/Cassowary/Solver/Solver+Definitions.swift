// A required equality always holds, so it needs no column: it defines one of its variables in terms of the others, and the rows
// describe a smaller system. Definitions never form a circle. If an equality is removed, its column is computed from the terms of
// the constraints: by how much every variable and every residual changes if the equality is off by a gap.

extension Solver {
    /// The maximum number of definitions that are followed in search of a circle; beyond it an equality keeps its column.
    private static var reach: Int { 256 }

    /// The sum of the coefficients of a variable in a constraint, if the constraint can define it.
    func definingCoefficient(of variable: Int32, in index: Int32) -> Double? {
        guard tableau.symbols[variable].definition == nowhere else { return nil }
        var sum = 0.0
        var isSolitary = true
        var position = table[index].firstTerm
        while position != nowhere {
            let term = terms[position]
            if term.variable == variable {
                sum += term.coefficient
            } else {
                isSolitary = isSolitary && term.coefficient == 0
            }
            position = term.nextInRecord
        }
        guard abs(sum) > Tolerance.pivot, isSolitary || !isNeeded(variable, by: index) else { return nil }
        return sum
    }

    /// A variable that an equality can define, and its coefficient.
    func definableVariable(in index: Int32) -> (variable: Int32, coefficient: Double)? {
        var position = table[index].firstTerm
        while position != nowhere {
            let term = terms[position]
            position = term.nextInRecord
            if let sum = definingCoefficient(of: term.variable, in: index) { return (term.variable, sum) }
        }
        return nil
    }

    /// Whether variables of a constraint are, or may be, defined in terms of another variable of the constraint.
    private func isNeeded(_ variable: Int32, by index: Int32) -> Bool {
        // Mostly, no variable is defined in terms of this one.
        if !isInDefinition(variable) { return false }
        var reached: [Int32] = [variable]
        tableau.symbols[variable].isVisited = true
        defer { for each in reached { tableau.symbols[each].isVisited = false } }
        var next = 0
        while next < reached.count {
            var position = tableau.symbols[reached[next]].firstTerm
            next += 1
            while position != nowhere {
                let term = terms[position]
                position = term.nextOfVariable
                let defined = table[term.record].defined
                guard defined != nowhere, !tableau.symbols[defined].isVisited else { continue }
                if reached.count == Self.reach { return true }
                tableau.symbols[defined].isVisited = true
                reached.append(defined)
            }
        }
        var position = table[index].firstTerm
        while position != nowhere {
            let term = terms[position]
            position = term.nextInRecord
            if term.variable != variable && tableau.symbols[term.variable].isVisited { return true }
        }
        return false
    }

    private func isInDefinition(_ variable: Int32) -> Bool {
        var position = tableau.symbols[variable].firstTerm
        while position != nowhere {
            let term = terms[position]
            if table[term.record].defined != nowhere { return true }
            position = term.nextOfVariable
        }
        return false
    }

    /// Gives a defined variable a row of its own again, with a free symbol for the gap by which its definition may be violated.
    func removeDefinition(_ index: Int32) -> Int32 {
        let variable = table[index].defined
        let gap = tableau.makeSymbol(Symbol(.gap, owner: index))
        tableau.addParametricToPending(variable, times: 1)
        for affected in definedVariables(from: [variable], towardsUsers: true) {
            let change = tableau.symbols[affected].accumulator
            guard tableau.symbols[affected].isPending, change != 0 else { continue }
            var position = tableau.symbols[affected].firstTerm
            while position != nowhere {
                let term = terms[position]
                position = term.nextOfVariable
                let record = table[term.record]
                if term.record == index || record.defined == affected || term.coefficient == 0 { continue }
                if record.defined != nowhere {
                    tableau.addParametricToPending(
                        record.defined, times: -change * term.coefficient / record.definedCoefficient)
                } else if record.symbol != nowhere {
                    tableau.addParametricToPending(record.symbol, times: change * term.coefficient)
                }
            }
        }
        tableau.openColumn(of: gap)
        tableau.removeRow(of: gap)
        return gap
    }

    /// Variables and all variables that definitions connect with them, in topological order: towards the variables defined in
    /// terms of them, or from a defined variable towards the variables of its definition.
    private func definedVariables(from roots: [Int32], towardsUsers: Bool) -> [Int32] {
        var finished: [Int32] = []
        var path: [(variable: Int32, position: Int32)] = []
        func start(_ variable: Int32) {
            if tableau.symbols[variable].isVisited { return }
            tableau.symbols[variable].isVisited = true
            let definition = tableau.symbols[variable].definition
            let first = definition == nowhere ? nowhere : table[definition].firstTerm
            path.append((variable, towardsUsers ? tableau.symbols[variable].firstTerm : first))
        }
        for root in roots {
            start(root)
            while let (variable, position) = path.last {
                guard position != nowhere else {
                    finished.append(variable)
                    path.removeLast()
                    continue
                }
                let term = terms[position]
                path[path.count - 1].position = towardsUsers ? term.nextOfVariable : term.nextInRecord
                let next = towardsUsers ? table[term.record].defined : term.variable
                if next != nowhere { start(next) }
            }
        }
        for variable in finished { tableau.symbols[variable].isVisited = false }
        return finished.reversed()
    }

    /// The constraints behind a row that cannot be made feasible, without the constraint of the row itself.
    ///
    /// No symbol in the row can move it. Its value is a sum of multiples of the constraint's own expression, of the residuals in
    /// the row, and of equalities that define variables. The constraints of that sum contradict each other; since the row belongs
    /// to a basis, all of them are necessary (Gleeson and Ryan, *Identifying minimally infeasible subsystems of inequalities*,
    /// 1990).
    func conflicts(of row: Int32) -> [Constraint]? {
        var owners: [Int32] = []
        var roots: [Int32] = []
        func add(_ index: Int32, times factor: Double) {
            var position = table[index].firstTerm
            while position != nowhere {
                let term = terms[position]
                position = term.nextInRecord
                if term.coefficient == 0 { continue }
                tableau.addParametricToPending(term.variable, times: term.coefficient * factor)
                roots.append(term.variable)
            }
        }
        defer { tableau.clearPending() }
        add(tableau.symbols[row].owner, times: 1)
        var cell = tableau.symbols[row].firstInRow
        while cell != nowhere {
            let (column, coefficient) = (tableau.cells[cell].column, tableau.cells[cell].coefficient)
            cell = tableau.cells[cell].nextInRow
            guard abs(coefficient) > Tolerance.pivot else { continue }
            // One of these could move the row. That happens only because of rounding errors, and then there is no proof of a
            // conflict.
            guard tableau.symbols[column].kind == .residual, tableau.symbols[column].isRequired else { return nil }
            owners.append(tableau.symbols[column].owner)
            add(tableau.symbols[column].owner, times: -coefficient)
        }
        for variable in definedVariables(from: roots, towardsUsers: false) {
            let definition = tableau.symbols[variable].definition
            guard definition != nowhere, tableau.symbols[variable].isPending else { continue }
            let factor = tableau.symbols[variable].accumulator / table[definition].definedCoefficient
            guard abs(factor) > Tolerance.pivot else { continue }
            owners.append(definition)
            add(definition, times: -factor)
        }
        return table.sorted(owners).map { constraint(of: $0) }
    }
}

extension Tableau {
    /// Gives a symbol a column, made of the changes of symbols in `pending`.
    ///
    /// Parametric symbols that change are replaced in all rows, so that their meaning does not change.
    fileprivate mutating func openColumn(of gap: Int32) {
        let count = pending.count
        for position in 0..<count where !symbols[pending[position]].isBasic {
            let symbol = pending[position]
            let change = symbols[symbol].accumulator
            if change == 0 { continue }
            var index = symbols[symbol].firstInColumn
            while index != nowhere {
                let cell = cells[index]
                index = cell.nextInColumn
                addParametricToPending(cell.row, times: -change * cell.coefficient)
            }
        }
        for position in 0..<pending.count {
            let symbol = pending[position]
            let change = symbols[symbol].accumulator
            guard symbols[symbol].isBasic, change != 0 else { continue }
            insert(change, row: symbol, column: gap)
            if symbols[symbol].slope != 0 {
                addCost(symbols[symbol].slope * change, level: symbols[symbol].level, of: gap)
            }
        }
        clearPending()
    }
}
