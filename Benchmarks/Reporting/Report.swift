/// The figures of one run of the program.
struct Report {
    let machine: Machine
    var results: [WorkloadResult] = []
    /// The noise of the machine; nil if no times were measured.
    var noise: Noise?
    /// The memory of nodes; empty if it was not measured.
    var memory: [NodeMemory] = []

    init(machine: Machine) {
        self.machine = machine
    }

    var measurements: [Measurement] { results.flatMap { $0.measurements } }

    /// The layouts of growing sizes, in the order of the table.
    var growth: [GrowthLine] {
        let members = results.filter { $0.workload.kind == .growth }.flatMap { $0.measurements }
        var names: [String] = []
        for name in members.map({ $0.contender }) where !names.contains(name) { names.append(name) }
        return names.map { name in GrowthLine(name: name, members: members.filter { $0.contender == name }) }
    }
}

extension Report {
    /// One line for each contender, with the names of the columns first.
    var rows: [[String]] { rows(of: results) }

    func rows(of results: [WorkloadResult]) -> [[String]] {
        let measurements = results.flatMap { $0.measurements }
        let hasInstructions = measurements.contains { $0.instructions != nil }
        let names =
            ["workload", "contender", "median", "minimum", "per view"]
            + ["to expert", "to idiomatic", "allocations", "spread"]
        return [names + (hasInstructions ? ["instr./view"] : [])]
            + measurements.map { $0.row + (hasInstructions ? [$0.instructionsText] : []) }
    }
}

extension Measurement {
    fileprivate var row: [String] {
        [
            workload, contender, Figures.time(times.median), Figures.time(times.minimum),
            Figures.time(perView), ratioToExpert.map(Figures.ratio) ?? "", ratio.map(Figures.ratio) ?? "",
            allocations.map(Figures.count) ?? "?", Figures.percent(times.spread),
        ]
    }

    fileprivate var instructionsText: String { instructionsPerView.map(Figures.digits) ?? "" }
}
