extension Workload {
    /// How large the workloads are whose names leave it open, or that only matter at their size.
    struct Sizes {
        var tree = 1_000_000
        var wide = 100_000
        var deep = 10_000
        var snapshot = 10_000
        var cases = 1000
        var forest = 10_000
        var lines = 10_000

        /// As the names and the documentation say.
        static let full = Sizes()
        /// Small enough to be checked in a debug build.
        static let small = Sizes(tree: 1000, wide: 500, deep: 300, snapshot: 300, cases: 20, forest: 40, lines: 200)
    }

    /// All workloads, in the order of the table.
    static func all(_ sizes: Sizes = .full) -> [Workload] {
        singleChains + referenceChains + contentChains + warnedChains + scenes + feeds + stacks + lines(sizes)
            + trees(sizes)
            + [snapshot(sizes), script(sizes), parallel(sizes)] + solvers + constraints
    }
}
