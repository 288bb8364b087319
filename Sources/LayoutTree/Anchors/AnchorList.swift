import Geometry

/// The anchors of a node or guide, as in `card.anchor.topRight`.
///
/// Nine anchors are on the edges and in the middle, each under the names of PinLayout and of Relativity; nine more are on the lines
/// of text. Start and end follow the node's reading direction. Without font metrics, the capitals are at the top edge and the
/// baselines at the bottom edge.
@frozen
public struct AnchorList<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>

    @export(implementation) @inline(always)
    package init(_ owner: AnchorOwner<Node>) { self.owner = owner }
}

extension AnchorList {
    /// The top left corner.
    @export(implementation) @inline(always)
    public var topLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.top, .left)) }
    /// The middle of the top edge.
    @export(implementation) @inline(always)
    public var topCenter: Anchor<Node> { Anchor(owner, AnchorPosition(.top, .center)) }
    /// The top right corner.
    @export(implementation) @inline(always)
    public var topRight: Anchor<Node> { Anchor(owner, AnchorPosition(.top, .right)) }
    /// The top leading corner.
    @export(implementation) @inline(always)
    public var topStart: Anchor<Node> { Anchor(owner, AnchorPosition(.top, .start)) }
    /// The top trailing corner.
    @export(implementation) @inline(always)
    public var topEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.top, .end)) }

    /// The middle of the left edge.
    @export(implementation) @inline(always)
    public var centerLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.center, .left)) }
    /// The middle.
    @export(implementation) @inline(always)
    public var center: Anchor<Node> { Anchor(owner, AnchorPosition(.center, .center)) }
    /// The middle of the right edge.
    @export(implementation) @inline(always)
    public var centerRight: Anchor<Node> { Anchor(owner, AnchorPosition(.center, .right)) }
    /// The middle of the leading edge.
    @export(implementation) @inline(always)
    public var centerStart: Anchor<Node> { Anchor(owner, AnchorPosition(.center, .start)) }
    /// The middle of the trailing edge.
    @export(implementation) @inline(always)
    public var centerEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.center, .end)) }

    /// The bottom left corner.
    @export(implementation) @inline(always)
    public var bottomLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.bottom, .left)) }
    /// The middle of the bottom edge.
    @export(implementation) @inline(always)
    public var bottomCenter: Anchor<Node> { Anchor(owner, AnchorPosition(.bottom, .center)) }
    /// The bottom right corner.
    @export(implementation) @inline(always)
    public var bottomRight: Anchor<Node> { Anchor(owner, AnchorPosition(.bottom, .right)) }
    /// The bottom leading corner.
    @export(implementation) @inline(always)
    public var bottomStart: Anchor<Node> { Anchor(owner, AnchorPosition(.bottom, .start)) }
    /// The bottom trailing corner.
    @export(implementation) @inline(always)
    public var bottomEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.bottom, .end)) }
}

extension AnchorList {
    /// Another name for ``topCenter``.
    @export(implementation) @inline(always)
    public var top: Anchor<Node> { topCenter }
    /// Another name for ``centerLeft``.
    @export(implementation) @inline(always)
    public var left: Anchor<Node> { centerLeft }
    /// Another name for ``center``.
    @export(implementation) @inline(always)
    public var middle: Anchor<Node> { center }
    /// Another name for ``centerRight``.
    @export(implementation) @inline(always)
    public var right: Anchor<Node> { centerRight }
    /// Another name for ``bottomCenter``.
    @export(implementation) @inline(always)
    public var bottom: Anchor<Node> { bottomCenter }
    /// Another name for ``centerStart``.
    @export(implementation) @inline(always)
    public var start: Anchor<Node> { centerStart }
    /// Another name for ``centerEnd``.
    @export(implementation) @inline(always)
    public var end: Anchor<Node> { centerEnd }
}

extension AnchorList {
    /// The left end of the top of the capitals of the first line.
    @export(implementation) @inline(always)
    public var capLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.capHeight, .left)) }
    /// The middle of the top of the capitals of the first line.
    @export(implementation) @inline(always)
    public var cap: Anchor<Node> { Anchor(owner, AnchorPosition(.capHeight, .center)) }
    /// The right end of the top of the capitals of the first line.
    @export(implementation) @inline(always)
    public var capRight: Anchor<Node> { Anchor(owner, AnchorPosition(.capHeight, .right)) }
    /// The leading end of the top of the capitals of the first line.
    @export(implementation) @inline(always)
    public var capStart: Anchor<Node> { Anchor(owner, AnchorPosition(.capHeight, .start)) }
    /// The trailing end of the top of the capitals of the first line.
    @export(implementation) @inline(always)
    public var capEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.capHeight, .end)) }

    /// The left end of the first baseline.
    @export(implementation) @inline(always)
    public var firstBaselineLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.firstBaseline, .left)) }
    /// The middle of the first baseline.
    @export(implementation) @inline(always)
    public var firstBaseline: Anchor<Node> { Anchor(owner, AnchorPosition(.firstBaseline, .center)) }
    /// The right end of the first baseline.
    @export(implementation) @inline(always)
    public var firstBaselineRight: Anchor<Node> { Anchor(owner, AnchorPosition(.firstBaseline, .right)) }
    /// The leading end of the first baseline.
    @export(implementation) @inline(always)
    public var firstBaselineStart: Anchor<Node> { Anchor(owner, AnchorPosition(.firstBaseline, .start)) }
    /// The trailing end of the first baseline.
    @export(implementation) @inline(always)
    public var firstBaselineEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.firstBaseline, .end)) }

    /// The left end of the last baseline.
    @export(implementation) @inline(always)
    public var lastBaselineLeft: Anchor<Node> { Anchor(owner, AnchorPosition(.lastBaseline, .left)) }
    /// The middle of the last baseline.
    @export(implementation) @inline(always)
    public var lastBaseline: Anchor<Node> { Anchor(owner, AnchorPosition(.lastBaseline, .center)) }
    /// The right end of the last baseline.
    @export(implementation) @inline(always)
    public var lastBaselineRight: Anchor<Node> { Anchor(owner, AnchorPosition(.lastBaseline, .right)) }
    /// The leading end of the last baseline.
    @export(implementation) @inline(always)
    public var lastBaselineStart: Anchor<Node> { Anchor(owner, AnchorPosition(.lastBaseline, .start)) }
    /// The trailing end of the last baseline.
    @export(implementation) @inline(always)
    public var lastBaselineEnd: Anchor<Node> { Anchor(owner, AnchorPosition(.lastBaseline, .end)) }
}

extension Layoutable {
    /// The anchors of the node, to pin other nodes to.
    @export(implementation) public var anchor: AnchorList<LayoutBase> { AnchorList(AnchorOwner(node: layoutBase)) }
}
