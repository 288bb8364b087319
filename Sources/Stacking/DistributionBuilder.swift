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
    /// An item of the list.
    public static func buildExpression(_ item: DistributionItem<Node>) -> [DistributionItem<Node>] { [item] }

    /// A node, as large as it is.
    public static func buildExpression(_ node: Node) -> [DistributionItem<Node>] { [.node(node)] }

    /// A space, in points.
    public static func buildExpression(_ space: Double) -> [DistributionItem<Node>] { [.fixed(space)] }

    /// Several items.
    public static func buildExpression(_ items: [DistributionItem<Node>]) -> [DistributionItem<Node>] { items }

    /// Several nodes, without spaces between them.
    public static func buildExpression(_ nodes: [Node]) -> [DistributionItem<Node>] { nodes.map { .node($0) } }

    /// An item, or nothing.
    public static func buildExpression(_ item: DistributionItem<Node>?) -> [DistributionItem<Node>] {
        item.map { [$0] } ?? []
    }

    /// A node, or nothing.
    public static func buildExpression(_ node: Node?) -> [DistributionItem<Node>] { node.map { [.node($0)] } ?? [] }

    /// All items in order.
    public static func buildBlock(_ items: [DistributionItem<Node>]...) -> [DistributionItem<Node>] {
        items.count == 1 ? items[0] : items.flatMap { $0 }
    }

    /// The items of an `if` without an `else`, where it holds.
    public static func buildOptional(_ items: [DistributionItem<Node>]?) -> [DistributionItem<Node>] { items ?? [] }

    /// The items of the first branch.
    public static func buildEither(first items: [DistributionItem<Node>]) -> [DistributionItem<Node>] { items }

    /// The items of the second branch.
    public static func buildEither(second items: [DistributionItem<Node>]) -> [DistributionItem<Node>] { items }

    /// The items of every round of a loop.
    public static func buildArray(_ items: [[DistributionItem<Node>]]) -> [DistributionItem<Node>] {
        items.flatMap { $0 }
    }

    /// The items of an `if #available`.
    public static func buildLimitedAvailability(_ items: [DistributionItem<Node>]) -> [DistributionItem<Node>] { items }
}
