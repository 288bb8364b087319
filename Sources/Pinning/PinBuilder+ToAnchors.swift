import Geometry
import LayoutTree

// The anchors of other nodes and of guides. The reference may have any parent as long as an ancestor is shared; its anchor is
// converted exactly. A reference that cannot be reached is reported.

extension PinBuilder {
    /// Pins the top left corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topLeft(to anchor: Anchor<Node>) -> Self {
        pin(.start, .start, to: anchor, by: .topLeft)
        return self
    }

    /// Pins the middle of the top edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topCenter(to anchor: Anchor<Node>) -> Self {
        pin(.center, .start, to: anchor, by: .topCenter)
        return self
    }

    /// Pins the top right corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topRight(to anchor: Anchor<Node>) -> Self {
        pin(.end, .start, to: anchor, by: .topRight)
        return self
    }

    /// Pins the top corner where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topStart(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .start : .end, .start, to: anchor, by: .topStart)
        return self
    }

    /// Pins the top corner where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topEnd(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .end : .start, .start, to: anchor, by: .topEnd)
        return self
    }

    /// Pins the middle of the left edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerLeft(to anchor: Anchor<Node>) -> Self {
        pin(.start, .center, to: anchor, by: .centerLeft)
        return self
    }

    /// Pins the center to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func center(to anchor: Anchor<Node>) -> Self {
        pin(.center, .center, to: anchor, by: .center)
        return self
    }

    /// Pins the middle of the right edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerRight(to anchor: Anchor<Node>) -> Self {
        pin(.end, .center, to: anchor, by: .centerRight)
        return self
    }

    /// Pins the middle of the edge where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerStart(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .start : .end, .center, to: anchor, by: .centerStart)
        return self
    }

    /// Pins the middle of the edge where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerEnd(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .end : .start, .center, to: anchor, by: .centerEnd)
        return self
    }

    /// Pins the bottom left corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomLeft(to anchor: Anchor<Node>) -> Self {
        pin(.start, .end, to: anchor, by: .bottomLeft)
        return self
    }

    /// Pins the middle of the bottom edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomCenter(to anchor: Anchor<Node>) -> Self {
        pin(.center, .end, to: anchor, by: .bottomCenter)
        return self
    }

    /// Pins the bottom right corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomRight(to anchor: Anchor<Node>) -> Self {
        pin(.end, .end, to: anchor, by: .bottomRight)
        return self
    }

    /// Pins the bottom corner where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomStart(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .start : .end, .end, to: anchor, by: .bottomStart)
        return self
    }

    /// Pins the bottom corner where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomEnd(to anchor: Anchor<Node>) -> Self {
        pin(isLeftToRight ? .end : .start, .end, to: anchor, by: .bottomEnd)
        return self
    }

    @inlinable
    @inline(always)
    mutating func pin(
        _ horizontal: AxisIntents.Slot, _ vertical: AxisIntents.Slot, to anchor: Anchor<Node>, by method: PinMethod
    ) {
        let point = coordinates(of: anchor, by: method)
        record(vertical, .vertical, point.y, by: Call(method, to: anchor))
        record(horizontal, .horizontal, point.x, by: Call(method, to: anchor))
    }
}
