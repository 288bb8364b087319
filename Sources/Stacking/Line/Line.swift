/// Items one after the other, and the length that they divide: the rule by which everything here grows and shrinks.
///
/// 1. Every item takes its natural size within its limits. The sum is the natural length of the line, which is what a
///    container that fits is as long as.
/// 2. Where room is left, shares take it in proportion to their weights, then nodes that nothing keeps from growing, then
///    spaces in equal amounts, each as far as its limits go.
/// 3. What is still left, or missing, is taken from items that have a natural size. The cost of an item is the distance from
///    its natural size at the priority that this violates: a piecewise linear function. Its segments are used up in the order
///    of their slopes, the lowest priority first; of equal ones the shares first and then the last declared.
///
/// A higher priority outweighs any amount of a lower one, and slopes only rise with the distance, so the order is the optimum
/// that Auto Layout's constraints describe.
///
/// Takes O(*n* log *n*) time for *n* items, and O(*n* *k*) where shares have contents of *k* different sizes and there is too little
/// room.
struct Line {
    var items: [LineItem]
    /// The items that divide the length: in a flow, the ones that fit behind each other.
    private(set) var range = 0..<0
    private(set) var shares = Pool(kind: .share)
    private var spaces = Pool(kind: .space)
    /// The length at which everything has its natural size.
    var natural = 0.0
    /// Whether the items are longer than the length that was divided.
    private(set) var isShort = false
    /// Whether nodes may grow at no cost.
    private var hasFreeNodes = false

    /// A part of an item's cost: how far the item moves at one slope, the priority that is violated and the cost of each point.
    struct Segment: BitwiseCopyable {
        var amount: Double
        var priority: Float = 0
        var cost = 0.0
        /// The size, or the level of the shares, at which it begins.
        var start = 0.0
        /// The item that moves, or ``shares`` or ``spaces`` where all of these move together: of equal segments the one with the
        /// highest number is used up first.
        var item: Int

        static var shares: Int { .max }
        static var spaces: Int { -1 }
        var isOfOneItem: Bool { item != Self.shares && item != Self.spaces }
    }

    init(_ items: [LineItem] = []) { self.items = items }

    /// Gives every item, or those of a part, its natural size within its limits.
    mutating func measure(_ part: Range<Int>? = nil) {
        range = part ?? items.indices
        hasFreeNodes = false
        // The sums are made in variables of their own, which is faster than in the line.
        var (natural, shares, spaces) = (0.0, Pool(kind: .share), Pool(kind: .space))
        for index in range {
            switch items[index].kind {
            case .own: natural += measureOwn(index) * items[index].takes + items[index].besides
            case .space: spaces.add(items[index])
            case .share: shares.add(items[index])
            case .fixed, .match: natural += items[index].size * items[index].takes
            case .present, .joined, .lineBreak, .chain, .absent: items[index].size = 0
            }
        }
        spaces.length = spaces.lowest
        (self.shares, self.spaces, self.natural) = (shares, spaces, natural + spaces.lowest)
        if shares.count > 0 { measureShares() }
    }

    /// How far shares and spaces can grow, and nodes that nothing keeps from growing up to their natural size.
    var growth: Double {
        var growth = shares.highest - shares.length + spaces.highest - spaces.length
        if hasFreeNodes {
            for item in items[range] where item.kind == .own && item.members == 1 {
                growth += max(0, item.limited(item.natural) - item.size)
            }
        }
        return growth
    }

    /// Gives an item that has a natural size this within its limits, and returns it.
    private mutating func measureOwn(_ index: Int) -> Double {
        let item = items[index]
        let isSingle = item.members == 1
        let isIndifferent = isSingle && item.shrink <= 0
        let size = isSingle ? (isIndifferent ? item.minimum : item.limited(item.natural)) : cheapest(index)
        items[index].size = size
        if item.minimum < item.maximum,
            !isSingle || item.grow <= 0 || (isIndifferent && item.natural > item.minimum)
        {
            hasFreeNodes = true
        }
        return size
    }

    private mutating func measureShares() {
        if shares.hasExtremeWeights { scaleWeights() }
        shares.length = shares.hasContent ? shares.length(items, range, at: cheapest(Segment.shares)) : shares.lowest
        natural += shares.length
    }

