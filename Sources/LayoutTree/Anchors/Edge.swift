import Geometry

/// A vertical line of a node or of one of its guides, to which a left edge, a right edge or a center can be pinned.
///
/// An edge is a handle: it reads the coordinate when it is used.
@frozen
public struct HorizontalEdge<Node: Layoutable> {
    /// The middle of the line; its x is converted.
    @usableFromInline package let anchor: Anchor<Node>

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>, _ column: AnchorPosition.Column) {
        anchor = Anchor(owner, AnchorPosition(.center, column))
    }

    package var owner: AnchorOwner<Node> { anchor.owner }

    package var name: String { anchor.position.edgeName(of: .horizontal) }
}

extension HorizontalEdge: CustomStringConvertible {
    /// The edge as it is written in Swift.
    public var description: String { "\(owner.text).edge.\(name)" }
}

/// A horizontal line of a node or of one of its guides, to which a top edge, a bottom edge or a center can be pinned.
///
/// An edge is a handle: it reads the coordinate when it is used.
@frozen
public struct VerticalEdge<Node: Layoutable> {
    /// The middle of the line; its y is converted.
    @usableFromInline package let anchor: Anchor<Node>

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>, _ row: AnchorPosition.Row) {
        anchor = Anchor(owner, AnchorPosition(row, .center))
    }

    package var owner: AnchorOwner<Node> { anchor.owner }

    package var name: String { anchor.position.edgeName(of: .vertical) }
}

extension VerticalEdge: CustomStringConvertible {
    /// The edge as it is written in Swift.
    public var description: String { "\(owner.text).edge.\(name)" }
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
    public var hCenter: HorizontalEdge<Node> { HorizontalEdge(owner, .center) }
    /// The right edge.
    @export(implementation) @inline(always)
    public var right: HorizontalEdge<Node> { HorizontalEdge(owner, .right) }
    /// The left edge in a left-to-right layout, the right edge in a right-to-left layout; the node's own direction decides.
    @export(implementation) @inline(always)
    public var start: HorizontalEdge<Node> { HorizontalEdge(owner, isLeftToRight ? .left : .right) }
    /// The right edge in a left-to-right layout, the left edge in a right-to-left layout; the node's own direction decides.
    @export(implementation) @inline(always)
    public var end: HorizontalEdge<Node> { HorizontalEdge(owner, isLeftToRight ? .right : .left) }

    /// The top edge.
    @export(implementation) @inline(always)
    public var top: VerticalEdge<Node> { VerticalEdge(owner, .top) }
    /// The horizontal line through the middle.
    @export(implementation) @inline(always)
    public var vCenter: VerticalEdge<Node> { VerticalEdge(owner, .center) }
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
