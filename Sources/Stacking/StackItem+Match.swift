import LayoutTree

// What an item matches may be in the same stack, in any order, and then both change together; or in another stack of the same
// block, or anywhere else. The size is never below 0.

extension StackItem {
    /// A space as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(.space, matching(dimension, multiplier, offset))
    }

    /// A node as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ node: Node, of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(.node(node), matching(dimension, multiplier, offset))
    }

    /// Several nodes as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ nodes: [Node], of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(StackContent(nodes), matching(dimension, multiplier, offset))
    }

    /// A space as long as another node along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(of other: Node, multiplier: Double = 1, offset: Double = 0) -> StackItem {
        StackItem(.space, .match(Match(node: other, multiplier: multiplier, offset: offset)))
    }

    /// A node as long as another one along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ node: Node, of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(.node(node), .match(Match(node: other, multiplier: multiplier, offset: offset)))
    }

    /// Several nodes as long as another one along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ nodes: [Node], of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(StackContent(nodes), .match(Match(node: other, multiplier: multiplier, offset: offset)))
    }

    @inlinable
    static func matching(_ dimension: Dimension<Node>, _ multiplier: Double, _ offset: Double) -> Rule {
        .match(Match(node: dimension.node, dimension: dimension, multiplier: multiplier, offset: offset))
    }
}
