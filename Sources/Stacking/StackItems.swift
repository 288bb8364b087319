import LayoutTree

/// The items of a stack, those of chains one by one.
///
/// It is not copyable, so that the list is not counted whenever the items are gone through.
struct StackItems<Node: Layoutable>: ~Copyable {
    private var list: [StackItem<Node>]
    /// One bit for each kind that there is.
    private var kinds: UInt16 = 0
    /// The number of items of a line that they become.
    private(set) var entryCount = 0

    init(_ given: [StackItem<Node>]) {
        list = given
        readKinds()
        if !has(.chain) { return }
        list = given.flatMap { item in
            if case .chain(let chain) = item.holding { chain } else { [item] }
        }
        readKinds()
    }

    /// Reads from the items what is known of all.
    private mutating func readKinds() {
        (kinds, entryCount) = withPointers { items in
            var (kinds, count) = (UInt16(0), 0)
            for index in 0..<items.count {
                kinds |= items[index].kind.bit
                count += Int(items[index].members)
            }
            return (kinds, count)
        }
    }

    func has(_ kind: LineItem.Kind) -> Bool { kinds & kind.bit != 0 }

    /// Whether items match nodes.
    var hasMatches: Bool { has(.match) || has(.matchWidth) || has(.matchHeight) }

    /// Calls a function with the items where they are.
    @inline(__always)
    func withPointers<Result>(_ body: (ItemPointers<Node>) -> Result) -> Result {
        unsafe list.withUnsafeBufferPointer { unsafe body(ItemPointers($0)) }
    }

    /// The list, which is empty after that.
    mutating func takeList() -> [StackItem<Node>] { exchange(&list, with: []) }

    var count: Int { list.count }
    var indices: Range<Int> { list.indices }
    subscript(index: Int) -> StackItem<Node> { list[index] }
}

extension LineItem.Kind {
    /// One bit for the kind.
    fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
}

/// The items of a stack while they are gone through: none of them is copied, and no reference counted.
@safe
struct ItemPointers<Node: Layoutable> {
    private let items: UnsafeBufferPointer<StackItem<Node>>

    /// The items must outlive this value.
    init(_ items: UnsafeBufferPointer<StackItem<Node>>) { unsafe self.items = items }

    var count: Int { unsafe items.count }

    /// What an item is on a line, before its nodes are asked.
    @inline(__always)
    subscript(index: Int) -> LineItem { unsafe pointer(index).pointee.line }

    /// Calls a function with a node of an item, which has to have one.
    @inline(__always)
    func withNode<Result>(_ index: Int, _ member: Int = 0, _ body: (Node) -> Result) -> Result {
        let node: Unmanaged<Node>
        if case .node(let single) = unsafe pointer(index).pointee.holding {
            unsafe node = Unmanaged.passUnretained(single)
        } else {
            unsafe node = self.member(index, member)
        }
        // The list holds it: it need not be held once more.
        return unsafe node._withUnsafeGuaranteedRef(body)
    }

    /// A node of an item that has several.
    @inline(never)
    private func member(_ index: Int, _ member: Int) -> Unmanaged<Node> {
        switch unsafe pointer(index).pointee.holding {
        case .nodes(let nodes): unsafe Unmanaged.passUnretained(nodes[member])
        case .match(let nodes): unsafe Unmanaged.passUnretained(nodes[member + 1])
        default: preconditionFailure("the item has no node")
        }
    }

    @inline(__always)
    private func pointer(_ index: Int) -> UnsafePointer<StackItem<Node>> {
        precondition(index >= 0 && index < count, "no such item")
        // It is one of the items, all of which exist.
        return unsafe items.baseAddress.unsafelyUnwrapped + index
    }
}
