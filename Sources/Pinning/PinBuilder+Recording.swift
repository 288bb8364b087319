import Geometry
import LayoutTree

// Every method of a chain ends here. What notes a mistake is out of line and is handed values, never the builder itself: a
// builder whose address is taken anywhere would have to live in memory everywhere.

extension PinBuilder {
    /// Records a value that a caller gave: it must be finite, and not below zero for lengths.
    @inlinable
    @inline(always)
    mutating func set(_ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: Call<Node>) {
        record(slot, axis, value, isGiven: true, by: call)
    }

    /// Records a value that is known to be usable, or NaN for one that has been noted.
    @inlinable
    @inline(always)
    mutating func record(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, isGiven: Bool = false, by call: Call<Node>,
        among list: [Node]? = nil
    ) {
        var value = value
        let intents = axis == .horizontal ? horizontal : vertical
        if !intents.isFree(slot) {
            let outcome = ChainLog.objecting(
                node, to: value, isGiven: isGiven, slot, axis, present: intents[slot], intents.asked, intents.placing,
                call, among: list, in: log.take()
            )
            value = outcome.value
            log = outcome.log
        } else if isGiven, !slot.canHold(value) {
            log = ChainLog.refusing(node, value, call, in: log.take())
            value = .nan
        }
        if axis == .horizontal { horizontal.ask(slot, value) } else { vertical.ask(slot, value) }
    }

    /// Notes what is wrong with a call.
    @inlinable
    @inline(always)
    mutating func note(_ mistake: ChainLog<Node>.Mistake, _ call: Call<Node>, among list: [Node]? = nil) {
        options.insert(.isTouched)
        log = ChainLog.noting(node, mistake, call, among: list, in: log.take())
    }

    /// The parent's length on an axis, or NaN for a node without a parent.
    @inlinable
    @inline(always)
    func parentLength(_ axis: Axis) -> Double {
        guard let size = node.parentSize(kind) else { return .nan }
        return axis == .horizontal ? size.width : size.height
    }
}
