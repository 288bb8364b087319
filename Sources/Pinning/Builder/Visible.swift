import LayoutTree

/// The nodes that are neither hidden nor transparent, in order, for chains that refer to several nodes of which some may be
/// out of sight.
///
/// It makes a list of its own. `below(of: nodes, hidden: .skip)` and the like do the same without one.
@export(implementation)
public func visible<Node: Layoutable>(_ nodes: [Node]) -> [Node] {
    var visible: [Node] = []
    visible.reserveCapacity(nodes.count)
    for node in nodes where node.isVisible { visible.append(node) }
    return visible
}
