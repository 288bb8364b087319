import Geometry
import LayoutTree

// The leading and the trailing side. An offset counts inwards.

extension PinBuilder {
    /// Pins the leading edge to the parent's, `offset` points inwards: the left edge in a left-to-right layout, the right edge
    /// in a right-to-left one.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        asking { $0.setting(.leading, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        asking { $0.setting(.leading, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, inwards by `insets.left` in a left-to-right layout and `insets.right` in a
    /// right-to-left one.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.leading, .horizontal, inwards: insets, by: .start) }
    }

    /// Pins the trailing edge to the parent's, `offset` points inwards: the right edge in a left-to-right layout, the left edge
    /// in a right-to-left one.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        asking { $0.setting(.trailing, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        asking { $0.setting(.trailing, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, inwards by `insets.right` in a left-to-right layout and `insets.left` in a
    /// right-to-left one.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.trailing, .horizontal, inwards: insets, by: .end) }
    }
}

extension PinChain {
    /// Sets a leading or trailing edge, so many points inwards from the parent's.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ edge: AxisRequest.Slot, inwards points: Double, by method: PinMethod, needsParent: Bool = false
    ) -> PinChain {
        let isNear = isNear(edge)
        let value: Double
        if edge.canHold(points), let length = isNear && !needsParent ? 0 : parentLength(.horizontal) {
            value = isNear ? points : length - points
        } else {
            value = node.unusable(method, points: points)
        }
        return recording(edge, .horizontal, value, by: method, with: .points, .points(points))
    }

    /// Sets a leading or trailing edge, a share of the parent's width inwards from the parent's.
    @export(implementation) @inline(__always)
    consuming func setting(_ edge: AxisRequest.Slot, inwards share: Percent, by method: PinMethod) -> PinChain {
        let isLeft = isNear(edge)
        return setting(edge, .horizontal, given: share, by: method) { isLeft ? share.of($0) : $0 - share.of($0) }
    }
}
