/// Items that grow together: shares to their weight times a level, spaces to their minimum plus the level, all within their limits.
struct Pool {
    let kind: LineItem.Kind
    private(set) var count = 0
    private(set) var weight = 0.0
    /// Whether weights differ so much that a sum may lose small ones.
    private(set) var hasExtremeWeights = false
    /// The total lengths with all items at their minimum, and at their maximum.
    private(set) var lowest = 0.0
    private(set) var highest = 0.0
    /// Whether a minimum or a maximum may bind.
    private(set) var isLimited = false
    /// Whether other items match some.
    private(set) var carriesOthers = false
    /// Whether the nodes of shares have natural sizes.
    private(set) var hasContent = false
    /// Their total length.
    var length = 0.0

    /// Replaces its items by all items of its kind.
    ///
    /// This is not an initializer, since replacing the pool of a line would count the line's list of items.
    mutating func collect(_ items: [LineItem], _ range: Range<Int>) {
        self = Pool(kind: kind)
        for index in range where items[index].kind == kind { add(items[index]) }
    }

    @inline(__always)
    mutating func add(_ item: LineItem) {
        count += 1
        lowest += item.minimum * item.takes + item.besides
        if kind == .share, item.minimum > 0 { isLimited = true }
        if item.takes != 1 { carriesOthers = true }
        guard item.weight > 0 else {
            highest += item.minimum * item.takes + item.besides
            return
        }
        weight += item.weight * item.takes
        if item.weight > 0x1p60 || item.weight < 0x1p-60 { hasExtremeWeights = true }
        highest += item.maximum * item.takes + item.besides
        if item.maximum < .infinity { isLimited = true }
        if kind == .share, item.members > 1 || item.grow > 0 || item.shrink > 0 { hasContent = true }
    }

    /// Takes as much of a length as the items can.
    @inline(__always)
    mutating func take(_ rest: inout Double) {
        let taken = min(rest, highest - length)
        guard taken > 0 else { return }
        length += taken
        rest -= taken
    }

    /// The length of all items at a level.
    func length(_ items: [LineItem], _ range: Range<Int>, at level: Double) -> Double {
        guard isLimited else { return lowest + weight * level }
        var sum = 0.0
        for index in range where items[index].kind == kind {
            sum += items[index].size(at: level) * items[index].takes + items[index].besides
        }
        return sum
    }

    /// The level at which the items reach their length.
    ///
    /// It rises from 0: an item begins to grow when the level reaches its minimum and stops at its maximum. So the limits are
    /// sorted and handled one by one, which is exact: O(*m* log *m*) for *m* limits.
    @inline(__always)
    func level(_ items: [LineItem], _ range: Range<Int>) -> Double {
        guard weight > 0 else { return 0 }
        return isLimited ? limitedLevel(items, range) : (length - lowest) / weight
    }

    @inline(never)
    private func limitedLevel(_ all: [LineItem], _ range: Range<Int>) -> Double {
        // The closure captures numbers, since copying the pool would stall on its recent stores.
        let (kind, available) = (kind, length - lowest)
        return unsafe withUnsafeTemporaryAllocation(of: Limit.self, capacity: 2 * count) { memory in
            var used = 0
            var moving = 0.0
            unsafe all.withUnsafeBufferPointer { items in
                for index in range where unsafe items[index].kind == kind && items[index].weight > 0 {
                    let (first, last) = unsafe (items[index].firstLevel, items[index].lastLevel)
                    let weight = unsafe items[index].weight * items[index].takes
                    if first > 0 {
                        unsafe memory.initializeElement(at: used, to: (first, weight))
                        used += 1
                    } else {
                        moving += weight
                    }
                    if last < .infinity {
                        unsafe memory.initializeElement(at: used, to: (last, -weight))
                        used += 1
                    }
                }
            }
            // There is room for two limits of each item.
            let limits = unsafe UnsafeMutableBufferPointer(rebasing: memory[..<used])
            unsafe limits.sortStably { $0.level < $1.level }
            var level = 0.0
            var room = available
            var isLossy = false
            for index in 0..<used {
                let limit = unsafe limits[index]
                let needed = moving * (limit.level - level)
                if needed >= room { break }
                room -= needed
                level = limit.level
                moving += limit.weight
                // A sum loses light weights beside a heavy one. When the heavy one has stopped growing, the sum is computed again.
                if moving < -limit.weight * 1e-3 { isLossy = true }
                if isLossy, unsafe index + 1 == used || limits[index + 1].level > level {
                    moving = growingWeight(all, range, at: level)
                    isLossy = false
                }
            }
            return room > 0 && moving > 0 ? level + room / moving : level
        }
    }

    private typealias Limit = (level: Double, weight: Double)

    /// The weight of the items that grow when the level rises.
    private func growingWeight(_ items: [LineItem], _ range: Range<Int>, at level: Double) -> Double {
        var sum = 0.0
        for item in items[range] where item.kind == kind && item.weight > 0 {
            if item.firstLevel <= level, level < item.lastLevel { sum += item.weight * item.takes }
        }
        return sum
    }
}

extension LineItem {
    /// The levels of its pool at which it begins and stops growing, if it has a weight.
    fileprivate var firstLevel: Double { kind == .space ? 0 : minimum / weight }
    fileprivate var lastLevel: Double { (kind == .space ? maximum - minimum : maximum) / weight }
}
