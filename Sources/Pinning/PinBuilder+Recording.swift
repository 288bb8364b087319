import Geometry
import LayoutTree

// Every method of a chain ends here. The functions that report something are kept out of line and are handed values, never the
// builder itself: a builder whose address is taken anywhere would have to live in memory everywhere.

extension PinBuilder {
    /// Records a value that a caller gave: it must be finite, and not below zero for lengths.
    @inlinable
    @inline(__always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: @autoclosure () -> Call<Node>
    ) {
        record(slot, axis, slot.canHold(value) ? value : node.refuse(value, by: call()), by: call())
    }

    /// Records a value that follows from one that a caller gave and from the parent's length on the axis.
    @inlinable
    @inline(__always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, fromParent given: Double, by call: @autoclosure () -> Call<Node>,
        _ value: (_ parentLength: Double) -> Double
    ) {
        if slot.canHold(given), let size = node.parentSize(kind) {
            record(slot, axis, value(size[axis]), by: call())
        } else {
            let refused = node.parentSize(kind).map { value($0[axis]) } ?? given
            record(slot, axis, node.refuse(refused, by: call()), by: call())
        }
    }

    /// Records a value that is known to be usable, or NaN for one that has been reported.
    @inlinable
    @inline(__always)
    mutating func record(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: @autoclosure () -> Call<Node>
    ) {
        options.insert(.isTouched)
        if axis == .horizontal {
            let isFree = horizontal.isFree(slot)
            horizontal.ask(slot, isFree ? value : node.contradict(slot, axis, value, in: horizontal, by: call()))
        } else {
            let isFree = vertical.isFree(slot)
            vertical.ask(slot, isFree ? value : node.contradict(slot, axis, value, in: vertical, by: call()))
        }
    }

    /// The parent's length on an axis, or NaN for a node without a parent.
    @inlinable
    @inline(__always)
    func parentLength(_ axis: Axis) -> Double {
        guard let size = node.parentSize(kind) else { return .nan }
        return size[axis]
    }
}

extension Layoutable where LayoutBase == Self {
    /// Reports a value that cannot be used and returns NaN in its place.
    @usableFromInline
    @inline(never)
    func refuse(_ value: Double, by call: Call<Self>) -> Double {
        if call.refersToParent && parentNode == nil {
            warn(.notInTree, call)
        } else {
            warn(.invalidValue(value), call)
        }
        return .nan
    }

    /// What a slot holds that is taken or excluded: what it held, or NaN, which leaves what excludes it as it is.
    ///
    /// There is a warning, unless the value is the same.
    @inlinable
    @inline(__always)
    func contradict(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, in intents: AxisIntents, by call: Call<Self>
    ) -> Double {
        contradict(slot, axis, value, intents.asked, intents.placing, intents.adjusting, by: call)
    }

    @usableFromInline
    @inline(never)
    func contradict(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, _ asked: AxisIntents.Asked,
        _ placing: AxisIntents.Placing, _ adjusting: AxisIntents.Adjusting, by call: Call<Self>
    ) -> Double {
        let usable = AxisIntents(asked, placing, adjusting).withoutUnusable
        if usable.isFree(slot) { return value }
        let isTaken = usable.asked.contains(slot.mark)
        let present = usable[slot]
        if value.isFinite && !(isTaken && value == present) {
            warn(isTaken ? .alreadySet(to: present) : .conflict, call, usable.described(axis))
        }
        return isTaken ? present : .nan
    }
}
