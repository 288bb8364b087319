import Geometry
import LayoutTree

// The edges of other nodes and of guides. The reference may have any parent as long as an ancestor is shared; its edge is
// converted exactly. A reference that cannot be reached is reported. Converting takes time proportional to the depth of both
// nodes, and constant time between siblings.

extension PinBuilder {
    /// Pins the top edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func top(to edge: VerticalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.start, to: $1, by: .top) }
    }

    /// Pins the vertical center to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func vCenter(to edge: VerticalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.center, to: $1, by: .vCenter) }
    }

    /// Pins the bottom edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func bottom(to edge: VerticalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.end, to: $1, by: .bottom) }
    }

    /// Pins the left edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func left(to edge: HorizontalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.start, to: $1, by: .left) }
    }

    /// Pins the horizontal center to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func hCenter(to edge: HorizontalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.center, to: $1, by: .hCenter) }
    }

    /// Pins the right edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func right(to edge: HorizontalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.end, to: $1, by: .right) }
    }

    /// Pins the edge where reading begins to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(to edge: HorizontalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.leading, to: $1, by: .start) }
    }

    /// Pins the edge where reading ends to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(to edge: HorizontalEdge<Node>) -> Self {
        asking(edge) { $0.pinning(.trailing, to: $1, by: .end) }
    }
}

extension PinIntents {
    @inlinable
    @inline(always)
    consuming func pinning(
        _ slot: AxisIntents.Slot, to edge: HorizontalEdge<Node>, by method: PinMethod
    ) -> PinIntents {
        let reached = coordinate(of: edge, by: method)
        return recording(slot, .horizontal, reached.x, by: Call(method, to: edge), reached.log)
    }

    @inlinable
    @inline(always)
    consuming func pinning(
        _ slot: AxisIntents.Slot, to edge: VerticalEdge<Node>, by method: PinMethod
    ) -> PinIntents {
        let reached = coordinate(of: edge, by: method)
        return recording(slot, .vertical, reached.y, by: Call(method, to: edge), reached.log)
    }
}
