/// What the builders of lists in braces have in common: ``StackBuilder`` and ``DistributionBuilder``.
public protocol ListBuilder {
    /// What a list is made of.
    associatedtype Item
}

extension ListBuilder {
    /// What the parts of the list become.
    public typealias Items = BuiltItems<Item>

    /// An item.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item) -> Items { .one(item) }

    /// Several items.
    @export(implementation)
    public static func buildExpression(_ items: consuming [Item]) -> Items { Items(items) }

    /// An item, or nothing.
    @export(implementation)
    public static func buildExpression(_ item: consuming Item?) -> Items { BuiltItems(item) }

    /// Nothing.
    @export(implementation)
    public static func buildBlock() -> Items { .none }

    /// The first line of the list.
    @export(implementation)
    public static func buildPartialBlock(first items: consuming Items) -> Items { items }

    /// All lines so far and the next one.
    @export(implementation)
    public static func buildPartialBlock(accumulated items: consuming Items, next: consuming Items) -> Items {
        items.followed(by: next)
    }

    /// The items of an `if` without an `else`, where it holds.
    @export(implementation)
    public static func buildOptional(_ items: consuming Items?) -> Items { items ?? .none }

    /// The items of the first branch.
    @export(implementation)
    public static func buildEither(first items: consuming Items) -> Items { items }

    /// The items of the second branch.
    @export(implementation)
    public static func buildEither(second items: consuming Items) -> Items { items }

    /// The items of every round of a loop.
    @export(implementation)
    public static func buildArray(_ items: [Items]) -> Items { .joined(items) }

    /// The items of an `if #available`.
    @export(implementation)
    public static func buildLimitedAvailability(_ items: consuming Items) -> Items { items }

    /// The whole list.
    @export(implementation)
    public static func buildFinalResult(_ items: consuming Items) -> [Item] { items.list() }
}
