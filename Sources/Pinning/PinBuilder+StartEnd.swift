import Geometry
import LayoutTree

// The side where reading begins and the side where it ends. An offset counts inwards.

extension PinBuilder {
    /// Pins the edge where reading begins to the parent's, `offset` points inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Double = 0) -> Self {
        asking { $0.setting(side: .start, to: offset, by: .start) }
    }

    /// Pins the edge where reading begins to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ offset: Percent) -> Self {
        asking { $0.setting(side: .start, to: offset, by: .start) }
    }

    /// Pins the edge where reading begins to the parent's, inwards by the inset of the side that this is.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func start(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(side: .start, to: insets, by: .start) }
    }

    /// Pins the edge where reading ends to the parent's, `offset` points inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Double = 0) -> Self {
        asking { $0.setting(side: .end, to: offset, by: .end) }
    }

    /// Pins the edge where reading ends to the parent's, a share of the parent's width inwards.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ offset: Percent) -> Self {
        asking { $0.setting(side: .end, to: offset, by: .end) }
    }

    /// Pins the edge where reading ends to the parent's, inwards by the inset of the side that this is.
    @inlinable
    @inline(__always)
    @discardableResult
    public consuming func end(_ insets: EdgeInsets) -> Self {
        asking { $0.setting(side: .end, to: insets, by: .end) }
    }
}

extension PinIntents {
    /// Records the edge where reading begins or ends, so many points inwards from the parent's.
    @inlinable
    @inline(always)
    consuming func setting(side: HorizontalSide, to offset: Double, by method: PinMethod) -> PinIntents {
        var x: Double
        var log = log
        if side.slot.canHold(offset), isLeftToRight, side == .start {
            x = offset
        } else if side.slot.canHold(offset), isLeftToRight, marks.areUntransformed,
            let size = node.parentSize(.untransformed)
        {
            x = size.width - offset
        } else {
            let inset = ChainLog.inset(node, side, by: offset, marks, by: Call(method, offset), in: log)
            x = inset.x
            log = inset.log
        }
        return recording(side.slot, .horizontal, x, by: Call(method, offset), log)
    }

    /// Records the edge where reading begins or ends, a share of the parent's width inwards from the parent's.
    @inlinable
    @inline(always)
    consuming func setting(side: HorizontalSide, to share: Percent, by method: PinMethod) -> PinIntents {
        let inset = ChainLog.inset(node, side, by: share, marks, by: Call(method, share), in: log)
        return recording(side.slot, .horizontal, inset.x, by: Call(method, share), inset.log)
    }

    /// Records the edge where reading begins or ends, inwards from the parent's by the inset of the side that this is.
    @inlinable
    @inline(always)
    consuming func setting(side: HorizontalSide, to insets: EdgeInsets, by method: PinMethod) -> PinIntents {
        let offset = side.isLeft(in: node.layoutDirection) ? insets.left : insets.right
        let inset = ChainLog.inset(node, side, by: offset, marks, by: Call(method, insets), in: log)
        return recording(side.slot, .horizontal, inset.x, by: Call(method, insets), inset.log)
    }
}

extension ChainLog {
    /// The x of the edge on a side, so many points inwards from the parent's, or NaN, noted, where there is none.
    @inlinable
    @inline(never)
    static func inset(
        _ node: Node, _ side: HorizontalSide, by offset: Double, _ marks: PinMarks, by call: Call<Node>,
        in log: HandedLog<Node>
    ) -> (x: Double, log: HandedLog<Node>) {
        let isLeft = side.isLeft(in: node.layoutDirection)
        let x = isLeft ? offset : (node.parentSize(marks.kind)?.width ?? .nan) - offset
        return x.isFinite ? (x, log) : (.nan, refusing(node, offset, call, in: log))
    }

    /// The x of the edge on a side, a share of the parent's width inwards from the parent's, or NaN, noted, where there is none.
    @inlinable
    @inline(never)
    static func inset(
        _ node: Node, _ side: HorizontalSide, by share: Percent, _ marks: PinMarks, by call: Call<Node>,
        in log: HandedLog<Node>
    ) -> (x: Double, log: HandedLog<Node>) {
        let offset = share.of(node.parentSize(marks.kind)?.width ?? .nan)
        return inset(node, side, by: offset, marks, by: call, in: log)
    }
}
