import LayoutTree

// From the items of a call to entries of a list of numbers.

extension [LineItem] {
    /// Adds the items of a call, those of chains one by one; an enclosed list has an absent item before it and one behind it.
    @export(implementation)
    mutating func append<Node: Layoutable>(_ items: [StackItem<Node>], isEnclosed: Bool = false) {
        var count = isEnclosed ? 2 : 0
        for index in items.indices { count += items[index].entryCount }
        append(addingCapacity: count) { output in
            if isEnclosed { output.append(LineItem(ItemTraits(.absent), nil)) }
            for index in items.indices { items[index].append(to: &output) }
            if isEnclosed { output.append(LineItem(ItemTraits(.absent), nil)) }
        }
    }
}

extension StackItem {
    /// The number of entries that the item becomes: one for each node, and one for a space.
    @export(implementation)
    @inline(__always)
    var entryCount: Int {
        guard case .chain(let items) = holding else { return Int(traits.members) }
        var count = 0
        for index in items.indices { count += Int(items[index].traits.members) }
        return count
    }

    @export(implementation)
    @inline(__always)
    func append(to output: inout OutputSpan<LineItem>) {
        guard case .chain(let items) = holding else { return appendLink(to: &output) }
        for index in items.indices { items[index].appendLink(to: &output) }
    }

    /// Adds an item that is no chain.
    @export(implementation)
    @inline(__always)
    func appendLink(to output: inout OutputSpan<LineItem>) {
        switch holding {
        case .nothing, .chain: output.append(LineItem(traits, nil))
        case .node(let node): output.append(LineItem(traits, ObjectIdentifier(node)))
        case .nodes(let nodes): append(nodes, from: 0, to: &output)
        case .match(let nodes): append(nodes, from: 1, matching: ObjectIdentifier(nodes[0]), to: &output)
        }
    }

    /// Adds the nodes of an item from a place on: the first has the numbers of the item.
    @export(implementation)
    func append(
        _ nodes: [Node], from first: Int, matching matched: ObjectIdentifier? = nil,
        to output: inout OutputSpan<LineItem>
    ) {
        var item = LineItem(traits, first < nodes.count ? ObjectIdentifier(nodes[first]) : nil)
        item.matched = matched
        output.append(item)
        (item.kind, item.members, item.matched) = (.joined, 1, nil)
        for index in first + 1..<max(first + 1, nodes.count) {
            item.node = ObjectIdentifier(nodes[index])
            output.append(item)
        }
    }

    /// The items of a chain, or else the item.
    @export(implementation)
    var links: [StackItem] {
        if case .chain(let items) = holding { items } else { [self] }
    }
}

extension Array {
    /// The items, those of chains one by one.
    @export(implementation)
    func resolvingChains<Node>() -> [StackItem<Node>] where Element == StackItem<Node> {
        if !contains(where: { $0.traits.kind == .chain }) { return self }
        return count == 1 ? self[0].links : flatMap { $0.links }
    }

    /// The items, those of chains one by one, with a space between any two neighbors that are none.
    ///
    /// A line break is no neighbor.
    @export(implementation)
    func separated<Node>(by space: StackItem<Node>) -> [StackItem<Node>] where Element == StackItem<Node> {
        let items = resolvingChains()
        var separated: [StackItem<Node>] = []
        separated.reserveCapacity(2 * items.count)
        var followsNode = false
        for item in items {
            if item.traits.kind != .lineBreak {
                if followsNode, !item.isSpace { separated.append(space) }
                followsNode = !item.isSpace
            }
            separated.append(item)
        }
        return separated
    }
}

extension LineItem {
    /// Takes a node off the line: its frame comes from elsewhere, or it gets none.
    mutating func skip() { (setsFrame, grow, shrink) = (false, 0, 0) }
}

extension ObjectIdentifier {
    /// Calls a function with the object without retaining it: something else has to keep the object alive.
    @inline(__always)
    func withObject<Object: AnyObject, Result>(_ body: (Object) -> Result) -> Result {
        let address = unsafe UnsafeRawPointer(bitPattern: UInt(bitPattern: self)).unsafelyUnwrapped
        return unsafe Unmanaged<Object>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
    }
}

extension [LineItem] {
    /// Calls a function for every node in a part of the list whose frame is set there, with its place.
    @inline(__always)
    mutating func forEachNode<Node: Layoutable>(in part: Range<Int>, _ body: (Node, NodePlace) -> Void) {
        unsafe withUnsafeMutableBufferPointer { items in
            var head = part.lowerBound
            for entry in part {
                if unsafe items[entry].kind != .joined { head = entry }
                guard unsafe items[entry].setsFrame, let node = unsafe items[entry].node else { continue }
                let place = unsafe NodePlace(items: items, head: head, entry: entry)
                node.withObject { body($0, place) }
            }
        }
    }
}

/// The place of a node on a list while its nodes are gone through.
@safe
struct NodePlace {
    fileprivate let items: UnsafeMutableBufferPointer<LineItem>
    /// The item that the node has its size from, and the one that stands for the node, as `item` and `own` are.
    let head: Int
    let entry: Int

    @inline(__always)
    var item: LineItem {
        get { unsafe items[head] }
        nonmutating _modify { yield unsafe &items[head] }
    }
    @inline(__always)
    var own: LineItem {
        get { unsafe items[entry] }
        nonmutating _modify { yield unsafe &items[entry] }
    }
}
