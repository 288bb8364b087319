/// The flags of a node, its own and inherited ones.
@usableFromInline
@frozen
struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt32

    @export(implementation)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    @export(implementation) static var isHidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
    /// The node itself needs layout.
    @export(implementation) static var needsLayout: NodeFlags { NodeFlags(rawValue: 1 << 1) }
    /// Some node below needs layout.
    @export(implementation) static var descendantNeedsLayout: NodeFlags { NodeFlags(rawValue: 1 << 2) }
    /// The node does not count where the size of its parent follows its children.
    @export(implementation) static var isLeftOutOfAutoSizing: NodeFlags { NodeFlags(rawValue: 1 << 3) }
    /// The reading direction is the node's own and is not inherited.
    @export(implementation) static var hasOwnDirection: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    /// Somebody receives the warnings of the tree.
    @export(implementation) static var reportsWarnings: NodeFlags { NodeFlags(rawValue: 1 << 5) }
    /// The y of the node's own space grows upwards.
    @export(implementation) static var isUnflipped: NodeFlags { NodeFlags(rawValue: 1 << 6) }
    /// The node is being measured by laying out its children.
    @export(implementation) static var isAutoSizing: NodeFlags { NodeFlags(rawValue: 1 << 7) }
    /// The node or one below it has attachments, or had them once.
    @export(implementation) static var carriesAttachments: NodeFlags { NodeFlags(rawValue: 1 << 8) }
    /// ``LayoutNode/layoutChildren()`` of the node runs in a layout pass.
    @export(implementation) static var isLayingOut: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    /// The content box of the node is not the whole node.
    @export(implementation) static var hasContentBoxInsets: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    /// The node has content that was measured since the last layout that followed from it.
    @export(implementation) static var wasMeasured: NodeFlags { NodeFlags(rawValue: 1 << 11) }

    /// Flags of a node whose layout or measurement is under way: the code that runs sees what it changes in the children.
    static var laysOutChildren: NodeFlags { NodeFlags(rawValue: isLayingOut.rawValue | isAutoSizing.rawValue) }

    // Unions are spelled as numbers: a list of flags is an array at run time wherever the optimizer does not see through it.

    /// Set on a node that needs layout, and on its ancestors, so that a pass can skip clean subtrees.
    @export(implementation) static var layoutFlags: NodeFlags {
        NodeFlags(rawValue: needsLayout.rawValue | descendantNeedsLayout.rawValue)
    }

    /// Flags of a parent for whose children more is to be done than to store a frame; see ``_NodeAccess/_write(_:)``.
    @export(implementation) static var changesFramesOfChildren: NodeFlags {
        NodeFlags(rawValue: isUnflipped.rawValue | isAutoSizing.rawValue)
    }
}
