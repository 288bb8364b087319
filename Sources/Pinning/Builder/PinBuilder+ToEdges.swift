import Geometry
import LayoutTree

// The edges of other nodes and of guides.

extension PinBuilder {
    /// Pins the top edge to an edge of another node or guide.
    ///
    /// The reference may have any parent as long as an ancestor is shared; its edge is converted exactly. One that cannot be
    /// converted is reported. All methods that take an edge share these rules.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes; O(1) between siblings.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(to edge: VerticalEdge<Node>) -> Self {
        pinning(.near, to: edge, by: .top)
    }

    /// Pins the vertical center to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(to edge: VerticalEdge<Node>) -> Self {
        pinning(.center, to: edge, by: .vCenter)
    }

    /// Pins the bottom edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(to edge: VerticalEdge<Node>) -> Self {
        pinning(.far, to: edge, by: .bottom)
    }

    /// Pins the left edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.near, to: edge, by: .left)
    }

    /// Pins the horizontal center to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.center, to: edge, by: .hCenter)
    }

    /// Pins the right edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.far, to: edge, by: .right)
    }

    /// Pins the leading edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.leading, to: edge, by: .start)
    }

    /// Pins the trailing edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(to edge: HorizontalEdge<Node>) -> Self {
        pinning(.trailing, to: edge, by: .end)
    }
}

extension PinBuilder {
    @export(implementation) @inline(__always)
    consuming func pinning(_ slot: AxisRequest.Slot, to edge: VerticalEdge<Node>, by method: PinMethod) -> Self {
        asking(edge) { chain, edge in
            let point = chain.point(of: edge.anchor, by: method)
            return chain.recording(slot, .vertical, point.y, by: method, .anchor(edge.anchor))
        }
    }

    @export(implementation) @inline(__always)
    consuming func pinning(_ slot: AxisRequest.Slot, to edge: HorizontalEdge<Node>, by method: PinMethod) -> Self {
        asking(edge) { chain, edge in
            let point = chain.point(of: edge.anchor, by: method)
            return chain.recording(slot, .horizontal, point.x, by: method, .anchor(edge.anchor))
        }
    }
}
