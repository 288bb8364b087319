import Geometry

/// A class whose objects form a tree and have frames: what the layout modules can place.
///
/// ``LayoutNode`` is one; a view class of your own becomes another by saying where its parent, its children and its frame
/// are. Everything else has a default and is answered only where the class has such a thing: transforms, scrolling,
/// measuring, a display scale, a reading direction.
///
/// All nodes of a tree share one type, ``LayoutBase``: the base class of a class hierarchy, which for a class that is
/// adopted directly is the class itself.
public protocol Layoutable: AnyObject {
    /// The class that all nodes of a tree have in common.
    associatedtype LayoutBase: Layoutable where LayoutBase.LayoutBase == LayoutBase

    /// The object itself as the common class.
    var layoutBase: LayoutBase { get }

    /// The node that contains this one, or nil for the root of a tree.
    var parentNode: LayoutBase? { get }

    /// The nodes that this one contains, from back to front.
    var childNodes: [LayoutBase] { get }

    /// The rectangle of the node before its transform, in points, in its parent's coordinate space.
    var untransformedFrame: Rect { get set }

    // MARK: Answered by default

    /// The upright box around the transformed rectangle, in the parent's coordinate space. The untransformed frame by
    /// default. Setting it keeps the transform.
    var transformedFrame: Rect { get set }

    /// The map from this node's own coordinate space to its parent's. By default the frame's origin is added.
    ///
    /// A node that scrolls takes its scroll offset away; for ``FrameKind/transformed`` a node with a transform applies it.
    func mapToParent(_ kind: FrameKind) -> AffineTransform

    /// The map from the coordinate space of `source` to this node's own space, or nil where the two are in different trees
    /// or a transform in between flattens the plane.
    ///
    /// It goes through scroll offsets, and through transforms for ``FrameKind/transformed``. By default it is put together
    /// from ``mapToParent(_:)`` of all nodes in between.
    func map(from source: LayoutBase, _ kind: FrameKind) -> AffineTransform?

    /// Whether the y of this node's own space grows downwards. It does by default.
    var isFlipped: Bool { get }

    /// The pixels that frames are brought to: one pixel per point by default.
    var pixelGrid: PixelGrid { get }

    /// The direction that start and end follow: left to right by default.
    var layoutDirection: LayoutDirection { get }

    /// Whether the node is left out by filters for visible nodes. Not by default.
    var isHidden: Bool { get }

    /// The opacity from 0 to 1; a node at 0 counts as hidden. 1 by default.
    var alpha: Double { get }

    /// Whether ``sizeThatFits(_:)`` means something. Not by default.
    var isMeasurable: Bool { get }

    /// The size that the content wants within a proposal, in points. A proposed dimension of `greatestFiniteMagnitude` is
    /// unbounded. By default the present size.
    func sizeThatFits(_ proposal: Size) -> Size

    /// The size that the content wants within a proposal, or nil for a node without content, which asks for no size. By
    /// default what ``sizeThatFits(_:)`` answers, where it means something.
    func contentSize(within proposal: Size) -> Size?

    /// The size of the image that the node shows, for `aspectRatio()`. Nil by default.
    var imageSize: Size? { get }

    /// The measures of the node's font, for alignment on baselines. Nil by default.
    var fontMetrics: FontMetrics? { get }

    /// How much the node refuses to become larger than its content, for stacks and constraints. 250 by default.
    var hugging: AxisPriorities { get }

    /// How much the node refuses to become smaller than its content, for stacks and constraints. 750 by default.
    var compressionResistance: AxisPriorities { get }

    /// The insets of the part of the node that nothing covers. Zero by default.
    var safeAreaInsets: EdgeInsets { get }

    /// The insets that content keeps from the node's edges. Zero by default.
    var layoutMargins: EdgeInsets { get }

    /// The insets that leave lines short enough to read. Zero by default.
    var readableMargins: EdgeInsets { get }

    /// The part of the node that the keyboard covers, in the node's own space. Empty by default.
    var keyboardArea: Rect { get }

    /// The name by which warnings and pictures call the node. Empty by default.
    var name: String { get }

    /// The warnings that somebody receives, so that no others are made. All by default.
    var deliveredWarnings: LayoutWarning.Categories { get }

    /// Whether somebody receives any warnings, as cheaply as it can be known.
    var deliversWarnings: Bool { get }

    /// Receives a warning about this node. By default a line on standard error in debug builds.
    func report(_ warning: LayoutWarning)

    /// Collects what the children take up while this node is measured by laying it out. Nil, and nothing is stored, by
    /// default; a class that stores it can be sized by `autoSizeThatFits`.
    var autoSizing: AutoSizing? { get set }

    /// Remembers the frames of the node and of all nodes below it, and returns a closure that puts them back.
    ///
    /// A class that marks nodes for layout when their size changes puts the marks back too.
    func frameRestorer() -> () -> Void

    /// The untransformed frame, as cheaply as it can be had; where ``place(_:)`` refuses, maybe in another coordinate space.
    var presentFrame: Rect { get }

    /// Writes an untransformed frame at once, rounded by ``pixelGrid``, where nothing stands against it, and says whether it
    /// did. The default never does, and the frame takes the general way; a class whose frames are plain storage can save
    /// that. It must refuse numbers that are not finite, negative sizes, and nodes whose parent is being measured.
    func place(_ frame: Rect) -> Bool

