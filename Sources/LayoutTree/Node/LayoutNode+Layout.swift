import Geometry

extension LayoutNode {
    /// The number of times that one layout pass follows nodes which ask for layout again while they are laid out.
    private static var roundLimit: UInt8 { 16 }

    /// The round of a pass that does not settle: neither it nor a call within it goes on.
    private static var givenUp: UInt8 { roundLimit + 1 }

    /// Sets a flag of the ancestors, up to the first that has it already.
    @export(implementation)
    final func flagAncestors(_ flag: NodeFlags) {
        var link = parentLink
        while let ancestor = link {
            link = ancestor.read { node in
                if node.flags.contains(flag) { return nil }
                node.flags.insert(flag)
                return node.parentLink
            }
        }
    }

    /// Requests that the next ``layoutIfNeeded()`` lays out the children.
    ///
    /// A new size, a new child, new insets, and a new reading direction or scale do the same.
    @export(implementation)
    public final func setNeedsLayout() {
        flags.insert(.needsLayout)
        flagAncestors(.descendantNeedsLayout)
    }

    /// Whether the node or one below it needs layout.
    package final var subtreeNeedsLayout: Bool { !flags.isDisjoint(with: .layoutFlags) }

    /// Whether the node needs layout itself.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }

    /// Tells the ancestors about a subtree that joined them and has nodes to lay out.
    final func announceNeedOfLayout() {
        if subtreeNeedsLayout { flagAncestors(.descendantNeedsLayout) }
    }

    /// Lays out the nodes of this node's subtree that need it, parents before children, and no others.
    ///
    /// Nodes that ask for layout during the pass are laid out in the same call, up to sixteen rounds; then a warning says that
    /// layout does not settle, and the rest still needs layout. A call within the layout of a node counts against the same rounds, and
    /// leaves nodes whose layout is under way to the pass that began it.
    ///
    /// Where there are constraints in the tree, they are solved first, for the whole tree, and again for as long as layout
    /// goes on.
    ///
    /// - Complexity: O(*n*) for the *n* nodes that need layout, their ancestors and the children of both, without recursion.
    public final func layoutIfNeeded() {
        layOutAttachments()
        guard subtreeNeedsLayout else { return }
        let root = rootNode
        let enclosingRound = root.currentRound
        var round = max(1, enclosingRound)
        while subtreeNeedsLayout, root.currentRound != LayoutNode.givenUp {
            if round == LayoutNode.givenUp {
                root.currentRound = round
                let rounds = Int(LayoutNode.roundLimit)
                warn(.unsettledLayout(rounds: rounds), method: "layoutIfNeeded", call: "layoutIfNeeded()")
                break
            }
            root.currentRound = round
            let isAnyLaidOut = layOutDirtyNodes()
            layOutAttachments()
            // Whatever is left to a nested call after a round without a layout is under way.
            guard isAnyLaidOut || enclosingRound == 0 else { break }
            round += 1
        }
        if enclosingRound == 0 || root.currentRound != LayoutNode.givenUp { root.currentRound = enclosingRound }
    }

    /// Lays out the nodes of the subtree that need it once, parents before children and those from back to front.
    ///
    /// Returns whether there were any.
    ///
    /// Layout runs client code, which may change the tree. So each list of children is retained as a whole while it is gone
    /// through: it keeps its nodes alive and in order, and a list that the tree changes meanwhile is another one. Of the lists
    /// above it only those are retained that have dirty nodes left.
    private final func layOutDirtyNodes() -> Bool {
        var isAnyLaidOut = false
        guard layOutIfDirty(&isAnyLaidOut) else { return isAnyLaidOut }
        var (children, index) = dirtyChildren()
        var outer: [(children: [LayoutNode], index: Int)] = []
        while true {
            if let next = LayoutNode.nextDirty(in: children, from: index) {
                index = next + 1
                let inner = UncountedNode(children[next]).read {
                    $0.layOutIfDirty(&isAnyLaidOut) ? $0.dirtyChildren() : nil
                }
                guard let inner else { continue }
                if let other = LayoutNode.nextDirty(in: children, from: index) { outer.append((children, other)) }
                (children, index) = inner
            } else if let level = outer.popLast() {
                (children, index) = level
            } else {
                return isAnyLaidOut
            }
        }
    }

    /// The nearest list of children below the node in which several are dirty or one needs layout itself, and the index of the
    /// first of them.
    ///
    /// Clears the flags on the way there.
    private final func dirtyChildren() -> (children: [LayoutNode], index: Int) {
        var node = UncountedNode(self)
        while true {
            let (first, only) = node.read { $0.firstDirtyChild() }
            guard let only else { return node.read { ($0.childList, first) } }
            node = only
        }
    }

    /// The index of the first dirty child, and the child if no other is dirty and only nodes below it need layout; its flag is
    /// cleared in that case.
    @inline(__always)
    private final func firstDirtyChild() -> (first: Int, only: UncountedNode?) {
        let children = childList
        guard let first = LayoutNode.nextDirty(in: children, from: 0) else { return (children.count, nil) }
        let child = UncountedNode(children[first])
        if child.read({ $0.needsLayout }) || LayoutNode.nextDirty(in: children, from: first + 1) != nil {
            return (first, nil)
        }
        child.read { $0.setFlag(.descendantNeedsLayout, to: false) }
        return (first, child)
    }

    /// Lays out the children if the node needs it, and clears the node's flags.
    ///
    /// A node whose layout is under way keeps its need, for the next round of the pass that lays it out. Returns whether there are dirty
    /// nodes below.
    @inline(__always)
    private final func layOutIfDirty(_ isAnyLaidOut: inout Bool) -> Bool {
        if flags.contains(.isLayingOut) {
            if flags.contains(.needsLayout) { flagAncestors(.descendantNeedsLayout) }
        } else if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            flags.insert(.isLayingOut)
            layoutChildren()
            flags.remove(.isLayingOut)
            isAnyLaidOut = true
        }
        guard flags.contains(.descendantNeedsLayout) else { return false }
        flags.remove(.descendantNeedsLayout)
        return true
    }

    /// The index of the first node of the list, from the given one on, that needs layout or has nodes below it that do.
    @inline(__always)
    private static func nextDirty(in nodes: [LayoutNode], from start: Int) -> Int? {
        var index = start
        while index < nodes.count {
            if UncountedNode(nodes[index]).read({ $0.subtreeNeedsLayout }) { return index }
            index += 1
        }
        return nil
    }
}
