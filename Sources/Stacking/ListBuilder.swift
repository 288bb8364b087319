/// What the builders of lists in braces have in common: ``StackBuilder`` and ``DistributionBuilder``.
public protocol ListBuilder {
    /// What a list is made of.
    associatedtype Item
}

extension ListBuilder {
    /// What the parts of the list become.
    public typealias Items = BuiltItems<Item>

    /// An item.
    @inlinable
    public static func buildExpression(_ item: consuming Item) -> Items { .one(item) }

    /// Several items.
    @inlinable
    public static func buildExpression(_ items: consuming [Item]) -> Items { Items(items) }

    /// An item, or nothing.
    @inlinable
    public static func buildExpression(_ item: consuming Item?) -> Items { BuiltItems(item) }

    /// Nothing.
    @inlinable
    public static func buildBlock() -> Items { .none }

    /// The first line of the list.
    @inlinable
    public static func buildPartialBlock(first items: consuming Items) -> Items { items }

    /// All lines so far and the next one.
    @inlinable
    public static func buildPartialBlock(accumulated items: consuming Items, next: consuming Items) -> Items {
        items.followed(by: next)
    }

    /// The items of an `if` without an `else`, where it holds.
    @inlinable
    public static func buildOptional(_ items: consuming Items?) -> Items { items ?? .none }

    /// The items of the first branch.
    @inlinable
    public static func buildEither(first items: consuming Items) -> Items { items }

    /// The items of the second branch.
    @inlinable
    public static func buildEither(second items: consuming Items) -> Items { items }

    /// The items of every round of a loop.
    @inlinable
    public static func buildArray(_ items: [Items]) -> Items { .joined(items) }

    /// The items of an `if #available`.
    @inlinable
    public static func buildLimitedAvailability(_ items: consuming Items) -> Items { items }

    /// The whole list.
    @inlinable
    public static func buildFinalResult(_ items: consuming Items) -> [Item] { items.list() }
}
