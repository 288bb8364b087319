import Stacking

/// What sizes cost the nodes, priority by priority from the highest down.
struct Cost {
    var priorities: [Double]

    init(_ stacks: [[TestColumn]]) {
        let all = stacks.flatMap { $0.flatMap { $0.naturals.flatMap { [$0.hugging, $0.compressionResistance] } } }
        priorities = Set(all).filter { $0 > 0 }.sorted(by: >)
    }

    func of(_ columns: [TestColumn], _ sizes: [Double]) -> [Double] {
        var cost = priorities.map { _ in 0.0 }
        for (column, size) in zip(columns, sizes) {
            for natural in column.naturals {
                let priority = size > natural.size ? natural.hugging : natural.compressionResistance
                if let level = priorities.firstIndex(of: priority) { cost[level] += abs(size - natural.size) }
            }
        }
        return cost
    }

    /// -1, 0 or 1 as the first is lower, about equal, or higher.
    static func compare(_ first: [Double], _ second: [Double], within tolerance: Double = 1e-6) -> Int {
        for (left, right) in zip(first, second) where abs(left - right) > tolerance { return left < right ? -1 : 1 }
        return 0
    }
}
