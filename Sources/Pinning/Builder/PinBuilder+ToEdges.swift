import Geometry
import LayoutTree

// The edges of other nodes and of guides.

extension PinBuilder {
    /// Pins the top edge to an edge of another node or guide.
    ///
    /// The reference may have any parent, provided that both share an ancestor; its edge is converted exactly. A reference without
    /// a conversion is reported. All methods that take an edge share these rules.
    ///
    /// - Complexity: O(*d*) for the depth *d* of both nodes; O(1) between siblings.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func top(to edge: VerticalEdge<Node>) -> Self {
        pinEdge(.near, to: edge, by: .top)
    }

    /// Pins the vertical center to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func vCenter(to edge: VerticalEdge<Node>) -> Self {
        pinEdge(.center, to: edge, by: .vCenter)
    }

    /// Pins the bottom edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func bottom(to edge: VerticalEdge<Node>) -> Self {
        pinEdge(.far, to: edge, by: .bottom)
    }

    /// Pins the left edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func left(to edge: HorizontalEdge<Node>) -> Self {
        pinEdge(.near, to: edge, by: .left)
    }

    /// Pins the horizontal center to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func hCenter(to edge: HorizontalEdge<Node>) -> Self {
        pinEdge(.center, to: edge, by: .hCenter)
    }

    /// Pins the right edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func right(to edge: HorizontalEdge<Node>) -> Self {
        pinEdge(.far, to: edge, by: .right)
    }

    /// Pins the leading edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(to edge: HorizontalEdge<Node>) -> Self {
        pinEdge(.leading, to: edge, by: .start)
    }

    /// Pins the trailing edge to an edge of another node or guide.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(to edge: HorizontalEdge<Node>) -> Self {
        pinEdge(.trailing, to: edge, by: .end)
    }
}

extension PinBuilder {
    @export(implementation) @inline(__always)
    consuming func pinEdge(_ slot: AxisRequest.Slot, to edge: VerticalEdge<Node>, by method: PinMethod) -> Self {
        updateChain(edge) { chain, edge in
            let point = chain.point(of: edge.anchor, by: method)
            return chain.assign(slot, .vertical, point.y, by: method, .anchor(edge.anchor))
        }
    }

    @export(implementation) @inline(__always)
    consuming func pinEdge(_ slot: AxisRequest.Slot, to edge: HorizontalEdge<Node>, by method: PinMethod) -> Self {
        updateChain(edge) { chain, edge in
            let point = chain.point(of: edge.anchor, by: method)
            return chain.assign(slot, .horizontal, point.x, by: method, .anchor(edge.anchor))
        }
    }
}
