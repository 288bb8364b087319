import LayoutTree

/// Makes the items of a distribution from a list in braces.
///
/// ```swift
/// card.distribute(.vertically) {
///     title
///     8
///     subtitle
///     DistributionItem.flexible(2)
///     if hasButton { button }
/// }
/// ```
///
/// Nodes, whole and fractional numbers (spaces in points), items, lists and optional values of these, `if`, `switch` and
/// `for` can stand in the list. A line that begins with a dot would continue the line above it, as everywhere in
/// Swift: items are written out, or stand behind a semicolon, as in `subtitle; .flexible(2)`.
@resultBuilder
public enum DistributionBuilder<Node: Layoutable> {
    /// What the parts of the list become.
    public typealias Items = BuiltItems<DistributionItem<Node>>

    /// An item of the list.
    @inlinable
    public static func buildExpression(_ item: consuming DistributionItem<Node>) -> Items { .one(item) }

    /// A node, as large as it is.
    @inlinable
    public static func buildExpression(_ node: consuming Node) -> Items { .one(.node(node)) }

    /// A space, in points.
    @inlinable
    public static func buildExpression(_ space: consuming Double) -> Items { .one(.fixed(space)) }

    /// Several items.
    @inlinable
    public static func buildExpression(_ items: consuming [DistributionItem<Node>]) -> Items { Items(items) }

    /// Several nodes, without spaces between them.
    @inlinable
    public static func buildExpression(_ nodes: consuming [Node]) -> Items { Items(nodes.map { .node($0) }) }

    /// An item, or nothing.
    @inlinable
    public static func buildExpression(_ item: consuming DistributionItem<Node>?) -> Items { BuiltItems(item) }

    /// A node, or nothing.
    @inlinable
    public static func buildExpression(_ node: consuming Node?) -> Items { BuiltItems(node.map { .node($0) }) }

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
    public static func buildFinalResult(_ items: consuming Items) -> [DistributionItem<Node>] { items.list() }
}
