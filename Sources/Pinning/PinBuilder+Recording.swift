import Geometry
import LayoutTree

// Every method of a chain ends here. What notes a mistake is out of line and is handed values, never the builder itself: a
// builder whose address is taken anywhere would have to live in memory everywhere.

extension PinBuilder {
    /// Records a value that a caller gave: it must be finite, and not below zero for lengths.
    @inlinable
    @inline(always)
    mutating func set(_ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: Call<Node>) {
        var usable = value
        if !slot.canHold(value) {
            refuse(value, by: call)
            usable = .nan
        }
        record(slot, axis, usable, by: call)
    }

    /// Records a value that is known to be usable, or NaN for one that has been noted.
    @inlinable
    @inline(always)
    mutating func record(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: Call<Node>, among list: [Node]? = nil
    ) {
        options.insert(.isTouched)
        if axis == .horizontal {
            if horizontal.isFree(slot) {
                horizontal.ask(slot, value)
            } else {
                horizontal.ask(slot, contradict(slot, axis, value, horizontal, by: call, among: list))
            }
        } else {
            if vertical.isFree(slot) {
                vertical.ask(slot, value)
            } else {
                vertical.ask(slot, contradict(slot, axis, value, vertical, by: call, among: list))
            }
        }
    }

    /// Notes that something stands against setting a slot, and returns what the slot then holds.
    @inlinable
    @inline(always)
    mutating func contradict(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, _ intents: AxisIntents, by call: Call<Node>,
        among list: [Node]?
    ) -> Double {
        let outcome = ChainLog.contradicting(
            slot, axis, value, intents.asked, intents.placing, intents.adjusting, call, among: list,
            isHeard: node.deliversWarnings, in: log.take()
        )
        log = outcome.log
        return outcome.value
    }

    /// Notes a value that cannot be used.
    @inlinable
    @inline(always)
    mutating func refuse(_ value: Double, by call: Call<Node>) {
        options.insert(.isTouched)
        log = ChainLog.refusing(value, call, isHeard: node.deliversWarnings, in: log.take())
    }

    /// Notes what is wrong with a call.
    @inlinable
    @inline(always)
    mutating func note(_ mistake: ChainLog<Node>.Mistake, _ call: Call<Node>, among list: [Node]? = nil) {
        options.insert(.isTouched)
        log = ChainLog.noting(mistake, call, among: list, isHeard: node.deliversWarnings, in: log.take())
    }

    /// The parent's length on an axis, or NaN for a node without a parent.
    @inlinable
    @inline(always)
    func parentLength(_ axis: Axis) -> Double {
        guard let size = node.parentSize(kind) else { return .nan }
        return size[axis]
    }
}
