import LayoutTree

/// Makes the items of a distribution from a list in braces.
///
/// ```swift
/// card.distribute(.vertical) {
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
public enum DistributionBuilder<Node: Layoutable>: ListBuilder {
    /// Lists are made of items of a distribution.
    public typealias Item = DistributionItem<Node>

    /// A node, as large as it is.
    @export(implementation)
    public static func buildExpression(_ node: consuming Node) -> Item { .node(node) }

    /// A space, in points.
    @export(implementation)
    public static func buildExpression(_ space: consuming Double) -> Item { .fixed(space) }

    /// Several nodes, without spaces between them.
    @export(implementation)
    public static func buildExpression(_ nodes: consuming [Node]) -> Items { Items(nodes.map { .node($0) }) }

    /// A node, or nothing.
    @export(implementation)
    public static func buildExpression(_ node: consuming Node?) -> Items { Items(node.map { [.node($0)] } ?? []) }
}
