extension Report {
    /// The figures as the documentation shows them.
    var markdown: String {
        var text = "Measured on \(machine.day): \(machine.summary).\n\n"
        text += table(rows)
        let facts = results.flatMap { result in
            result.facts.map { [result.workload.name, $0.name, Figures.count($0.value)] }
        }
        if !facts.isEmpty { text += "\n" + table([["workload", "count", ""]] + facts) }
        if !memory.isEmpty {
            text += "\n" + table([["memory", "bytes"]] + memory.map { [$0.what, Figures.count($0.bytes)] })
        }
        return text
    }

    private func table(_ rows: [[String]]) -> String {
        var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
        lines.insert("|\(String(repeating: " --- |", count: rows[0].count))", at: 1)
        return lines.joined(separator: "\n") + "\n"
    }
}
