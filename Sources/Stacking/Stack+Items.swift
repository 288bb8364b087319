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

    /// Leaves out nodes that are no children, or hidden and skipped, and spaces beside items that are hidden.
    @inline(never)
    private mutating func leaveOutNodes() {
        let (container, hidden) = (container, hidden)
        var others: [String] = []
        forEachNode { node, place in
            let isChild = node.parentNode === container
            if isChild, hidden == .keep || node.isVisible { return }
            place.own.skip()
            if !isChild { others.append(node.displayName) }
        }
        for name in others { warn(.notAChild(name)) }
        leaveOutEmptyItems { stack, item, head in
            let isHidden = stack.items[item].content.nodes.contains { $0.parentNode === container }
            if isHidden { stack.leaveOutSpace(beside: item, head) }
        }
    }

    /// Leaves out items whose nodes have all been taken off the line.
    private mutating func leaveOutEmptyItems(_ body: (inout Stack, _ item: Int, _ head: Int) -> Void = { _, _, _ in }) {
        for (item, head) in heads.enumerated() where items[item].line.node != nil && line.items[head].kind != .absent {
            let members = line.items[head..<head + Int(line.items[head].members)]
            guard members.allSatisfy({ $0.node == nil }) else { continue }
            line.items[head].kind = .absent
            body(&self, item, head)
        }
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
    /// The place becomes a space of the requested size, or goes if spaces are of no use.
    mutating func leaveOutRepeats(asSpaces: Bool = true) {
        if facts.order.isAscending { return }
        let repeats = items.repeats(firstEntry, &line.items).filter { line.items[$0].node != nil }
        if repeats.isEmpty { return }
        var (next, names) = (0, [] as [String])
        forEachNode { node, place in
            guard next < repeats.count, place.entry == repeats[next] else { return }
            place.own.skip()
            names.append(node.displayName)
            next += 1
        }
        if !asSpaces { leaveOutEmptyItems() }
        for name in names { warn(.repeatedNode(name)) }
    }

    /// Calls a function for every node that is on the line, or on a part of it, with its place there.
    @inline(__always)
    mutating func forEachNode(in part: Range<Int>? = nil, _ body: (Node, NodePlace) -> Void) {
        let part = part ?? line.items.indices
        unsafe line.items.withUnsafeMutableBufferPointer { items in
            var head = part.lowerBound
            for entry in part {
                if unsafe items[entry].kind != .joined { head = entry }
                guard let node = unsafe items[entry].node else { continue }
                let place = unsafe NodePlace(items, head, entry)
                node.withObject { body($0, place) }
            }
        }
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
    fileprivate mutating func add<Node: Layoutable>(
        _ id: ObjectIdentifier, _: Node.Type, _ parent: ObjectIdentifier, _ hidden: HiddenNodes
    ) {
        id.withObject { (node: Node) in
            // The identity of the parent, since a reference to it would be counted.
            let isChild = node.parentNode.map { ObjectIdentifier($0) } == parent
            if !isChild || (hidden == .skip && !node.isVisible) { allCount = false }
        }
        order.add(id)
    }
}

extension LineItem {
    /// Takes a node off the line: its frame comes from elsewhere, or it gets none.
    fileprivate mutating func skip() {
        (node, grow, shrink) = (nil, 0, 0)
        isSpace = members == 1 && kind != .joined
    }
}

extension ObjectIdentifier {
    /// Calls a function with the object without retaining it: something else has to keep the object alive.
    @inline(__always)
    func withObject<Object: AnyObject, Result>(_ body: (Object) -> Result) -> Result {
        let address = unsafe UnsafeRawPointer(bitPattern: UInt(bitPattern: self)).unsafelyUnwrapped
        return unsafe Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
    }
}

extension StackItems {
    /// Puts all items on an empty line; if `first` is 1, with an absent one before them and one behind them.
    fileprivate func copy(
        to line: inout [LineItem], _ parent: ObjectIdentifier, _ hidden: HiddenNodes, _ first: Int
    ) -> LineFacts {
        var facts = LineFacts()
        let count = entryCount + 2 * first
        // There is room for the table of ``repeats(_:_:)``, too.
        line.append(addingCapacity: count + NodeTable.itemCount(count)) { line in
            if first > 0 { line.append(LineItem(.absent)) }
            unsafe list.withUnsafeBufferPointer { given in
                for index in given.indices {
                    let item = unsafe given[index].line
                    line.append(item)
                    if !item.isSound { facts.areSound = false }
                    guard let node = item.node else { continue }
                    if item.kind == .own || item.kind == .share { facts.hasContent = true }
                    facts.add(node, Node.self, parent, hidden)
                    if item.members > 1 { unsafe addMembers(of: given[index], &line, parent, hidden, &facts) }
                }
            }
            if first > 0 { line.append(LineItem(.absent)) }
        }
        return facts
    }

    /// The items of the line whose nodes occur earlier on it, found by a table in the memory behind the line.
    fileprivate func repeats(_ first: Int, _ line: inout [LineItem]) -> [Int] {
        var repeats: [Int] = []
        line.withTable(line.count) { table in
            var entry = first
            unsafe list.withUnsafeBufferPointer { given in
                for index in given.indices {
                    let item = unsafe given[index].line
                    if item.members > 1 {
                        for (member, node) in unsafe given[index].content.nodes.enumerated()
                        where !table.insert(ObjectIdentifier(node)) { repeats.append(entry + member) }
                    } else if let node = item.node, !table.insert(node) {
                        repeats.append(entry)
                    }
                    entry += Int(item.members)
                }
            }
        }
        return repeats
    }

    /// Adds the further nodes of an item.
    @inline(never)
    private func addMembers(
        of item: StackItem<Node>, _ line: inout OutputSpan<LineItem>, _ parent: ObjectIdentifier, _ hidden: HiddenNodes,
        _ facts: inout LineFacts
    ) {
        var joined = item.line
        (joined.kind, joined.members) = (.joined, 1)
        for node in item.content.nodes.dropFirst() {
            joined.node = ObjectIdentifier(node)
            line.append(joined)
            facts.add(ObjectIdentifier(node), Node.self, parent, hidden)
        }
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
