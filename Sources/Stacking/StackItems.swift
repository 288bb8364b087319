import LayoutTree

/// The items of a stack, those of chains one by one.
///
/// It is not copyable, so that the list is not counted whenever the items are gone through.
struct StackItems<Node: Layoutable>: ~Copyable {
    fileprivate(set) var list: [StackItem<Node>]
    /// One bit for each kind that there is.
    private var kinds: UInt16 = 0
    /// The number of items of a line that they become.
    private(set) var entryCount = 0

    init(_ given: [StackItem<Node>]) {
        list = given
        readKinds()
        if !has(.chain) { return }
        // A list in braces whose lines begin with a dot is one chain.
        list = given.count == 1 ? given[0].links : given.flatMap { $0.links }
        readKinds()
    }

    /// Reads from the items what is known of all.
    private mutating func readKinds() {
        (kinds, entryCount) = (0, 0)
        unsafe list.withUnsafeBufferPointer { items in
            for index in items.indices {
                unsafe kinds |= items[index].line.kind.bit
                unsafe entryCount += Int(items[index].line.members)
            }
        }
    }

    func has(_ kind: LineItem.Kind) -> Bool { kinds & kind.bit != 0 }

    /// Whether items match nodes.
    var hasMatches: Bool { has(.match) || has(.matchWidth) || has(.matchHeight) }

    /// The list, which is empty after that.
    mutating func takeList() -> [StackItem<Node>] { exchange(&list, with: []) }

    var count: Int { list.count }
    var indices: Range<Int> { list.indices }
    subscript(index: Int) -> StackItem<Node> { list[index] }
}

extension StackItem {
    /// The items of a chain, or else the item.
    fileprivate var links: [StackItem] {
        if case .chain(let items) = holding { items } else { [self] }
    }
}

extension LineItem.Kind {
    /// One bit for the kind.
    fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
}
