/// Everything that one run of the program found out.
struct Report {
    let machine: Machine
    var results: [WorkloadResult] = []
    /// What nodes take up, or nil where it was not asked for or cannot be counted.
    var memory: [NodeMemory] = []

    init(machine: Machine) {
        self.machine = machine
    }

    var measurements: [Measurement] { results.flatMap { $0.measurements } }
}

extension Report {
    /// One line for each contender, with the names of the columns first.
    var rows: [[String]] {
        let hasInstructions = measurements.contains { $0.instructions != nil }
        let names = ["workload", "contender", "median", "minimum", "per view", "to manual", "allocations", "spread"]
        return [names + (hasInstructions ? ["instr./view"] : [])]
            + measurements.map { $0.row + (hasInstructions ? [$0.instructionsText] : []) }
    }
}

extension Measurement {
    fileprivate var row: [String] {
        [
            workload, contender, Figures.time(times.median), Figures.time(times.minimum),
            Figures.time(perView), ratio.map(Figures.ratio) ?? "", allocations.map(Figures.count) ?? "?",
            Figures.percent(times.spread),
        ]
    }

    fileprivate var instructionsText: String { instructionsPerView.map(Figures.digits) ?? "" }
}
