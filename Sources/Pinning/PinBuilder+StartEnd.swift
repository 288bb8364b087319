import Geometry
import LayoutTree

// The leading and the trailing side. An offset counts inwards.

extension PinBuilder {
    /// Pins the leading edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.start, inwards: insets, by: .start) }
    }

    /// Pins the trailing edge to the parent's, `offset` points inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, a share of the parent's width inwards.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, inwards by the inset of that side.
    @export(implementation) @inline(__always) @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.end, inwards: insets, by: .end) }
    }
}

extension PinChain {
    /// Sets the edge on a side, so many points inwards from the parent's.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ side: HorizontalSide, inwards points: Double, by method: PinMethod, needsParent: Bool = false
    ) -> PinChain {
        let value: Double
        if isLeft(side), !needsParent, points.isFinite {
            value = points
        } else if let length = parentLength(.horizontal), points.isFinite {
            value = isLeft(side) ? points : length - points
        } else {
            value = node.unusable(method, points: points)
        }
        return recording(side, value, by: method, with: .points) { .points(points) }
    }

    /// Sets the edge on a side, a share of the parent's width inwards from the parent's.
    @export(implementation) @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards share: Percent, by method: PinMethod) -> PinChain {
        let value: Double
        let length = parentLength(.horizontal)
        if let length, share.value.isFinite {
            value = isLeft(side) ? share.of(length) : length - share.of(length)
        } else {
            value = node.checked(share, of: length, .start, by: method)
        }
        return recording(side, value, by: method, with: .percent) { .percent(share) }
    }

    /// Sets the edge on a side, inwards from the parent's by the inset of that side.
    @export(implementation) @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards insets: EdgeInsets, by method: PinMethod) -> PinChain {
        let points = isLeft(side) ? insets.left : insets.right
        var value = isLeft(side) ? points : (parentLength(.horizontal) ?? .nan) - points
        if _slowPath(!AxisRequest.Slot.start.canHold(value)) {
            node.note(method, .insets(insets), .invalidValue(points))
            value = .nan
        }
        return recording(side, value, by: method, with: .points) { .insets(insets) }
    }

    /// Sets the edge on a side to an x, unless another call stands against it.
    @export(implementation) @inline(__always)
    consuming func recording(
        _ side: HorizontalSide, _ x: Double, by method: PinMethod, with form: AxisRequest.ArgumentForm = .reference,
        _ argument: () -> PinArgument<Node>
    ) -> PinChain {
        let request = requesting(side, x, by: method, with: form, argument)
        return replacing(request, .horizontal)
    }
}
