import Geometry

/// The anchors of a node or guide, as in `card.anchor.topRight`.
///
/// There are nine on its edges and in its middle, each with the names that PinLayout and Relativity give it, and nine on its
/// lines of text. Start and end follow the direction of the node. A node without font metrics has its capitals at the top
/// and its baselines at the bottom.
@frozen
public struct AnchorList<Node: Layoutable> {
    @usableFromInline package let owner: AnchorOwner<Node>

    @export(implementation)
    @inline(always)
    package init(_ owner: AnchorOwner<Node>) { self.owner = owner }
}

extension AnchorList {
    /// The top left corner.
    @export(implementation) public var topLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.top, .left)) }
    }
    /// The middle of the top edge.
    @export(implementation) public var topCenter: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.top, .center)) }
    }
    /// The top right corner.
    @export(implementation) public var topRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.top, .right)) }
    }
    /// The top leading corner.
    @export(implementation) public var topStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.top, .start)) }
    }
    /// The top trailing corner.
    @export(implementation) public var topEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.top, .end)) }
    }

    /// The middle of the left edge.
    @export(implementation) public var centerLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.center, .left)) }
    }
    /// The middle.
    @export(implementation) public var center: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.center, .center)) }
    }
    /// The middle of the right edge.
    @export(implementation) public var centerRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.center, .right)) }
    }
    /// The middle of the leading edge.
    @export(implementation) public var centerStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.center, .start)) }
    }
    /// The middle of the trailing edge.
    @export(implementation) public var centerEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.center, .end)) }
    }

    /// The bottom left corner.
    @export(implementation) public var bottomLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.bottom, .left)) }
    }
    /// The middle of the bottom edge.
    @export(implementation) public var bottomCenter: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.bottom, .center)) }
    }
    /// The bottom right corner.
    @export(implementation) public var bottomRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.bottom, .right)) }
    }
    /// The bottom leading corner.
    @export(implementation) public var bottomStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.bottom, .start)) }
    }
    /// The bottom trailing corner.
    @export(implementation) public var bottomEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.bottom, .end)) }
    }
}

extension AnchorList {
    /// Another name for ``topCenter``.
    @export(implementation) public var top: Anchor<Node> {
        @inline(always) get { topCenter }
    }
    /// Another name for ``centerLeft``.
    @export(implementation) public var left: Anchor<Node> {
        @inline(always) get { centerLeft }
    }
    /// Another name for ``center``.
    @export(implementation) public var middle: Anchor<Node> {
        @inline(always) get { center }
    }
    /// Another name for ``centerRight``.
    @export(implementation) public var right: Anchor<Node> {
        @inline(always) get { centerRight }
    }
    /// Another name for ``bottomCenter``.
    @export(implementation) public var bottom: Anchor<Node> {
        @inline(always) get { bottomCenter }
    }
    /// Another name for ``centerStart``.
    @export(implementation) public var start: Anchor<Node> {
        @inline(always) get { centerStart }
    }
    /// Another name for ``centerEnd``.
    @export(implementation) public var end: Anchor<Node> {
        @inline(always) get { centerEnd }
    }
}

extension AnchorList {
    /// The left end of the top of the capitals of the first line.
    @export(implementation) public var capLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.capHeight, .left)) }
    }
    /// The middle of the top of the capitals of the first line.
    @export(implementation) public var cap: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.capHeight, .center)) }
    }
    /// The right end of the top of the capitals of the first line.
    @export(implementation) public var capRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.capHeight, .right)) }
    }
    /// The leading end of the top of the capitals of the first line.
    @export(implementation) public var capStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.capHeight, .start)) }
    }
    /// The trailing end of the top of the capitals of the first line.
    @export(implementation) public var capEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.capHeight, .end)) }
    }

    /// The left end of the first baseline.
    @export(implementation) public var firstBaselineLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.firstBaseline, .left)) }
    }
    /// The middle of the first baseline.
    @export(implementation) public var firstBaseline: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.firstBaseline, .center)) }
    }
    /// The right end of the first baseline.
    @export(implementation) public var firstBaselineRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.firstBaseline, .right)) }
    }
    /// The leading end of the first baseline.
    @export(implementation) public var firstBaselineStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.firstBaseline, .start)) }
    }
    /// The trailing end of the first baseline.
    @export(implementation) public var firstBaselineEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.firstBaseline, .end)) }
    }

    /// The left end of the last baseline.
    @export(implementation) public var lastBaselineLeft: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.lastBaseline, .left)) }
    }
    /// The middle of the last baseline.
    @export(implementation) public var lastBaseline: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.lastBaseline, .center)) }
    }
    /// The right end of the last baseline.
    @export(implementation) public var lastBaselineRight: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.lastBaseline, .right)) }
    }
    /// The leading end of the last baseline.
    @export(implementation) public var lastBaselineStart: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.lastBaseline, .start)) }
    }
    /// The trailing end of the last baseline.
    @export(implementation) public var lastBaselineEnd: Anchor<Node> {
        @inline(always) get { Anchor(owner, AnchorPosition(.lastBaseline, .end)) }
    }

    // The baseline of a label is that of its last line where labels are aligned, as in Relativity. Among the edges that `pin`
    // takes, `baseline` is that of the first line.

    /// Another name for ``lastBaselineLeft``.
    @export(implementation) public var baselineLeft: Anchor<Node> {
        @inline(always) get { lastBaselineLeft }
    }
    /// Another name for ``lastBaseline``.
    @export(implementation) public var baseline: Anchor<Node> {
        @inline(always) get { lastBaseline }
    }
    /// Another name for ``lastBaselineRight``.
    @export(implementation) public var baselineRight: Anchor<Node> {
        @inline(always) get { lastBaselineRight }
    }
    /// Another name for ``lastBaselineStart``.
    @export(implementation) public var baselineStart: Anchor<Node> {
        @inline(always) get { lastBaselineStart }
    }
    /// Another name for ``lastBaselineEnd``.
    @export(implementation) public var baselineEnd: Anchor<Node> {
        @inline(always) get { lastBaselineEnd }
    }
}

extension Layoutable {
    /// The anchors of the node, to pin other nodes to.
    @export(implementation) public var anchor: AnchorList<LayoutBase> { AnchorList(AnchorOwner(node: layoutBase)) }
}
