import Geometry

/// A vertical line of a node or of one of its guides, to which a left edge, a right edge or a center can be pinned.
///
/// It is a handle: the coordinate is read when it is used.
@frozen
public struct HorizontalEdge<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>
    @usableFromInline package let side: Side

    @usableFromInline @frozen
    package enum Side: String { case left, hCenter, right }

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>, _ side: Side) {
        self.owner = owner
        self.side = side
    }

    /// The point of the line whose x is converted: half-way down.
    @export(implementation) @inline(always)
    package func point(on rect: Rect) -> Point {
        switch side {
        case .left: Point(x: rect.minX, y: rect.midY)
        case .hCenter: rect.center
        case .right: Point(x: rect.maxX, y: rect.midY)
        }
    }
}

/// A horizontal line of a node or of one of its guides, to which a top edge, a bottom edge or a center can be pinned.
///
/// It is a handle: the coordinate is read when it is used.
@frozen
public struct VerticalEdge<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>
    @usableFromInline package let side: Side

    @usableFromInline @frozen
    package enum Side: String { case top, vCenter, bottom, capHeight, firstBaseline, lastBaseline }

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>, _ side: Side) {
        self.owner = owner
        self.side = side
    }

    /// The point of the line whose y is converted: half-way across.
    @export(implementation) @inline(always)
    package func point(on rect: Rect) -> Point {
        switch side {
        case .top: Point(x: rect.midX, y: rect.minY)
        case .vCenter: rect.center
        case .bottom: Point(x: rect.midX, y: rect.maxY)
        case .capHeight: point(on: rect, .capHeight)
        case .firstBaseline: point(on: rect, .firstBaseline)
        case .lastBaseline: point(on: rect, .lastBaseline)
        }
    }

    @export(implementation)
    package func point(on rect: Rect, _ line: TextLine) -> Point {
        Point(x: rect.midX, y: rect.minY + owner.node.offset(of: line, height: rect.height))
    }
}

/// The edges of a node or guide, as in `card.edge.right`.
@frozen
public struct EdgeList<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>) { self.owner = owner }

    /// The left edge.
    @export(implementation) @inline(always)
    public var left: HorizontalEdge<Node> { HorizontalEdge(owner, .left) }
    /// The vertical line through the middle.
    @export(implementation) @inline(always)
    public var hCenter: HorizontalEdge<Node> { HorizontalEdge(owner, .hCenter) }
    /// The right edge.
    @export(implementation) @inline(always)
    public var right: HorizontalEdge<Node> { HorizontalEdge(owner, .right) }
    /// The left edge in a left-to-right layout, the right one in a right-to-left one; the direction is the node's.
    @export(implementation) @inline(always)
    public var start: HorizontalEdge<Node> { HorizontalEdge(owner, isLeftToRight ? .left : .right) }
    /// The right edge in a left-to-right layout, the left one in a right-to-left one; the direction is the node's.
    @export(implementation) @inline(always)
    public var end: HorizontalEdge<Node> { HorizontalEdge(owner, isLeftToRight ? .right : .left) }

    /// The top edge.
    @export(implementation) @inline(always)
    public var top: VerticalEdge<Node> { VerticalEdge(owner, .top) }
    /// The horizontal line through the middle.
    @export(implementation) @inline(always)
    public var vCenter: VerticalEdge<Node> { VerticalEdge(owner, .vCenter) }
    /// The bottom edge.
    @export(implementation) @inline(always)
    public var bottom: VerticalEdge<Node> { VerticalEdge(owner, .bottom) }

    /// The top of the capital letters of the first line of text; the top edge of a node without font metrics.
    @export(implementation) @inline(always)
    public var capHeight: VerticalEdge<Node> { VerticalEdge(owner, .capHeight) }
    /// The baseline of the first line of text; the bottom edge of a node without font metrics.
    @export(implementation) @inline(always)
    public var firstBaseline: VerticalEdge<Node> { VerticalEdge(owner, .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a node without font metrics.
    @export(implementation) @inline(always)
    public var lastBaseline: VerticalEdge<Node> { VerticalEdge(owner, .lastBaseline) }
    /// Another name for ``firstBaseline``.
    @export(implementation) @inline(always)
    public var baseline: VerticalEdge<Node> { firstBaseline }

    @export(implementation) @inline(always)
    package var isLeftToRight: Bool { owner.node.layoutDirection == .leftToRight }
}

extension Layoutable {
    /// The edges of the node, to pin other nodes to.
    @export(implementation) @inline(always)
    public var edge: EdgeList<LayoutBase> { EdgeList(AnchorOwner(node: layoutBase)) }
}

extension LayoutGuide {
    /// The edges of the guide, to pin nodes to.
    public var edge: EdgeList<LayoutNode> { EdgeList(AnchorOwner(node: owner, guide: frame)) }

    /// The anchors of the guide, to pin nodes to.
    public var anchor: AnchorList<LayoutNode> { AnchorList(AnchorOwner(node: owner, guide: frame)) }
}
