import Geometry

extension LayoutNode {
    /// The maximum number of rounds of a layout pass, if nodes request layout again while they are laid out.
    private static var roundLimit: UInt8 { 16 }

    /// The round number of a pass that did not settle: neither it nor a nested call continues.
    private static var givenUp: UInt8 { roundLimit + 1 }

    /// Sets a flag on the ancestors, up to the first that already has it.
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

    /// Whether the node or a descendant needs layout.
    package final var subtreeNeedsLayout: Bool { !flags.isDisjoint(with: .layoutFlags) }

    /// Whether the node itself needs layout.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }

    /// Sets the flags of the ancestors for a subtree that joined them and needs layout.
    final func announceNeedOfLayout() {
        if subtreeNeedsLayout { flagAncestors(.descendantNeedsLayout) }
    }

    /// Lays out the nodes of this node's subtree that need it, parents before children.
    ///
    /// Nodes that request layout during the pass are laid out in the same call, in up to sixteen rounds. Then a warning says that
    /// layout does not settle, and the remaining nodes still need layout. A nested call, during the layout of a node, uses rounds
    /// of the same pass, and skips nodes that the pass is just laying out.
    ///
    /// If the tree has constraints, they are solved first, for the whole tree, and again as long as layout continues.
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
            // A nested call stops after a round without a layout: the remaining nodes are being laid out by the outer pass.
            guard isAnyLaidOut || enclosingRound == 0 else { break }
            round += 1
        }
        if enclosingRound == 0 || root.currentRound != LayoutNode.givenUp { root.currentRound = enclosingRound }
    }

    /// Lays out the dirty nodes of the subtree once, parents before children and children from back to front.
    ///
    /// Returns whether there were any.
    ///
    /// Layout runs client code, which may change the tree. So each list of children is retained as a whole during its iteration: it
    /// keeps its nodes alive and in order, while a change of the tree makes a new list. Of the lists above, only those with
    /// remaining dirty nodes are retained.
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

    /// Finds the nearest list of children below the node in which several are dirty or one needs layout itself, and the index of
    /// the first of them.
    ///
    /// Clears the flags on the way.
    private final func dirtyChildren() -> (children: [LayoutNode], index: Int) {
        var node = UncountedNode(self)
        while true {
            let (first, only) = node.read { $0.firstDirtyChild() }
            guard let only else { return node.read { ($0.childList, first) } }
            node = only
        }
    }

    /// The index of the first dirty child.
    ///
    /// Also returns the child if no other is dirty and only nodes below it need layout, and clears its flag in that case.
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
    /// If the node is already being laid out, it keeps its flag for the next round of that pass. Returns whether there are dirty
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

    /// The index of the first node of the list, from the given index on, that needs layout or has descendants that do.
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
