import Geometry
import LayoutTree

// The side where reading begins and the side where it ends. An offset counts inwards.

extension PinBuilder {
    /// Pins the edge where reading begins to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        setSide(isLeft: isLeftToRight, to: offset, by: .start)
        return self
    }

    /// Pins the edge where reading begins to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        setSide(isLeft: isLeftToRight, to: offset, by: .start)
        return self
    }

    /// Pins the edge where reading begins to the parent's, inwards by the inset of the side that this is.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        let isLeft = isLeftToRight
        setSide(isLeft: isLeft, to: isLeft ? insets.left : insets.right, by: Call(.start, insets))
        return self
    }

    /// Pins the edge where reading ends to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        setSide(isLeft: !isLeftToRight, to: offset, by: .end)
        return self
    }

    /// Pins the edge where reading ends to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        setSide(isLeft: !isLeftToRight, to: offset, by: .end)
        return self
    }

    /// Pins the edge where reading ends to the parent's, inwards by the inset of the side that this is.
    @inlinable
    @inline(always)
    @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        let isLeft = !isLeftToRight
        setSide(isLeft: isLeft, to: isLeft ? insets.left : insets.right, by: Call(.end, insets))
        return self
    }

    /// Pins the left or the right edge to the parent's, `offset` points inwards.
    @inlinable
    @inline(always)
    mutating func setSide(isLeft: Bool, to offset: Double, by method: PinMethod) {
        var x = isLeft ? offset : parentLength(.horizontal) - offset
        if !AxisIntents.Slot.start.canHold(x) {
            log = ChainLog.refusing(node, method, offset, in: log)
            x = .nan
        }
        record(side: isLeft, x, by: Call(method, offset))
    }

    /// Pins the left or the right edge to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(always)
    mutating func setSide(isLeft: Bool, to share: Percent, by method: PinMethod) {
        let length = parentLength(.horizontal)
        var x = isLeft ? share.of(length) : length - share.of(length)
        if !AxisIntents.Slot.start.canHold(x) {
            log = ChainLog.refusing(node, method, share, .horizontal, kind, in: log)
            x = .nan
        }
        record(side: isLeft, x, by: Call(method, share))
    }

    /// Pins the left or the right edge to the parent's, inwards by one of several insets.
    @inlinable
    @inline(always)
    mutating func setSide(isLeft: Bool, to inset: Double, by call: Call<Node>) {
        var x = isLeft ? inset : parentLength(.horizontal) - inset
        if !AxisIntents.Slot.start.canHold(x) {
            log = ChainLog.refusing(node, inset, call, in: log)
            x = .nan
        }
        record(side: isLeft, x, by: call)
    }
}
