import PlumbConsole

extension Report {
    /// The table for a terminal, a workload after the other.
    func text(_ ink: Ink) -> String {
        let rows = rows
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = "\(machine.summary)\n\n"
        var workload = ""
        for (index, row) in rows.enumerated() {
            var cells = row.enumerated().map { column, cell in
                let gap = String(repeating: " ", count: widths[column] - cell.count)
                return column < 2 ? cell + gap : gap + cell
            }
            if index > 0, row[0] == workload { cells[0] = String(repeating: " ", count: widths[0]) }
            workload = row[0]
            let line = cells.joined(separator: "  ").trimmedEnd
            text += (index == 0 ? ink.bold(line) : line) + "\n"
        }
        return text + factLines + (noise.map { "\nnoise: \($0.summary)\n" } ?? "")
    }

    /// The figures that are not times.
    private var factLines: String {
        var text = ""
        for result in results where !result.facts.isEmpty {
            let facts = result.facts.map { "\($0.name) \(Figures.count($0.value))" }
            text += "\(result.workload.name): \(facts.joined(separator: ", "))\n"
        }
        for line in growth {
            guard let time = line.time else { continue }
            let memory = line.memory.map { ", bytes like the power \(Figures.fixed($0, 2))" } ?? ""
            text += "\(line.name): time grows like the power \(Figures.fixed(time, 2)) of the size\(memory)\n"
        }
        for entry in memory { text += "\(entry.what): \(Figures.count(entry.bytes)) bytes\n" }
        return text.isEmpty ? "" : "\n" + text
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
