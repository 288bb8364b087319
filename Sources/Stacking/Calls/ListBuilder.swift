/// The lines of a list in braces so far: an object, so that the next one is added without copying the list.
@_fixed_layout
public final class BuiltList<Item> {
    // It is changed in one place at a time, where nothing else runs; see Documentation/Optimizer.md, fact 13.
    @safe @exclusivity(unchecked)
    @usableFromInline
    var items: [Item]

    @export(implementation)
    init(_ items: [Item] = []) { self.items = items }
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
    public static func buildExpression(_ item: consuming Item) -> Item { item }

    /// Several items.
    @export(implementation)
    public static func buildExpression(_ items: consuming [Item]) -> Items { Items(items) }

    /// An item, or nothing.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item?) -> Items { Items(item.map { [$0] } ?? []) }

    /// Nothing.
    @export(implementation)
    public static func buildBlock() -> Items { Items() }

    /// The first line of the list.
    @export(implementation)
    public static func buildPartialBlock(first item: consuming Item) -> Items {
        let list = Items()
        list.items.reserveCapacity(8)
        list.items.append(item)
        return list
    }

    /// The first line of the list.
    @export(implementation)
    public static func buildPartialBlock(first list: consuming Items) -> Items { list }

    /// All lines so far and the next one.
    @export(implementation)
    public static func buildPartialBlock(accumulated list: consuming Items, next item: consuming Item) -> Items {
        list.items.append(item)
        return list
    }

    /// All lines so far and the next one.
    @export(implementation)
    public static func buildPartialBlock(accumulated list: consuming Items, next: consuming Items) -> Items {
        list.items.append(contentsOf: next.items)
        return list
    }

    /// The items of an `if` without an `else`, where it holds.
    @export(implementation)
    public static func buildOptional(_ list: consuming Items?) -> Items { list ?? Items() }

    /// The items of the first branch.
    @export(implementation)
    public static func buildEither(first list: consuming Items) -> Items { list }

    /// The items of the second branch.
    @export(implementation)
    public static func buildEither(second list: consuming Items) -> Items { list }

    /// The items of every round of a loop.
    @export(implementation)
    public static func buildArray(_ lists: [Items]) -> Items {
        let list = Items()
        // Most rounds have a node and a space.
        list.items.reserveCapacity(2 * lists.count + 2)
        for round in lists { list.items.append(contentsOf: round.items) }
        return list
    }

    /// The items of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ list: consuming Items) -> Items { list }

    /// The whole list.
    @export(implementation)
    public static func buildFinalResult(_ list: consuming Items) -> [Item] { list.items }
}
