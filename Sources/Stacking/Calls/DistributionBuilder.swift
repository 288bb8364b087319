import LayoutTree

/// Makes the items of a distribution from a list in braces.
///
/// ```swift
/// card.distribute(.vertical) {
///     title
///     8
///     subtitle
///     StackItem.fill(weight: 2)
///     if hasButton { button }
/// }
/// ```
///
/// Nodes, whole and fractional numbers (spaces in points), items, lists and optional values of these, `if`, `switch` and `for` can
/// be in the list. A line that begins with a dot would continue the line above it, as everywhere in Swift: write items out, or put
/// them after a semicolon, as in `subtitle; .fill(weight: 2)`.
@resultBuilder
public enum DistributionBuilder<Node: Layoutable>: ListBuilder {
    /// Lists are made of items of a distribution.
    public typealias Item = StackItem<Node>

    /// A node with its current size.
    @export(implementation)
    public static func buildExpression(_ node: consuming Node) -> Item { .node(node) }

    /// A space, in points.
    @export(implementation)
    public static func buildExpression(_ space: consuming Double) -> Item { .fix(space) }

    /// Several nodes, without spaces between them.
    @export(implementation)
    public static func buildExpression(_ nodes: consuming [Node]) -> Items {
        BuiltList(nodes.map { .node($0) })
    }

    /// A node, or nothing.
    @export(implementation)
    public static func buildExpression(_ node: consuming Node?) -> Items {
        node.map { BuiltList(.node($0)) } ?? BuiltList()
    }
}
