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
            log = ChainLog.refusing(node, value, call, in: log.take())
            usable = .nan
        }
        record(slot, axis, usable, by: call)
    }

    /// Records what a value that a caller gave means for the parent's length on the axis.
    ///
    /// It is the given value that must be usable; then its meaning is, since a parent's length is finite.
    @inlinable
    @inline(always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, given: Double, by call: Call<Node>,
        _ meaning: (_ length: Double) -> Double
    ) {
        var value = Double.nan
        if slot.canHold(given), let size = node.parentSize(kind) {
            value = meaning(axis == .horizontal ? size.width : size.height)
        } else {
            log = ChainLog.refusing(node, given, call, in: log.take())
        }
        record(slot, axis, value, by: call)
    }

    /// Records a value that is known to be usable, or NaN for one that has been noted.
    @inlinable
    @inline(always)
    mutating func record(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, by call: Call<Node>, among list: [Node]? = nil
    ) {
        var value = value
        let intents = axis == .horizontal ? horizontal : vertical
        if !intents.isFree(slot) {
            let outcome = ChainLog.objecting(
                node, to: value, slot, axis, present: intents[slot], intents.asked, intents.placing, call, among: list,
                in: log.take()
            )
            value = outcome.value
            log = outcome.log
        }
        if axis == .horizontal { horizontal.ask(slot, value) } else { vertical.ask(slot, value) }
    }

    /// Records an x of the left or the right edge, as the reading direction decides.
    @inlinable
    @inline(always)
    mutating func record(side isLeft: Bool, _ x: Double, by call: Call<Node>, among list: [Node]? = nil) {
        var x = x
        let mark: AxisIntents.Asked = isLeft ? .start : .end
        if !horizontal.asked.isDisjoint(with: mark | .center) {
            let outcome = ChainLog.objecting(
                node, to: x, isLeft ? .start : .end, .horizontal,
                present: isLeft ? horizontal.start : horizontal.end, horizontal.asked, horizontal.placing,
                call, among: list, in: log.take()
            )
            x = outcome.value
            log = outcome.log
        }
        horizontal.asked.formUnion(mark)
        if isLeft { horizontal.start = x } else { horizontal.end = x }
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
