/// An object that another module keeps with a node, to take part in the layout of its tree.
///
/// Constraints use it. Nodes hand out their attachments to the modules of this package only.
/// A node owns its attachments. An attachment is told when the tree around its node changes and when the node goes away, so
/// it may keep an uncounted link to the node; it must not own the node. Subclass it and override what is of interest.
open class NodeAttachment {
    /// Creates an attachment that does nothing.
    public init() {}

    /// Lays out nodes of a tree, before its dirty nodes are laid out, and again after them until none is dirty.
    ///
    /// Called on the attachments of the root; where the root has none, on those of the first node that has some, so that
    /// one can be made for the root.
    open func layOutTree(_ root: LayoutNode) {}

    /// Called when nodes with attachments joined or left the tree whose root has this attachment.
    open func treeChanged() {}

    /// Forgets the node, which is being freed and cannot be used any more.
    open func nodeGoesAway() {}
}

extension LayoutNode {
    /// What other modules keep with the node, in the order in which it was added.
    package final var attachments: [NodeAttachment] { details?.attachments ?? [] }

    /// Keeps an attachment with the node, for as long as the node lives.
    ///
    /// Takes time up to the depth of the node.
    package final func addAttachment(_ attachment: NodeAttachment) {
        attributes.attachments.append(attachment)
        flags.insert(.carriesAttachments)
        flagAncestors(.carriesAttachments)
    }

    /// The nodes with attachments among this one and those below it, parents before children.
    ///
    /// Takes time proportional to those nodes, their ancestors and the children of both; no recursion.
    package final var nodesWithAttachments: [LayoutNode] {
        var found: [LayoutNode] = []
        var pending = flags.contains(.carriesAttachments) ? [self] : []
        while let node = pending.popLast() {
            if !node.attachments.isEmpty { found.append(node) }
            for child in node.childList.reversed() where child.flags.contains(.carriesAttachments) {
                pending.append(child)
            }
        }
        return found
    }

    /// Tells the tree that nodes with attachments joined it at this node, or left it.
    final func announceAttachments() {
        for attachment in rootNode.attachments { attachment.treeChanged() }
    }

    /// Lets the attachments of the whole tree lay out nodes.
    final func layOutAttachments() {
        guard flags.contains(.carriesAttachments) else { return }
        let root = rootNode
        var attachments = root.attachments
        if attachments.isEmpty { attachments = root.nodesWithAttachments.first?.attachments ?? [] }
        for attachment in attachments { attachment.layOutTree(root) }
    }
}
