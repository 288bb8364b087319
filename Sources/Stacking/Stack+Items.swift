import LayoutTree

// Which items count, and which nodes.

extension Stack {
    var firstEntry: Int { method.firstEntry }

    /// The items of the line that the items became, each the first one of several nodes.
    var heads: [Int] {
        line.items.indices.dropFirst(firstEntry).dropLast(firstEntry).filter { line.items[$0].kind != .joined }
    }

    /// Puts the items on the line: without nodes that are not the container's children, and without hidden ones where the
    /// stack leaves those out.
    mutating func chooseItems() {
        if items.count == 0 { warn(.emptyStack) }
        facts = items.copy(to: &line.items, ObjectIdentifier(container), hidden, firstEntry)
        if items.has(.lineBreak), method != .flow {
            // Only a flow has several lines.
            for entry in line.items.indices where line.items[entry].kind == .lineBreak {
                line.items[entry].kind = .absent
            }
        }
        if !facts.allCount { leaveOutNodes() }
        if method == .distribute { addImpliedSpaces() }
    }

    /// Leaves out nodes that do not count, and spaces beside hidden ones.
    @inline(never)
    private mutating func leaveOutNodes() {
        for (item, head) in heads.enumerated() where !line.items[head].isSkipped {
            if leaveOutNodes(item, head) { leaveOutSpace(beside: item, head) }
        }
    }

    /// Leaves out those nodes of an item that do not count, and the item if there are no others.
    ///
    /// - Returns: whether the item is left out because it is hidden.
    private mutating func leaveOutNodes(_ item: Int, _ head: Int) -> Bool {
        var (isPresent, isHidden) = (false, false)
        for (member, node) in items[item].content.nodes.enumerated() {
            let isChild = node.parentNode === container
            if isChild, hidden == .keep || node.isVisible {
                isPresent = true
                continue
            }
            line.items[head + member].skip()
            if isChild { isHidden = true } else { warn(.notAChild(node.displayName)) }
        }
        if !isPresent { line.items[head].kind = .absent }
        return !isPresent && isHidden
    }

    /// Leaves out a space between a hidden item and a neighbor: a fixed one, the one behind the item first, or one of two that
    /// stretch.
    ///
    /// A single one that stretches stays, and so do those at the ends of the stack.
    private mutating func leaveOutSpace(beside item: Int, _ entry: Int) {
        let next = entry + Int(line.items[entry].members)
        let isBehind = item + 2 < items.count && items[item + 1].line.isSpace
        if isBehind, isGap(next) {
            line.items[next].kind = .absent
        } else if let last = lastItem(before: entry), line.items[last].isSpace, lastItem(before: last) != nil {
            if isGap(last) {
                line.items[last].kind = .absent
            } else if isBehind {
                line.items[next].kind = .absent
            }
        }
    }

    /// Whether a space stands for the distance between two neighbors, and not for the room that is left.
    private func isGap(_ entry: Int) -> Bool {
        let kind = line.items[entry].kind
        return method == .equalSpacing || (kind != .space && kind != .share)
    }

    /// The last item on the line before another one.
    private func lastItem(before end: Int) -> Int? { line.items[..<end].lastIndex { $0.isPresent } }

    /// Turns the first item of the line into a space if the first one that counts is none, and the last one likewise.
    private mutating func addImpliedSpaces() {
        let (first, last) = (line.items.firstIndex { $0.isPresent }, line.items.lastIndex { $0.isPresent })
        if let first, !line.items[first].isSpace { line.items[0] = LineItem(.share) }
        if let last, !line.items[last].isSpace { line.items[line.items.count - 1] = LineItem(.share) }
    }

    /// Leaves out every place of a node but its first one, and reports it.
    ///
    /// The place becomes a space of the size that was asked for, or is gone for those who have no use for one.
    mutating func leaveOutRepeats(asSpaces: Bool = true) {
        if facts.order.isAscending { return }
        let found = items.repeats(firstEntry, &line.items)
        if found.isEmpty { return }
        let repeats = found.filter { !line.items[$0.entry].isSkipped }
        for (_, entry) in repeats { line.items[entry].skip() }
        if !asSpaces { leaveOutEmptyItems() }
        for (node, _) in repeats { warn(.repeatedNode(node.displayName)) }
    }

    /// Leaves out items with nodes that have their places from somewhere else.
    private mutating func leaveOutEmptyItems() {
        for (item, head) in heads.enumerated() where !items[item].line.isSkipped {
            let members = line.items[head..<head + Int(line.items[head].members)]
            if members.allSatisfy({ $0.isSkipped }) { line.items[head].kind = .absent }
        }
    }

    /// Calls a function for every node that is on the line, with its place there.
    @inline(__always)
    mutating func forEachNode(_ body: (Node, NodePlace) -> Void) {
        var next = (item: 0, entry: firstEntry)
        items.forEachNode(on: &line.items, from: &next, before: line.items.count - firstEntry, body)
    }
}

/// What is known of the items on a line as soon as they are there.
struct LineFacts {
    /// Whether all nodes are laid out, as most are.
    var allCount = true
    var order = NodeOrder()
    /// Whether all numbers can be computed with as they are.
    var areSound = true
    /// Whether nodes have to be asked for their natural sizes.
    var hasContent = false

