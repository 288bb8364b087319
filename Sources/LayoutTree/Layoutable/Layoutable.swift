import Geometry

/// A class whose objects form a tree and have frames, so that the layout modules can lay them out.
///
/// ``LayoutNode`` is one. A view class of your own adopts the protocol by giving its parent, its children, its frame, its
/// visibility and its insets:
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
/// Everything else has a default. Implement it only if the class has such a thing: transforms, scrolling, measuring, a
/// display scale, a reading direction. Parents and children must be the same objects each time they are asked for. What a
/// subclass overrides counts only if the class that adopts the protocol declares it.
///
/// All nodes of a tree share one type, ``LayoutBase``: the base class of a class hierarchy, which for a class that is adopted
/// directly is the class itself.
///
/// All lengths are in points. The inherited protocol is an implementation detail: do not adopt its members, but for
/// `storesAutoSizing`, which says that the class stores ``autoSizing``, and `hasContentBox`, which says that it has
/// ``contentBoxInsets``.
public protocol Layoutable: _NodeAccess {
    // MARK: The tree

    /// The class that all nodes of a tree have in common.
    associatedtype LayoutBase

    /// The object itself as the common class.
    var layoutBase: LayoutBase { get }

    /// The node that contains this one, or nil for the root of a tree.
    var parentNode: LayoutBase? { get }

    /// The nodes that this one contains, from back to front.
    var childNodes: [LayoutBase] { get }

    // MARK: Frames

    /// The rectangle of the node before its transform, in points, in its parent's coordinate space with y growing downwards.
    var untransformedFrame: Rect { get set }

    /// The upright box around the transformed rectangle, in the parent's coordinate space. Setting it keeps the transform.
    /// Defaults to the untransformed frame.
    var transformedFrame: Rect { get set }

    /// The transform from this node's coordinate space to its parent's. Defaults to adding the origin of the frame.
    ///
    /// A node that scrolls subtracts its scroll offset; for ``FrameKind/transformed`` a node with a transform applies it.
    func mapToParent(_ kind: FrameKind) -> Transform

    /// Whether the y of this node's own space grows downwards. Defaults to true.
    var isFlipped: Bool { get }

    /// The padding and border between the edges of the node and its ``contentBox``, in points, positive inwards. Defaults to zero.
    ///
    /// The node's own space, in which the frames of its children are, begins at the corner of the content box.
    /// They count only if the class declares `hasContentBox`. Left and right stay where they are from right to left. Insets that are not
    /// finite count as zero.
    var contentBoxInsets: EdgeInsets { get }

    // MARK: Traits

    /// The pixels that frames are snapped to. Defaults to one pixel per point.
    var pixelGrid: PixelGrid { get }

    /// The direction that start and end follow. Defaults to left to right.
    var layoutDirection: LayoutDirection { get }

    /// Whether the node can be seen: neither hidden nor transparent.
    ///
    /// Only filters for visible nodes read it. `pin` lays out hidden nodes like others. It has no default: a class with a
    /// hidden state under another name would count as always visible.
    var isVisible: Bool { get }

    /// The insets of an area of the node, in points, positive inwards.
    ///
    /// It has no default: a class with insets of another type would count as one without. Return zero for areas that the class
    /// does not have.
    func insets(of area: LayoutArea) -> EdgeInsets

    /// The part of the node that the keyboard covers, in points, in the node's own space. Defaults to an empty rectangle.
    var keyboardArea: Rect { get }

    // MARK: Content

    /// Whether ``sizeThatFits(_:)`` measures something. Defaults to false.
    var isMeasurable: Bool { get }

    /// The size that the content wants within a proposal. A proposed dimension of `greatestFiniteMagnitude` is unbounded.
    /// Defaults to the present size.
    func sizeThatFits(_ proposal: Size) -> Size

    /// The size of the content within a proposal, or nil if the node has no content. Defaults to ``sizeThatFits(_:)`` of a
    /// measurable node.
    func contentSize(within proposal: Size) -> Size?

    /// The least size that the content can take, in points: a button's text, the longest word of a label. Defaults to zero.
    ///
    /// Each length is the least one while the other is as proposed. Within 200 points of width, a label has the width of its longest
    /// word and the height that its lines have at 200 points. A proposed dimension of `greatestFiniteMagnitude` is unbounded.
    func minimumSize(within proposal: Size) -> Size

