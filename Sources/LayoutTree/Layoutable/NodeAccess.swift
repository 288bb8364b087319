import Geometry
import LineFinding

/// Members that chains need beside ``Layoutable``, in the form that is fastest for each class.
///
/// Every class gets them from the defaults below, which are written in terms of ``Layoutable``. ``LayoutNode`` reads its stored
/// fields. Generic code is specialized for the class of the node, so neither costs a dynamic call.
public protocol _NodeAccess: AnyObject {
    /// The common class of all nodes in a tree.
    associatedtype LayoutBase: Layoutable where LayoutBase.LayoutBase == LayoutBase

    /// The untransformed frame. In a parent whose y grows upwards, y is not converted; ``_write(_:)`` then stores nothing.
    var _presentFrame: Rect { get }

    /// Snaps an untransformed frame to pixels and stores it. Returns false if it stored nothing.
    ///
    /// It stores nothing if the frame is not finite or has a negative size, if the node has warnings to report, if its parent is
    /// being measured, or if the parent's y grows upwards.
    func _write(_ frame: Rect) -> Bool

    /// The size of the parent's content box; nil without a parent, or if its frame is not finite.
    func _parentSize(_ kind: FrameKind) -> Size?

    /// Whether the class has `contentBoxInsets`. Other classes pay nothing for them.
    static var hasContentBox: Bool { get }

    /// Whether ``_presentFrame`` of the other node is its untransformed frame in the coordinate space of this node's parent.
    func _isSibling(of other: LayoutBase) -> Bool

    /// Another node's untransformed frame in the coordinate space of this node's parent; NaN if there
    /// is no conversion.
    func _convertedFrame(of other: LayoutBase) -> Rect

    /// Whether the class stores `autoSizing`, so that `autoSizeThatFits` can measure it.
    ///
    /// If so, a chain checks whether the parent is being measured before it writes a frame.
    static var storesAutoSizing: Bool { get }

    /// Whether the parent is being measured by laying out its children.
    var _isParentAutoSizing: Bool { get }

    /// The size that fits within a proposal, measured or remembered.
    func _fittingSize(within proposal: Size) -> Size

    /// The least size of the content within a proposal, measured or remembered.
    func _minimumSize(within proposal: Size) -> Size

    /// Whether the class stores lengths that a flow or a grid changed; see ``_givenLength(_:)``.
    static var _keepsGivenLengths: Bool { get }

    /// The length of a node without content before a flow or a grid changed it; nil if the length has changed again since.
    func _givenLength(_ axis: Axis) -> Double?

    /// Keeps the length that the node had before a flow or a grid set the current one, if the class can store it.
    func _keepGivenLength(_ length: Double, _ axis: Axis)

    /// Whether somebody receives warnings.
    var _deliversWarnings: Bool { get }

    /// Keeps a note until the current chain ends, or reports it at once if the class cannot store notes.
    func _note(_ makeNote: (_ previous: _ChainNote?) -> _ChainNote)

    /// Returns the last of the stored notes, which links to the others, and forgets them.
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

    /// False, since the class does not store such lengths.
    @export(implementation) public static var _keepsGivenLengths: Bool { false }

    /// Nil, since the class does not store such lengths.
    @export(implementation) public func _givenLength(_ axis: Axis) -> Double? { nil }

    /// Does nothing.
    @export(implementation) public func _keepGivenLength(_ length: Double, _ axis: Axis) {}

    /// Whether the class stores `autoSizing`: false.
    ///
    /// A class that stores it returns true, so that `autoSizeThatFits` can measure it.
    @export(implementation) public static var storesAutoSizing: Bool { false }

    /// The size of the parent's content box.
    @export(implementation) @inline(__always)
    public func _parentSize(_ kind: FrameKind) -> Size? {
        // Infinity or NaN, minus itself, is NaN, which equals nothing.
        guard let parent = parentNode, case let size = parent.frame(kind).size,
            size.width - size.width == size.height - size.height
        else {
            return nil
        }
        return LayoutBase.hasContentBox ? parent.contentBox(in: size).size : size
    }

    /// Whether the class has `contentBoxInsets`: false.
    ///
    /// A class that has them returns true, so that its children are laid out within them.
    @export(implementation) public static var hasContentBox: Bool { false }

    /// Whether the parent is being measured by laying out its children.
    @export(implementation)
    public var _isParentAutoSizing: Bool { LayoutBase.storesAutoSizing && parentNode?.autoSizing != nil }

    /// The size that fits, measured.
    public func _fittingSize(within proposal: Size) -> Size { sizeThatFits(proposal) }

    /// The least size, measured.
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

    /// Nil, since the class does not store notes.
    @export(implementation)
    public func _takeNotes() -> _ChainNote? { nil }
}
