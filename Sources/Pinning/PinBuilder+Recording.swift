import Geometry
import LayoutTree

extension PinBuilder {
    /// Records a value that a caller gave: it must be finite, and not below zero for lengths.
    @inlinable
    @inline(__always)
    mutating func set(_ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: @autoclosure () -> Call<Node>)
    {
        let isUsable: Bool
        switch slot {
        case .start, .end, .center: isUsable = value.isFinite
        case .length, .minimum, .maximum: isUsable = value >= 0 && value.isFinite
        }
        record(slot, axis, isUsable ? value : refuse(value, by: call()), by: call())
    }

    /// Records a value that is known to be usable, or NaN for one that has been reported.
    @inlinable
    @inline(__always)
    mutating func record(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: @autoclosure () -> Call<Node>
    ) {
        options.insert(.isTouched)
        if axis == .horizontal {
            if horizontal.isFree(slot) {
                horizontal.ask(slot, value)
            } else {
                horizontal = contradiction(slot, axis, value, in: horizontal, by: call())
            }
        } else {
            if vertical.isFree(slot) {
                vertical.ask(slot, value)
            } else {
                vertical = contradiction(slot, axis, value, in: vertical, by: call())
            }
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

extension PinBuilder {
    /// Reports a value that cannot be used and returns NaN in its place.
    @usableFromInline
    @inline(never)
    func refuse(_ value: Double, by call: Call<Node>) -> Double {
        if call.refersToParent && node.parentNode == nil {
            warn(.notInTree, call)
        } else {
            warn(.invalidValue(value), call)
        }
        return .nan
    }

    /// What becomes of a slot that is taken or excluded: nothing where the same value is there already, else a warning.
    @usableFromInline
    @inline(never)
    func contradiction(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, in intents: AxisIntents, by call: Call<Node>
    ) -> AxisIntents {
        var usable = intents.withoutUnusable
        if usable.isFree(slot) {
            usable.ask(slot, value)
            return usable
        }
        guard value.isFinite else { return intents }
        if usable.asked.contains(slot.mark) {
            let present = usable[slot]
            if present != value { warn(.alreadySet(to: present), call, usable.described(axis)) }
        } else {
            warn(.conflict, call, usable.described(axis))
        }
        return intents
    }
}
