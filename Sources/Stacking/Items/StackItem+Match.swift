import Geometry
import LayoutTree

// The matched node may be in the same stack, in any order, and then both change together; or in another stack of the same block, or
// anywhere else. The size is never negative.

extension StackItem {
    /// A space as long as a dimension of a node, times `multiplier`, plus `offset` points; or several nodes with that length.
    @export(implementation)
    public static func match(
        _ nodes: [Node] = [], of dimension: NodeDimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        matching([dimension.node] + nodes, dimension.axis, multiplier, offset)
    }

    /// A node as long as a dimension of a node, times `multiplier`, plus `offset` points.
    @export(implementation)
    public static func match(
        _ node: Node, of dimension: NodeDimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        matching([dimension.node, node], dimension.axis, multiplier, offset)
    }

    /// A space as long as another node along the stack, times `multiplier`, plus `offset` points; or several nodes with that
    /// length.
    @export(implementation)
    public static func match(
        _ nodes: [Node] = [], of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        matching([other] + nodes, nil, multiplier, offset)
    }

    /// A node as long as another one along the stack, times `multiplier`, plus `offset` points.
    @export(implementation)
    public static func match(
        _ node: Node, of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        matching([other, node], nil, multiplier, offset)
    }

    /// The first node is matched, on an axis or, for nil, along the stack; the others are the nodes of the item.
    @export(implementation)
    static func matching(_ nodes: [Node], _ axis: Axis?, _ multiplier: Double, _ offset: Double) -> StackItem {
        var item = StackItem(ItemTraits(.match, natural: offset, weight: multiplier))
        item.traits.facts.insert(.compound)
        if nodes.count > 1 { item.traits.facts.insert(.node) }
        item.traits.members = Int32(truncatingIfNeeded: max(1, nodes.count - 1))
        item.traits.findFacts()
        switch axis {
        case .horizontal: item.holding = .matchWidth(nodes)
        case .vertical: item.holding = .matchHeight(nodes)
        case nil: item.holding = .match(nodes)
        }
        return item
    }
}
