import Geometry

/// A class whose objects form a tree and have frames, so that the layout modules can lay them out.
///
/// ``LayoutNode`` adopts it. To adopt it in a view class of your own, give its parent, its children, its frame, its visibility and
/// its insets:
///
/// ```swift
/// final class Panel: Layoutable {
///     private(set) weak var parentNode: Panel?
///     private(set) var childNodes: [Panel] = []
///     var untransformedFrame = Rect.zero
///     var isVisible = true
///
///     func insets(of area: LayoutArea) -> EdgeInsets { .zero }
///
///     func add(_ panel: Panel) {
///         panel.parentNode = self
///         childNodes.append(panel)
///     }
/// }
/// ```
///
/// Everything else has a default. Implement a member only if the class has the feature: transforms, scrolling, measuring, a display
/// scale, a reading direction. Parents and children must be the same objects at each call. An override in a subclass takes effect
/// only if the class that adopts the protocol declares the member.
///
/// All nodes of a tree share one type, ``LayoutBase``: the base class of a class hierarchy, or the adopting class itself.
///
/// All lengths are in points. The inherited protocol is an implementation detail. Adopt only two of its members:
/// `storesAutoSizing`, if the class stores ``autoSizing``, and `hasContentBox`, if it has ``contentBoxInsets``.
public protocol Layoutable: _NodeAccess {
    // MARK: The tree

    /// The common class of all nodes in a tree.
    associatedtype LayoutBase

    /// The object itself, as the common class.
    var layoutBase: LayoutBase { get }

    /// The node that contains this one, or nil for the root of a tree.
    var parentNode: LayoutBase? { get }

    /// The nodes that this one contains, from back to front.
    var childNodes: [LayoutBase] { get }

    // MARK: Frames

    /// The rectangle of the node before its transform, in points, in its parent's coordinate space with y growing downwards.
    var untransformedFrame: Rect { get set }

    /// The bounding box of the transformed rectangle, in the parent's coordinate space. Setting it keeps the transform. Defaults to
    /// the untransformed frame.
    var transformedFrame: Rect { get set }

    /// The transform from this node's coordinate space to its parent's. Defaults to adding the origin of the frame.
    ///
    /// A scrolling node subtracts its scroll offset; for ``FrameKind/transformed`` a node with a transform applies it.
    func mapToParent(_ kind: FrameKind) -> Transform

    /// Whether the y of this node's own space grows downwards. Defaults to true.
    var isFlipped: Bool { get }

    /// The padding and border between the edges of the node and its ``Layoutable/contentBox``, in points, positive inwards. Defaults to zero.
    ///
    /// The node's own space, which holds the frames of its children, begins at the corner of the content box. The insets take
    /// effect only if the class declares `hasContentBox`. Left and right are not swapped from right to left. Insets that are not
    /// finite are read as zero.
    var contentBoxInsets: EdgeInsets { get }

    // MARK: Traits

    /// The pixels to which frames are snapped. Defaults to one pixel per point.
    var pixelGrid: PixelGrid { get }

    /// The direction that start and end follow. Defaults to left to right.
    var layoutDirection: LayoutDirection { get }

    /// Whether the node is neither hidden nor transparent.
    ///
    /// Only filters for visible nodes read it; `pin` lays out hidden nodes like others. It has no default, since a class with a
    /// hidden state under another name would then always be visible.
    var isVisible: Bool { get }

    /// The insets of an area of the node, in points, positive inwards.
    ///
    /// It has no default, since a class with insets of another type would then have none. Return zero for areas that the class does
    /// not have.
    func insets(of area: LayoutArea) -> EdgeInsets

    /// The part of the node that the keyboard covers, in points, in the node's own space. Defaults to an empty rectangle.
    var keyboardArea: Rect { get }

    // MARK: Content

    /// Whether ``sizeThatFits(_:)`` measures content. Defaults to false.
    var isMeasurable: Bool { get }

    /// The size that the content wants within a proposal. A proposed dimension of `greatestFiniteMagnitude` is unbounded. Defaults
    /// to the current size.
    func sizeThatFits(_ proposal: Size) -> Size

    /// The size of the content within a proposal, or nil if the node has no content. Defaults to ``sizeThatFits(_:)`` of a
    /// measurable node.
    func contentSize(within proposal: Size) -> Size?

    /// The least size of the content, in points: a button's text, the longest word of a label. Defaults to zero.
    ///
    /// Each length is the least one with the other as proposed. Within 200 points of width, a label has the width of its longest
    /// word and the height of its lines at 200 points. A proposed dimension of `greatestFiniteMagnitude` is unbounded.
    func minimumSize(within proposal: Size) -> Size

    /// The size of the image that the node shows, for `aspectRatio()`, `aspectFit()` and `aspectFill()`. Defaults to nil.
    var imageSize: Size? { get }

    /// The metrics of the node's font, for alignment on baselines. Defaults to nil.
    var fontMetrics: FontMetrics? { get }

    /// The distance from the top of the node to the first baseline of its text, for a given size of the node, in points.
    ///
    /// Defaults to the ascender of the font, and to nil without ``fontMetrics``: then the baseline is the bottom edge. A control
    /// that centers its text returns a distance that depends on the height. A distance that is not finite is read as nil.
    func firstBaseline(in size: Size) -> Double?

