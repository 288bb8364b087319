import Geometry
import LayoutTree

// Every method of a chain ends here. What notes a mistake is out of line and is handed values, never the intents themselves:
// whatever has its address taken would have to live in memory everywhere.

extension PinIntents {
    /// Records points that a caller gave: they must be finite, and not below zero for lengths.
    @inlinable
    @inline(always)
    consuming func setting(
        _ slot: AxisIntents.Slot, _ axis: Axis, to points: Double, by method: PinMethod
    ) -> PinIntents {
        let isUsable = slot.canHold(points)
        let log = isUsable ? log : ChainLog.refusing(node, method, points, in: log)
        return recording(slot, axis, isUsable ? points : .nan, by: Call(method, points), log)
    }

    /// Records what points that a caller gave mean for the parent's length on the axis.
    ///
    /// It is the given points that must be usable; then their meaning is, since a parent's length is finite.
    @inlinable
    @inline(always)
    consuming func setting(
        _ slot: AxisIntents.Slot, _ axis: Axis, given points: Double, by method: PinMethod,
        _ meaning: (_ length: Double) -> Double
    ) -> PinIntents {
        var length: Double
        var log = log
        if slot.canHold(points), marks.areUntransformed, let size = node.parentSize(.untransformed) {
            length = size[axis]
        } else {
            let measured = ChainLog.measuringParent(of: node, axis, marks, for: points, slot, by: method, in: log)
            length = measured.length
            log = measured.log
        }
        return recording(slot, axis, meaning(length), by: Call(method, points), log)
    }

    /// Records what a share of the parent's length that a caller gave means.
    @inlinable
    @inline(always)
    consuming func setting(
        _ slot: AxisIntents.Slot, _ axis: Axis, given share: Percent, by method: PinMethod,
        _ meaning: (_ length: Double) -> Double
    ) -> PinIntents {
        var length: Double
        var log = log
        if slot.canHold(share.value), marks.areUntransformed, let size = node.parentSize(.untransformed) {
            length = size[axis]
        } else {
            let measured = ChainLog.measuringParent(of: node, axis, marks, for: share, slot, by: method, in: log)
            length = measured.length
            log = measured.log
        }
        return recording(slot, axis, meaning(length), by: Call(method, share), log)
    }

    /// Records a value of a call that gives more than one.
    @inlinable
    @inline(always)
    consuming func setting(
        _ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: Call<Node>
    ) -> PinIntents {
        let isUsable = slot.canHold(value)
        let log = isUsable ? log : ChainLog.refusing(node, value, call, in: log)
        return recording(slot, axis, isUsable ? value : .nan, by: call, log)
    }

    /// Records what a value of a call that gives more than one means for the parent's length on the axis.
    @inlinable
    @inline(always)
    consuming func setting(
        _ slot: AxisIntents.Slot, _ axis: Axis, given value: Double, by call: Call<Node>,
        _ meaning: (_ length: Double) -> Double
    ) -> PinIntents {
        let length = slot.canHold(value) ? parentLength(axis) : .nan
        let log = length.isNaN ? ChainLog.refusing(node, value, call, in: log) : log
        return recording(slot, axis, meaning(length), by: call, log)
    }

    /// Records a value that is known to be usable, or NaN for one that has been noted in the log.
    @inlinable
    @inline(always)
    consuming func recording(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: Call<Node>, among list: [Node]? = nil,
        _ log: HandedLog<Node>
    ) -> PinIntents {
        var value = value
        var log = log
        if !marks.areDisjoint(with: slot.obstacles, axis) {
            let outcome = ChainLog.objecting(
                node, to: value, slot, axis, marks, numbers, call, among: list, in: log
            )
            value = outcome.value
            log = outcome.log
        }
        return asking(slot, axis, value, log)
    }

    /// Records a value that is known to be usable.
    @inlinable
    @inline(always)
    consuming func recording(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: Call<Node>, among list: [Node]? = nil
    ) -> PinIntents {
        let log = log
        return recording(slot, axis, value, by: call, among: list, log)
    }

    /// Marks a slot as asked for and sets its number.
    @inlinable
    @inline(always)
    consuming func asking(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, _ log: HandedLog<Node>
    ) -> PinIntents {
        PinIntents(node, marks.with(slot.mark, axis), numbers.with(value, at: slot, axis), sizing, log)
    }

    /// Sets marks, and nothing else.
    @inlinable
    @inline(always)
    consuming func marking(_ marks: PinMarks) -> PinIntents {
        PinIntents(node, marks, numbers, sizing, log)
    }

    /// Marks an option.
    @inlinable
    @inline(always)
    consuming func marking(with option: PinOptions) -> PinIntents {
        let marks = marks.with(option)
        return marking(marks)
    }

    /// Nothing asked for any more, and nothing to report.
    @inlinable
    @inline(always)
    consuming func forgetting() -> PinIntents {
        let kind = kind
        return PinIntents(node, kind)
    }
}
