import Geometry
import LayoutTree

// Two sides or centers of the parent at once. The offset points inwards from the named sides; for a center on both axes it points
// to the right and downwards.

extension PinBuilder {
    /// Pins the top edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topLeft(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.near, .near, offset: offset, by: .topLeft) }
    }

    /// Pins the top edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topCenter(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.center, .near, offset: offset, by: .topCenter) }
    }

    /// Pins the top edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topRight(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.far, .near, offset: offset, by: .topRight) }
    }

    /// Pins the top edge and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topStart(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.leading, .near, offset: offset, by: .topStart) }
    }

    /// Pins the top edge and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topEnd(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.trailing, .near, offset: offset, by: .topEnd) }
    }

    /// Pins the vertical center and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerLeft(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.near, .center, offset: offset, by: .centerLeft) }
    }

    /// Pins the vertical center and the horizontal center to the parent's, `offset` points to the right and downwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func center(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.center, .center, offset: offset, by: .center) }
    }

    /// Pins the vertical center and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerRight(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.far, .center, offset: offset, by: .centerRight) }
    }

    /// Pins the vertical center and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerStart(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.leading, .center, offset: offset, by: .centerStart) }
    }

    /// Pins the vertical center and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerEnd(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.trailing, .center, offset: offset, by: .centerEnd) }
    }

    /// Pins the bottom edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomLeft(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.near, .far, offset: offset, by: .bottomLeft) }
    }

    /// Pins the bottom edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomCenter(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.center, .far, offset: offset, by: .bottomCenter) }
    }

    /// Pins the bottom edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomRight(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.far, .far, offset: offset, by: .bottomRight) }
    }

    /// Pins the bottom edge and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomStart(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.leading, .far, offset: offset, by: .bottomStart) }
    }

    /// Pins the bottom edge and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomEnd(_ offset: Double = 0) -> Self {
        updateChain { $0.assignCorner(.trailing, .far, offset: offset, by: .bottomEnd) }
    }
}

extension PinChain {
    /// Pins a corner, the middle of a side, or the center to the parent's.
    ///
    /// Without a parent, the call is skipped as a whole.
    ///
    /// The top left corner needs no parent.
    @export(implementation) @inline(__always)
    consuming func assignCorner(
        _ x: AxisRequest.Slot, _ y: AxisRequest.Slot, offset: Double, by method: PinMethod
    ) -> PinChain {
        let needsParent = !isNear(x) || !isNear(y)
        // The offset does not move the middle of a side along that side.
        let movesCenter = !x.isEdge && !y.isEdge
        return assign(y, .vertical, offset: offset, by: method, needsParent: needsParent, movesCenter: movesCenter)
            .assign(x, .horizontal, offset: offset, by: method, needsParent: needsParent, movesCenter: movesCenter)
    }
}
