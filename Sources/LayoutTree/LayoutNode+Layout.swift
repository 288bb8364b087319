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
        if !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { markAncestors() }
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
        while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            if rounds == LayoutNode.roundLimit {
                reportUnsettledLayout(rounds: rounds)
                return
            }
            layoutMarkedNodes()
            layOutAttachments()
            rounds += 1
        }
    }

    private final func layoutMarkedNodes() {
        var pending = [self]
        while let node = pending.popLast() {
            if node.flags.contains(.needsLayout) {
                node.flags.remove(.needsLayout)
                node.layoutChildren()
            }
            guard node.flags.contains(.descendantNeedsLayout) else { continue }
            node.flags.remove(.descendantNeedsLayout)
            for child in node.childList.reversed()
            where !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
                pending.append(child)
            }
        }
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