    /// The distance from the top of the node to the last baseline of its text, for a given size of the node, in points.
    ///
    /// Defaults to the height less ``FontMetrics/baselineInset(on:)``, and to nil without ``fontMetrics``: then the baseline is the
    /// bottom edge. A distance that is not finite is read as nil.
    func lastBaseline(in size: Size) -> Double?

    /// Content hugging: the priority with which the node resists growing beyond its content. Defaults to 250.
    var hugging: AxisPriorities { get }

    /// Compression resistance: the priority with which the node resists shrinking below its content. Defaults to 750.
    var compressionResistance: AxisPriorities { get }

    // MARK: Warnings

    /// The name of the node in warnings and pictures. Defaults to an empty string; warnings then give the index among its siblings.
    var nodeName: String { get }

    /// The kinds of warnings to deliver. Others are never created. Defaults to all in debug builds.
    var deliveredWarnings: LayoutWarning.Categories { get }

    /// Receives a warning about this node. By default, debug builds write a line to standard error.
    func report(_ warning: LayoutWarning)

    // MARK: Measuring by layout

    /// Collects the frames of the children while `autoSizeThatFits` lays them out. Defaults to nil, and setting it does nothing.
    ///
    /// A class that stores it, and declares `storesAutoSizing`, can be measured by `autoSizeThatFits`.
    var autoSizing: AutoSizing? { get set }

    /// Whether the node is included when its parent is measured by its children. Defaults to true.
    ///
    /// If false, `wrapContent`, `autoSizeThatFits` and ``childrenExtent(hidden:_:)`` exclude it. A stack is included as a whole,
    /// with all of its nodes.
    var isIncludedInAutoSizing: Bool { get }

    /// Saves the frames of the node and of all its descendants, and returns a closure that restores them. Defaults to the
    /// untransformed frames.
    ///
    /// A class that requests layout when a size changes also restores these requests.
    func frameRestorer() -> () -> Void
}

/// An area of a node for its content, defined by insets.
@frozen
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
    /// The area that bars and notches leave free.
    case safeArea
    /// The area within the node's own margins.
    case layoutMargins
    /// The area in which lines stay short enough to read.
    case readableMargins
}

extension Layoutable where LayoutBase == Self {
    /// The object itself.
    @export(implementation) public var layoutBase: LayoutBase { self }
}

extension Layoutable {
    /// The untransformed frame, since there is no transform.
    @export(implementation) public var transformedFrame: Rect {
        get { untransformedFrame }
        set { untransformedFrame = newValue }
    }

    /// A translation by the origin of the frame, and the insets of the content box.
    @export(implementation)
    public func mapToParent(_ kind: FrameKind) -> Transform {
        var origin = frame(kind).origin
        if LayoutBase.hasContentBox { origin = origin.offset(by: contentBoxOffset) }
        return Transform(translationX: origin.x, y: origin.y)
    }

    /// True: y grows downwards.
    public var isFlipped: Bool { true }

    /// One pixel per point, by the rule ``RoundingRule/pixel``.
    @export(implementation) public var pixelGrid: PixelGrid { PixelGrid(scale: 1) }

    /// Left to right.
    @export(implementation) public var layoutDirection: LayoutDirection { .leftToRight }

    /// Empty.
    public var keyboardArea: Rect { .zero }

    /// False.
    public var isMeasurable: Bool { false }

    /// The current size; the proposal is ignored.
    public func sizeThatFits(_ proposal: Size) -> Size { untransformedFrame.size }

    /// The size that fits, or nil if the node is not measurable.
    public func contentSize(within proposal: Size) -> Size? { isMeasurable ? sizeThatFits(proposal) : nil }

    /// Nil.
    public var imageSize: Size? { nil }

    /// Nil, so that the baselines are the bottom edge.
    public var fontMetrics: FontMetrics? { nil }

    /// 250 on both axes.
    public var hugging: AxisPriorities { .defaultHugging }

    /// 750 on both axes.
    public var compressionResistance: AxisPriorities { .defaultCompressionResistance }

    /// Empty; warnings then give the index among its siblings.
    public var nodeName: String { "" }

    /// All kinds in debug builds, none in release builds.
    public var deliveredWarnings: LayoutWarning.Categories { DefaultWarningHandler.isOn ? .all : [] }

    /// Writes the warning to standard error in debug builds.
    public func report(_ warning: LayoutWarning) { LayoutContext().deliver(warning) }

    /// Nil; setting it does nothing.
    @export(implementation) public var autoSizing: AutoSizing? {
        get { nil }
        set {}
    }

    /// True.
    public var isIncludedInAutoSizing: Bool { true }

    /// Saves untransformed frames.
    ///
    /// - Complexity: O(*n*) time and memory for *n* nodes in the subtree, without recursion.
    public func frameRestorer() -> () -> Void {
        var saved: [(node: LayoutBase, frame: Rect)] = []
        var pending = [layoutBase]
        while let node = pending.popLast() {
            saved.append((node, node.untransformedFrame))
            pending.append(contentsOf: node.childNodes)
        }
        return { for (node, frame) in saved { node.untransformedFrame = frame } }
    }
}

extension Layoutable {
    /// The frame before or after the node's transform.
    @export(implementation) @inline(always)
    package func frame(_ kind: FrameKind) -> Rect {
        kind == .untransformed ? untransformedFrame : transformedFrame
    }

    /// Sets the frame before or after the node's transform.
    @export(implementation)
    package func setFrame(_ frame: Rect, _ kind: FrameKind) {
        if kind == .untransformed { untransformedFrame = frame } else { transformedFrame = frame }
    }
}
