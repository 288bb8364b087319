import Geometry
import LayoutTree

// The leading and the trailing side. An offset counts inwards.

extension PinBuilder {
    /// Pins the leading edge to the parent's, `offset` points inwards.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, a share of the parent's width inwards.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        asking { $0.setting(.start, inwards: offset, by: .start) }
    }

    /// Pins the leading edge to the parent's, inwards by the inset of that side.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.start, inwards: insets, by: .start) }
    }

    /// Pins the trailing edge to the parent's, `offset` points inwards.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, a share of the parent's width inwards.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        asking { $0.setting(.end, inwards: offset, by: .end) }
    }

    /// Pins the trailing edge to the parent's, inwards by the inset of that side.
    @export(implementation)
    @inline(__always)
    @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(.end, inwards: insets, by: .end) }
    }
}

extension PinChain {
    /// Sets the edge on a side, so many points inwards from the parent's.
    @export(implementation)
    @inline(__always)
    consuming func setting(
        _ side: HorizontalSide, inwards points: Double, by method: PinMethod, needsParent: Bool = false
    ) -> PinChain {
        if !isLeft(side) { return setting(.end, .horizontal, given: points, by: method) { $0 - points } }
        if needsParent { return setting(.start, .horizontal, given: points, by: method) { inTree($0, points) } }
        return setting(.start, .horizontal, to: points, by: method)
    }

    /// Sets the edge on a side, a share of the parent's width inwards from the parent's.
    @export(implementation)
    @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards share: Percent, by method: PinMethod) -> PinChain {
        if isLeft(side) { return setting(.start, .horizontal, given: share, by: method) { share.of($0) } }
        return setting(.end, .horizontal, given: share, by: method) { $0 - share.of($0) }
    }

    /// Sets the edge on a side, inwards from the parent's by the inset of that side.
    @export(implementation)
    @inline(__always)
    consuming func setting(_ side: HorizontalSide, inwards insets: EdgeInsets, by method: PinMethod) -> PinChain {
        if isLeft(side) { return setting(.start, .horizontal, to: insets.left, by: method, .insets(insets)) }
        return setting(.end, .horizontal, given: insets.right, by: method, .insets(insets)) { $0 - insets.right }
    }

    /// Sets the edge on a side to an x, unless another call stands against it.
    @export(implementation)
    @inline(__always)
    consuming func recording(
        _ side: HorizontalSide, _ x: Double, by method: PinMethod, _ argument: () -> PinArgument<Node>
    ) -> PinChain {
        // The branch is about the request alone: a node that comes out of two branches would be counted.
        let request =
            isLeft(side)
            ? requesting(.start, .horizontal, x, by: method, argument)
            : requesting(.end, .horizontal, x, by: method, argument)
        return replacing(request, .horizontal)
    }
}
