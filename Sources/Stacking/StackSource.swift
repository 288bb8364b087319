import Geometry
import LayoutTree

/// What a stack was asked to lay out, in the list that the caller made; an item of another kind of list is made when it is
/// looked at.
enum StackSource<Node: Layoutable> {
    case items([StackItem<Node>])
    /// Nodes of the size that they have, and spaces.
    case distribution([DistributionItem<Node>])
    /// Nodes of equal size with gaps between them.
    case spread([Node], gap: Double)
    /// Nodes of the size that they have with equal spaces; those at the ends have a weight of their own.
    case spacing([Node], edges: Double)

    /// The number of items.
    var count: Int {
        switch self {
        case .items(let items): items.count
        case .distribution(let items): items.count
        case .spread(let nodes, _): max(0, 2 * nodes.count - 1)
        case .spacing(let nodes, let edges): max(0, 2 * nodes.count - 1) + (hasEdges(nodes, edges) ? 2 : 0)
        }
    }

    /// What an item holds.
    @inline(__always)
    func content(_ index: Int) -> StackContent<Node> {
        switch self {
        case .items(let items): return items[index].content
        case .distribution(let items):
            guard case .node(let node) = items[index] else { return .space }
            return .node(node)
        case .spread(let nodes, _): return index.isMultiple(of: 2) ? .node(nodes[index / 2]) : .space
        case .spacing(let nodes, let edges):
            let place = index - (hasEdges(nodes, edges) ? 1 : 0)
            return place >= 0 && place.isMultiple(of: 2) && place / 2 < nodes.count ? .node(nodes[place / 2]) : .space
        }
    }

    /// How the size of an item is chosen in a stack on an axis.
    @inline(__always)
    func rule(_ index: Int, _ axis: Axis) -> StackRule {
        switch self {
        case .items(let items): return items[index].rule
        case .distribution(let items):
            switch items[index] {
            case .fixed(let size): return .fixed(size)
            case .flexible(let weight): return .fill(weight: weight)
            case .node(let node): return .fixed(node.untransformedFrame.size[axis])
            }
        case .spread(_, let gap): return index.isMultiple(of: 2) ? .fill(weight: 1) : .fixed(gap)
        case .spacing(let nodes, let edges):
            if case .node(let node) = content(index) { return .fixed(node.untransformedFrame.size[axis]) }
            return .fill(weight: hasEdges(nodes, edges) && (index == 0 || index == count - 1) ? edges : 1)
        }
    }

    /// The node that an item matches.
    func matched(_ index: Int) -> Node? {
        guard case .items(let items) = self else { return nil }
        return items[index].holding.matched
    }

    /// An item by itself.
    func item(_ index: Int, _ axis: Axis) -> StackItem<Node> {
        if case .items(let items) = self { return items[index] }
        let rule = rule(index, axis)
        return if case .node(let node) = content(index) { StackItem(node, rule) } else { StackItem(rule) }
    }

    private func hasEdges(_ nodes: [Node], _ edges: Double) -> Bool { edges != 0 && !nodes.isEmpty }
}

extension StackSizes {
    /// Makes room for what a call needs.
    mutating func add<Node: Layoutable>(_ source: StackSource<Node>) {
        rows += 1
        // One for the items that fill, and columns for spaces that may be implied at the ends.
        variables += 1
        columns += source.count + 2
        switch source {
        case .items(let items): for index in items.indices { add(items[index].rule, items[index].nodeCount) }
        case .distribution(let items): nodes += items.count
        case .spread(let list, _):
            nodes += list.count
            naturals += list.count
        case .spacing(let list, _): nodes += list.count
        }
    }

    /// Makes room for an item.
    @inline(__always)
    private mutating func add(_ rule: StackRule, _ count: Int) {
        nodes += count
        switch rule {
        case .fixed: break
        case .flexible:
            variables += 1
            naturals += count
        case .fill: naturals += count
        case .match: matches += 1
        }
    }
}
