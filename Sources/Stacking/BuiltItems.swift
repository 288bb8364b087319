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
    init(_ item: consuming Item?) {
        if let item { self = .one(item) } else { self = .empty }
    }

    /// The items in order.
    @inlinable
    consuming func list() -> [Item] {
        switch consume self {
        case .one(let item): [item]
        case .two(let first, let second): [first, second]
        case .many(let items): items
        }
    }

    /// These items and behind them others, in the storage of one of the lists if nothing else uses it.
    @inlinable
    consuming func followed(by next: consuming BuiltItems) -> BuiltItems {
        switch consume self {
        case .one(let item):
            switch consume next {
            case .one(let other): return .two(item, other)
            case .two(let other, let last): return .many([item, other, last])
            case .many(var items):
                items.insert(item, at: 0)
                return .many(items)
            }
        case .two(let first, let second):
            var items: [Item] = []
            items.reserveCapacity(8)
            items.append(first)
            items.append(second)
            next.add(to: &items)
            return .many(items)
        case .many(var items):
            next.add(to: &items)
            return .many(items)
        }
    }

    /// Puts the items at the end of a list.
    @inlinable
    consuming func add(to list: inout [Item]) {
        switch consume self {
        case .one(let item): list.append(item)
        case .two(let first, let second):
            list.append(first)
            list.append(second)
        case .many(let items): list.append(contentsOf: items)
        }
    }

    /// The items of several lists.
    @inlinable
    static func joined(_ lists: consuming [BuiltItems]) -> BuiltItems {
        var items: [Item] = []
        // Most are the items of one round of a loop; there is room for one more in front and one behind.
        items.reserveCapacity(2 * lists.count + 2)
        // From the last to the first and the other way round again, since items can be taken off the end without copying.
        while let list = lists.popLast() {
            switch consume list {
            case .one(let item): items.append(item)
            case .two(let first, let second):
                items.append(second)
                items.append(first)
            case .many(let some): items.append(contentsOf: some.reversed())
            }
        }
        items.reverse()
        return .many(items)
    }
}
