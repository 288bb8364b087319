import LayoutTree

/// The parent links of a snapshot, corrected so that they can be followed, and the drawing order of the nodes.
///
/// A node whose parent index is missing, out of range or not below its own index is a root, so that every list of nodes is a
/// forest: links only lead to lower indexes and cannot form a cycle. Everything here takes linear time, without recursion.
final class Forest {
    /// The index of each node's parent, or -1 for a root.
    private(set) var parents: [Int]
    /// The number of ancestors of each node.
    private(set) var depths: [Int]
    /// The index of each node among its siblings; roots are siblings of each other.
    private(set) var ordinals: [Int]
    /// The index of each node's first child, or -1, followed by the index of the first root.
    let firstChild: [Int]
    /// The index of the node's next sibling, which is drawn in front of the node, or -1.
    let nextSibling: [Int]
    /// All indexes, a parent before its children and children from back to front.
    private(set) var order: [Int] = []

    init(_ nodes: [LayoutSnapshot.Node]) {
        parents = []
        depths = []
        ordinals = []
        parents.reserveCapacity(nodes.count)
        var childCounts = [Int](repeating: 0, count: nodes.count)
        var rootCount = 0
        for index in nodes.indices {
            if let parent = nodes[index].parent, parent >= 0, parent < index {
                parents.append(parent)
                depths.append(depths[parent] + 1)
                ordinals.append(childCounts[parent])
                childCounts[parent] += 1
            } else {
                parents.append(-1)
                depths.append(0)
                ordinals.append(rootCount)
                rootCount += 1
            }
        }

        let lists = SiblingLists(nodes)
        firstChild = lists.first
        nextSibling = lists.next

        order.reserveCapacity(nodes.count)
        var node = lists.first[lists.roots]
        while node >= 0 {
            order.append(node)
            if firstChild[node] >= 0 {
                node = firstChild[node]
                continue
            }
            while node >= 0, nextSibling[node] < 0 { node = parents[node] }
            if node >= 0 { node = nextSibling[node] }
        }
    }

    /// The node's name, escaped for one line.
    ///
    /// Without a name, `#root`, or `#` and the index among its siblings.
    func displayName(of index: Int, in nodes: [LayoutSnapshot.Node]) -> String {
        if !nodes[index].name.isEmpty { return printable(nodes[index].name) }
        return parents[index] < 0 ? "#root" : "#\(ordinals[index])"
    }
}