    /// The size of the image that the node shows, for `aspectRatio()`, `aspectFit()` and `aspectFill()`. Defaults to nil.
    var imageSize: Size? { get }

    /// The measures of the node's font, for alignment on baselines. Defaults to nil.
    var fontMetrics: FontMetrics? { get }

    /// The distance from the top of the node to the baseline of its first line of text, if the node had a size, in points.
    ///
    /// Defaults to the ascender of the font, and nil without ``fontMetrics``: then the baseline is the bottom edge. A control that
    /// centers its text returns a distance that depends on the height. One that is not finite counts as nil.
    func firstBaseline(in size: Size) -> Double?

    /// The distance from the top of the node to the baseline of its last line of text, if the node had a size, in points.
    ///
    /// Defaults to the height less ``FontMetrics/baselineInset(on:)``, and nil without ``fontMetrics``: then the baseline is the bottom
    /// edge. A distance that is not finite counts as nil.
    func lastBaseline(in size: Size) -> Double?

    /// Content hugging: the priority with which the node resists growing beyond its content. Defaults to 250.
    var hugging: AxisPriorities { get }

    /// Compression resistance: the priority with which the node resists shrinking below its content. Defaults to 750.
    var compressionResistance: AxisPriorities { get }

    // MARK: Warnings

    /// The name of the node in warnings and pictures. Defaults to an empty string, and warnings count the node among
    /// its siblings.
    var nodeName: String { get }

    /// The kinds of warnings that are wanted. Others are never created. Defaults to all in debug builds.
    var deliveredWarnings: LayoutWarning.Categories { get }

    /// Receives a warning about this node. Defaults to a line on standard error in debug builds.
    func report(_ warning: LayoutWarning)

    // MARK: Measuring by layout

    /// Collects what the children take up while `autoSizeThatFits` lays them out. Defaults to nil, and nothing is stored.
    ///
    /// A class that stores it, and says so by `storesAutoSizing`, can be measured by `autoSizeThatFits`.
    var autoSizing: AutoSizing? { get set }

    /// Whether the node counts when the size of its parent is found from its children. Defaults to true.
    ///
    /// `wrapContent`, `autoSizeThatFits` and ``childrenExtent(hidden:_:)`` leave it out if not. A stack counts as a whole, with all of
    /// its nodes.
    var isIncludedInAutoSizing: Bool { get }

    /// Saves the frames of the node and of all nodes below it, and returns a closure that restores them. Defaults to the
    /// untransformed frames.
    ///
    /// A class that lays out nodes when their size changes restores that need as well.
    func frameRestorer() -> () -> Void
}

/// An area of a node for its content, named by the insets around it.
@frozen
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
    /// What bars and notches leave free.
    case safeArea
    /// What is left within the node's own margins.
    case layoutMargins
    /// What is left where lines stay short enough to read.
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
    public func mapToParent(_ kind: FrameKind) -> Transform {
        let insets = usableContentBoxInsets
        let origin = frame(kind).origin.offset(by: Offset(x: insets.left, y: insets.top))
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

    /// The present size, whatever is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { untransformedFrame.size }

    /// The size that fits, or nil if the node is not measurable.
    public func contentSize(within proposal: Size) -> Size? { isMeasurable ? sizeThatFits(proposal) : nil }

    /// None.
    public var imageSize: Size? { nil }

    /// None, so that the baselines are the bottom edge.
    public var fontMetrics: FontMetrics? { nil }

    /// 250 on both axes.
    public var hugging: AxisPriorities { .defaultHugging }

    /// 750 on both axes.
    public var compressionResistance: AxisPriorities { .defaultCompressionResistance }

    /// Empty, so that warnings count the node among its siblings.
    public var nodeName: String { "" }

    /// All kinds in debug builds, none in release builds.
    public var deliveredWarnings: LayoutWarning.Categories { DefaultWarningHandler.isOn ? .all : [] }

    /// Writes the warning to standard error in debug builds.
    public func report(_ warning: LayoutWarning) { LayoutContext().deliver(warning) }

    /// Nil; what is set is not stored.
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
