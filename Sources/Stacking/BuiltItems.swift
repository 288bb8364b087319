/// The items of a list in braces while it is put together; up to two need no storage of their own.
///
/// ``StackBuilder`` and ``DistributionBuilder`` make it; there is nothing else to do with it. Every value is used once.
@frozen
public enum BuiltItems<Item> {
    /// Nothing.
    case none
    /// One item.
    case one(Item)
    /// Two items, as in the body of a loop over nodes with spaces between them.
    case two(Item, Item)
    /// Any number of items, in a list that grows where it is.
    case many(BuiltList<Item>)

    @export(implementation)
    init(_ item: consuming Item?) {
        if let item { self = .one(item) } else { self = .none }
    }

    @export(implementation)
    init(_ items: [Item]) { self = .many(BuiltList(items)) }

    /// The items in order.
    @export(implementation)
    consuming func list() -> [Item] {
        switch consume self {
        case .none: []
        case .one(let item): [item]
        case .two(let first, let second): [first, second]
        case .many(let list): list.items
        }
    }

    /// These items and behind them others, in a list that there is already if there is one.
    @export(implementation)
    consuming func followed(by next: consuming BuiltItems) -> BuiltItems {
        switch consume self {
        case .none: return next
        case .one(let item):
            switch consume next {
            case .none: return .one(item)
            case .one(let other): return .two(item, other)
            case .two(let other, let last): return .many(BuiltList([item, other, last]))
            case .many(let list):
                list.items.insert(item, at: 0)
                return .many(list)
            }
        case .two(let first, let second):
            let list = BuiltList<Item>([])
            list.items.reserveCapacity(8)
            list.add(.two(first, second))
            list.add(next)
            return .many(list)
        case .many(let list):
            list.add(next)
            return .many(list)
        }
    }

    /// The items of several lists.
    @export(implementation)
    static func joined(_ lists: [BuiltItems]) -> BuiltItems {
        let list = BuiltList<Item>([])
        // Most are the items of one round of a loop; there is room for one more in front and one behind.
        list.items.reserveCapacity(2 * lists.count + 2)
        for index in lists.indices { list.add(lists[index]) }
        return .many(list)
    }
}

/// Items while they are put together: an object, so that handing it on does not copy the list.
@_fixed_layout
public final class BuiltList<Item> {
    // It is changed in one place at a time, where nothing else runs.
    @safe @exclusivity(unchecked)
    @usableFromInline
    var items: [Item]

    @export(implementation)
    init(_ items: [Item]) { self.items = items }

    /// Puts items at the end.
    @export(implementation)
    func add(_ next: consuming BuiltItems<Item>) {
        switch consume next {
        case .none: break
        case .one(let item): items.append(item)
        case .two(let first, let second):
            items.append(first)
            items.append(second)
        case .many(let list): items.append(contentsOf: list.items)
        }
    }
}
