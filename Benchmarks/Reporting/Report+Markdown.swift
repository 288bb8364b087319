extension Report {
    /// The figures as documents show them: a line for each chain workload, for each kind of growth, and for each contender
    /// of other workloads.
    var markdown: String {
        var text = "Measured on \(machine.day): \(machine.summary).\n"
        if let noise { text += "Noise: \(noise.summary).\n" }
        if results.contains(where: { $0.workload.kind == .chains }) { text += "\n" + chainTable }
        if !growth.isEmpty { text += "\n" + growthTable }
        let others = results.filter { $0.workload.kind == .other }
        if !others.isEmpty { text += "\n" + table(rows(of: others)) }
        let facts = results.flatMap { result in
            result.facts.map { [result.workload.name, $0.name, Figures.count($0.value)] }
        }
        if !facts.isEmpty { text += "\n" + table([["workload", "count", ""]] + facts) }
        if !memory.isEmpty {
            text += "\n" + table([["memory", "bytes"]] + memory.map { [$0.what, Figures.count($0.bytes)] })
        }
        return text
    }

    /// A line for each chain workload: times if they were measured, and instructions if they were counted.
    private var chainTable: String {
        let chains = results.filter { $0.workload.kind == .chains }
        let hasTimes = chains.contains { $0["pin"]?.times.median.isFinite == true }
        let hasInstructions = chains.contains { $0["pin"]?.instructions != nil }
        let times = ["chain", "× expert", "× idiomatic", "own class, × by hand"]
        let instructions = ["floor", "expert", "idiomatic", "chain", "own class", "chain there"]
        var rows = [["layout"] + (hasTimes ? times : []) + (hasInstructions ? instructions : []) + ["allocations"]]
        for result in chains {
            let pin = result["pin"]
            var row = [result.workload.name]
            if hasTimes {
                row += [
                    pin.map { Figures.time($0.times.median) } ?? "", pin?.ratioToExpert.map(Figures.ratio) ?? "",
                    pin?.ratio.map(Figures.ratio) ?? "",
                    result.ratio(of: "view-pin", to: "view").map(Figures.ratio) ?? "",
                ]
            }
            if hasInstructions {
                row += ["floor", Workload.expert, Workload.idiomatic, "pin", "view", "view-pin"].map { contender in
                    result[contender]?.instructions.map { Figures.fixed($0, 0) } ?? ""
                }
            }
            rows.append(row + [pin?.allocations.map(Figures.count) ?? "?"])
        }
        return table(rows)
    }

    /// A line for each kind of growth: the time of a node at each size, the exponents of time and memory.
    private var growthTable: String {
        let sizes = Set(growth.flatMap { $0.members.map { $0.views } }).sorted()
        var rows = [["time of a node"] + sizes.map { "\($0)" } + ["exponent", "bytes of a node", "exponent"]]
        for line in growth {
            let times = sizes.map { size in
                line.members.first { $0.views == size }.map { Figures.time($0.perView) } ?? ""
            }
            let bytes = line.members.last.flatMap { last in last.bytes.map { Figures.digits($0 / Double(last.views)) } }
            rows.append(
                [line.name] + times + [
                    line.time.map { Figures.fixed($0, 2) } ?? "–", bytes ?? "?",
                    line.memory.map { Figures.fixed($0, 2) } ?? "–",
                ])
        }
        return table(rows)
    }

    private func table(_ rows: [[String]]) -> String {
        var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
        lines.insert("|" + rows[0].indices.map { $0 == 0 ? " --- |" : " ---: |" }.joined(), at: 1)
        return lines.joined(separator: "\n") + "\n"
    }
}
