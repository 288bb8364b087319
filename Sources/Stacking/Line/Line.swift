/// Items in a line, and the length that they divide: the rule of growing and shrinking for the whole module.
///
/// 1. Every item takes its natural size within its limits. The sum is the natural length of the line, and the length of a container
///    that fits.
/// 2. If room is left, shares take it in proportion to their weights, then nodes without resistance to growing, then spaces in
///    equal amounts, each within its limits.
/// 3. The remaining or missing length is divided among items that have a natural size. The cost of an item is the distance from its
///    natural size, at the violated priority: a piecewise linear function. Its segments are used up in the order of their slopes,
///    the lowest priority first; among equals the shares first and then the last declared.
///
/// A higher priority outweighs any amount of a lower one, and slopes only rise with the distance, so this order gives the same
/// optimum as Auto Layout's constraints.
///
/// Takes O(*n* log *n*) time for *n* items, and O(*n* *k*) if shares have contents of *k* different sizes and there is too little
/// room.
struct Line {
    var items: [LineItem]
    /// The items that divide the length: in a flow, the items of one line.
    private(set) var range = 0..<0
    private(set) var shares = Pool(kind: .share)
    private var spaces = Pool(kind: .space)
    /// The length at which every item has its natural size.
    var natural = 0.0
    /// Whether the items are longer than the divided length.
    private(set) var isShort = false
    /// Whether nodes can grow without cost.
    private var hasFreeNodes = false

    /// A part of an item's cost: the distance at one slope, the violated priority, and the cost of each point.
    struct Segment: BitwiseCopyable {
        var amount: Double
        var priority: Float = 0
        var cost = 0.0
        /// The size, or the level of the shares, at which it begins.
        var start = 0.0
        /// The item that moves, or ``shares`` or ``spaces`` if all of these move together: among equal segments the one with the
        /// highest number is used up first.
        var item: Int
        /// Whether lower priorities may be violated, too; then they decide among equal segments.
        var violatesMore = false

        static var shares: Int { .max }
        static var spaces: Int { -1 }
        var isOfOneItem: Bool { item != Self.shares && item != Self.spaces }
    }

    init(_ items: [LineItem] = []) { self.items = items }

    /// Gives every item, or every item of a range, its natural size within its limits.
    mutating func measure(_ part: Range<Int>? = nil) {
        range = part ?? items.indices
        let range = range
        // The sums are local variables, which is faster than fields of the line.
        var (natural, shares, spaces) = (0.0, Pool(kind: .share), Pool(kind: .space))
        var (hasFreeNodes, hasClusters) = (false, false)
        unsafe items.withUnsafeMutableBufferPointer { items in
            for index in range {
                switch unsafe items[index].kind {
                case .own:
                    if unsafe items[index].members > 1 {
                        hasClusters = true
                    } else {
                        if unsafe items[index].takeNaturalSize() { hasFreeNodes = true }
                        natural += unsafe items[index].room
                    }
                case .space: unsafe spaces.add(items[index])
                case .share: unsafe shares.add(items[index])
                case .fixed, .match: natural += unsafe items[index].size * items[index].takes
                case .present, .joined, .lineBreak, .chain, .absent: unsafe items[index].size = 0
                }
            }
        }
        spaces.length = spaces.lowest
        self.natural = natural + spaces.lowest
        if self.shares.count + shares.count > 0 { self.shares = shares }
        if self.spaces.count + spaces.count > 0 { self.spaces = spaces }
        self.hasFreeNodes = hasFreeNodes || hasClusters
        if hasClusters { measureClusters() }
        if shares.count > 0 { measureShares() }
    }

    /// Gives items of several nodes the sizes with the least violation.
    @inline(never)
    private mutating func measureClusters() {
        for index in range where items[index].kind == .own && items[index].members > 1 {
            items[index].size = cheapest(index)
            natural += items[index].room
        }
    }

    /// The total growth of shares and spaces, and of nodes without resistance up to their natural size.
    var growth: Double {
        var growth = shares.highest - shares.length + spaces.highest - spaces.length
        if hasFreeNodes {
            for item in items[range] where item.kind == .own && item.members == 1 {
                growth += max(0, item.limited(item.natural) - item.size)
            }
        }
        return growth
    }

    private mutating func measureShares() {
        if shares.hasExtremeWeights { scaleWeights() }
        shares.length = shares.hasContent ? shares.length(items, range, at: cheapest(Segment.shares)) : shares.lowest
        natural += shares.length
    }

    /// Scales weights by a power of two, so that the largest is near 1 and ratios are kept; weights that are too small beside it
    /// become 0.
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

