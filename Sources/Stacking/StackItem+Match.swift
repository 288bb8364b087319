import LayoutTree

// What an item matches may be in the same stack, in any order, and then both change together; or in another stack of the same
// block, or anywhere else. The size is never below 0.

extension StackItem {
    /// A space as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(matching(dimension, multiplier, offset), matching: dimension.node)
    }

    /// A node as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ node: Node, of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(node, matching(dimension, multiplier, offset), matching: dimension.node)
    }

    /// Several nodes as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ nodes: [Node], of dimension: Dimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(nodes, matching(dimension, multiplier, offset), matching: dimension.node)
    }

    /// A space as long as another node along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(of other: Node, multiplier: Double = 1, offset: Double = 0) -> StackItem {
        StackItem(.match(StackMatch(multiplier: multiplier, offset: offset)), matching: other)
    }

    /// A node as long as another one along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ node: Node, of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(node, .match(StackMatch(multiplier: multiplier, offset: offset)), matching: other)
    }

    /// Several nodes as long as another one along the stack, times `multiplier`, plus `offset` points.
    @inlinable
    public static func match(
        _ nodes: [Node], of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        StackItem(nodes, .match(StackMatch(multiplier: multiplier, offset: offset)), matching: other)
    }

    @inlinable
    static func matching(_ dimension: Dimension<Node>, _ multiplier: Double, _ offset: Double) -> StackRule {
        .match(StackMatch(dimension.axis, multiplier: multiplier, offset: offset))
    }
}