    @inline(__always)
    fileprivate mutating func add<Node: Layoutable>(_ node: Node, _ parent: ObjectIdentifier, _ hidden: HiddenNodes) {
        // The identity of the parent, since a reference to it would be counted.
        let isChild = node.parentNode.map { ObjectIdentifier($0) } == parent
        if !isChild || (hidden == .skip && !node.isVisible) { allCount = false }
        order.add(node)
    }
}

extension LineItem {
    /// Takes a node off the line, which has its place from somewhere else, or none.
    fileprivate mutating func skip() { (isSkipped, grow, shrink) = (true, 0, 0) }
}

extension StackItems {
    /// Puts all items on an empty line; if `first` is 1, with an absent one before them and one behind them.
    func copy(to line: inout [LineItem], _ parent: ObjectIdentifier, _ hidden: HiddenNodes, _ first: Int) -> LineFacts {
        let count = entryCount + 2 * first
        var facts = LineFacts()
        withPointers { given in
            // There is room for the table of ``repeats(_:_:)``, too.
            line.append(addingCapacity: count + NodeTable.itemCount(count)) { span in
                unsafe span.withUnsafeMutableBufferPointer { memory, used in
                    if first > 0 {
                        unsafe memory.initializeElement(at: 0, to: LineItem(.absent))
                        unsafe memory.initializeElement(at: count - 1, to: LineItem(.absent))
                    }
                    facts = unsafe Self.copy(given, to: memory, from: first, parent, hidden)
                    used = count
                }
            }
        }
        return facts
    }

    @inline(__always)
    private static func copy(
        _ items: ItemPointers<Node>, to line: UnsafeMutableBufferPointer<LineItem>, from first: Int,
        _ parent: ObjectIdentifier, _ hidden: HiddenNodes
    ) -> LineFacts {
        var (entry, facts) = (first, LineFacts())
        for item in 0..<items.count {
            unsafe line.initializeElement(at: entry, to: items[item])
            let (kind, members) = (items[item].kind, Int(items[item].members))
            if !items[item].isSound { facts.areSound = false }
            entry += 1
            if items[item].isSkipped { continue }
            if kind == .own || kind == .share { facts.hasContent = true }
            items.withNode(item) { facts.add($0, parent, hidden) }
            if members > 1 { unsafe copyMembers(items, item, to: line, &entry, parent, hidden, &facts) }
        }
        return facts
    }

    /// Adds the further nodes of an item.
    @inline(never)
    private static func copyMembers(
        _ items: ItemPointers<Node>, _ item: Int, to line: UnsafeMutableBufferPointer<LineItem>, _ entry: inout Int,
        _ parent: ObjectIdentifier, _ hidden: HiddenNodes, _ facts: inout LineFacts
    ) {
        var joined = items[item]
        (joined.kind, joined.members) = (.joined, 1)
        for member in 1..<Int(items[item].members) {
            unsafe line.initializeElement(at: entry, to: joined)
            entry += 1
            items.withNode(item, member) { facts.add($0, parent, hidden) }
        }
    }

    /// The nodes that were in the list before, with their items of the line; the memory behind these is used to find out.
    fileprivate func repeats(_ first: Int, _ line: inout [LineItem]) -> [(node: Node, entry: Int)] {
        var repeats: [(node: Node, entry: Int)] = []
        line.withTable(line.count) { table in
            withPointers { items in
                var entry = first
                for item in 0..<items.count {
                    let members = Int(items[item].members)
                    for member in 0..<members where !items[item].isSkipped {
                        let isNew = items.withNode(item, member) { table.insert($0) }
                        if !isNew { items.withNode(item, member) { repeats.append(($0, entry + member)) } }
                    }
                    entry += members
                }
            }
        }
        return repeats
    }

    /// Calls a function for every node that is on the line from an item on, up to an item of the line.
    @inline(__always)
    func forEachNode(
        on line: inout [LineItem], from next: inout (item: Int, entry: Int), before end: Int,
        _ body: (Node, NodePlace) -> Void
    ) {
        var (item, head) = (next.item - 1, next.entry)
        withPointers { given in
            unsafe line.withUnsafeMutableBufferPointer { line in
                for entry in head..<end {
                    if unsafe line[entry].kind != .joined { (item, head) = (item &+ 1, entry) }
                    if unsafe line[entry].isSkipped { continue }
                    let place = unsafe NodePlace(line, head, entry)
                    given.withNode(item, entry &- head) { body($0, place) }
                }
            }
        }
        next = (item + 1, end)
    }
}

/// The place of a node on a line while its nodes are gone through.
@safe
struct NodePlace {
    private let line: UnsafeMutableBufferPointer<LineItem>
    /// The item that the node has its size from, and the one that stands for the node, as `item` and `own` are.
    let head: Int
    let entry: Int

    @inline(__always)
    fileprivate init(_ line: UnsafeMutableBufferPointer<LineItem>, _ head: Int, _ entry: Int) {
        unsafe self.line = line
        (self.head, self.entry) = (head, entry)
    }

    @inline(__always)
    var item: LineItem { unsafe line[head] }
    @inline(__always)
    var own: LineItem {
        get { unsafe line[entry] }
        nonmutating _modify { yield unsafe &line[entry] }
    }
}
