import Geometry
import LineFinding

/// What chains ask of a node beside ``Layoutable``, in the form that is fastest for the class.
///
/// Every class has it by the defaults below, which are written in terms of ``Layoutable``. ``LayoutNode`` answers from its
/// stored fields. Generic code is specialized for the class of the node, so neither costs a dynamic call.
public protocol _NodeAccess: AnyObject {
    /// The class that all nodes of a tree have in common.
    associatedtype LayoutBase: Layoutable where LayoutBase.LayoutBase == LayoutBase

    /// The untransformed frame. If ``_write(_:)`` would store no frame, it may be in another coordinate space.
    var _presentFrame: Rect { get }

    /// Snaps an untransformed frame to pixels and stores it. Returns false if it stored nothing.
    ///
    /// It stores no frame that is not finite or has a negative size, and none of a node that has warnings to report, whose parent is
    /// being measured, or whose parent's y grows upwards.
    func _write(_ frame: Rect) -> Bool

    /// The size of the parent's content box; nil without a parent, or if its frame is not finite.
    func _parentSize(_ kind: FrameKind) -> Size?

    /// Whether the class has `contentBoxInsets`. A class without pays nothing for them.
    static var hasContentBox: Bool { get }

    /// Whether ``_presentFrame`` of the other node is its untransformed frame in the coordinate space of this node's parent.
    func _isSibling(of other: LayoutBase) -> Bool

    /// Another node's untransformed frame in the coordinate space of this node's parent; NaN if there
    /// is no conversion.
    func _convertedFrame(of other: LayoutBase) -> Rect

    /// Whether the class stores `autoSizing`, so that `autoSizeThatFits` can measure it.
    ///
    /// If so, a chain asks the parent of its node whether it is being measured, before it writes a frame.
    static var storesAutoSizing: Bool { get }

    /// Whether the parent is being measured by laying out its children.
    var _isParentAutoSizing: Bool { get }

    /// The size that fits within a proposal, or what is remembered of it.
    func _fittingSize(within proposal: Size) -> Size

    /// The least size of the content within a proposal, or what is remembered of it.
    func _minimumSize(within proposal: Size) -> Size

    /// The length that a node without content had before a flow or a grid gave it another one; nil if it has yet another one since.
    func _givenLength(_ axis: Axis) -> Double?

    /// Keeps the length that the node had before a flow or a grid gave it its present one, if the class has a place for it.
    func _keepGivenLength(_ length: Double, _ axis: Axis)

    /// Whether somebody receives warnings.
    var _deliversWarnings: Bool { get }

    /// Keeps a note until the chain under way ends, or reports it at once if the class has no place for notes.
    func _note(_ makeNote: (_ previous: _ChainNote?) -> _ChainNote)

    /// The last of the notes that were kept, with the others behind it; forgets them.
    func _takeNotes() -> _ChainNote?
}

extension Layoutable {
    /// The stored untransformed frame.
    @export(implementation) public var _presentFrame: Rect { untransformedFrame }

    /// Snaps and stores a frame, or returns false.
    @export(implementation) @inline(always)
    public func _write(_ frame: Rect) -> Bool {
        guard !_isParentAutoSizing else { return false }
        guard let aligned = pixelGrid.storableFrame(frame) else { return false }
        untransformedFrame = aligned
        return true
    }

    /// Nil: the class keeps no such length.
    @export(implementation) public func _givenLength(_ axis: Axis) -> Double? { nil }

    /// Nothing is kept.
    @export(implementation) public func _keepGivenLength(_ length: Double, _ axis: Axis) {}

    /// Whether the class stores `autoSizing`: false.
    ///
    /// A class that does says true, so that `autoSizeThatFits` can measure it.
    @export(implementation) public static var storesAutoSizing: Bool { false }

    /// The size of the parent's content box.
    @export(implementation) @inline(__always)
    public func _parentSize(_ kind: FrameKind) -> Size? {
        // What is not finite, less itself, is NaN and equals nothing.
        guard let parent = parentNode, case let size = parent.frame(kind).size,
            size.width - size.width == size.height - size.height
        else {
            return nil
        }
        return LayoutBase.hasContentBox ? parent.contentBox(in: size).size : size
    }

    /// Whether the class has `contentBoxInsets`: false.
    ///
    /// A class that does says true, so that its children are laid out within them.
    @export(implementation) public static var hasContentBox: Bool { false }

    /// Whether the parent is being measured by laying out its children.
    @export(implementation)
    public var _isParentAutoSizing: Bool { LayoutBase.storesAutoSizing && parentNode?.autoSizing != nil }

    /// The size that fits; nothing is remembered.
    public func _fittingSize(within proposal: Size) -> Size { sizeThatFits(proposal) }

    /// The least size; nothing is remembered.
    public func _minimumSize(within proposal: Size) -> Size { minimumSize(within: proposal) }

    /// Whether the other node has the same parent.
    @export(implementation)
    public func _isSibling(of other: LayoutBase) -> Bool {
        guard let parent = parentNode, let otherParent = other.parentNode else { return false }
        return parent === otherParent
    }

    /// The other node's frame, converted without transforms.
    public func _convertedFrame(of other: LayoutBase) -> Rect { convertedFrame(of: other, .untransformed) }

    /// Whether somebody receives warnings.
    @export(implementation) public var _deliversWarnings: Bool {
        #if WithoutWarnings
        false
        #else
        !deliveredWarnings.isEmpty
        #endif
    }

    /// Reports a note at once.
    public func _note(_ makeNote: (_ previous: _ChainNote?) -> _ChainNote) {
        let note = makeNote(nil)
        note.caller = note.caller ?? .capture()
        note.report()
    }

    /// Nil: there is no place for notes.
    @export(implementation)
    public func _takeNotes() -> _ChainNote? { nil }
}