    /// Moves the origin of the frame, for a chain that leaves the size as it is, where it goes to a pixel. It must refuse what
    /// ``place(_:)`` must, and sizes that would be rounded; it may refuse more, and ``place(rounding:)`` is asked next. This
    /// is put into every such chain, so it should be short.
    func place(at origin: Point) -> Bool

    /// Does the same for an origin that may be between pixels, and brings it to them.
    func place(rounding origin: Point) -> Bool

    /// The size of the parent's frame of that kind, or nil without a parent.
    func parentSize(_ kind: FrameKind) -> Size?

    /// Whether the other node has the same parent, so that both frames are in one coordinate space.
    func isSibling(of other: LayoutBase) -> Bool

    /// Whether ``presentFrame`` of the other node can be used as it is: both nodes have the same parent, it is the untransformed
    /// frame of both, and its size is not negative.
    func readsFrame(of other: LayoutBase) -> Bool

    /// The upright box around another node's frame of that kind, in the coordinate space of this node's parent, with a size
    /// that is not negative; NaN where the two have no ancestor in common, or a transform in between flattens the plane.
    func convertedFrame(of other: LayoutBase, _ kind: FrameKind) -> Rect

    /// A point of the space of another node's parent, or of its own space if it is inside, in the coordinate space of this
    /// node's parent; NaN where the two have no ancestor in common, or a transform in between flattens the plane.
    func convertedPoint(_ point: Point, from other: LayoutBase, isInside: Bool, _ kind: FrameKind) -> Point
}

extension Layoutable where LayoutBase == Self {
    /// The object itself.
    @inlinable public var layoutBase: LayoutBase { self }
}

extension Layoutable {
    /// The untransformed frame, since there is no transform.
    @inlinable public var transformedFrame: Rect {
        get { untransformedFrame }
        set { untransformedFrame = newValue }
    }

    /// A translation by the origin of the frame.
    public func mapToParent(_ kind: FrameKind) -> AffineTransform {
        let origin = frame(kind).origin
        return AffineTransform(translationX: origin.x, y: origin.y)
    }

    /// True: y grows downwards.
    public var isFlipped: Bool { true }

    /// One pixel per point, by the rule ``RoundingRule/pixel``.
    public var pixelGrid: PixelGrid { PixelGrid(scale: 1) }

    /// Left to right.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// Never.
    public var isHidden: Bool { false }

    /// Always 1.
    public var alpha: Double { 1 }

    /// Never.
    public var isMeasurable: Bool { false }

    /// The present size, whatever is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { untransformedFrame.size }

    /// What ``sizeThatFits(_:)`` answers, or nil where it means nothing.
    public func contentSize(within proposal: Size) -> Size? { isMeasurable ? sizeThatFits(proposal) : nil }

    /// None.
    public var imageSize: Size? { nil }

    /// None, so that the baselines are the bottom edge.
    public var fontMetrics: FontMetrics? { nil }

    /// 250 on both axes.
    public var hugging: AxisPriorities { .defaultHugging }

    /// 750 on both axes.
    public var compressionResistance: AxisPriorities { .defaultCompressionResistance }

    /// Zero on all sides.
    public var safeAreaInsets: EdgeInsets { .zero }

    /// Zero on all sides.
    public var layoutMargins: EdgeInsets { .zero }

    /// Zero on all sides.
    public var readableMargins: EdgeInsets { .zero }

    /// Empty.
    public var keyboardArea: Rect { .zero }

    /// Empty, so that warnings count the node among its siblings.
    public var name: String { "" }

    /// All kinds in debug builds, none in release builds.
    public var deliveredWarnings: LayoutWarning.Categories { DefaultWarningHandler.isOn ? .all : [] }

    /// Whether ``deliveredWarnings`` names any kind.
    @inlinable public var deliversWarnings: Bool { !deliveredWarnings.isEmpty }

    /// Writes the warning to standard error in debug builds.
    public func report(_ warning: LayoutWarning) { LayoutContext().deliver(warning) }

    /// Nil; what is set is not stored.
    public var autoSizing: AutoSizing? {
        get { nil }
        set {}
    }

    /// Remembers untransformed frames.
    ///
    /// Takes time and memory proportional to the size of the subtree; no recursion.
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
    @inlinable
    @inline(always)
    public func frame(_ kind: FrameKind) -> Rect {
        kind == .untransformed ? untransformedFrame : transformedFrame
    }

    /// Sets the frame before or after the node's transform.
    @inlinable
    public func setFrame(_ frame: Rect, _ kind: FrameKind) {
        if kind == .untransformed { untransformedFrame = frame } else { transformedFrame = frame }
    }

    /// Whether the node is neither hidden nor transparent.
    @inlinable public var isVisible: Bool { !isHidden && alpha > 0 }

    /// The line of the node's text, as a distance from the top of its frame; without font metrics the capitals reach the
    /// top and the baselines are the bottom.
    ///
    /// `height` is the height of the frame, which the text block fills.
    @inlinable
    public func offset(of line: TextLine, height: Double) -> Double {
        guard let metrics = fontMetrics else { return line == .capHeight ? 0 : height }
        switch line {
        case .capHeight: return metrics.capInset(on: pixelGrid)
        case .firstBaseline: return metrics.ascender
        case .lastBaseline: return height - metrics.baselineInset(on: pixelGrid)
        }
    }
}
