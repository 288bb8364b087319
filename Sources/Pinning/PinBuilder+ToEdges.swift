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
        pinning(.start, to: edge, by: .top)
    }

    /// Pins the vertical center to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func vCenter(to edge: VerticalEdge<Node>) -> Self {
        pinning(.center, to: edge, by: .vCenter)
    }

    /// Pins the bottom edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func bottom(to edge: VerticalEdge<Node>) -> Self {
        pinning(.end, to: edge, by: .bottom)
    }

    /// Pins the left edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func left(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.start, to: edge, by: .left)
    }

    /// Pins the horizontal center to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func hCenter(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.center, to: edge, by: .hCenter)
    }

    /// Pins the right edge to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func right(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.end, to: edge, by: .right)
    }

    /// Pins the edge where reading begins to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.leading, to: edge, by: .start)
    }

    /// Pins the edge where reading ends to an edge of another node or guide.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.trailing, to: edge, by: .end)
    }
}

// These closures keep a value, so that they are compiled once, apart from the chains, and put in late, when they are short.

extension PinBuilder {
    @inlinable
    @inline(__always)
    consuming func pinning(
        _ slot: AxisIntents.Slot, to edge: HorizontalEdge<Node>, by method: PinMethod
    ) -> Self {
        asking(edge) { $0.pinning(slot, to: $1, by: method) }
    }

    @inlinable
    @inline(__always)
    consuming func pinning(
        _ slot: AxisIntents.Slot, to edge: VerticalEdge<Node>, by method: PinMethod
    ) -> Self {
        asking(edge) { $0.pinning(slot, to: $1, by: method) }
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
