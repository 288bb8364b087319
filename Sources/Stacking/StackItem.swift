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
    @usableFromInline var content: StackContent<Node>
    @usableFromInline var rule: Rule

    /// The items that were chained to this one.
    @usableFromInline var following: [StackItem<Node>] = []

    /// How the size is chosen.
    @usableFromInline
    @frozen
    enum Rule {
        case fixed(Double)
        case flexible(Limits)
        case fill(weight: Double)
        case match(Match)
    }

    @usableFromInline
    @frozen
    struct Limits {
        @usableFromInline var minimum: Double
        @usableFromInline var maximum: Double
        /// Nil where the nodes' own priorities count.
        @usableFromInline var hugging: Double?
        @usableFromInline var compressionResistance: Double?

        @inlinable
        init(
            minimum: Double, maximum: Double, hugging: Double? = nil, compressionResistance: Double? = nil
        ) {
            self.minimum = minimum
            self.maximum = maximum
            self.hugging = hugging
            self.compressionResistance = compressionResistance
        }
    }

    @usableFromInline
    @frozen
    struct Match {
        @usableFromInline var node: Node
        /// Nil for the axis of the stack.
        @usableFromInline var dimension: Dimension<Node>?
        @usableFromInline var multiplier: Double
        @usableFromInline var offset: Double

        @inlinable
        init(node: Node, dimension: Dimension<Node>? = nil, multiplier: Double, offset: Double) {
            self.node = node
            self.dimension = dimension
            self.multiplier = multiplier
            self.offset = offset
        }
    }

    /// The number of nodes in the item, without those of items that are chained to it.
    package var nodeCount: Int { content.nodes.count }

    @inlinable
    init(_ content: StackContent<Node>, _ rule: Rule) {
        self.content = content
        self.rule = rule
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

    @inlinable
    init(_ nodes: [Node]) {
        self = nodes.isEmpty ? .space : .nodes(nodes)
    }

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

    /// Calls a function with every node, without making a list of them.
    @inline(__always)
    func visit(_ body: (Node) -> Void) {
        switch self {
        case .space: break
        case .node(let node): body(node)
        case .nodes(let nodes): for node in nodes { body(node) }
        }
    }

    /// The first node that satisfies a condition.
    @inline(__always)
    func first(where condition: (Node) -> Bool) -> Node? {
        switch self {
        case .space: nil
        case .node(let node): condition(node) ? node : nil
        case .nodes(let nodes): nodes.first(where: condition)
        }
    }

    /// Whether some node satisfies a condition.
    @inline(__always)
    func contains(where condition: (Node) -> Bool) -> Bool { first(where: condition) != nil }
}

extension StackItem {
    /// A space of a given size.
    ///
    /// A negative size counts as 0, with a warning, unless `StackOptions.allowsNegativeSpacers` is set.
    @inlinable
    public static func fix(_ size: Double) -> StackItem { StackItem(.space, .fixed(size)) }

    /// A node of a given size.
    ///
    /// A negative size counts as 0, with a warning.
    @inlinable
    public static func fix(_ node: Node, _ size: Double) -> StackItem { StackItem(.node(node), .fixed(size)) }

    /// Several nodes of the same given size, one behind the other.
    @inlinable
    public static func fix(_ nodes: [Node], _ size: Double) -> StackItem {
        StackItem(StackContent(nodes), .fixed(size))
    }

    /// A space that takes the room that is left, within limits.
    ///
    /// Where the minimum is above the maximum, the minimum counts, with a warning.
    @inlinable
    public static func flex(min: Double = 0, max: Double = .infinity) -> StackItem {
        StackItem(.space, .flexible(Limits(minimum: min, maximum: max)))
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
        let limits = Limits(
            minimum: min, maximum: max, hugging: hugging, compressionResistance: compressionResistance)
        return StackItem(.node(node), .flexible(limits))
    }

    /// Several nodes of one size, which each would like to be that of its content, within limits.
    ///
    /// With the default priorities that is the size of the largest content.
    @inlinable
    public static func flex(
        _ nodes: [Node], min: Double = 0, max: Double = .infinity, hugging: Double? = nil,
        compressionResistance: Double? = nil
    ) -> StackItem {
        let limits = Limits(
            minimum: min, maximum: max, hugging: hugging, compressionResistance: compressionResistance)
        return StackItem(StackContent(nodes), .flexible(limits))
    }

    /// A space in proportion to the weights of all filling items of the stack.
    ///
    /// A weight that is not above zero gets nothing, with a warning.
    @inlinable
    public static func fill(weight: Double = 1) -> StackItem { StackItem(.space, .fill(weight: weight)) }

    /// A node of a size in proportion to the weights of all filling items of the stack.
    ///
    /// What its content would like counts only against other nodes; before those the filling items take the room that is left.
    @inlinable
    public static func fill(_ node: Node, weight: Double = 1) -> StackItem {
        StackItem(.node(node), .fill(weight: weight))
    }

    /// Several nodes of one size in proportion to the weights of all filling items of the stack.
    @inlinable
    public static func fill(_ nodes: [Node], weight: Double = 1) -> StackItem {
        StackItem(StackContent(nodes), .fill(weight: weight))
    }
}
