import LayoutTree

/// The nodes that are neither hidden nor transparent, in order, for chains that refer to several nodes of which some may be
/// out of sight.
@export(implementation)
public func visible<Node: Layoutable>(_ nodes: [Node]) -> [Node] {
    var visible: [Node] = []
    visible.reserveCapacity(nodes.count)
    for node in nodes where node.isVisible { visible.append(node) }
    return visible
}
