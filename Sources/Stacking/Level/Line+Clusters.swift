/// Clusters: natural sizes that move together. These are the nodes of one item, which have one size, and all shares, which have one
/// size per weight.
///
/// That size is the level, as in water filling. A cluster has few natural sizes, so that a search through all of them at each step
/// costs less than a table: O(*k*) at each of the *k* natural sizes.
///
/// A cluster has the number of its segments: the item's number, or `Segment.shares`.
extension Line {
    /// Calls a function for every item of a cluster that is on the line and has a weight.
    @inline(__always)
    private func forEachItem(_ cluster: Int, _ body: (_ item: LineItem, _ members: Range<Int>) -> Void) {
        let isOfShares = cluster == Segment.shares
        var index = isOfShares ? range.lowerBound : cluster
        let end = isOfShares ? range.upperBound : cluster + 1
        while index < end {
            let item = items[index]
            let next = index + Int(item.members)
            if item.kind == .share || !isOfShares, item.weight > 0 { body(item, index..<next) }
            index = next
        }
    }

    /// The cost of one more point just above a level, or just below it: the highest priority that it violates, and the lowest one of
    /// the content that moves.
    ///
    /// If the items are at their limits, nothing moves.
    private func slope(
        _ cluster: Int, at level: Double, grows: Bool, below: Float = .infinity
    ) -> (priority: Float, lowest: Float, cost: Double, moving: Double) {
        var (bound, lowest) = (below, Float.infinity)
        while true {
            var priority: Float = 0
            var (cost, magnitude, moving) = (0.0, 0.0, 0.0)
            forEachItem(cluster) { item, members in
                let (low, high) = (item.minimum / item.weight, item.maximum / item.weight)
                guard grows ? level >= low && level < high : level > low && level <= high else { return }
                moving += item.weight
                for member in items[members] {
                    let natural = member.natural / item.weight
                    let isBelow = grows ? natural <= level : natural < level
                    let own = isBelow ? member.grow : member.shrink
                    guard own > 0 else { continue }
                    lowest = min(lowest, own)
                    guard own < bound, own >= priority else { continue }
                    if own > priority { (priority, cost, magnitude) = (own, 0, 0) }
                    cost += isBelow ? item.weight : -item.weight
                    magnitude += item.weight
                }
            }
            if cost.magnitude > magnitude * 1e-9 || priority == 0 {
                return (priority, lowest, moving == 0 ? 0 : cost / moving, moving)
            }
            bound = priority
        }
    }

    /// The next natural size, or limit, in a direction; the level itself if there is none.
    private func stop(_ cluster: Int, _ level: Double, grows: Bool) -> Double {
        var stop: Double?
        func offer(_ value: Double) {
            guard grows ? value > level : value < level, value >= 0 else { return }
            stop = stop.map { grows ? min($0, value) : max($0, value) } ?? value
        }
        forEachItem(cluster) { item, members in
            offer(item.minimum / item.weight)
            offer(item.maximum / item.weight)
            for member in items[members] where member.grow > 0 || member.shrink > 0 {
                offer(member.natural / item.weight)
            }
        }
        return stop ?? level
    }

    /// The level with the least violation, the lowest of several.
    func cheapest(_ cluster: Int) -> Double {
        if cluster == Segment.shares, shares.isLimited, let level = cheapestOfAll() { return level }
        // Most contents resist shrinking more than growing, so the search starts at the largest one.
        var level = 0.0
        forEachItem(cluster) { item, members in
            level = max(level, item.minimum / item.weight)
            for member in items[members] where member.grow > 0 || member.shrink > 0 {
                level = max(level, item.limited(member.natural) / item.weight)
            }
        }
        while true {
            let slope = slope(cluster, at: level, grows: false)
            let next = stop(cluster, level, grows: false)
            guard slope.cost >= 0, next < level, slope.moving > 0 || cluster == Segment.shares else { return level }
            level = next
        }
    }

