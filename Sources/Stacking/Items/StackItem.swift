import LayoutTree

/// An item of a stack with its sizing: a space, a node, or several nodes that share their start and end.
///
/// ```swift
/// card.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
/// ```
///
/// An empty list of nodes is a space. Lengths are in points, along the axis of the stack.
@frozen
public struct StackItem<Node: Layoutable> {
    // There are only two members, since the compiler builds a value of three in memory and copies it from there.
    @usableFromInline var traits: ItemTraits
    @usableFromInline var holding: Holding

    /// The nodes of an item: at most one reference and nothing else, so that lists are quickly copied and released.
    @usableFromInline
    @frozen
    enum Holding {
        case nothing
        case node(Node)
        /// The nodes of an item with a list of nodes.
        case nodes([Node])
        /// The node that is matched along the stack, followed by the nodes of the item.
        case match([Node])
        /// The node whose width or height is matched, followed by the nodes of the item.
        case matchWidth([Node])
        case matchHeight([Node])
        /// The items of a chain, first to last; the item itself then has no other content.
        case chain([StackItem<Node>])

        /// The node of an item with one node, as an address: its reference would be counted.
        @export(implementation)
        @inline(__always)
        var node: ObjectIdentifier? {
            if case .node(let node) = self { ObjectIdentifier(node) } else { nil }
        }
    }

    /// A space.
    @export(implementation)
    @inline(__always)
    init(_ traits: ItemTraits) {
        self.traits = traits
        self.traits.findFacts()
        holding = .nothing
    }

    /// A node.
    @export(implementation)
    @inline(__always)
    init(_ node: Node, _ traits: ItemTraits) {
        self.traits = traits
        self.traits.facts.insert(.node)
        self.traits.findFacts()
        holding = .node(node)
    }

    /// Several nodes, or a space if there are none.
    @export(implementation)
    init(_ nodes: [Node], _ traits: ItemTraits, orSpace space: ItemTraits? = nil) {
        self.traits = nodes.isEmpty ? space ?? traits : traits
        self.traits.members = Int32(truncatingIfNeeded: max(1, nodes.count))
        if !nodes.isEmpty {
            self.traits.facts.insert(.node)
            self.traits.facts.insert(.compound)
        }
        self.traits.findFacts()
        holding = nodes.isEmpty ? .nothing : .nodes(nodes)
    }

    /// The nodes of the item, without items that are chained to it.
    package var content: StackContent<Node> {
        switch holding {
        case .node(let node): .node(node)
        case .nodes(let nodes): .nodes(nodes)
        case .match(let nodes), .matchWidth(let nodes), .matchHeight(let nodes):
            nodes.count > 2 ? .nodes(Array(nodes.dropFirst())) : nodes.count == 2 ? .node(nodes[1]) : .space
        case .nothing, .chain: .space
        }
    }

    /// Whether the item holds no node.
    @export(implementation)
    @inline(__always)
    var isSpace: Bool { !traits.hasNode && traits.kind != .lineBreak && traits.kind != .chain }

    /// The node that the item matches.
    var matched: Node? {
        switch holding {
        case .match(let nodes), .matchWidth(let nodes), .matchHeight(let nodes): nodes[0]
        case .nothing, .node, .nodes, .chain: nil
        }
    }
}

/// The nodes of an item of a stack.
@frozen
public enum StackContent<Node: Layoutable> {
    /// Nothing.
    case space
    /// One node.
    case node(Node)
    /// Several nodes, in order.
    case nodes([Node])

    /// The nodes, in order.
    public var nodes: [Node] {
        switch self {
        case .space: []
        case .node(let node): [node]
        case .nodes(let nodes): nodes
        }
    }

    /// Whether there is no node.
    public var isSpace: Bool {
        if case .space = self { true } else { false }
    }
}

extension StackItem {
    /// A space of a given size.
    ///
    /// If it is negative, its neighbors overlap.
    @export(implementation)
    @inline(__always)
    public static func fix(_ size: Double) -> StackItem { StackItem(.fixed(size)) }

    /// A node of a given size.
    ///
    /// A negative size is replaced by 0, with a warning.
    @export(implementation)
    @inline(__always)
    public static func fix(_ node: Node, _ size: Double) -> StackItem { StackItem(node, .fixed(size)) }

