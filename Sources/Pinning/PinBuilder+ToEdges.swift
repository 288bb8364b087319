import Geometry
import LayoutTree

// The edges of other nodes and of guides. The reference may have any parent as long as an ancestor is shared; its edge is
// converted exactly. A reference that cannot be reached is reported. Converting takes time proportional to the depth of both
// nodes, and constant time between siblings.

extension PinBuilder {
    /// Pins the top edge to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func top(to edge: VerticalEdge<Node>) -> Self {
        record(.start, .vertical, coordinate(of: edge, by: .top), by: Call(.top, to: edge))
        return self
    }

    /// Pins the vertical center to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func vCenter(to edge: VerticalEdge<Node>) -> Self {
        record(.center, .vertical, coordinate(of: edge, by: .vCenter), by: Call(.vCenter, to: edge))
        return self
    }

    /// Pins the bottom edge to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func bottom(to edge: VerticalEdge<Node>) -> Self {
        record(.end, .vertical, coordinate(of: edge, by: .bottom), by: Call(.bottom, to: edge))
        return self
    }

    /// Pins the left edge to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func left(to edge: HorizontalEdge<Node>) -> Self {
        record(.start, .horizontal, coordinate(of: edge, by: .left), by: Call(.left, to: edge))
        return self
    }

    /// Pins the horizontal center to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func hCenter(to edge: HorizontalEdge<Node>) -> Self {
        record(.center, .horizontal, coordinate(of: edge, by: .hCenter), by: Call(.hCenter, to: edge))
        return self
    }

    /// Pins the right edge to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func right(to edge: HorizontalEdge<Node>) -> Self {
        record(.end, .horizontal, coordinate(of: edge, by: .right), by: Call(.right, to: edge))
        return self
    }

    /// Pins the edge where reading begins to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func start(to edge: HorizontalEdge<Node>) -> Self {
        record(side: isLeftToRight, coordinate(of: edge, by: .start), by: Call(.start, to: edge))
        return self
    }

    /// Pins the edge where reading ends to an edge of another node or guide.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func end(to edge: HorizontalEdge<Node>) -> Self {
        record(side: !isLeftToRight, coordinate(of: edge, by: .end), by: Call(.end, to: edge))
        return self
    }
}
