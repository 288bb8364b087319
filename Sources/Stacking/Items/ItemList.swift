import Geometry
import LayoutTree

// Converts the items of a call to entries in a list of numbers.

extension [LineItem] {
    /// The entries of the items of a call, chained items one by one; an enclosed list has an absent item before it and one after it.
    @export(implementation)
    static func entries<Node: Layoutable>(of items: [StackItem<Node>], isEnclosed: Bool = false) -> [LineItem] {
        let ends = isEnclosed ? 1 : 0
        return unsafe [LineItem](count: items.entryCount() + 2 * ends) { memory in
            let end = unsafe items.fill(memory, from: ends)
            if !isEnclosed { return }
            unsafe memory.initializeElement(at: 0, to: LineItem(ItemTraits(.absent), nil))
            unsafe memory.initializeElement(at: end, to: LineItem(ItemTraits(.absent), nil))
        }
    }

    /// A list of so many entries, which a function writes to its memory.
    ///
    /// It begins empty, since the initializer of `Array` that takes a capacity looks up metadata.
    @usableFromInline
    @inline(never)
    init(count: Int, _ write: (UnsafeMutableBufferPointer<LineItem>) -> Void) {
        self.init()
        // Embedded Swift traps if nothing is added to an empty array.
        if count == 0 { return }
        append(addingCapacity: count) { output in
            unsafe output.withUnsafeMutableBufferPointer { memory, used in
                unsafe write(memory)
                used = count
            }
        }
    }
}

extension Array {
    /// The number of entries that items become: one for each node, and one for a space.
    @export(implementation)
    @inline(__always)
    func entryCount<Node>() -> Int where Element == StackItem<Node> {
        unsafe withUnsafeBufferPointer { items in
            var count = 0
            for index in items.indices {
                unsafe count +=
                    items[index].traits.kind == .chain
                    ? items[index].links.reduce(0) { $0 + Int($1.traits.members) } : Int(items[index].traits.members)
            }
            return count
        }
    }

    /// Writes the entries of items to memory with room for them, and returns their end.
    @export(implementation)
    @inline(__always)
    func fill<Node>(_ memory: UnsafeMutableBufferPointer<LineItem>, from start: Int) -> Int
    where Element == StackItem<Node> {
        unsafe withUnsafeBufferPointer { items in
            var end = start
            for index in items.indices {
                if unsafe items[index].traits.facts.contains(.compound) {
                    unsafe end = items[index].traits.fill(memory, from: end, with: items[index].holding)
                } else {
                    unsafe memory.initializeElement(
                        at: end, to: LineItem(items[index].traits, items[index].holding.node))
                    end += 1
                }
            }
            return end
        }
    }
}

extension ItemTraits {
    /// Writes the entries of a chain, a match, an item with several nodes, or one with a ratio, and returns their end.
    @export(implementation)
    @inline(never)
    func fill<Node: Layoutable>(
        _ memory: UnsafeMutableBufferPointer<LineItem>, from start: Int, with holding: StackItem<Node>.Holding
    ) -> Int {
        switch holding {
        case .chain(let items): unsafe items.fill(memory, from: start)
        case .nodes(let nodes): unsafe fill(memory, from: start, with: nodes, 0)
        case .match(let nodes): unsafe fill(memory, from: start, with: nodes, 1)
        case .matchWidth(let nodes): unsafe fill(memory, from: start, with: nodes, 1, .horizontal)
        case .matchHeight(let nodes): unsafe fill(memory, from: start, with: nodes, 1, .vertical)
        case .node(let node): unsafe fill(memory, from: start, with: [node], 0)
        case .nothing: unsafe fill(memory, from: start, with: [Node](), 0)
        }
    }

    /// Writes an entry for each node from an index on, or one for a space: the first one has the numbers of the item.
    @export(implementation)
    func fill<Node: Layoutable>(
        _ memory: UnsafeMutableBufferPointer<LineItem>, from start: Int, with nodes: [Node], _ first: Int,
        _ matchedAxis: Axis? = nil
    ) -> Int {
        var item = LineItem(self, first < nodes.count ? ObjectIdentifier(nodes[first]) : nil)
        item.ratio = ratio
        item.traits.removeRatio()
        if kind == .match {
            (item.size, item.matched, item.matchedAxis) = (0, ObjectIdentifier(nodes[0]), matchedAxis)
        } else if kind != .fixed {
            item.size = 0
        }
        unsafe memory.initializeElement(at: start, to: item)
        (item.traits.kind, item.traits.members, item.matched) = (.joined, 1, nil)
        var end = start + 1
        for index in first + 1..<max(first + 1, nodes.count) {
            item.node = ObjectIdentifier(nodes[index])
            unsafe memory.initializeElement(at: end, to: item)
            end += 1
        }
        return end
    }
}

extension StackItem {
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
