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
    public static func buildExpression(_ item: StackItem<Node>) -> [StackItem<Node>] { [item] }

    /// Several items.
    public static func buildExpression(_ items: [StackItem<Node>]) -> [StackItem<Node>] { items }

    /// An item, or nothing.
    public static func buildExpression(_ item: StackItem<Node>?) -> [StackItem<Node>] { item.map { [$0] } ?? [] }

    /// All items in order.
    public static func buildBlock(_ items: [StackItem<Node>]...) -> [StackItem<Node>] {
        items.count == 1 ? items[0] : items.flatMap { $0 }
    }

    /// The items of an `if` without an `else`, where it holds.
    public static func buildOptional(_ items: [StackItem<Node>]?) -> [StackItem<Node>] { items ?? [] }

    /// The items of the first branch.
    public static func buildEither(first items: [StackItem<Node>]) -> [StackItem<Node>] { items }

    /// The items of the second branch.
    public static func buildEither(second items: [StackItem<Node>]) -> [StackItem<Node>] { items }

    /// The items of every round of a loop.
    public static func buildArray(_ items: [[StackItem<Node>]]) -> [StackItem<Node>] { items.flatMap { $0 } }

    /// The items of an `if #available`.
    public static func buildLimitedAvailability(_ items: [StackItem<Node>]) -> [StackItem<Node>] { items }
}
