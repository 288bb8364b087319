import Geometry
import LayoutTree

// The leading and the trailing side. An offset counts inwards.

extension PinBuilder {
    /// Pins the leading edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.start, inwards: insets, by: .start) }
    }

    /// Pins the trailing edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, inwards by the inset of that side.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.end, inwards: insets, by: .end) }
    }
}

extension PinChain {
    /// Sets the edge on a side, so many points inwards from the parent's.
    @inlinable
    @inline(__always)
    consuming func setting(
        _ side: HorizontalSide, inwards points: Double, by method: PinMethod, needsParent: Bool = false
    ) -> PinChain {
        let width = parentLength(.horizontal)
        var x = !isLeft(side) ? width - points : needsParent ? inTree(width, points) : points
        if _slowPath(!AxisRequest.Slot.start.canHold(x)) {
            node.noteInvalid(method, points: points)
            x = .nan
        }
        return recording(side, x, by: method) { .points(points) }
    }

    /// Sets the edge on a side, a share of the parent's width inwards from the parent's.
    @inlinable
    @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards share: Percent, by method: PinMethod) -> PinChain {
        let (width, offset) = (parentLength(.horizontal), share.of(parentLength(.horizontal)))
        var x = isLeft(side) ? offset : width - offset
        if _slowPath(!AxisRequest.Slot.start.canHold(x)) {
            node.noteInvalid(method, share, meaning: offset)
            x = .nan
        }
        return recording(side, x, by: method) { .percent(share) }
    }

    /// Sets the edge on a side, inwards from the parent's by the inset of that side.
    @inlinable
    @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards insets: EdgeInsets, by method: PinMethod) -> PinChain {
        let offset = isLeft(side) ? insets.left : insets.right
        var x = isLeft(side) ? offset : parentLength(.horizontal) - offset
        if _slowPath(!AxisRequest.Slot.start.canHold(x)) {
            node.note(method, .insets(insets), .invalidValue(offset))
            x = .nan
        }
        return recording(side, x, by: method) { .insets(insets) }
    }

    /// Sets the edge on a side to an x, unless another call excludes it.
    @inlinable
    @inline(__always)
    consuming func recording(
        _ side: HorizontalSide, _ x: Double, by method: PinMethod, _ argument: () -> PinArgument<Node>
    ) -> PinChain {
        if isLeft(side) { return recording(.start, .horizontal, x, by: method, argument) }
        return recording(.end, .horizontal, x, by: method, argument)
    }
}
