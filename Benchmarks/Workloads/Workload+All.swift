import PlumbConsole

extension Workload {
    /// The sizes of workloads whose names give none, or that only matter at their size.
    struct Sizes {
        var tree = 1_000_000
        var wide = 100_000
        var deep = 10_000
        var snapshot = 10_000
        var cases = 1000
        var forest = 10_000
        var lines = 10_000
        var list = 1_000_000

        /// The sizes in the names and the documentation.
        static let full = Sizes()
        /// Small enough to be checked in a debug build.
        static let small = Sizes(
            tree: 1000, wide: 500, deep: 300, snapshot: 300, cases: 20, forest: 40, lines: 200, list: 1000)
    }

    /// All workloads but those of growth, in the order of the table.
    static func all(_ sizes: Sizes = .full) -> [Workload] {
        singleChains + referenceChains + contentChains + warnedChains + screens + feeds + stacks + lines(sizes)
            + trees(sizes) + lists([sizes.list])
            + [snapshot(sizes), script(sizes), parallel(sizes)] + solvers + constraints
    }

    /// Workloads that are run together.
    enum Selection: String, CaseIterable {
        case all
        case chains
        case others
        case growth
        case lists

        func workloads(isQuick: Bool) -> [Workload] {
            switch self {
            case .all: Workload.all()
            case .chains: Workload.all().filter { $0.kind == .chains }
            case .others: Workload.all().filter { $0.kind == .other }
            case .growth: Workload.growth(isQuick ? Workload.growthSizes.dropLast() : Workload.growthSizes)
            case .lists: Workload.lists(isQuick ? Workload.listSizes.dropLast() : Workload.listSizes)
            }
        }

        /// Reads the value of `--set`.
        init(option: String) throws(UsageError) {
            guard let selection = Selection(rawValue: option) else {
                throw UsageError(
                    unknown: "set of workloads", option, known: Selection.allCases.map { $0.rawValue },
                    hint: "Try 'benchmarks --help'."
                )
            }
            self = selection
        }
    }
}
