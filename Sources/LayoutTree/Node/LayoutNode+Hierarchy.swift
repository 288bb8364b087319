import Geometry

extension LayoutNode {
    /// The node that contains this one, or nil for the root of a tree.
    @export(implementation) public final var parent: LayoutNode? {
        parentLink?.node
    }

    /// The same node as ``parent``, under the name that generic code uses for every ``Layoutable`` class.
    @export(implementation) public final var parentNode: LayoutNode? { parent }

    /// The nodes that this one contains, from back to front.
    @export(implementation) public final var children: [LayoutNode] { childList }

    /// The same nodes as ``children``, under the name that generic code uses for every ``Layoutable`` class.
    @export(implementation) public final var childNodes: [LayoutNode] { childList }

    /// The topmost ancestor, or the node itself.
    ///
    /// - Complexity: O(*d*) for the depth *d* of the node.
    public final var rootNode: LayoutNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Whether this node is below the other one.
    ///
    /// - Complexity: O(*d*) for the depth *d* of the node.
    public final func isDescendant(of other: LayoutNode) -> Bool {
        var node = parent
        while let ancestor = node {
            if ancestor === other { return true }
            node = ancestor.parent
        }
        return false
    }

    /// The first node with a name: this one or a descendant, a parent before its children and children from back to front; nil if
    /// there is none.
    ///
    /// - Complexity: O(*n*) for *n* nodes in the subtree.
    public final func node(named name: String) -> LayoutNode? {
        var remaining = [self]
        while let node = remaining.popLast() {
            if node.nodeName == name { return node }
            remaining += node.childList.reversed()
        }
        return nil
    }

    /// Adds a child in front of the others.
    ///
    /// A child of another parent leaves that parent first.
    ///
    /// The child adopts this tree's context.
    ///
    /// - Precondition: the child is neither this node nor one of its ancestors.
    ///
    /// - Complexity: O(1) for a child without children of its own. For others O(*d*) for the depth *d* of this node, and O(*n*) for
    ///   the *n* nodes of the subtree if the contexts differ.
    @discardableResult
    public final func addChild(_ child: LayoutNode) -> LayoutNode {
        insertChild(child, at: .max)
        return child
    }

    /// Adds several children in order, the last one in front.
    ///
    /// - Precondition: no child is this node or one of its ancestors.
    public final func addChildren(_ children: LayoutNode...) { addChildren(children) }

    /// Adds the children of an array in order, the last one in front.
    ///
    /// - Precondition: no child is this node or one of its ancestors.
    public final func addChildren(_ children: [LayoutNode]) {
        for child in children { addChild(child) }
    }

    /// Inserts a child so that `index` children lie behind it.
    ///
    /// An index beyond the number of children puts it in front, an index below 0 behind all. A child of this node is removed first,
    /// and the index refers to the remaining children.
    ///
    /// - Precondition: the child is neither this node nor one of its ancestors.
    ///
    /// - Complexity: O(*n*) for *n* children.
    public final func insertChild(_ child: LayoutNode, at index: Int) {
        precondition(child !== self, "A node cannot be its own child.")
        precondition(
            child.childList.isEmpty || !isDescendant(of: child),
            "A node cannot become a child of its own descendant."
        )
        child.parent?.remove(child)
        if index >= childList.count {
            // By default an array grows from one element to two, to four; few nodes have so few children.
            if childList.isEmpty { childList.reserveCapacity(4) }
            childList.append(child)
        } else {
            childList.insert(child, at: max(0, index))
        }
        child.link(to: self)
        child.dropContext()
        child.inherit(from: self)
        childLayoutDidChange()
        child.announceNeedOfLayout()
        if child.flags.contains(.carriesAttachments) {
            child.flagAncestors(.carriesAttachments)
            announceAttachments()
        }
    }

    /// Removes the node from its parent, if it has one.
    ///
    /// The node becomes the root of a tree of its own and keeps the current context.
    ///
    /// - Complexity: O(*n* + *d*) for *n* siblings and the depth *d* of the node.
    public final func removeFromParent() {
        guard let parent else { return }
        let context = parent.rootNode.details?.sharedContext
        parent.remove(self)
        leaveParent(keeping: context)
    }

    /// Removes a child from the list.
    ///
    /// The caller clears the child's link to the parent and its inherited traits.
    private func remove(_ child: LayoutNode) {
        if let index = childList.lastIndex(where: { $0 === child }) { childList.remove(at: index) }
        childLayoutDidChange()
        if child.flags.contains(.carriesAttachments) { announceAttachments() }
    }

    /// Removes all children.
    ///
    /// - Complexity: O(*n*) for *n* children.
    public final func removeAllChildren() {
        guard !childList.isEmpty else { return }
        let context = rootNode.details?.sharedContext
        let leaving = childList
        childList = []
        for child in leaving { child.leaveParent(keeping: context) }
        childLayoutDidChange()
        if flags.contains(.carriesAttachments) { announceAttachments() }
    }

    /// Makes the node a root that shares the context of its former tree: details that hold the context alone.
    ///
    /// It does not keep the direction of an ancestor. A node without details shares the given ones, so that nothing is allocated
    /// for a node that is about to be freed.
    final func leaveParent(keeping shared: NodeDetails?) {
        link(to: nil)
        if let shared {
            if let details { details.takeContext(of: shared) } else { details = shared }
        }
        if !flags.contains(.hasOwnDirection), layoutDirection != (shared?.context?.layoutDirection ?? .leftToRight) {
            ownLayoutDirection = nil
        }
    }

    /// Forgets the context of a root that becomes a child.
    private func dropContext() {
        guard let details, details.context != nil else { return }
        if details.isShared { self.details = nil } else { details.takeContext(of: nil) }
    }

    final func link(to parent: LayoutNode?) { parentLink = parent.map { UncountedNode($0) } }
}
