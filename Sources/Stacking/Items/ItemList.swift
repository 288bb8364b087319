import LayoutTree

// Converts the items of a call to entries in a list of numbers.

extension [LineItem] {
    /// Adds the items of a call, chained items one by one; an enclosed list has an absent item before it and one after it.
    @export(implementation)
    mutating func append<Node: Layoutable>(_ items: [StackItem<Node>], isEnclosed: Bool = false) {
        if items.count == 1, case .chain(let links) = items[0].holding { return append(links, isEnclosed: isEnclosed) }
        unsafe items.withUnsafeBufferPointer { items in
            append(addingCapacity: unsafe Self.count(of: items) + (isEnclosed ? 2 : 0)) { output in
                unsafe output.append(items, isEnclosed: isEnclosed)
            }
        }
    }

    /// The number of entries that items become.
    @export(implementation)
    @inline(__always)
    static func count<Node: Layoutable>(of items: UnsafeBufferPointer<StackItem<Node>>) -> Int {
        var count = 0
        for index in items.indices {
            unsafe count +=
                items[index].traits.kind == .chain ? items[index].linkCount : Int(items[index].traits.members)
        }
        return count
    }
}

extension OutputSpan<LineItem> {
    /// Adds the items of a call.
    @export(implementation)
    mutating func append<Node: Layoutable>(_ items: UnsafeBufferPointer<StackItem<Node>>, isEnclosed: Bool) {
        if isEnclosed { append(LineItem(ItemTraits(.absent))) }
        for index in items.indices {
            // Only the numbers are read here: reading the item would count its nodes.
            let traits = unsafe items[index].traits
            if traits.members == 1, traits.kind != .chain, traits.kind != .match {
                append(LineItem(traits))
            } else {
                unsafe items[index].append(to: &self)
            }
        }
        if isEnclosed { append(LineItem(ItemTraits(.absent))) }
    }
}

extension StackItem {
    /// The number of entries that a chain becomes: one for each node, and one for a space.
    @export(implementation)
    var linkCount: Int { links.reduce(0) { $0 + Int($1.traits.members) } }

    /// Adds a chain, a match, or an item with several nodes.
    @export(implementation)
    @inline(never)
    func append(to output: inout OutputSpan<LineItem>) {
        switch holding {
        case .chain(let items): for item in items { item.append(to: &output) }
        case .nodes(let nodes): append(nodes, from: 0, to: &output)
        case .match(let nodes): append(nodes, from: 1, to: &output)
        case .nothing, .node: output.append(LineItem(traits))
        }
    }

    /// Adds the nodes of an item from an index on: the first entry has the numbers of the item.
    @export(implementation)
    func append(_ nodes: [Node], from first: Int, to output: inout OutputSpan<LineItem>) {
        var item = LineItem(traits)
        if first > 0 { item.matched = ObjectIdentifier(nodes[0]) }
        output.append(item)
        (item.traits.kind, item.traits.members, item.matched) = (.joined, 1, nil)
        for index in first + 1..<max(first + 1, nodes.count) {
            item.traits.node = ObjectIdentifier(nodes[index])
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
    /// The items, chained items one by one.
    @export(implementation)
    func resolvingChains<Node>() -> [StackItem<Node>] where Element == StackItem<Node> {
        if !contains(where: { $0.traits.kind == .chain }) { return self }
        return count == 1 ? self[0].links : flatMap { $0.links }
    }

    /// The items, chained items one by one, with a space between any two neighbors that are not spaces.
    ///
    /// A line break is not a neighbor.
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
    /// Removes a node from the line: another stack sets its frame, or none does.
    mutating func skip() { (setsFrame, grow, shrink) = (false, 0, 0) }
}

extension ObjectIdentifier {
    /// Calls a function with the object without retaining it: something else must keep the object alive.
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

/// The place of a node in a list, during an iteration over its nodes.
@safe
struct NodePlace {
    fileprivate let items: UnsafeMutableBufferPointer<LineItem>
    /// The indexes of the item that holds the node's size and of the node's own entry, as for `item` and `own`.
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
