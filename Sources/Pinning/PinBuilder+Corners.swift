import Geometry
import LayoutTree

// Two sides or centers of the parent at once. The offset counts inwards from the sides that are named; of a center on both
// axes it counts to the right and downwards.

extension PinBuilder {
    /// Pins the top edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topLeft(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, to: offset, by: .topLeft)
                .setting(.start, .horizontal, to: offset, by: .topLeft)
        }
    }

    /// Pins the top edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topCenter(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, given: offset, by: .topCenter) { _ in offset }
                .setting(.center, .horizontal, given: offset, by: .topCenter) { $0 / 2 }
        }
    }

    /// Pins the top edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topRight(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.start, .vertical, given: offset, by: .topRight) { _ in offset }
                .setting(.end, .horizontal, given: offset, by: .topRight) { $0 - offset }
        }
    }

    /// Pins the top edge and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topStart(_ offset: Double = 0) -> Self {
        asking {
            $0.settingTop(and: .leading, inwards: offset, by: .topStart)
        }
    }

    /// Pins the top edge and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func topEnd(_ offset: Double = 0) -> Self {
        asking {
            $0.settingTop(and: .trailing, inwards: offset, by: .topEnd)
        }
    }

    /// Pins the vertical center and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerLeft(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.center, .vertical, given: offset, by: .centerLeft) { $0 / 2 }
                .setting(.start, .horizontal, given: offset, by: .centerLeft) { _ in offset }
        }
    }

    /// Pins the vertical center and the horizontal center to the parent's, `offset` points to the right and downwards.
    @export(implementation) @inline(always) @discardableResult
    public consuming func center(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.center, .vertical, given: offset, by: .center) { $0 / 2 + offset }
                .setting(.center, .horizontal, given: offset, by: .center) { $0 / 2 + offset }
        }
    }

    /// Pins the vertical center and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerRight(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.center, .vertical, given: offset, by: .centerRight) { $0 / 2 }
                .setting(.end, .horizontal, given: offset, by: .centerRight) { $0 - offset }
        }
    }

    /// Pins the vertical center and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerStart(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.center, .vertical, given: offset, by: .centerStart) { $0 / 2 }
                .setting(.leading, inwards: offset, by: .centerStart, needsParent: true)
        }
    }

    /// Pins the vertical center and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func centerEnd(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.center, .vertical, given: offset, by: .centerEnd) { $0 / 2 }
                .setting(.trailing, inwards: offset, by: .centerEnd, needsParent: true)
        }
    }

    /// Pins the bottom edge and the left edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomLeft(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.end, .vertical, given: offset, by: .bottomLeft) { $0 - offset }
                .setting(.start, .horizontal, given: offset, by: .bottomLeft) { _ in offset }
        }
    }

    /// Pins the bottom edge and the horizontal center to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomCenter(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.end, .vertical, given: offset, by: .bottomCenter) { $0 - offset }
                .setting(.center, .horizontal, given: offset, by: .bottomCenter) { $0 / 2 }
        }
    }

    /// Pins the bottom edge and the right edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomRight(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.end, .vertical, given: offset, by: .bottomRight) { $0 - offset }
                .setting(.end, .horizontal, given: offset, by: .bottomRight) { $0 - offset }
        }
    }

    /// Pins the bottom edge and the leading edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomStart(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.end, .vertical, given: offset, by: .bottomStart) { $0 - offset }
                .setting(.leading, inwards: offset, by: .bottomStart, needsParent: true)
        }
    }

    /// Pins the bottom edge and the trailing edge to the parent's, `offset` points inwards from the named sides.
    @export(implementation) @inline(always) @discardableResult
    public consuming func bottomEnd(_ offset: Double = 0) -> Self {
        asking {
            $0.setting(.end, .vertical, given: offset, by: .bottomEnd) { $0 - offset }
                .setting(.trailing, inwards: offset, by: .bottomEnd, needsParent: true)
        }
    }
}

// A corner is pinned as a whole or, without a parent, not at all. The top left corner needs no parent.

extension PinChain {
    @export(implementation) @inline(__always)
    consuming func settingTop(and edge: AxisRequest.Slot, inwards offset: Double, by method: PinMethod) -> PinChain {
        let isUsable = offset.isFinite && (isNear(edge) || parentLength(.vertical) != nil)
        let y = isUsable ? offset : node.unusable(method, points: offset)
        return recording(.start, .vertical, y, by: method, with: .points, .points(offset))
            .setting(edge, inwards: offset, by: method)
    }
}
