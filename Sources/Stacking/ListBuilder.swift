/// What the builders of lists in braces have in common: ``StackBuilder`` and ``DistributionBuilder``.
public protocol ListBuilder {
    /// What a list is made of.
    associatedtype Item
}

extension ListBuilder {
    /// An item.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item) -> [Item] { [item] }

    /// Several items.
    @export(implementation)
    public static func buildExpression(_ items: consuming [Item]) -> [Item] { items }

    /// An item, or nothing.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item?) -> [Item] { if let item { [item] } else { [] } }

    /// Nothing.
    @export(implementation)
    public static func buildBlock() -> [Item] { [] }

    /// The first line of the list.
    @export(implementation)
    public static func buildPartialBlock(first items: consuming [Item]) -> [Item] { items }

    /// All lines so far and the next one.
    @export(implementation)
    public static func buildPartialBlock(accumulated items: consuming [Item], next: consuming [Item]) -> [Item] {
        items.append(contentsOf: next)
        return items
    }

    /// The items of an `if` without an `else`, where it holds.
    @export(implementation)
    public static func buildOptional(_ items: consuming [Item]?) -> [Item] { items ?? [] }

    /// The items of the first branch.
    @export(implementation)
    public static func buildEither(first items: consuming [Item]) -> [Item] { items }

    /// The items of the second branch.
    @export(implementation)
    public static func buildEither(second items: consuming [Item]) -> [Item] { items }

    /// The items of every round of a loop.
    @export(implementation)
    public static func buildArray(_ lists: [[Item]]) -> [Item] {
        var items: [Item] = []
        // Most are the items of one round of a loop; there is room for one more in front and one behind.
        items.reserveCapacity(2 * lists.count + 2)
        for list in lists { items.append(contentsOf: list) }
        return items
    }

    /// The items of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ items: consuming [Item]) -> [Item] { items }
}