    /// Scales weights by a power of two, so that the largest is near 1 and ratios stay; what is too small beside it gets nothing.
    private mutating func scaleWeights() {
        var largest = 0.0
        for index in range where items[index].kind == .share { largest = max(largest, items[index].weight) }
        let scale = Double(sign: .plus, exponent: -max(largest.exponent, -1022), significand: 1)
        for index in range where items[index].kind == .share {
            let weight = items[index].weight * scale
            items[index].weight = weight < 0x1p-64 ? 0 : weight
        }
        shares.collect(items, range)
    }

    /// Gives the shares and spaces their sizes at the lengths that they have together.
    mutating func settle() {
        if shares.count > 0 { items.spread(.share, in: range, at: shares.level(items, range)) }
        if spaces.count > 0 { items.spread(.space, in: range, at: spaces.level(items, range)) }
    }

    /// Divides a length, and returns the rest: above 0 if no item can grow any more, below 0 if none can shrink any more.
    mutating func divide(_ length: Double, tie: StackOptions.NodeTie = .lastFirst) -> Double {
        let tolerance = (length.magnitude + natural.magnitude) * Double(range.count + 4) * 0x1p-51
        var rest = length - natural
        if rest.magnitude <= tolerance { rest = 0 }
        if rest > 0, !hasFreeNodes, !shares.hasContent {
            // Nothing resists: no segments have to be compared.
            if shares.count > 0 { shares.take(&rest) }
            if spaces.count > 0 { spaces.take(&rest) }
        }
        if rest != 0 { rest = distribute(rest, tie, tolerance) }
        settle()
        isShort = rest < -tolerance
        return rest.magnitude <= tolerance ? 0 : rest
    }

    /// Puts items one behind the other, with a gap between two that are no spaces and some room between any two, and returns
    /// where they end.
    mutating func arrange(_ range: Range<Int>, from start: Double, gap: Double, spread: Double = 0) -> Double {
        var cursor = start
        unsafe items.withUnsafeMutableBufferPointer { items in
            var last: Bool?
            for index in range {
                guard unsafe items[index].isPresent, unsafe items[index].kind != .lineBreak else {
                    unsafe items[index].position = cursor
                    continue
                }
                let isSpace = unsafe items[index].isSpace
                if let last { cursor += spread + (isSpace || last ? 0 : gap) }
                unsafe items[index].position = cursor
                cursor += unsafe items[index].size
                last = isSpace
            }
        }
        return cursor
    }

    // MARK: The order in which items grow and shrink

    /// Whether a segment is used up before another one.
    @inline(__always)
    private func precedes(_ a: Segment, _ b: Segment, _ grows: Bool) -> Bool {
        if a.priority != b.priority { return a.priority < b.priority }
        if (a.cost - b.cost).magnitude > 1e-9 { return a.cost < b.cost }
        if a.priority > 0, hasSeveral(a) || hasSeveral(b), let isCheaper = isCheaperBelow(a, b, grows) {
            return isCheaper
        }
        return a.item > b.item
    }

    private func hasSeveral(_ segment: Segment) -> Bool {
        segment.item == Segment.shares || (segment.item >= 0 && items[segment.item].members > 1)
    }

    /// Lets the items grow, or shrink, the cheapest first, until the rest is used up but for rounding errors.
    private mutating func distribute(_ rest: Double, _ tie: StackOptions.NodeTie, _ tolerance: Double) -> Double {
        let grows = rest > 0
        // Two for each node, four more for each share with content, and one each for all shares and all spaces.
        let capacity = (shares.hasContent ? 6 : 2) * range.count + 2
        return unsafe withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { memory in
            var count = 0
            forEachSegment(rest.magnitude, grows: grows) { segment in
                guard segment.amount > 0, count < memory.count else { return }
                unsafe memory.initializeElement(at: count, to: segment)
                count += 1
            }
            // The first `count` elements were written.
            var segments = unsafe UnsafeMutableBufferPointer(rebasing: memory[..<count])
            // Most are in their order, and to sort many allocates.
            var isSorted = true
            for index in 0..<max(0, count - 1) where isSorted {
                isSorted = unsafe !precedes(segments[index + 1], segments[index], grows)
            }
            if !isSorted { unsafe segments.sort { precedes($0, $1, grows) } }
            var left = rest.magnitude
            var index = 0
            while index < count, left > tolerance {
                var end = index + 1
                if tie == .proportional, unsafe segments[index].isOfOneItem {
                    while end < count, isTie(unsafe segments[index], unsafe segments[end]) { end += 1 }
                }
                if end > index + 1 {
                    moveTogether(unsafe Array(segments[index..<end]), &left, grows)
                } else {
                    // Where the rest is as much but for rounding, the item comes exactly to its limit: no trace of a length stays.
                    let amount = unsafe segments[index].amount
                    let step = amount - left <= tolerance ? amount : left
                    left = max(0, left - step)
                    move(unsafe segments[index].item, by: grows ? step : -step)
                    if unsafe hasSeveral(segments[index]) { snap(unsafe segments[index].item, tolerance) }
                }
                index = end
            }
            // The segments of shares add up to their minimum but for rounding errors.
            if !grows, shares.length - shares.lowest <= tolerance { shares.length = shares.lowest }
            return grows ? left : -left
        }
    }

