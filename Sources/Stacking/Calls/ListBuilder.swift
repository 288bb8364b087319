/// The lines of a list in braces so far.
///
/// One item stands for itself, so that a loop or a condition of one line allocates nothing for it.
@frozen
public enum BuiltList<Item> {
    case one(Item)
    case several(ItemBuffer<Item>)

    /// The lines as a list that can grow.
    @export(implementation)
    consuming func grown() -> ItemBuffer<Item> {
        switch consume self {
        case .several(let buffer): return buffer
        case .one(let item):
            let buffer = ItemBuffer<Item>()
            buffer.items.reserveCapacity(8)
            buffer.items.append(item)
            return buffer
        }
    }
}

/// Several lines of a list in braces: an object, so that the next one is added without copying the list.
@_fixed_layout
public final class ItemBuffer<Item> {
    // It is changed in one place at a time, where nothing else runs; see Documentation/Optimizer.md, fact 13.
    @safe @exclusivity(unchecked)
    @usableFromInline
    var items: [Item]

    @export(implementation)
    init(_ items: [Item] = []) { self.items = items }

    /// Adds the lines of another list.
    @export(implementation)
    @inline(__always)
    func append(_ list: consuming BuiltList<Item>) {
        switch consume list {
        case .one(let item): items.append(item)
        case .several(let other): items.append(contentsOf: other.items)
        }
    }
}

/// The common part of the builders of lists in braces: ``StackBuilder`` and ``DistributionBuilder``.
public protocol ListBuilder {
    /// The elements of a list.
    associatedtype Item
}

extension ListBuilder {
    /// The list while it grows.
    public typealias Items = BuiltList<Item>

    /// An item.
    @export(implementation)
    @inline(__always)
    public static func buildExpression(_ item: consuming Item) -> Items { .one(item) }

    /// Several items.
    @export(implementation)
    public static func buildExpression(_ items: consuming [Item]) -> Items { .several(ItemBuffer(items)) }

    /// An item, or nothing.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item?) -> Items {
        item.map { .one($0) } ?? .several(ItemBuffer())
    }

    /// Nothing.
    @export(implementation)
    public static func buildBlock() -> Items { .several(ItemBuffer()) }

    /// The first line of the list.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(first list: consuming Items) -> Items { list }

    /// All lines so far and the next one.
    @export(implementation)
    @inline(__always)
    public static func buildPartialBlock(accumulated list: consuming Items, next: consuming Items) -> Items {
        let buffer = list.grown()
        buffer.append(next)
        return .several(buffer)
    }

    /// The items of an `if` without an `else`, where it holds.
    @export(implementation)
    public static func buildOptional(_ list: consuming Items?) -> Items { list ?? .several(ItemBuffer()) }

    /// The items of the first branch.
    @export(implementation)
    public static func buildEither(first list: consuming Items) -> Items { list }

    /// The items of the second branch.
    @export(implementation)
    public static func buildEither(second list: consuming Items) -> Items { list }

    /// The items of every round of a loop.
    @export(implementation)
    public static func buildArray(_ lists: consuming [Items]) -> Items {
        let buffer = ItemBuffer<Item>()
        buffer.items.reserveCapacity(lists.count)
        for index in lists.indices { buffer.append(lists[index]) }
        return .several(buffer)
    }

    /// The items of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ list: consuming Items) -> Items { list }

    /// The whole list.
    @export(implementation)
    @inline(__always)
    public static func buildFinalResult(_ list: consuming Items) -> [Item] {
        switch consume list {
        case .one(let item): [item]
        case .several(let buffer): buffer.items
        }
    }
}
