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
        asking(anchor) { $0.pinning(.start, .start, to: $1, by: .topLeft) }
    }

    /// Pins the middle of the top edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topCenter(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.center, .start, to: $1, by: .topCenter) }
    }

    /// Pins the top right corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topRight(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.end, .start, to: $1, by: .topRight) }
    }

    /// Pins the top corner where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topStart(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.leading, .start, to: $1, by: .topStart) }
    }

    /// Pins the top corner where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func topEnd(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.trailing, .start, to: $1, by: .topEnd) }
    }

    /// Pins the middle of the left edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerLeft(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.start, .center, to: $1, by: .centerLeft) }
    }

    /// Pins the center to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func center(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.center, .center, to: $1, by: .center) }
    }

    /// Pins the middle of the right edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerRight(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.end, .center, to: $1, by: .centerRight) }
    }

    /// Pins the middle of the edge where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerStart(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.leading, .center, to: $1, by: .centerStart) }
    }

    /// Pins the middle of the edge where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func centerEnd(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.trailing, .center, to: $1, by: .centerEnd) }
    }

    /// Pins the bottom left corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomLeft(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.start, .end, to: $1, by: .bottomLeft) }
    }

    /// Pins the middle of the bottom edge to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomCenter(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.center, .end, to: $1, by: .bottomCenter) }
    }

    /// Pins the bottom right corner to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomRight(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.end, .end, to: $1, by: .bottomRight) }
    }

    /// Pins the bottom corner where reading begins to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomStart(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.leading, .end, to: $1, by: .bottomStart) }
    }

    /// Pins the bottom corner where reading ends to an anchor of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottomEnd(to anchor: Anchor<Node>) -> Self {
        asking(anchor) { $0.pinning(.trailing, .end, to: $1, by: .bottomEnd) }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func pinning(
        _ horizontal: AxisIntents.Slot, _ vertical: AxisIntents.Slot, to anchor: Anchor<Node>, by method: PinMethod
    ) -> PinIntents {
        let reached = coordinates(of: anchor, by: method)
        let call = Call(method, to: anchor)
        return recording(vertical, .vertical, reached.point.y, by: call, reached.log)
            .recording(horizontal, .horizontal, reached.point.x, by: call)
    }
}
