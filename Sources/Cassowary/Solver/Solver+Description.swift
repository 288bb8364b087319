extension Solver: CustomStringConvertible {
    /// The numbers of variables, constraints and edits.
    public var description: String {
        "Solver(\(variables.count) variables, \(table.constraintCount) constraints, \(table.editCount) edit variables)"
    }

    /// The constraint as text, with the names of its variables.
    public func description(of constraint: Constraint) -> String {
        constraint.text { name(of: $0) }
    }

    /// The error as text, with the names of its variables.
    public func description(of error: SolverError) -> String {
        error.text { name(of: $0) }
    }

    /// The tableau as text, to read and to compare: the costs by priority, the rows, the edits, the constraints.
    ///
    /// The residual of a constraint is written as `r` with a number. Everything is sorted, and equal text means equal bits. The
    /// text shows the current tableau, whether or not it was solved after the last change.
    public func dump() -> String {
        var text = "\(self)\n"
        text += "costs\n" + costLines()
        text += "rows\n" + rowLines()
        text += "edits\n"
        for record in sortedRecords() where record.edited != nowhere {
            text += "    \(name(of: record.edited)) -> \(record.suggested) | \(record.strength)\n"
        }
        text += "constraints\n"
        for constraint in constraints { text += "    \(description(of: constraint))\n" }
        return text
    }

    private func sortedRecords() -> [Record] {
        (0..<table.records.count).map { table[$0] }.filter { $0.order >= 0 }.sorted { $0.order < $1.order }
    }

    private func costLines() -> String {
        var text = ""
        for rank in 0..<tableau.levels.order.count {
            let level = tableau.levels.order[rank]
            var terms: [String] = []
            for symbol in 0..<tableau.symbols.count where tableau.symbols[symbol].costs != nowhere {
                let cost = tableau.costs[tableau.symbols[symbol].costs * tableau.costStride + level]
                if cost != 0 { terms.append("\(cost)·\(name(of: symbol))") }
            }
            if terms.isEmpty { continue }
            text += "    \(Strength(priority: tableau.levels[level].priority)): "
            for (position, term) in terms.enumerated() { text += position == 0 ? term : " + " + term }
            text += "\n"
        }
        return text
    }

    private func rowLines() -> String {
        var text = ""
        for symbol in 0..<tableau.symbols.count where tableau.symbols[symbol].isBasic {
            text += "    \(name(of: symbol)) = \(tableau.symbols[symbol].constant)"
            var cells: [Cell] = []
            var index = tableau.symbols[symbol].firstInRow
            while index != nowhere {
                cells.append(tableau.cells[index])
                index = tableau.cells[index].nextInRow
            }
            cells.sort { $0.column < $1.column }
            for cell in cells { text += " + \(cell.coefficient)·\(name(of: cell.column))" }
            text += "\n"
        }
        return text
    }

    private func name(of symbol: Int32) -> String {
        switch tableau.symbols[symbol].kind {
        case .external: name(of: Variable(index: symbol, serial: tableau.symbols[symbol].serial))
        case .residual: "r\(symbol)"
        case .gap: "g\(symbol)"
        case .vacant: "?\(symbol)"
        }
    }
}