    /// Gives the shares and spaces their sizes at their total lengths.
    mutating func settle() {
        if shares.count > 0 { items.spread(shares, in: range) }
        if spaces.count > 0 { items.spread(spaces, in: range) }
    }

    /// Divides a length, and returns the rest: positive if no item can grow any more, negative if none can shrink any more.
    mutating func divide(_ length: Double, tie: StackOptions.NodeTie = .lastFirst) -> Double {
        let tolerance = (length.magnitude + natural.magnitude) * Double(range.count + 4) * 0x1p-51
        var rest = length - natural
        if rest.magnitude <= tolerance { rest = 0 }
        if rest > 0, !hasFreeNodes, !shares.hasContent {
            // Nothing resists growing, so no segments have to be compared.
            if shares.count > 0 { shares.take(&rest) }
            if spaces.count > 0 { spaces.take(&rest) }
        }
        if rest != 0 { rest = distribute(rest, tie, tolerance) }
        settle()
        isShort = rest < -tolerance
        return rest.magnitude <= tolerance ? 0 : rest
    }

    /// Positions items one after the other, with a gap between two that are not spaces and some room between any two, and returns
    /// their end.
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
        if a.priority > 0, a.violatesMore || b.violatesMore, let isCheaper = isCheaperBelow(a, b, grows) {
            return isCheaper
        }
        return a.item > b.item
    }

    /// Grows or shrinks the items, the cheapest first, until the rest is used up to rounding errors.
    private mutating func distribute(_ rest: Double, _ tie: StackOptions.NodeTie, _ tolerance: Double) -> Double {
        let grows = rest > 0
        // There are two for each node, four more for each share with content, and one each for all shares and all spaces.
        let capacity = (shares.hasContent ? 6 : 2) * range.count + 2
        return unsafe withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { memory in
            var count = 0
            forEachSegment(rest.magnitude, grows: grows) { segment in
                guard segment.amount > 0, count < memory.count else { return }
                unsafe memory.initializeElement(at: count, to: segment)
                count += 1
            }
            // The first `count` elements are initialized.
            let segments = unsafe UnsafeMutableBufferPointer(rebasing: memory[..<count])
            unsafe segments.sortStably { precedes($0, $1, grows) }
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
                    // If the rest equals the amount up to rounding, the item reaches its limit exactly, and no length remains.
                    let amount = unsafe segments[index].amount
                    let step = amount - left <= tolerance ? amount : left
                    left = max(0, left - step)
                    move(unsafe segments[index].item, by: grows ? step : -step)
                }
                index = end
            }
            // Sums of segments differ from sizes by rounding errors.
            snapSizes(tolerance)
            if !grows, shares.length - shares.lowest <= tolerance { shares.length = shares.lowest }
            return grows ? left : -left
        }
    }

    /// Calls a closure with the segments of all items that a length may need.
    ///
    /// It is marked as mutating so that the line is not copied.
    private mutating func forEachSegment(_ length: Double, grows: Bool, _ body: (Segment) -> Void) {
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
                // If a limit keeps the item from its natural size, the cost begins at the limit.
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

    /// Gives items of several nodes exactly their minimum, or the natural size of one of their nodes, if they differ from it by rounding
    /// errors only.
    private mutating func snapSizes(_ tolerance: Double) {
        for item in range where items[item].members > 1 && items[item].kind == .own {
            let size = items[item].size
            if size - items[item].minimum <= tolerance {
                items[item].size = items[item].minimum
                continue
            }
            for member in item..<item + Int(items[item].members)
            where (size - items[member].natural).magnitude <= tolerance {
                items[item].size = items[item].limited(items[member].natural)
            }
        }
    }

    // MARK: Ties in proportion

    private func isTie(_ a: Segment, _ b: Segment) -> Bool {
        a.priority == b.priority && (a.cost - b.cost).magnitude <= 1e-9 && b.isOfOneItem
    }

    /// Moves items in proportion to the sizes that they would have alone, each within its segment; items of size 0 share the rest
    /// equally.
    private mutating func moveTogether(_ segments: [Segment], _ left: inout Double, _ grows: Bool) {
        var largest = 0.0
        for segment in segments { largest = max(largest, segment.start) }
        let weights = segments.map { $0.start > largest * 1e-9 ? $0.start : 0 }
        for isWeighted in [true, false] {
            var order = segments.indices.filter { (weights[$0] > 0) == isWeighted }
            func weight(_ index: Int) -> Double { isWeighted ? weights[index] : 1 }
            order.sortStably { segments[$0].amount / weight($0) < segments[$1].amount / weight($1) }
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
