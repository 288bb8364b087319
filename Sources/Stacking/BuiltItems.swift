/// The items of a list in braces while it is put together; up to two need no storage of their own.
///
/// ``StackBuilder`` and ``DistributionBuilder`` make it; there is nothing else to do with it.
@frozen
public enum BuiltItems<Item> {
    /// One item.
    case one(Item)
    /// Two items, as in the body of a loop over nodes with spaces between them.
    case two(Item, Item)
    /// Any number of items.
    case many([Item])

    /// Nothing.
    @inlinable static var empty: BuiltItems { .many([]) }

    @inlinable
    init(_ item: Item?) {
        if let item { self = .one(item) } else { self = .empty }
    }

    /// The items in order.
    @inlinable var items: [Item] {
        switch self {
        case .one(let item): [item]
        case .two(let first, let second): [first, second]
        case .many(let items): items
        }
    }

    @inlinable var count: Int {
        switch self {
        case .one: 1
        case .two: 2
        case .many(let items): items.count
        }
    }

    /// Adds more items behind these, in their storage if nothing else uses it.
    @inlinable
    mutating func append(_ next: BuiltItems) {
        var list: [Item] = []
        switch self {
        case .many(let items):
            list = items
            self = .empty
        case .one(let first):
            if case .one(let second) = next {
                self = .two(first, second)
                return
            }
            list.reserveCapacity(8)
            list.append(first)
        case .two(let first, let second):
            list.reserveCapacity(8)
            list.append(first)
            list.append(second)
        }
        next.add(to: &list)
        self = .many(list)
    }

    /// Puts the items at the end of a list.
    @inlinable
    func add(to list: inout [Item]) {
        switch self {
        case .one(let item): list.append(item)
        case .two(let first, let second):
            list.append(first)
            list.append(second)
        case .many(let items): list.append(contentsOf: items)
        }
    }

    /// The items of several lists.
    @inlinable
    static func joined(_ lists: [BuiltItems]) -> BuiltItems {
        var count = 0
        for index in lists.indices { count += lists[index].count }
        var items: [Item] = []
        items.reserveCapacity(count)
        for index in lists.indices { lists[index].add(to: &items) }
        return .many(items)
    }
}
