import LayoutTree

/// A root with two children, for scripts that only want nodes.
package let family = """
    node root 0 0 400 300
    node a in root 10 20 30 40
    node b in root 100 100 50 60

    """

/// The node of that name in a tree.
package func node(_ name: String, in root: LayoutNode?) -> LayoutNode? {
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
        if node.nodeName == name { return node }
        pending.append(contentsOf: node.children)
    }
    return nil
}
