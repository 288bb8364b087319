import Testing

@testable import benchmarks

/// Tables of made-up measurements.
@Suite struct TableTests {
    private func result(
        _ name: String, _ kind: Workload.Kind, views: Int,
        _ costs: [(contender: String, time: Double, instructions: Double)]
    ) -> WorkloadResult {
        let reference = costs.first { $0.contender == Workload.idiomatic }?.time
        let expert = costs.first { $0.contender == Workload.expert }?.time
        return WorkloadResult(
            workload: Workload(name, "", views: views, kind: kind) { _ in Setup(nil, []) },
            measurements: costs.map { cost in
                Measurement(
                    workload: name, contender: cost.contender, views: views, times: Statistics([cost.time]),
                    layoutsPerSample: 1, allocations: 0, bytes: Double(views) * 80, instructions: cost.instructions,
                    ratio: reference.map { cost.time / $0 }, ratioToExpert: expert.map { cost.time / $0 }
                )
            },
            facts: []
        )
    }

    @Test func chains() {
        var report = Report(machine: Machine())
        report.results = [
            result(
                "feed-item", .chains, views: 15,
                [("floor", 50, 1000), ("expert", 100, 2000), ("idiomatic", 120, 2400), ("pin", 150, 3000)])
        ]
        report.noise = Noise(spread: 0.01, othersCores: 0, load: 1)
        let times = "150 ns, 1.50× `expert` and 1.25× `idiomatic`"
        let markdown = report.markdown
        #expect(markdown.contains(": \(times); 3000 instructions, 1.50× `expert` and 1.25× `idiomatic`.\n"))
        #expect(markdown.contains("\n| feed-item | 150 ns | 1.50× | 1.25× |  | 1000 | 2000 | 2400 | 3000 | 0 |\n"))
        #expect(markdown.contains(" other programs used 0.00 cores, load 1.0: quiet.\n"))
    }

    @Test func growth() {
        var report = Report(machine: Machine())
        report.results = [10, 100, 1000].map { size in
            result("growth-stack-\(size)", .growth, views: size, [("stack", Double(size) * 5, 0)])
        }
        let markdown = report.markdown
        #expect(markdown.contains("| time of a node | 10 | 100 | 1,000 | exponent | bytes of a node | exponent |"))
        #expect(markdown.contains("| stack | 5.00 ns | 5.00 ns | 5.00 ns | 1.00 | 80.0 | 1.00 |"))
    }

    @Test(arguments: [(0.0, "0"), (999, "999"), (1000, "1,000"), (1_000_000, "1,000,000")])
    func grouped(value: Double, text: String) {
        #expect(Figures.grouped(value) == text)
    }
}
