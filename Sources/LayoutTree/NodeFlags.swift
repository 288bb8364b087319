/// The flags of a node, its own and inherited ones.
@usableFromInline
struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable static var isHidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
    /// The node itself needs layout.
    @inlinable static var needsLayout: NodeFlags { NodeFlags(rawValue: 1 << 1) }
    /// Some node below needs layout.
    @inlinable static var descendantNeedsLayout: NodeFlags { NodeFlags(rawValue: 1 << 2) }
    /// The node does not count where the size of its parent follows its children.
    @inlinable static var isLeftOutOfAutoSizing: NodeFlags { NodeFlags(rawValue: 1 << 3) }
    /// The reading direction is the node's own and is not inherited.
    @inlinable static var hasOwnDirection: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    /// Somebody receives the warnings of the tree.
    @inlinable static var reportsWarnings: NodeFlags { NodeFlags(rawValue: 1 << 5) }
    /// The y of the node's own space grows upwards.
    @inlinable static var isUnflipped: NodeFlags { NodeFlags(rawValue: 1 << 6) }
    /// The y of the parent's space grows upwards.
    @inlinable static var isInUnflippedParent: NodeFlags { NodeFlags(rawValue: 1 << 7) }
    /// The parent is being measured by laying out its children.
    @inlinable static var isInMeasuredParent: NodeFlags { NodeFlags(rawValue: 1 << 8) }
    /// The node was measured and has no content.
    @inlinable static var fitsAnySize: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    /// The node or one below it has attachments, or had them once.
    @inlinable static var carriesAttachments: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    /// A chain under way has something to report.
    @inlinable static var hasNotes: NodeFlags { NodeFlags(rawValue: 1 << 11) }

    // Unions are spelled as numbers: a list of flags is an array at run time wherever the optimizer does not see through it.

    /// Set on a node that needs layout, and on its ancestors, so that a pass can skip clean subtrees.
    @inlinable static var layoutFlags: NodeFlags {
        NodeFlags(rawValue: needsLayout.rawValue | descendantNeedsLayout.rawValue)
    }

    /// Flags with which a node refuses a frame; see ``_NodeAccess/_write(_:)``.
    @inlinable static var refusesWrite: NodeFlags {
        NodeFlags(rawValue: isInUnflippedParent.rawValue | isInMeasuredParent.rawValue | hasNotes.rawValue)
    }
}
