import LayoutTree

/// One thing in a stack, and how its size is chosen: a space, a node, or several nodes that share their start and end.
///
/// ```swift
/// card.hstack(.fix(15), .fix(icon, 44), .fix(15), .flex([title, subtitle]), .fix(15))
/// ```
///
/// An empty list of nodes is a space. Lengths are in points, along the axis of the stack.
@frozen
public struct StackItem<Node: Layoutable> {
    // Two members and no more: a value of three is built in memory by the compiler, and copied from there.
    @usableFromInline var holding: Holding
    @usableFromInline var rule: StackRule

    /// What an item refers to.
    @usableFromInline
    @frozen
    struct Holding {
        /// The node, if there is one; several are in `more`.
        @usableFromInline var node: Node?
        /// The node that a match is about.
        @usableFromInline var matched: Node?
        @usableFromInline var more: More

        @inlinable
        init(_ node: Node?, _ more: More, matching matched: Node?) {
            self.node = node
            self.matched = matched
            self.more = more
        }
    }

    /// What few items have, so that the others are small and quickly copied.
    @usableFromInline
    @frozen
    enum More {
        case nothing
        /// Several nodes.
        case nodes([Node])
        /// The first of several items that were chained, and those behind it; the item itself is nothing else then.
        case chain([StackItem<Node>])
    }

    @inlinable
    init(_ holding: Holding, _ rule: StackRule) {
        self.holding = holding
        self.rule = rule
    }

    @inlinable
    init(_ rule: StackRule, matching matched: Node? = nil) {
        self.init(Holding(nil, .nothing, matching: matched), rule)
    }

    @inlinable
    init(_ node: Node, _ rule: StackRule, matching matched: Node? = nil) {
        self.init(Holding(node, .nothing, matching: matched), rule)
    }

    @inlinable
    init(_ nodes: [Node], _ rule: StackRule, matching matched: Node? = nil) {
        self.init(Holding(nil, nodes.isEmpty ? .nothing : .nodes(nodes), matching: matched), rule)
    }

    /// What the item holds, without what is chained to it.
    @inline(__always)
    var content: StackContent<Node> {
        if let node = holding.node { return .node(node) }
        if case .nodes(let nodes) = holding.more { return .nodes(nodes) }
        return .space
    }

    /// The number of nodes in the item, without those of items that are chained to it.
    package var nodeCount: Int {
        if case .nodes(let nodes) = holding.more { return nodes.count }
        return holding.node == nil ? 0 : 1
    }

    /// The number of items that the item stands for.
    var chainCount: Int {
        if case .chain(let items) = holding.more { return items.count }
        return 1
    }
}

/// What an item of a stack holds.
@frozen
public enum StackContent<Node: Layoutable> {
    /// Nothing.
    case space
    /// One node.
    case node(Node)
    /// Several nodes, one behind the other.
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

    /// The first node that satisfies a condition.
    func first(where condition: (Node) -> Bool) -> Node? {
        switch self {
        case .space: nil
        case .node(let node): condition(node) ? node : nil
        case .nodes(let nodes): nodes.first(where: condition)
        }
    }
}

extension StackItem {
    /// A space of a given size.
    ///
    /// A negative size counts as 0, with a warning, unless `StackOptions.allowsNegativeSpacers` is set.
    @inlinable
    public static func fix(_ size: Double) -> StackItem { StackItem(.fixed(size)) }

    /// A node of a given size.
    ///
    /// A negative size counts as 0, with a warning.
    @inlinable
    public static func fix(_ node: Node, _ size: Double) -> StackItem { StackItem(node, .fixed(size)) }

    /// Several nodes of the same given size, one behind the other.
    @inlinable
    public static func fix(_ nodes: [Node], _ size: Double) -> StackItem {
        StackItem(nodes, .fixed(size))
    }

    /// A space that takes the room that is left, within limits.
    ///
    /// Where the minimum is above the maximum, the minimum counts, with a warning.
    @inlinable
    public static func flex(min: Double = 0, max: Double = .infinity) -> StackItem {
        StackItem(.flexible(StackLimits(minimum: min, maximum: max)))
    }

    /// A node that would like the size of its content, within limits.
    ///
    /// The priorities say how much it insists when the stack has more room than that, and less; they count for this stack.
    /// Nil is the node's own priority. The size of the content is what `sizeThatFits(_:)` answers: to an unbounded proposal in
    /// a row, to the node's width in a column. A node without content would like to stay as it is, but gives way before all
    /// others unless it has priorities other than the default ones.
    @inlinable
    public static func flex(
        _ node: Node, min: Double = 0, max: Double = .infinity, hugging: Double? = nil,
        compressionResistance: Double? = nil
    ) -> StackItem {
        let limits = StackLimits(
            minimum: min, maximum: max, hugging: hugging, compressionResistance: compressionResistance)
        return StackItem(node, .flexible(limits))
    }

    /// Several nodes of one size, which each would like to be that of its content, within limits.
    ///
    /// With the default priorities that is the size of the largest content.
    @inlinable
    public static func flex(
        _ nodes: [Node], min: Double = 0, max: Double = .infinity, hugging: Double? = nil,
        compressionResistance: Double? = nil
    ) -> StackItem {
        let limits = StackLimits(
            minimum: min, maximum: max, hugging: hugging, compressionResistance: compressionResistance)
        return StackItem(nodes, .flexible(limits))
    }

    /// A space in proportion to the weights of all filling items of the stack.
    ///
    /// A weight that is not above zero gets nothing, with a warning.
    @inlinable
    public static func fill(weight: Double = 1) -> StackItem { StackItem(.fill(weight: weight)) }

    /// A node of a size in proportion to the weights of all filling items of the stack.
    ///
    /// What its content would like counts only against other nodes; before those the filling items take the room that is left.
    @inlinable
    public static func fill(_ node: Node, weight: Double = 1) -> StackItem {
        StackItem(node, .fill(weight: weight))
    }

    /// Several nodes of one size in proportion to the weights of all filling items of the stack.
    @inlinable
    public static func fill(_ nodes: [Node], weight: Double = 1) -> StackItem {
        StackItem(nodes, .fill(weight: weight))
    }
}
