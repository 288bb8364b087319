import LayoutTree

// Which items count, and which nodes.

extension Stack {
    /// The items of the line that the items became, each the first one of several nodes.
    var heads: [Int] {
        line.items.indices.dropFirst(method.firstEntry).dropLast(method.firstEntry)
            .filter { line.items[$0].kind != .joined }
    }

    /// Puts the items on the line: without nodes that are not the container's children, and without hidden ones where the
    /// stack leaves those out.
    mutating func chooseItems() {
        let count = items.resolveChains()
        if count == 0 { warn(.emptyStack) }
        let isEnclosed = method == .distribute
        facts = items.copy(to: &line.items, count, ObjectIdentifier(container), hidden, isEnclosed: isEnclosed)
        if facts.hasLineBreaks, method != .flow {
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
        leaveOutEmptyItems(areHidden: true)
    }

    /// Leaves out items whose nodes have all been taken off the line; beside one with hidden children, a space, too.
    private mutating func leaveOutEmptyItems(areHidden: Bool) {
        // The items before the one at hand that are on the line.
        var present: [Int] = []
        for (item, head) in heads.enumerated() {
            let isEmpty =
                items[item].lineItem.node != nil && line.items[head].kind != .absent
                && line.items[head..<head + Int(line.items[head].members)].allSatisfy { $0.node == nil }
            if isEmpty {
                line.items[head].kind = .absent
                if areHidden, items[item].content.nodes.contains(where: { $0.parentNode === container }) {
                    leaveOutSpace(beside: item, head, &present)
                }
            }
            if line.items[head].isPresent { present.append(head) }
        }
    }

    /// Leaves out a space between a hidden item and a neighbor: a fixed one, the one behind the item first, or one of two that
    /// stretch.
    ///
    /// A single one that stretches stays, and so do fixed ones at the ends of the stack.
    private mutating func leaveOutSpace(beside item: Int, _ entry: Int, _ present: inout [Int]) {
        let next = entry + Int(line.items[entry].members)
        let isBehind = item + 1 < items.count && items[item + 1].lineItem.isSpace
        if isBehind, item + 2 < items.count, isGap(next) {
            line.items[next].kind = .absent
        } else if let last = present.last, line.items[last].isSpace {
            if isGap(last) {
                if present.count > 1 {
                    line.items[last].kind = .absent
                    present.removeLast()
                }
            } else if isBehind, !isGap(next) {
                line.items[next].kind = .absent
            }
        }
    }

    /// Whether a space stands for the distance between two neighbors, and not for the room that is left.
    private func isGap(_ entry: Int) -> Bool {
        let kind = line.items[entry].kind
        return method == .equalSpacing || (kind != .space && kind != .share)
    }

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
        if !facts.hasRepeats { return }
        for entry in line.items.indices where line.items[entry].isRepeat {
            guard let node = line.items[entry].node else { continue }
            line.items[entry].skip()
            warn(.repeatedNode(node.withObject { (node: Node) in node.displayName }))
        }
        if !asSpaces { leaveOutEmptyItems(areHidden: false) }
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
                let place = unsafe NodePlace(items: items, head: head, entry: entry)
                node.withObject { body($0, place) }
            }
        }
    }
}

/// Facts about the items on a line that choosing them finds.
struct LineFacts {
    /// Whether all nodes are laid out, as most are.
    var allCount = true
    fileprivate var order = NodeOrder()
    var hasRepeats = false
    /// Whether all numbers can be computed with as they are.
    var areSound = true
    /// Whether nodes have to be asked for their natural sizes.
    var hasContent = false
    /// Whether items match nodes.
    var hasMatches = false
    var hasLineBreaks = false
    /// Whether an item says itself where its nodes are across the stack.
    var hasOwnCross = false

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

extension Array {
    /// Puts the items of chains in the places of these, and returns how many items of a line all become.
    fileprivate mutating func resolveChains<Node>() -> Int where Element == StackItem<Node> {
        var (count, hasChains) = (0, false)
        unsafe withUnsafeBufferPointer { items in
            for index in items.indices {
                unsafe count += Int(items[index].lineItem.members)
                if unsafe items[index].lineItem.kind == .chain { hasChains = true }
            }
        }
        if !hasChains { return count }
        // A list in braces whose lines begin with a dot is one chain.
        self = self.count == 1 ? self[0].links : flatMap { $0.links }
        return resolveChains()
    }

