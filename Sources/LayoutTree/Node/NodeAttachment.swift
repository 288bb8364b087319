/// An object of another module that is attached to a node and takes part in the layout of its tree.
///
/// Constraints use it. Only modules of this package can read a node's attachments. A node owns its attachments. A node notifies an
/// attachment when its tree changes and when the node is freed, so the attachment may keep an unowned link to the node; it must not
/// own the node. Subclass this class and override the methods of interest.
open class NodeAttachment {
    /// Creates an attachment that does nothing.
    public init() {}

    /// Lays out nodes of a tree, before its dirty nodes are laid out, and again after them until none is dirty.
    ///
    /// Called on the attachments of the root. If the root has none, called on the attachments of the first node that has some,
    /// which can then add one to the root.
    open func layOutTree(_ root: LayoutNode) {}

    /// Called on the attachments of the root when nodes with attachments joined or left its tree.
    open func treeChanged() {}

    /// Forgets the node, which is being freed and must not be used any more.
    open func nodeGoesAway() {}
}

extension LayoutNode {
    /// The attachments of the node, in the order in which they were added.
    package final var attachments: [NodeAttachment] { details?.attachments ?? [] }

    /// The attachment that was added first; nearly always it is the only one.
    package final var firstAttachment: NodeAttachment? { details?.attachments.first }

    /// Attaches an object to the node for the lifetime of the node.
    ///
    /// Takes time up to the depth of the node.
    package final func addAttachment(_ attachment: NodeAttachment) {
        attributes.attachments.append(attachment)
        flags.insert(.carriesAttachments)
        flagAncestors(.carriesAttachments)
    }

    /// The nodes with attachments, among this node and its descendants, parents before children.
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

    /// Notifies the tree that nodes with attachments joined it at this node, or left it.
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
