import LayoutTree

/// The nodes that are neither hidden nor transparent, in order, for chains with several references, some of which may be hidden.
///
/// It allocates a list. `below(of: nodes, hidden: .skip)` and similar calls do the same without one.
@export(implementation)
public func visible<Node: Layoutable>(_ nodes: [Node]) -> [Node] {
    var visible: [Node] = []
    visible.reserveCapacity(nodes.count)
    for node in nodes where node.isVisible { visible.append(node) }
    return visible
}
