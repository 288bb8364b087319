import Geometry

extension LayoutNode {
    /// The number of times that one layout pass follows nodes which ask for layout again while they are laid out.
    static var roundLimit: Int { 16 }

    /// Marks the node, so that the next layout pass places its children.
    ///
    /// Takes time up to the depth of the node, constant time where an ancestor is marked already.
    @usableFromInline
    final func markAncestors() {
        var link = unsafe parentLink
        while let parent = unsafe link {
            let goesOn = unsafe parent._withUnsafeGuaranteedRef { parent in
                if parent.flags.contains(.descendantNeedsLayout) { return false }
                parent.flags.insert(.descendantNeedsLayout)
                unsafe link = parent.parentLink
                return true
            }
            if !goesOn { return }
        }
    }

    /// Asks for the children to be placed by the next ``layoutIfNeeded()``.
    ///
    /// A new size, a new child, new insets do it too.
    @inlinable
    public final func setNeedsLayout() {
        if flags.contains(.needsLayout) && parentLinkIsMarked { return }
        flags.insert(.needsLayout)
        markAncestors()
    }

    /// Whether the node is marked for layout itself.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }

    @usableFromInline final var parentLinkIsMarked: Bool {
        guard let link = unsafe parentLink else { return true }
        return unsafe link._withUnsafeGuaranteedRef { $0.flags.contains(.descendantNeedsLayout) }
    }

    /// Tells the ancestors about a subtree that joined them and has nodes to lay out.
    final func announceNeedOfLayout() {
        if !flags.isDisjoint(with: .marks) { markAncestors() }
    }

    /// Places what is marked in this node's subtree, parents before children, and nothing else.
    ///
    /// Nodes that are marked while the pass runs are visited in the same call, up to sixteen rounds; then a warning says
    /// that layout does not settle, and the rest stays marked. Takes time proportional to the marked nodes, their ancestors
    /// and the children of both; no recursion.
    ///
    /// Where there are constraints in the tree, they are solved first, for the whole tree, and again for as long as layout
    /// goes on.
    public final func layoutIfNeeded() {
        var rounds = 0
        layOutAttachments()
        while !flags.isDisjoint(with: .marks) {
            if rounds == LayoutNode.roundLimit {
                reportUnsettledLayout(rounds: rounds)
                return
            }
            layoutMarkedNodes()
            layOutAttachments()
            rounds += 1
        }
    }

    /// Lays out the marked nodes of the subtree once, parents before children and those from back to front.
    ///
    /// The nodes are not counted one by one: a list of children that is being gone through is held as a whole, and it keeps
    /// its nodes alive and in their order whatever a layout does to the tree. Of the lists above it only those are held in
    /// which marked nodes are left.
    private final func layoutMarkedNodes() {
        guard layOutIfMarked() else { return }
        var (children, index) = markedChildren()
        var outer: [(children: [LayoutNode], index: Int)] = []
        while true {
            if let next = LayoutNode.nextMarked(in: children, from: index) {
                index = next + 1
                // The list keeps the node alive, and the list is held until the node has been asked for its children.
                let inner = unsafe Unmanaged.passUnretained(children[next])._withUnsafeGuaranteedRef { child in
                    child.layOutIfMarked() ? child.markedChildren() : nil
                }
                guard let inner else { continue }
                if let other = LayoutNode.nextMarked(in: children, from: index) { outer.append((children, other)) }
                (children, index) = inner
            } else if let level = outer.popLast() {
                (children, index) = level
            } else {
                return
            }
        }
    }

    /// The nearest list of children below the node in which more than one has a mark or one is marked itself, and where the
    /// first of them stands.
    ///
    /// The marks on the way there are taken away. Nobody else's code runs meanwhile, so that nothing on the way can go away.
    private final func markedChildren() -> (children: [LayoutNode], index: Int) {
        var node = unsafe Unmanaged.passUnretained(self)
        while true {
            let (first, lone) = unsafe node._withUnsafeGuaranteedRef { unsafe $0.wayDown() }
            guard let lone = unsafe lone else {
                return unsafe node._withUnsafeGuaranteedRef { ($0.childList, first) }
            }
            unsafe node = lone
        }
    }

    /// The index of the first child that has a mark, and the child if no other has one and it is not marked itself; its mark
    /// is taken away then.
    @inline(__always)
    private final func wayDown() -> (first: Int, lone: Unmanaged<LayoutNode>?) {
        let children = childList
        guard let first = LayoutNode.nextMarked(in: children, from: 0) else { return (children.count, nil) }
        let child = unsafe Unmanaged.passUnretained(children[first])
        let isMarkedItself = unsafe child._withUnsafeGuaranteedRef { $0.flags.contains(.needsLayout) }
        if isMarkedItself || LayoutNode.nextMarked(in: children, from: first + 1) != nil { return (first, nil) }
        unsafe child._withUnsafeGuaranteedRef { _ = $0.flags.remove(.descendantNeedsLayout) }
        return unsafe (first, child)
    }

    /// Places the children if the node is marked, takes its marks away, and says whether there are marked nodes below.
    @inline(__always)
    private final func layOutIfMarked() -> Bool {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutChildren()
        }
        guard flags.contains(.descendantNeedsLayout) else { return false }
        flags.remove(.descendantNeedsLayout)
        return true
    }

    /// The index of the first node of the list, from the given one on, that is marked or has marked nodes below it.
    @inline(__always)
    private static func nextMarked(in nodes: [LayoutNode], from start: Int) -> Int? {
        var index = start
        while index < nodes.count {
            let isMarked = unsafe Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef {
                !$0.flags.isDisjoint(with: .marks)
            }
            if isMarked { return index }
            index += 1
        }
        return nil
    }

    private final func reportUnsettledLayout(rounds: Int) {
        guard flags.contains(.reportsWarnings) else { return }
        report(
            LayoutWarning(
                .unsettledLayout(rounds: rounds), method: "layoutIfNeeded", call: "layoutIfNeeded()",
                node: displayName, path: path, frame: untransformedFrame
            )
        )
    }
}