    /// The items, those of chains one by one, with a space between any two neighbors that are none.
    ///
    /// A line break is no neighbor.
    func separated<Node>(by space: StackItem<Node>) -> [StackItem<Node>] where Element == StackItem<Node> {
        var items = self
        _ = items.resolveChains()
        var separated: [StackItem<Node>] = []
        separated.reserveCapacity(2 * items.count)
        var followsNode = false
        for item in items {
            if item.lineItem.kind != .lineBreak {
                if followsNode, !item.lineItem.isSpace { separated.append(space) }
                followsNode = !item.lineItem.isSpace
            }
            separated.append(item)
        }
        return separated
    }

    /// Puts all items on an empty line, an enclosed list with an absent one before it and one behind it.
    fileprivate func copy<Node: Layoutable>(
        to items: inout [LineItem], _ count: Int, _ parent: ObjectIdentifier, _ hidden: HiddenNodes, isEnclosed: Bool
    ) -> LineFacts where Element == StackItem<Node> {
        var facts = LineFacts()
        unsafe withUnsafeBufferPointer { given in
            // There is room for the table of repeated nodes, too.
            items.append(addingCapacity: count + 2 + NodeTable.itemCount(count + 2)) { output in
                if isEnclosed { output.append(LineItem(.absent)) }
                for index in given.indices {
                    let item = unsafe given[index].lineItem
                    output.append(item)
                    if !item.isSound { facts.areSound = false }
                    if item.kind == .match { facts.hasMatches = true }
                    guard let node = item.node else {
                        if item.kind == .lineBreak { facts.hasLineBreaks = true }
                        continue
                    }
                    if item.kind == .own || item.kind == .share { facts.hasContent = true }
                    if item.cross != nil { facts.hasOwnCross = true }
                    facts.add(node, Node.self, parent, hidden)
                    if item.members > 1 { unsafe given[index].addMembers(to: &output, parent, hidden, &facts) }
                }
                if isEnclosed { output.append(LineItem(.absent)) }
                if facts.order.isAscending { return }
                unsafe output.withTable(output.count) { items, table in
                    for entry in items.indices {
                        guard let node = unsafe items[entry].node, !table.insert(node) else { continue }
                        unsafe items[entry].isRepeat = true
                        facts.hasRepeats = true
                    }
                }
            }
        }
        return facts
    }
}

extension StackItem {
    /// The items of a chain, or else the item.
    fileprivate var links: [StackItem] {
        if case .chain(let items) = holding { items } else { [self] }
    }

    /// Adds the further nodes of an item.
    @inline(never)
    fileprivate func addMembers(
        to output: inout OutputSpan<LineItem>, _ parent: ObjectIdentifier, _ hidden: HiddenNodes,
        _ facts: inout LineFacts
    ) {
        var joined = self.lineItem
        (joined.kind, joined.members) = (.joined, 1)
        for node in content.nodes.dropFirst() {
            joined.node = ObjectIdentifier(node)
            output.append(joined)
            facts.add(ObjectIdentifier(node), Node.self, parent, hidden)
        }
    }
}

/// The place of a node on a line while its nodes are gone through.
@safe
struct NodePlace {
    fileprivate let items: UnsafeMutableBufferPointer<LineItem>
    /// The item that the node has its size from, and the one that stands for the node, as `item` and `own` are.
    let head: Int
    let entry: Int

    @inline(__always)
    var item: LineItem { unsafe items[head] }
    @inline(__always)
    var own: LineItem {
        get { unsafe items[entry] }
        nonmutating _modify { yield unsafe &items[entry] }
    }

    /// Lets the item be as long at least as content of the node has to be.
    func raiseMinimum() {
        let least = unsafe min(items[entry].minimum, items[head].maximum)
        unsafe items[head].minimum = unsafe max(items[head].minimum, least)
    }
}
