extension Report {
    /// The figures as documents show them: a line for each chain workload, for each kind of growth, and for each contender
    /// of other workloads.
    var markdown: String {
        var text = "Counted in a \(machine.build) build of \(machine.compiler) for \(machine.architecture).\n"
        if let noise {
            text = "Measured on \(machine.day): \(machine.summary). Noise: \(noise.summary).\n"
        }
        if results.contains(where: { $0.workload.kind == .chains }) { text += headlines + "\n" + chainTable }
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

    /// The shortest chain and the cell, beside frames by hand in the fastest and in the ordinary way.
    private var headlines: String {
        let names = [("single-chain", "A chain of four calls"), ("feed-item", "The 15 views of a feed cell")]
        return names.compactMap { name, what in
            guard let result = results.first(where: { $0.workload.name == name }), let pin = result["pin"]
            else { return nil }
            var parts: [String] = []
            if pin.times.median.isFinite, let expert = pin.ratioToExpert, let idiomatic = pin.ratio {
                parts.append(comparison(Figures.time(pin.times.median), expert, idiomatic))
            }
            if let count = pin.instructions, let expert = result[Workload.expert]?.instructions,
                let idiomatic = result[Workload.idiomatic]?.instructions
            {
                parts.append(
                    comparison("\(Figures.fixed(count, 0)) instructions", count / expert, count / idiomatic))
            }
            return parts.isEmpty ? nil : "\n\(what): \(parts.joined(separator: "; ")).\n"
        }.joined()
    }

    private func comparison(_ cost: String, _ toExpert: Double, _ toIdiomatic: Double) -> String {
        "\(cost), \(Figures.ratio(toExpert)) `expert` and \(Figures.ratio(toIdiomatic)) `idiomatic`"
    }

    /// A line for each chain workload: times if they were measured, and instructions if they were counted.
    private var chainTable: String {
        let chains = results.filter { $0.workload.kind == .chains }
        let hasTimes = chains.contains { $0["pin"]?.times.median.isFinite == true }
        let hasInstructions = chains.contains { $0["pin"]?.instructions != nil }
        let times = ["pin", "× expert", "× idiomatic", "view-pin, × view"]
        // If times are shown, the instructions of an own class are only in Instructions.md.
        let counted = ["floor", Workload.expert, Workload.idiomatic, "pin"] + (hasTimes ? [] : ["view", "view-pin"])
        let instructions = counted.map { hasTimes ? "instr., \($0)" : $0 }
        var rows = [["layout"] + (hasTimes ? times : []) + (hasInstructions ? instructions : []) + ["allocations"]]
        for result in chains {
            let pin = result["pin"]
            if hasInstructions, !hasTimes, pin?.instructions == nil { continue }
            var row = [result.workload.name]
            if hasTimes {
                row += [
                    pin.map { Figures.time($0.times.median) } ?? "", pin?.ratioToExpert.map(Figures.ratio) ?? "",
                    pin?.ratio.map(Figures.ratio) ?? "",
                    result.ratio(of: "view-pin", to: "view").map(Figures.ratio) ?? "",
                ]
            }
            if hasInstructions {
                row += counted.map { result[$0]?.instructions.map { Figures.fixed($0, 0) } ?? "" }
            }
            rows.append(row + [pin?.allocations.map(Figures.count) ?? "?"])
        }
        return table(rows)
    }

    /// A line for each kind of growth: the time of a node at each size, the exponents of time and memory.
    private var growthTable: String {
        let sizes = Set(growth.flatMap { $0.members.map { $0.views } }).sorted()
        var rows = [
            ["time of a node"] + sizes.map { Figures.grouped(Double($0)) } + [
                "exponent", "bytes of a node", "exponent",
            ]
        ]
        for line in growth {
            let times = sizes.map { size in
                line.members.first { $0.views == size }.map { Figures.time($0.perView) } ?? ""
            }
            let bytes = line.last.flatMap { last in last.bytes.map { Figures.digits($0 / Double(last.views)) } }
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
