import LayoutTree

/// Checks the whole trees of the nodes; tests call it after each step that changes trees.
///
/// A tree that contradicts itself stops the program, with the path of the node.
func checkTrees(of nodes: LayoutNode...) { checkTrees(of: nodes) }

/// Checks the whole trees of the nodes, each once.
func checkTrees(of nodes: [LayoutNode]) {
    var checked: Set<ObjectIdentifier> = []
    for root in nodes.map(\.rootNode) where checked.insert(ObjectIdentifier(root)).inserted { root.checkInvariants() }
}
