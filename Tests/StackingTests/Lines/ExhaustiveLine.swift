@testable import Stacking

/// A line solved by trying every combination of whole sizes and keeping the one with the lowest cost.
///
/// Costs are distances from natural sizes, added up by priority and compared from the highest priority down. Of equal costs the
/// shares have as much as they can where the line grows, then the nodes declared last; where it shrinks, as little.
struct ExhaustiveLine {
    /// The priorities that occur, the highest first.
    static let priorities: [Float] = [3, 2, 1]

    struct Best {
        var cost: [Double]
        var sizes: [Double]
        var shares: Double
        var spaces: Double
    }

    let items: [LineItem]
    let length: Int
    /// The items with a size of their own, each with the nodes joined to it.
    let owns: [Range<Int>]
    let shares: [Int]
    let spaces: [Int]

    init(_ items: [LineItem], _ length: Int) {
        (self.items, self.length) = (items, length)
        owns = items.indices.filter { items[$0].kind == .own || items[$0].kind == .fixed }
            .map { $0..<$0 + Int(items[$0].members) }
        shares = items.indices.filter { items[$0].kind == .share }
        spaces = items.indices.filter { items[$0].kind == .space }
    }

    func cost(_ members: some Sequence<Int>, _ size: (Int) -> Double) -> [Double] {
        var cost = Self.priorities.map { _ in 0.0 }
        for index in members {
            let over = size(index) - items[index].natural
            let priority = over > 0 ? items[index].grow : items[index].shrink
            if let place = Self.priorities.firstIndex(of: priority) { cost[place] += over.magnitude }
        }
        return cost
    }

    /// The sizes of items that rise together, for a length of all: the level is found by halving.
    func pooled(_ pool: [Int], _ length: Double, _ base: (Int) -> Double) -> [Double] {
        func sizes(_ level: Double) -> [Double] {
            pool.map { max(items[$0].minimum, min(items[$0].maximum, base($0) + items[$0].weight * level)) }
        }
        var (low, high) = (0.0, 64.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if sizes(middle).reduce(0, +) < length { low = middle } else { high = middle }
        }
        return sizes(high)
    }

    static func compare(_ a: [Double], _ b: [Double]) -> Int {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y ? -1 : 1 }
        return 0
    }

    private func isBetter(_ new: Best, _ old: Best, _ grows: Bool) -> Bool {
        let order = Self.compare(new.cost, old.cost)
        if order != 0 { return order < 0 }
        if new.shares != old.shares { return (new.shares > old.shares) == grows }
        for (x, y) in zip(new.sizes.reversed(), old.sizes.reversed()) where x != y { return (x > y) == grows }
        return false
    }

    /// The best of all, by the rules for a line that grows, or shrinks; nil where the length cannot be met.
    func best(grows: Bool) -> Best? {
        var best: Best?
        var sizes = owns.map { _ in 0.0 }
        func lowest(_ pool: [Int]) -> Double { pool.reduce(0) { $0 + items[$1].minimum } }
        func highest(_ pool: [Int]) -> Double { pool.reduce(0) { $0 + items[$1].maximum } }
        let shareCosts = (0...length).map { total in
            let own = pooled(shares, Double(total)) { _ in 0 }
            return cost(shares) { index in own[shares.firstIndex(of: index) ?? 0] }
        }
        func search(_ next: Int, _ rest: Int, _ sum: [Double]) {
            if next == owns.count {
                for share in 0...rest {
                    let space = Double(rest - share)
                    guard Double(share) >= lowest(shares), Double(share) <= highest(shares), space >= lowest(spaces),
                        space <= highest(spaces)
                    else { continue }
                    let new = Best(
                        cost: zip(sum, shareCosts[share]).map(+), sizes: sizes, shares: Double(share), spaces: space)
                    if best.map({ isBetter(new, $0, grows) }) ?? true { best = new }
                }
                return
            }
            let item = items[owns[next].lowerBound]
            let low = Int(item.minimum)
            guard low <= rest else { return }
            for size in low...max(low, Int(min(item.maximum, Double(rest)))) {
                sizes[next] = Double(size)
                let own = item.kind == .fixed ? [0, 0, 0] : cost(owns[next]) { _ in Double(size) }
                search(next + 1, rest - size, zip(sum, own).map(+))
            }
        }
        search(0, length, Self.priorities.map { _ in 0.0 })
        return best
    }
}
