import Cassowary

/// Solves all stacks of a component at once, by goals in strict order of precedence.
///
/// 1. Limits, given lengths, matches, and one start and length for each node hold. If they contradict each other, the first wins.
/// 2. Each stack ends where it should; a stack that others refer to has precedence over them.
/// 3. Priority by priority, content keeps its natural size: the sum of the differences is minimal.
/// 4. Among equal priorities, the first declared stays closest to its natural size; content of shares comes last.
/// 5. In each stack, spaces take as little as possible, so that shares get the rest; then the largest space is minimized.
///
/// A stack that refers to others only takes missing room from them: filling it, and keeping its content from growing, are goals
/// after the goals of all stacks. ``SharedGoals`` states the goals.
///
/// A share is its weight times the level of its stack, within its limits. This is a linear equation only while the level stays
/// between two limits. So each level begins between two limits, and moves to the next interval while that improves the result.
struct Equations {
    /// The lengths and the position of a stack in a solution.
    struct Solution {
        var sizes: [Double] = []
        var origin = 0.0
        var length = 0.0
        var rest = 0.0
        var conflicts: [Int] = []
        var impossible: [Int] = []
    }

    private let block: Block
    /// The stacks in the order of declaration, and in the order of their goals.
    private let members: [Int]
    private let goals: [Int]
    private let isFrozen: [Bool]
    /// The intervals of each stack's level, and the ones being tried.
    private let intervals: [[ClosedRange<Double>]]
    private var current: [Int]
    private var best: SharedGoals?
    /// Whether the length of the container is unknown.
    private let fits: Bool
    /// The number of stacks whose shares have one level; fewer than all if the levels contradict requirements.
    private var leveledCount: Int

    /// Solves stacks of a block; nil if their numbers are too far apart.
    static func solve(_ block: Block, _ members: [Int], _ goals: [Int]) -> [Solution]? {
        var equations = Equations(block, members, goals, fits: false)
        return equations.bestGoals()?.solutions()
    }

    /// The length of the container that violates the priorities of content least; nil if numbers are too far apart.
    static func fit(_ block: Block, _ members: [Int]) -> Double? {
        var equations = Equations(block, members, block.orderOfGoals(members), fits: true)
        return equations.bestGoals()?.fittingLength
    }

    private init(_ block: Block, _ members: [Int], _ goals: [Int], fits: Bool) {
        (self.block, self.members, self.goals, self.fits) = (block, members, goals, fits)
        let isFrozen = block.frozenShares(members)
        self.isFrozen = isFrozen
        intervals = members.map { block.line.levelIntervals(of: block.stacks[$0].range, without: isFrozen) }
        current = members.map { _ in 0 }
        leveledCount = members.count
    }

    /// The goals with their best levels; the last stacks have no level if the levels of all contradict requirements.
    private mutating func bestGoals() -> SharedGoals? {
        while true {
            search()
            if let best { return best }
            if leveledCount == 0 { return nil }
            leveledCount -= 1
        }
    }

    private mutating func search() {
        current = members.map { _ in 0 }
        let count = intervals.prefix(leveledCount).reduce(1.0) { $0 * Double(max(1, $1.count)) }
        if count <= 256 { tryAll(Int(count)) } else { walk() }
    }

    /// Tries all intervals: two stacks that share nodes have several optima that no neighbor improves.
    private mutating func tryAll(_ count: Int) {
        for number in 0..<count {
            var digits = number
            var next = current
            for stack in 0..<leveledCount {
                let count = max(1, intervals[stack].count)
                next[stack] = digits % count
                digits /= count
            }
            _ = offer(next)
        }
    }

    /// Moves to the next interval of a stack while that improves the result.
    private mutating func walk() {
        for start in intervals.map({ $0.count }).max().map({ 0..<$0 }) ?? 0..<1 where best == nil {
            _ = offer(intervals.map { min(start, max(0, $0.count - 1)) })
        }
        var isBetter = true
        while isBetter {
            isBetter = false
            for stack in 0..<leveledCount {
                for step in [1, -1] {
                    while intervals[stack].indices.contains(current[stack] + step) {
                        var next = current
                        next[stack] += step
                        guard offer(next) else { break }
                        isBetter = true
                    }
                }
            }
        }
    }

    private mutating func offer(_ next: [Int]) -> Bool {
        var attempt = SharedGoals(block, members, goals, fits: fits)
        for stack in 0..<leveledCount where !intervals[stack].isEmpty {
            attempt.setLevel(stack, within: intervals[stack][next[stack]], without: isFrozen)
        }
        guard attempt.solve(isFrozen), best.map({ attempt.isBetter(than: $0) }) ?? true else { return false }
        (best, current) = (attempt, next)
        return true
    }
}

extension Line {
    /// The intervals between two limits of shares in which a share moves with the level; one interval if no share moves, and none
    /// without shares.
    fileprivate func levelIntervals(of range: Range<Int>, without isFrozen: [Bool]) -> [ClosedRange<Double>] {
        let ranges = range.filter { items[$0].kind == .share && items[$0].weight > 0 && !isFrozen[$0] }
            .map { items[$0].minimum / items[$0].weight...items[$0].maximum / items[$0].weight }
        var limits = ranges.flatMap { [$0.lowerBound, $0.upperBound] } + [0, .infinity]
        limits.sortStably(by: <)
        let moving = zip(limits, limits.dropFirst()).filter { low, high in
            low < high && ranges.contains { $0.lowerBound <= low && high <= $0.upperBound }
        }
        if moving.isEmpty, let range = ranges.first { return [range] }
        return moving.map { $0...$1 }
    }
}

extension Block {
    /// For the items of all stacks: whether the item is a share whose length is determined by an item of another kind with the same
    /// node.
    fileprivate func frozenShares(_ members: [Int]) -> [Bool] {
        var isFrozen = line.items.map { _ in false }
        if ties.isEmpty { return isFrozen }
        // Repeated while shares pass it on to other shares.
        var isChanged = true
        while isChanged {
            isChanged = false
            for tie in ties {
                for (one, other) in [(tie.place, tie.first), (tie.first, tie.place)] {
                    guard members.contains(one.stack), members.contains(other.stack), self[one].kind == .share,
                        !isFrozen[one.head], self[other].kind != .share || isFrozen[other.head]
                    else { continue }
                    isFrozen[one.head] = true
                    isChanged = true
                }
            }
        }
        return isFrozen
    }
}
