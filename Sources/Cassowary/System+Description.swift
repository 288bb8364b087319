extension System {
    var summary: String {
        "Solver(\(variables.count) variables, \(table.constraintCount) constraints, \(table.editCount) edit variables)"
    }

    func dump() -> String {
        var text = "\(summary)\n"
        text += "costs\n" + costLines()
        text += "rows\n" + rowLines()
        text += "edits\n"
        for record in sortedRecords() where record.edited != nowhere {
            text += "    \(name(of: record.edited)) -> \(record.suggested) | \(record.strength)\n"
        }
        text += "constraints\n"
        for constraint in constraints { text += "    \(constraint.text { self.name(of: $0) })\n" }
        return text
    }

    private func sortedRecords() -> [Record] {
        (0..<table.records.count).map { table[$0] }.filter { $0.order >= 0 }.sorted { $0.order < $1.order }
    }

    private func costLines() -> String {
        var costs: [(priority: Double, text: String)] = []
        for symbol in 0..<tableau.symbols.count {
            var place = tableau.symbols[symbol].firstCost
            while place != nowhere {
                let cost = tableau.costs[place]
                place = cost.next
                if cost.value == 0 { continue }
                let text = "\(cost.value)·\(name(of: symbol))"
                if let level = costs.firstIndex(where: { $0.priority == cost.priority }) {
                    costs[level].text += " + " + text
                } else {
                    costs.append((cost.priority, text))
                }
            }
        }
        costs.sort { $0.priority > $1.priority }
        return costs.map { "    \(Strength(priority: $0.priority)): \($0.text)\n" }.joined()
    }

    private func rowLines() -> String {
        var text = ""
        for symbol in 0..<tableau.symbols.count where tableau.symbols[symbol].isBasic {
            text += "    \(name(of: symbol)) = \(tableau.symbols[symbol].constant)"
            var cells: [Cell] = []
            var place = tableau.symbols[symbol].firstInRow
            while place != nowhere {
                cells.append(tableau.cells[place])
                place = tableau.cells[place].nextInRow
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
        case .slack: "s\(symbol)"
        case .error: "e\(symbol)"
        case .dummy: "d\(symbol)"
        case .vacant: "?\(symbol)"
        }
    }
}
