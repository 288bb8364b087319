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
    /// A descendant of the node needs layout.
    @export(implementation) static var descendantNeedsLayout: NodeFlags { NodeFlags(rawValue: 1 << 2) }
    /// The node is excluded when its parent is measured by its children.
    @export(implementation) static var isLeftOutOfAutoSizing: NodeFlags { NodeFlags(rawValue: 1 << 3) }
    /// The node has its own reading direction and does not inherit one.
    @export(implementation) static var hasOwnDirection: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    /// The tree has a receiver of warnings.
    @export(implementation) static var reportsWarnings: NodeFlags { NodeFlags(rawValue: 1 << 5) }
    /// The y of the node's own space grows upwards.
    @export(implementation) static var isUnflipped: NodeFlags { NodeFlags(rawValue: 1 << 6) }
    /// The node is being measured by laying out its children.
    @export(implementation) static var isAutoSizing: NodeFlags { NodeFlags(rawValue: 1 << 7) }
    /// The node or a descendant has attachments, or had them once.
    @export(implementation) static var carriesAttachments: NodeFlags { NodeFlags(rawValue: 1 << 8) }
    /// ``LayoutNode/layoutChildren()`` of the node is running in a layout pass.
    @export(implementation) static var isLayingOut: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    /// The node has content that was measured since the last layout that depends on it.
    @export(implementation) static var wasMeasured: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    /// The node remembers the sizes of its content.
    @export(implementation) static var remembersSizes: NodeFlags { NodeFlags(rawValue: 1 << 11) }

    /// Flags of a node that is just being laid out or measured: its running code sees the changes that it makes to the children.
    static var laysOutChildren: NodeFlags { NodeFlags(rawValue: isLayingOut.rawValue | isAutoSizing.rawValue) }

    // Unions are spelled as numbers: a list of flags becomes an array at run time if the optimizer cannot fold it.

    /// Set on a node that needs layout, and on its ancestors, so that a pass can skip clean subtrees.
    @export(implementation) static var layoutFlags: NodeFlags {
        NodeFlags(rawValue: needsLayout.rawValue | descendantNeedsLayout.rawValue)
    }

    /// Flags of a parent that make writing a child's frame more than a store; see ``_NodeAccess/_write(_:)``.
    @export(implementation) static var changesFramesOfChildren: NodeFlags {
        NodeFlags(rawValue: isUnflipped.rawValue | isAutoSizing.rawValue)
    }
}