    /// The levels of an item with the least violation, all of which cost the same.
    func cheapestLevels(_ item: Int) -> ClosedRange<Double> {
        let lowest = cheapest(item)
        var highest = lowest
        while true {
            let slope = slope(item, at: highest, grows: true)
            let next = stop(item, highest, grows: true)
            guard slope.priority == 0, slope.moving > 0, next > highest else { return lowest...highest }
            highest = next
        }
    }

    /// Among all levels, the one with the least violation of shares, the lowest of several; nil if there are too many to try.
    ///
    /// If some shares are at a limit and others are not, there can be several local optima.
    private func cheapestOfAll() -> Double? {
        var levels = [0.0]
        forEachItem(Segment.shares) { item, members in
            levels.append(item.minimum / item.weight)
            if item.maximum < .infinity { levels.append(item.maximum / item.weight) }
            for member in items[members] where member.grow > 0 || member.shrink > 0 {
                levels.append(member.natural / item.weight)
            }
        }
        if levels.count > 64 { return nil }
        levels.sortStably(by: <)
        var best = 0.0
        for level in levels where isCheaper(level, than: best) { best = level }
        return best
    }

    /// Whether shares are violated less at a level than at another one.
    private func isCheaper(_ level: Double, than other: Double) -> Bool {
        var bound = Float.infinity
        while true {
            var priority: Float = 0
            var (difference, magnitude) = (0.0, 0.0)
            forEachItem(Segment.shares) { item, members in
                let (size, otherSize) = (item.size(at: level), item.size(at: other))
                for member in items[members] {
                    let natural = member.natural
                    let growth = max(0, size - natural) - max(0, otherSize - natural)
                    let shrinkage = max(0, natural - size) - max(0, natural - otherSize)
                    for (own, change) in [(member.grow, growth), (member.shrink, shrinkage)] {
                        guard own < bound, own >= priority, own > 0 else { continue }
                        if own > priority { (priority, difference, magnitude) = (own, 0, 0) }
                        difference += change
                        magnitude += change.magnitude
                    }
                }
            }
            if priority == 0 { return false }
            if difference.magnitude > magnitude * 1e-9 { return difference < 0 }
            bound = priority
        }
    }

    /// Calls a closure with the segments from a level on, until they reach a given length.
    func forEachSegment(
        _ cluster: Int, grows: Bool, from level: Double, wanted: Double, _ body: (Segment) -> Void
    ) {
        var level = level
        var left = wanted
        var last: (priority: Float, cost: Double) = (0, 0)
        while left > 0 {
            let next = stop(cluster, level, grows: grows)
            guard next != level else { return }
            let slope = slope(cluster, at: level, grows: grows)
            let amount = slope.moving > 0 ? (next - level).magnitude * slope.moving : 0
            // When shares reach their limits, a segment may cost less than the one before it, which still comes first.
            let cost = slope.cost.magnitude
            if amount > 0, last < (slope.priority, cost) { last = (slope.priority, cost) }
            let violatesMore = slope.lowest < last.priority
            body(
                Segment(
                    amount: amount, priority: last.priority, cost: last.cost, start: level, item: cluster,
                    violatesMore: violatesMore))
            level = next
            left -= amount
        }
    }

    /// Whether a segment costs less than another at lower priorities than theirs; nil if there is no difference.
    func isCheaperBelow(_ a: Segment, _ b: Segment, _ grows: Bool) -> Bool? {
        var bound = a.priority
        while bound > 0 {
            let first = slope(a.item, at: a.start, grows: grows, below: bound)
            let second = slope(b.item, at: b.start, grows: grows, below: bound)
            bound = max(first.priority, second.priority)
            let difference = (first.priority == bound ? first.cost : 0) - (second.priority == bound ? second.cost : 0)
            if difference.magnitude > 1e-9 { return (difference < 0) == grows }
        }
        return nil
    }
}
