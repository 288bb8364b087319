import Geometry
import LayoutTree

// The anchors of other nodes and of guides. The reference may have any parent, provided that both share an ancestor; its anchor is
// converted exactly. A reference without a conversion is reported.

extension PinBuilder {
    /// Pins the top left corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topLeft(to anchor: Anchor<Node>) -> Self {
        pinEdge(.near, .near, to: anchor, by: .topLeft)
    }

    /// Pins the middle of the top edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topCenter(to anchor: Anchor<Node>) -> Self {
        pinEdge(.center, .near, to: anchor, by: .topCenter)
    }

    /// Pins the top right corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topRight(to anchor: Anchor<Node>) -> Self {
        pinEdge(.far, .near, to: anchor, by: .topRight)
    }

    /// Pins the top leading corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topStart(to anchor: Anchor<Node>) -> Self {
        pinEdge(.leading, .near, to: anchor, by: .topStart)
    }

    /// Pins the top trailing corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topEnd(to anchor: Anchor<Node>) -> Self {
        pinEdge(.trailing, .near, to: anchor, by: .topEnd)
    }

    /// Pins the middle of the left edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerLeft(to anchor: Anchor<Node>) -> Self {
        pinEdge(.near, .center, to: anchor, by: .centerLeft)
    }

    /// Pins the center to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func center(to anchor: Anchor<Node>) -> Self {
        pinEdge(.center, .center, to: anchor, by: .center)
    }

    /// Pins the middle of the right edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerRight(to anchor: Anchor<Node>) -> Self {
        pinEdge(.far, .center, to: anchor, by: .centerRight)
    }

    /// Pins the middle of the leading edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerStart(to anchor: Anchor<Node>) -> Self {
        pinEdge(.leading, .center, to: anchor, by: .centerStart)
    }

    /// Pins the middle of the trailing edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerEnd(to anchor: Anchor<Node>) -> Self {
        pinEdge(.trailing, .center, to: anchor, by: .centerEnd)
    }

    /// Pins the bottom left corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomLeft(to anchor: Anchor<Node>) -> Self {
        pinEdge(.near, .far, to: anchor, by: .bottomLeft)
    }

    /// Pins the middle of the bottom edge to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomCenter(to anchor: Anchor<Node>) -> Self {
        pinEdge(.center, .far, to: anchor, by: .bottomCenter)
    }

    /// Pins the bottom right corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomRight(to anchor: Anchor<Node>) -> Self {
        pinEdge(.far, .far, to: anchor, by: .bottomRight)
    }

    /// Pins the bottom leading corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomStart(to anchor: Anchor<Node>) -> Self {
        pinEdge(.leading, .far, to: anchor, by: .bottomStart)
    }

    /// Pins the bottom trailing corner to an anchor of another node or guide.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomEnd(to anchor: Anchor<Node>) -> Self {
        pinEdge(.trailing, .far, to: anchor, by: .bottomEnd)
    }
}

extension PinBuilder {
    @export(implementation) @inline(always)
    consuming func pinEdge(
        _ x: AxisRequest.Slot, _ y: AxisRequest.Slot, to anchor: Anchor<Node>, by method: PinMethod
    ) -> Self {
        updateChain(anchor) { chain, anchor in
            let point = chain.point(of: anchor, by: method)
            return chain.assign(y, .vertical, point.y, by: method, .anchor(anchor))
                .assign(x, .horizontal, point.x, by: method, .anchor(anchor))
        }
    }
}
