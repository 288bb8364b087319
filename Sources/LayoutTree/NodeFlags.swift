/// The yes-or-no facts about a node, and what it has inherited of them, in one word.
@usableFromInline
struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt32

    @inlinable
    init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable static var isHidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
    /// The node itself wants to lay out its children.
    @inlinable static var needsLayout: NodeFlags { NodeFlags(rawValue: 1 << 1) }
    /// Some node below wants to lay out its children.
    @inlinable static var descendantNeedsLayout: NodeFlags { NodeFlags(rawValue: 1 << 2) }
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
    /// The node was asked for a size that fits and had no content to ask.
    @inlinable static var fitsAnySize: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    /// The node or one below it has attachments, or had them once.
    @inlinable static var carriesAttachments: NodeFlags { NodeFlags(rawValue: 1 << 10) }
    /// The size of the frame may become another one by rounding to the pixels of the grid, maybe only at some other place.
    @inlinable static var hasUnroundedSize: NodeFlags { NodeFlags(rawValue: 1 << 11) }

    /// The marks for layout, each enough for the layout pass to come by.
    ///
    /// Spelled as a number, because a list of flags is an array at run time wherever the optimizer does not see through it.
    @inlinable static var marks: NodeFlags {
        NodeFlags(rawValue: needsLayout.rawValue | descendantNeedsLayout.rawValue)
    }

    /// Facts that keep a frame from being written the short way.
    @inlinable static var needsCare: NodeFlags {
        NodeFlags(rawValue: isInUnflippedParent.rawValue | isInMeasuredParent.rawValue)
    }

    /// Facts that keep a node from being moved by its origin alone.
    @inlinable static var staysPut: NodeFlags {
        NodeFlags(rawValue: needsCare.rawValue | hasUnroundedSize.rawValue)
    }
}