    /// Calls a closure with the segments of all items, as far as they can be needed for a length.
    private func forEachSegment(_ length: Double, grows: Bool, _ body: (Segment) -> Void) {
        if shares.hasContent {
            forEachSegment(Segment.shares, grows: grows, from: cheapest(Segment.shares), wanted: length, body)
        } else if grows {
            body(Segment(amount: shares.highest - shares.length, item: Segment.shares))
        }
        for index in range.reversed() where items[index].kind == .own {
            let item = items[index]
            guard item.minimum < item.maximum else { continue }
            if item.takes == 1, item.members > 1 || item.shrink <= 0 {
                forEachSegment(index, grows: grows, from: item.size, wanted: length, body)
            } else {
                let amount = (grows ? item.maximum - item.size : item.size - item.minimum) * item.takes
                // Where a limit keeps the item from its natural size, the cost counts from the limit.
                let priority = max(0, grows ? item.grow : item.shrink)
                body(
                    Segment(
                        amount: amount, priority: priority, cost: priority > 0 ? 1 / item.takes : 0, start: item.size,
                        item: index))
            }
        }
        if grows { body(Segment(amount: spaces.highest - spaces.length, item: Segment.spaces)) }
    }

    private mutating func move(_ item: Int, by change: Double) {
        if item == Segment.shares {
            shares.length += change
        } else if item == Segment.spaces {
            spaces.length += change
        } else {
            items[item].size += change / items[item].takes
        }
    }

    /// Gives an item of several nodes exactly its minimum, or the natural size of one of them, where its size differs by rounding only.
    private mutating func snap(_ item: Int, _ tolerance: Double) {
        guard item >= 0, item != Segment.shares else { return }
        let size = items[item].size
        if size - items[item].minimum <= tolerance {
            items[item].size = items[item].minimum
            return
        }
        for member in item..<item + Int(items[item].members)
        where (size - items[member].natural).magnitude <= tolerance {
            items[item].size = items[item].limited(items[member].natural)
        }
    }

    // MARK: Ties in proportion

    private func isTie(_ a: Segment, _ b: Segment) -> Bool {
        a.priority == b.priority && (a.cost - b.cost).magnitude <= 1e-9 && b.isOfOneItem
    }

    /// Moves items in proportion to the sizes that they would have alone, each as far as its segment goes; those of no size
    /// share equally what these leave.
    private mutating func moveTogether(_ segments: [Segment], _ left: inout Double, _ grows: Bool) {
        var largest = 0.0
        for segment in segments { largest = max(largest, segment.start) }
        let weights = segments.map { $0.start > largest * 1e-9 ? $0.start : 0 }
        for isWeighted in [true, false] {
            var order = segments.indices.filter { (weights[$0] > 0) == isWeighted }
            func weight(_ index: Int) -> Double { isWeighted ? weights[index] : 1 }
            order.sort { segments[$0].amount / weight($0) < segments[$1].amount / weight($1) }
            var sum = order.reduce(0) { $0 + weight($1) }
            for index in order where left > 0 {
                let step = min(segments[index].amount, left * weight(index) / sum)
                sum -= weight(index)
                left -= step
                move(segments[index].item, by: grows ? step : -step)
            }
        }
    }
}