    /// A node with its current size.
    ///
    /// ```swift
    /// card.distribute(.horizontal, [.node(icon), .fill(), .node(button), .fix(8)])
    /// print(button.frame.minX)  // 132.0
    /// ```
    @export(implementation)
    @inline(__always)
    public static func node(_ node: Node) -> StackItem { StackItem(node, ItemTraits(.present)) }

    /// Several nodes of the same given size, with the same start and end.
    @export(implementation)
    public static func fix(_ nodes: [Node], _ size: Double) -> StackItem { StackItem(nodes, .fixed(size)) }

    /// A space that takes the remaining room, within limits.
    ///
    /// If the minimum is above the maximum, the minimum wins, with a warning.
    @export(implementation)
    @inline(__always)
    public static func flex(min: Double = 0, max: Double = .infinity) -> StackItem {
        StackItem(ItemTraits(.space, minimum: min, maximum: max))
    }

    /// A node of the size of its content, within limits.
    ///
    /// It grows or shrinks by these priorities if the stack has more or less room; nil means the node's own. The content is
    /// measured without a bound in a row, and at the node's width in a column. A node without content has its current size, and
    /// grows or shrinks before all others unless it has a priority other than the default one.
    @export(implementation)
    @inline(__always)
    public static func flex(
        _ node: Node, min: Double = 0, max: Double = .infinity, hugging: LayoutPriority? = nil,
        compressionResistance: LayoutPriority? = nil
    ) -> StackItem {
        StackItem(node, content(min, max, hugging, compressionResistance))
    }

    /// Several nodes of one size, as close to the sizes of their contents as the priorities allow, within limits.
    ///
    /// With the default priorities that is the size of the largest content.
    @export(implementation)
    public static func flex(
        _ nodes: [Node], min: Double = 0, max: Double = .infinity, hugging: LayoutPriority? = nil,
        compressionResistance: LayoutPriority? = nil
    ) -> StackItem {
        StackItem(
            nodes, content(min, max, hugging, compressionResistance),
            orSpace: ItemTraits(.space, minimum: min, maximum: max))
    }

    /// A space in proportion to the weights of all filling items of the line, within limits.
    ///
    /// An item that reaches a limit stops there, and the others share the rest. This is exact for all limits. A minimum above the
    /// maximum wins, with a warning. A weight that is not above zero gets its minimum, with a warning.
    @export(implementation)
    @inline(__always)
    public static func fill(weight: Double = 1, min: Double = 0, max: Double = .infinity) -> StackItem {
        StackItem(ItemTraits(.share, minimum: min, maximum: max, weight: weight))
    }

    /// A node of a size in proportion to the weights of all filling items of the line, within limits.
    ///
    /// Its content has priorities like the content of other nodes: if room is left or missing, the node of the lowest priority
    /// grows or shrinks first; among equals, a filling one does. A node without content changes before all nodes with content.
    @export(implementation)
    @inline(__always)
    public static func fill(
        _ node: Node, weight: Double = 1, min: Double = 0, max: Double = .infinity
    ) -> StackItem {
        StackItem(node, ItemTraits(.share, minimum: min, maximum: max, weight: weight, grow: -1, shrink: -1))
    }

    /// Several nodes of one size in proportion to the weights of all filling items of the line, within limits.
    @export(implementation)
    public static func fill(
        _ nodes: [Node], weight: Double = 1, min: Double = 0, max: Double = .infinity
    ) -> StackItem {
        StackItem(nodes, ItemTraits(.share, minimum: min, maximum: max, weight: weight, grow: -1, shrink: -1))
    }

    /// The end of a line of a flow; a stack ignores it.
    @export(implementation)
    public static var lineBreak: StackItem { StackItem(ItemTraits(.lineBreak)) }

    @export(implementation)
    @inline(__always)
    static func content(_ min: Double, _ max: Double, _ hugging: LayoutPriority?, _ resistance: LayoutPriority?)
        -> ItemTraits
    {
        ItemTraits(.own, minimum: min, maximum: max, grow: priority(hugging), shrink: priority(resistance))
    }

    /// A priority of a line: negative for the node's own, 0 for none.
    @export(implementation)
    @inline(__always)
    static func priority(_ value: LayoutPriority?) -> Float {
        guard let value else { return -1 }
        return value.rawValue <= 0 ? 0 : Float(value.rawValue)
    }
}
