import Geometry

extension LayoutSnapshot {
    /// The difference of one node between two snapshots.
    public struct Change: Hashable, Sendable {
        /// The node's index in the old snapshot; nil if it was added.
        public var oldIndex: Int?
        /// The node's index in the new snapshot; nil if it was removed.
        public var newIndex: Int?
        /// The old state of the node; nil if it was added.
        public var old: Node?
        /// The new state of the node; nil if it was removed.
        public var new: Node?
        /// The indexes of the node's children in the new snapshot, from back to front, if the older children changed their order;
        /// nil if not.
        public var newOrder: [Int]?

        /// The node's name; may be empty.
        public var name: String { new?.name ?? old?.name ?? "" }
        /// The bounding box of the transformed node, in points in its parent's own space; nil if the node was added.
        public var oldFrame: Rect? { old?.frame }
        /// The bounding box of the transformed node, in points in its parent's own space; nil if the node was removed.
        public var newFrame: Rect? { new?.frame }
    }

    /// The nodes that were added, removed or changed since an older snapshot of the same tree, for a host that passes frames to
    /// something else: a document, a toolkit, a renderer.
    ///
    /// The roots of both snapshots are the same node. Other nodes are the same if they have the same parent, the same name, and the
    /// same position among siblings of that name. So name the nodes of lists that grow and shrink. A node that moves to another
    /// parent is reported as removed and added, with all its descendants.
    ///
    /// A node is listed if any of its properties in the snapshot changed, except its position in the list and, for a root, its
    /// name. It is also listed if its children have another order: see ``Change/newOrder``. Frames are in the space of the parent,
    /// so a node that only moves with its parent is not listed.
    ///
    /// Removed nodes come first, in the order of the old snapshot; the others follow in the order of the new one, a parent before
    /// its children.
    ///
    /// - Complexity: O(*n*) for the *n* nodes of both, without recursion.
    public func changes(since old: LayoutSnapshot) -> [Change] {
        let lists = SiblingLists(nodes)
        let oldIndexes = correspondingIndexes(in: old, lists)
        var isKept = [Bool](repeating: false, count: old.nodes.count)
        for index in oldIndexes where index >= 0 { isKept[index] = true }

        var changes: [Change] = []
        for index in old.nodes.indices where !isKept[index] {
            changes.append(Change(oldIndex: index, newIndex: nil, old: old.nodes[index], new: nil))
        }
        for (index, oldIndex) in oldIndexes.enumerated() {
            let node = nodes[index]
            guard oldIndex >= 0 else {
                changes.append(Change(oldIndex: nil, newIndex: index, old: nil, new: node))
                continue
            }
            let order = lists.newOrder(below: index, oldIndexes)
            guard order != nil || !node.looksLike(old.nodes[oldIndex]) else { continue }
            changes.append(
                Change(oldIndex: oldIndex, newIndex: index, old: old.nodes[oldIndex], new: node, newOrder: order))
        }
        return changes
    }

    /// For each node, the index of the same node in an older snapshot, or -1.
    private func correspondingIndexes(in old: LayoutSnapshot, _ lists: SiblingLists) -> [Int] {
        let oldLists = SiblingLists(old.nodes)
        var result = [Int](repeating: -1, count: nodes.count)
        if !nodes.isEmpty, !old.nodes.isEmpty { result[0] = 0 }
        // The list of roots is stored after the lists of children; a parent comes before its children.
        match(lists, lists.roots, oldLists, oldLists.roots, in: old, &result)
        for index in nodes.indices where result[index] >= 0 {
            match(lists, index, oldLists, result[index], in: old, &result)
        }
        return result
    }

    /// Finds the nodes that are the same in two lists of siblings.
    private func match(
        _ lists: SiblingLists, _ parent: Int, _ oldLists: SiblingLists, _ oldParent: Int, in old: LayoutSnapshot,
        _ result: inout [Int]
    ) {
        var (index, oldIndex) = (lists.first[parent], oldLists.first[oldParent])
        // The first nodes of both lists, as long as their names are equal.
        while index >= 0, oldIndex >= 0, result[index] >= 0 || nodes[index].name == old.nodes[oldIndex].name {
            result[index] = oldIndex
            (index, oldIndex) = (lists.next[index], oldLists.next[oldIndex])
        }
        guard index >= 0, oldIndex >= 0 else { return }

        // The remaining nodes are matched by name: for each name, the first remaining old sibling, with a link from each to the
        // next.
        var siblings: [Int] = []
        while oldIndex >= 0 {
            siblings.append(oldIndex)
            oldIndex = oldLists.next[oldIndex]
        }
        var first: [WrittenName: Int] = [:]
        var next = siblings
        for position in siblings.indices.reversed() {
            let name = WrittenName(old.nodes[siblings[position]].name)
            next[position] = first[name] ?? -1
            first[name] = position
        }
        while index >= 0 {
            let name = WrittenName(nodes[index].name)
            let position = first[name] ?? -1
            if position >= 0 { first[name] = next[position] }
            result[index] = position < 0 ? -1 : siblings[position]
            index = lists.next[index]
        }
    }
}

extension LayoutSnapshot.Change: CustomStringConvertible {
    /// The change as `name: (0, 0, 10, 10) → (0, 0, 20, 10)`, with `nothing` for a node that was added or removed, and `reordered`
    /// if the children have another order.
    public var description: String {
        Self.text(name, old, new) + (newOrder == nil ? "" : " reordered")
    }

    /// The name, and the old and the new state.
    static func text(_ name: String, _ old: LayoutSnapshot.Node?, _ new: LayoutSnapshot.Node?) -> String {
        "\(name): \(look(of: old)) → \(look(of: new))"
    }

    private static func look(of node: LayoutSnapshot.Node?) -> String {
        guard let node else { return "nothing" }
        return node.frame.description + (node.isHidden ? " hidden" : "")
            + (node.alpha == 1 ? "" : " alpha \(plain(node.alpha))")
    }
}

extension LayoutSnapshot.Node {
    /// Whether the two nodes differ at most in their position in the list.
    func looksLike(_ other: Self) -> Bool {
        var other = other
        (other.parent, other.depth, other.name) = (parent, depth, name)
        return self == other
    }
}

/// The lists of siblings in a snapshot.
///
/// A node whose parent index is missing, out of range or not below its own index is treated as a root, so that every list of nodes
/// can be walked.
package struct SiblingLists {
    /// The index of each node's first child, followed by the index of the first root; -1 if there is none.
    package private(set) var first: [Int]
    /// The index of each node's next sibling, or -1.
    package private(set) var next: [Int]
    /// The index of the list of roots.
    package var roots: Int { first.count - 1 }

    package init(_ nodes: [LayoutSnapshot.Node]) {
        first = [Int](repeating: -1, count: nodes.count + 1)
        next = [Int](repeating: -1, count: nodes.count)
        for index in nodes.indices.reversed() {
            var list = nodes.count
            if let parent = nodes[index].parent, parent >= 0, parent < index { list = parent }
            next[index] = first[list]
            first[list] = index
        }
    }

    /// The children of a node, if the older ones changed their order; nil if not.
    fileprivate func newOrder(below parent: Int, _ oldIndexes: [Int]) -> [Int]? {
        var (child, last, isReordered) = (first[parent], -1, false)
        while child >= 0 {
            if oldIndexes[child] >= 0 {
                isReordered = isReordered || oldIndexes[child] < last
                last = oldIndexes[child]
            }
            child = next[child]
        }
        guard isReordered else { return nil }
        var children: [Int] = []
        child = first[parent]
        while child >= 0 {
            children.append(child)
            child = next[child]
        }
        return children
    }
}
