import LayoutTree

/// The items of a stack, those of chains one by one; they are gone through without being copied or counted.
struct StackItems<Node: Layoutable> {
    let list: [StackItem<Node>]
    /// Whether items match nodes.
    let hasMatches: Bool
    /// The number of items of a line that they become.
    let entryCount: Int

    init(_ given: [StackItem<Node>]) {
        var summary = Self.summary(given)
        if summary.kinds & LineItem.Kind.chain.bit == 0 {
            list = given
        } else {
            list = given.flatMap { item in
                if case .chain(let chain) = item.holding.more { chain } else { [item] }
            }
            summary = Self.summary(list)
        }
        hasMatches = summary.kinds & LineItem.Kind.matches != 0
        entryCount = summary.count
    }

    /// The kinds of the items, a bit for each, and the number of items of a line that they become.
    private static func summary(_ list: [StackItem<Node>]) -> (kinds: UInt16, count: Int) {
        var (kinds, count) = (UInt16(0), 0)
        for index in list.indices {
            unsafe withItem(list, index) { item in
                kinds |= unsafe item.pointee.line.kind.bit
                count += Int(unsafe item.pointee.line.members)
            }
        }
        return (kinds, count)
    }

    var count: Int { list.count }
    var indices: Range<Int> { list.indices }
    subscript(index: Int) -> StackItem<Node> { list[index] }

    /// What an item is on a line.
    @inline(__always)
    func line(_ index: Int) -> LineItem { unsafe Self.withItem(list, index) { unsafe $0.pointee.line } }

    /// What all items are on a line.
    var lines: Lines { Lines(items: self) }

    struct Lines: Sequence, IteratorProtocol {
        fileprivate let items: StackItems
        private var index = 0

        fileprivate init(items: StackItems) { self.items = items }

        var underestimatedCount: Int { items.count - index }

        @inline(__always)
        mutating func next() -> LineItem? {
            guard index < items.count else { return nil }
            index += 1
            return items.line(index - 1)
        }
    }

    /// Calls a function with a node of an item, if there is one.
    @inline(__always)
    func withNode(_ index: Int, _ member: Int = 0, _ body: (Node) -> Void) {
        let node = unsafe Self.withItem(list, index) { item -> Unmanaged<Node>? in
            guard unsafe item.pointee.holding.node != nil else { return nil }
            return unsafe Unmanaged.passUnretained(item.pointee.holding.node.unsafelyUnwrapped)
        }
        // The list holds it.
        unsafe (node ?? self.member(index, member))?._withUnsafeGuaranteedRef(body)
    }

    /// A node of an item that has several.
    @inline(never)
    private func member(_ index: Int, _ member: Int) -> Unmanaged<Node>? {
        switch list[index].holding.more {
        case .nodes(let nodes): unsafe Unmanaged.passUnretained(nodes[member])
        case .match(let nodes) where nodes.count > 1: unsafe Unmanaged.passUnretained(nodes[member + 1])
        default: nil
        }
    }

    @inline(__always)
    private static func withItem<Result>(
        _ list: [StackItem<Node>], _ index: Int, _ body: (UnsafePointer<StackItem<Node>>) -> Result
    ) -> Result {
        precondition(list.indices.contains(index), "no such item")
        return unsafe list.withUnsafeBufferPointer { unsafe body($0.baseAddress.unsafelyUnwrapped + index) }
    }
}

extension LineItem.Kind {
    /// One bit for the kind.
    fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
    fileprivate static var matches: UInt16 { Self.match.bit | Self.matchWidth.bit | Self.matchHeight.bit }
}
