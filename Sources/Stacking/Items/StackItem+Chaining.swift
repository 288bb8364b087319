import Geometry
import LayoutTree

// The items again, as methods of the item before: Swift reads lines that begin with a dot in this way.

extension StackItem {
    @export(implementation)
    @inline(__always)
    consuming func followed(by item: consuming StackItem) -> StackItem {
        if case .chain(var items) = holding {
            // The list now has one owner, and grows without being copied.
            holding = .nothing
            items.append(item)
            holding = .chain(items)
            return self
        }
        var items: [StackItem] = []
        items.reserveCapacity(8)
        items.append(self)
        items.append(item)
        var chained = StackItem(ItemTraits(.chain))
        chained.traits.facts.insert(.compound)
        chained.holding = .chain(items)
        return chained
    }

    /// This item, and after it a space of a given size.
    @export(implementation)
    public consuming func fix(_ size: Double) -> StackItem { followed(by: .fix(size)) }

    /// This item, and after it a node of a given size.
    @export(implementation)
    public consuming func fix(_ node: Node, _ size: Double) -> StackItem { followed(by: .fix(node, size)) }

    /// This item, and after it a space that is a share of the container's length.
    @export(implementation)
    public consuming func fix(_ part: Percent) -> StackItem { followed(by: .fix(part)) }

    /// This item, and after it a node whose length is a share of the container's length.
    @export(implementation)
    public consuming func fix(_ node: Node, _ part: Percent) -> StackItem { followed(by: .fix(node, part)) }

    /// This item, and after it several nodes of the same given size.
    @export(implementation)
    public consuming func fix(_ nodes: [Node], _ size: Double) -> StackItem { followed(by: .fix(nodes, size)) }

    /// This item, and after it a space that takes the remaining room, within limits.
    @export(implementation)
    public consuming func flex(min: Double = 0, max: Double = .infinity) -> StackItem {
        followed(by: .flex(min: min, max: max))
    }

    /// This item, and after it a node of the size of its content, within limits.
    @export(implementation)
    public consuming func flex(
        _ node: Node, min: Double = 0, max: Double = .infinity, hugging: LayoutPriority? = nil,
        compressionResistance: LayoutPriority? = nil
    ) -> StackItem {
        followed(by: .flex(node, min: min, max: max, hugging: hugging, compressionResistance: compressionResistance))
    }

    /// This item, and after it several nodes of one size, near the sizes of their contents, within limits.
    @export(implementation)
    public consuming func flex(
        _ nodes: [Node], min: Double = 0, max: Double = .infinity, hugging: LayoutPriority? = nil,
        compressionResistance: LayoutPriority? = nil
    ) -> StackItem {
        followed(by: .flex(nodes, min: min, max: max, hugging: hugging, compressionResistance: compressionResistance))
    }

    /// This item, and after it a space in proportion to the weights of all filling items, within limits.
    @export(implementation)
    public consuming func fill(weight: Double = 1, min: Double = 0, max: Double = .infinity) -> StackItem {
        followed(by: .fill(weight: weight, min: min, max: max))
    }

    /// This item, and after it a node of a size in proportion to the weights of all filling items, within limits.
    @export(implementation)
    public consuming func fill(
        _ node: Node, weight: Double = 1, min: Double = 0, max: Double = .infinity
    ) -> StackItem {
        followed(by: .fill(node, weight: weight, min: min, max: max))
    }

    /// This item, and after it several nodes of one size in proportion to the weights of all filling items, within limits.
    @export(implementation)
    public consuming func fill(
        _ nodes: [Node], weight: Double = 1, min: Double = 0, max: Double = .infinity
    ) -> StackItem {
        followed(by: .fill(nodes, weight: weight, min: min, max: max))
    }

    /// This item, and after it the end of a line of a flow.
    @export(implementation)
    public var lineBreak: StackItem { followed(by: .lineBreak) }

    /// This item, and after it a space, or several nodes, that match a dimension of a node.
    @export(implementation)
    public consuming func match(
        _ nodes: [Node] = [], of dimension: NodeDimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        followed(by: .match(nodes, of: dimension, multiplier: multiplier, offset: offset))
    }

    /// This item, and after it a node that matches a dimension of a node.
    @export(implementation)
    public consuming func match(
        _ node: Node, of dimension: NodeDimension<Node>, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        followed(by: .match(node, of: dimension, multiplier: multiplier, offset: offset))
    }

    /// This item, and after it a space, or several nodes, that match another node along the stack.
    @export(implementation)
    public consuming func match(
        _ nodes: [Node] = [], of other: Node, multiplier: Double = 1, offset: Double = 0
    ) -> StackItem {
        followed(by: .match(nodes, of: other, multiplier: multiplier, offset: offset))
    }

    /// This item, and after it a node that matches another one along the stack.
    @export(implementation)
    public consuming func match(_ node: Node, of other: Node, multiplier: Double = 1, offset: Double = 0) -> StackItem {
        followed(by: .match(node, of: other, multiplier: multiplier, offset: offset))
    }
}
