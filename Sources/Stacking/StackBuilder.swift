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
    /// An item, with those that are chained to it.
    @inlinable
    public static func buildExpression(_ item: StackItem<Node>) -> BuiltItems<StackItem<Node>> { .one(item) }

    /// Several items.
    @inlinable
    public static func buildExpression(_ items: [StackItem<Node>]) -> BuiltItems<StackItem<Node>> { .many(items) }

    /// An item, or nothing.
    @inlinable
    public static func buildExpression(_ item: StackItem<Node>?) -> BuiltItems<StackItem<Node>> { BuiltItems(item) }

    /// Nothing.
    @inlinable
    public static func buildBlock() -> BuiltItems<StackItem<Node>> { .empty }

    /// The first line of the list.
    @inlinable
    public static func buildPartialBlock(first items: BuiltItems<StackItem<Node>>) -> BuiltItems<StackItem<Node>> {
        items
    }

    /// All lines so far and the next one.
    @inlinable
    public static func buildPartialBlock(
        accumulated items: consuming BuiltItems<StackItem<Node>>, next: BuiltItems<StackItem<Node>>
    ) -> BuiltItems<StackItem<Node>> {
        items.append(next)
        return items
    }

    /// The items of an `if` without an `else`, where it holds.
    @inlinable
    public static func buildOptional(_ items: BuiltItems<StackItem<Node>>?) -> BuiltItems<StackItem<Node>> {
        items ?? .empty
    }

    /// The items of the first branch.
    @inlinable
    public static func buildEither(first items: BuiltItems<StackItem<Node>>) -> BuiltItems<StackItem<Node>> { items }

    /// The items of the second branch.
    @inlinable
    public static func buildEither(second items: BuiltItems<StackItem<Node>>) -> BuiltItems<StackItem<Node>> { items }

    /// The items of every round of a loop.
    @inlinable
    public static func buildArray(_ items: [BuiltItems<StackItem<Node>>]) -> BuiltItems<StackItem<Node>> {
        .joined(items)
    }

    /// The items of an `if #available`.
    @inlinable
    public static func buildLimitedAvailability(
        _ items: BuiltItems<StackItem<Node>>
    ) -> BuiltItems<StackItem<Node>> { items }

    /// The whole list.
    @inlinable
    public static func buildFinalResult(_ items: BuiltItems<StackItem<Node>>) -> [StackItem<Node>] { items.items }
}
