import LayoutTree

/// Makes the items of a stack from a list in braces.
///
/// ```swift
/// card.hstack {
///     .fix(15)
///     .fix(icon, 44)
///     .flex([title, subtitle])
///     if hasBadge { .fix(badge, 20) }
///     .fix(15)
/// }
/// ```
///
/// Lines that begin with a dot continue the line above them, in Swift: the items of such lines are one chain, which means the
/// same. Lists of items, optional items, `if`, `switch` and `for` can stand in the list too.
@resultBuilder
public enum StackBuilder<Node: Layoutable> {
    /// What the parts of the list become.
    public typealias Items = BuiltItems<StackItem<Node>>

    /// An item, with those that are chained to it.
    @inlinable
    public static func buildExpression(_ item: consuming StackItem<Node>) -> Items { .one(item) }

    /// Several items.
    @inlinable
    public static func buildExpression(_ items: consuming [StackItem<Node>]) -> Items { Items(items) }

    /// An item, or nothing.
    @inlinable
    public static func buildExpression(_ item: consuming StackItem<Node>?) -> Items { BuiltItems(item) }

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
    public static func buildFinalResult(_ items: consuming Items) -> [StackItem<Node>] { items.list() }
}
