import Geometry
import LayoutTree

/// A stack on its way from items to frames.
///
/// `chooseItems`, `measure`, `findRoom`, `divide` and `write` run in this order; a stack that stands alone needs nothing else.
/// Coordinates are logical until frames are written: they count from where the stack's direction starts. It is not copyable, since
/// a copy by accident would cost more than the layout of a short stack.
struct StackLine<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    let container: Node
    let call: StackCall<Node>
    var line = Line()

    /// The size of the container, as far as it is known.
    var size: Size
    var isMirrored = false

    /// Where the stack starts and how long it is.
    var start = 0.0
    var length = 0.0
    /// What is left of its length.
    var remainder = 0.0
    var problems: [StackProblem] = []

    /// Where its edges are if other stacks know that better: coordinates in the container, not rounded.
    var knownStart: Double?
    var knownEnd: Double?

    /// The number of stacks that were solved before this one; nil before it is solved.
    var rank: Int?
    /// Whether an edge that the stack runs from or to cannot be reached.
    var isUnreachable = false
    /// Whether nodes stand in the order of their addresses, so that there is none twice.
    var isAscending = true

    var axis: Axis { call.axis }
    var isSolved: Bool { rank != nil && !isUnreachable }

    @inline(__always)
    init(_ container: Node, _ call: consuming StackCall<Node>) {
        self.container = container
        size = container.untransformedFrame.size
        isMirrored = call.axis == .horizontal && call.readsRightToLeft(container)
        self.call = call
    }

    /// The item of the line that the first item became; before it is the implied space of a distribution.
    var firstEntry: Int { call.impliesSpaces ? 1 : 0 }

    // MARK: Which items count

    /// Puts the items on the line: without nodes that are not the container's children, and without hidden ones where the
    /// stack leaves those out.
    mutating func chooseItems() {
        let given = call.items
        // There is room for the table of `hasRepeats`, too.
        let count = call.entryCount + 2 * firstEntry
        let room = count + Self.tableRoom(count)
        unsafe given.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            var address: UInt = 0
            var chosen: [LineItem] = []
            chosen.reserveCapacity(room)
            if !call.impliesSpaces { chosen.append(contentsOf: items.lines) }
            line.items = consume chosen
            let plain = call.impliesSpaces ? 0 : countPlainItems(items, &address)
            line.items.removeLast(line.items.count - plain)
            if line.items.count < items.count || call.impliesSpaces { choose(items, from: line.items.count, address) }
        }
        if given.isEmpty { warn(.emptyStack) }
    }

    /// The number of items, from the first one on, that are on the line as they are: spaces, and single nodes that count.
    ///
    /// Most lists have no others. `address` is that of the last node.
    @inline(__always)
    private mutating func countPlainItems(_ items: StackItems<Node>, _ address: inout UInt) -> Int {
        let (container, hidden) = (container, call.hidden)
        for index in 0..<items.count where !items.isSpace(index) {
            let next = items.withNode(index) { node -> UInt in
                node.counts(in: container, hidden) ? UInt(bitPattern: ObjectIdentifier(node)) : 0
            }
            guard let next, next != 0 else { return index }
            if next <= address { isAscending = false }
            address = next
        }
        return items.count
    }

    /// Puts all other items on the line; those before them are on it as they are.
    @inline(never)
    private mutating func choose(_ items: StackItems<Node>, from start: Int, _ lastAddress: UInt) {
        let (container, skips, implies, first) = (container, call.hidden == .skip, call.impliesSpaces, firstEntry)
        var (present, last, index) = (start, start - 1, start)
        var address = lastAddress
        if implies { line.items.append(LineItem(.absent)) }
        while index < items.count {
            let entry = line.items.count
            var item = items.line(index)
            var isHidden = false
            if item.isSkipped {
                line.items.append(item)
            } else if let state = items.withNode(
                index,
                { node -> (address: UInt, isChild: Bool, isHidden: Bool) in
                    (
                        UInt(bitPattern: ObjectIdentifier(node)), node.parentNode === container,
                        skips && !node.isVisible
                    )
                })
            {
                if state.address <= address { isAscending = false }
                address = state.address
                isHidden = state.isChild && state.isHidden
                if !state.isChild || isHidden { item.kind = .absent }
                line.items.append(item)
                if !state.isChild { warnAboutStranger(index) }
            } else {
                line.items.append(item)
                isHidden = addMembers(call.items[index].content.nodes, entry)
            }
            if line.items[entry].kind != .absent {
                if implies, present == 0, !line.items[entry].isSpace {
                    line.items[0] = LineItem(.share)
                    present += 1
                }
                present += 1
                last = entry
            } else if isHidden {
                // The space between it and its neighbor goes too, but none at the ends of the stack.
                if index + 2 < items.count, items.line(index + 1).isSkipped {
                    index += 1
                    line.items.append(LineItem(.absent))
                } else if present > 1, last > first, line.items[last].isSpace {
                    line.items[last].kind = .absent
                    present -= 1
                    while last > 0, line.items[last].kind == .absent || line.items[last].kind == .joined { last -= 1 }
                }
            }
            index += 1
        }
        guard implies else { return }
        let isImplied = last >= 0 && !line.items[last].isSpace
        line.items.append(LineItem(isImplied ? .share : .absent))
    }

    @inline(never)
    private func warnAboutStranger(_ index: Int) {
        if let node = call.items[index].holding.node { warn(.notAChild(node.displayName)) }
    }

    /// Adds the further nodes of an item, and says whether it is left out because its nodes are hidden.
    private mutating func addMembers(_ nodes: [Node], _ entry: Int) -> Bool {
        isAscending = false
        var isPresent = false
        var isHidden = false
        for (member, node) in nodes.enumerated() {
            if member > 0 {
                var joined = line.items[entry]
                joined.kind = .joined
                joined.members = 1
                line.items.append(joined)
            }
            let isVisible = call.hidden == .keep || node.isVisible
            let isPlaced = takesPart(node) && isVisible
            line.items[entry + member].isSkipped = !isPlaced
            isPresent = isPresent || isPlaced
            isHidden = isHidden || takesPart(node) && !isVisible
        }
        if let stranger = nodes.first(where: { !takesPart($0) }) { warn(.notAChild(stranger.displayName)) }
        if !isPresent { line.items[entry].kind = .absent }
        return !isPresent && isHidden
    }

    /// Whether a node of an item is placed.
    @inline(__always)
    func takesPart(_ node: Node) -> Bool { node.parentNode === container }

    /// Calls a function for every item that is on the line, with the item of the line that it became.
    @inline(__always)
    func forEachItem(_ body: (_ item: Int, _ entry: Int) -> Void) {
        var entry = firstEntry
        for item in call.items.indices {
            if line.items[entry].kind != .absent { body(item, entry) }
            entry += Int(line.items[entry].members)
        }
    }

    // MARK: Dividing the room

    /// Finds out where the stack starts and how long it is; false if one of its edges cannot be reached.
    mutating func findRoom() {
        let area: AxisSpan
        if let given = call.area {
            area = isMirrored ? given[axis].mirrored(in: size[axis]) : given[axis]
        } else {
            area = AxisSpan(origin: 0, length: size[axis])
        }
        var (first, last) = (area.start, area.end)
        isUnreachable = false
        if call.hasEnds {
            let found = (coordinate(of: call.start, knownStart), coordinate(of: call.end, knownEnd))
            isUnreachable = found.0 == nil || found.1 == nil
            if call.start != nil { first = found.0 ?? 0 }
            if call.end != nil { last = found.1 ?? 0 }
        }
        if !call.givenOffsets.start.isFinite || !call.givenOffsets.end.isFinite { report(.nonFiniteLength) }
        start = limited(first + call.startOffset)
        length = limited(last + call.endOffset - start)
    }

    /// A length or a start, within the largest length.
    private mutating func limited(_ value: Double) -> Double {
        guard !(value.magnitude <= LineItem.largest) else { return value }
        report(.nonFiniteLength)
        return value.isNaN ? 0 : min(max(value, -LineItem.largest), LineItem.largest)
    }

    /// Divides the room among the items.
    mutating func divide() {
        line.measure()
        remainder = line.divide(length, tie: call.options.nodeTie)
        arrange()
    }

    /// Puts the items one behind the other.
    mutating func arrange() {
        var cursor = start
        var gap = 0.0
        if remainder > 0 {
            switch call.options.leftover {
            case .end: break
            case .start: cursor += remainder
            case .spread:
                let count = line.items.count { $0.kind != .absent && $0.kind != .joined }
                gap = count > 1 ? remainder / Double(count - 1) : 0
            }
        } else if remainder < 0 {
            switch call.options.overflow {
            case .end: break
            case .center: cursor += remainder / 2
            case .start: cursor += remainder
            }
        }
        var isEmpty = true
        unsafe line.items.withUnsafeMutableBufferPointer { items in
            for entry in items.indices where unsafe items[entry].kind != .absent && items[entry].kind != .joined {
                unsafe items[entry].position = cursor
                cursor += unsafe items[entry].size + gap
                isEmpty = false
            }
        }
        if !problems.isEmpty { problems.removeAll { $0.isAboutLength } }
        if isEmpty {
            problems.append(.empty)
        } else if remainder > 0 {
            problems.append(.underConstrained(by: remainder))
        } else if remainder < 0 {
            problems.append(.overConstrained(by: -remainder))
        }
    }

    /// What came of it; the line has no items after that.
    mutating func takeResult() -> StackResult<Node> {
        var (items, problems) = ([LineItem](), [StackProblem]())
        if isSolved { swap(&items, &line.items) }
        swap(&problems, &self.problems)
        return StackResult(
            method: call.method.rawValue, axis: call.axis, remainder: remainder, problems: problems, given: call.items,
            line: items, firstEntry: firstEntry, grid: grid, keepsSizes: call.keepsSizes,
            mirror: isMirrored ? size[axis] : nil)
    }
}

extension StackProblem {
    /// Whether it says what came of the length.
    fileprivate var isAboutLength: Bool {
        switch self {
        case .empty, .overConstrained, .underConstrained: true
        default: false
        }
    }
}
