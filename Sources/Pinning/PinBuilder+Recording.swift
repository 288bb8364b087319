import Geometry
import LayoutTree

// Every method of a chain ends here. What notes a mistake is out of line and is handed values, never the builder itself: a
// builder whose address is taken anywhere would have to live in memory everywhere.

extension PinBuilder {
    /// Records points that a caller gave: they must be finite, and not below zero for lengths.
    @inlinable
    @inline(always)
    mutating func set(_ slot: AxisIntents.Slot, _ axis: Axis, to points: Double, by method: PinMethod) {
        var value = points
        if !slot.canHold(points) {
            log = ChainLog.refusing(node, method, points, in: log)
            value = .nan
        }
        record(slot, axis, value, by: Call(method, points))
    }

    /// Records what points that a caller gave mean for the parent's length on the axis.
    ///
    /// It is the given points that must be usable; then their meaning is, since a parent's length is finite.
    @inlinable
    @inline(always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, given points: Double, by method: PinMethod,
        _ meaning: (_ length: Double) -> Double
    ) {
        var value = Double.nan
        if slot.canHold(points), let size = node.parentSize(kind) {
            value = meaning(size[axis])
        } else {
            log = ChainLog.refusing(node, method, points, in: log)
        }
        record(slot, axis, value, by: Call(method, points))
    }

    /// Records what a share of the parent's length that a caller gave means.
    @inlinable
    @inline(always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, given share: Percent, by method: PinMethod,
        _ meaning: (_ length: Double) -> Double
    ) {
        var value = Double.nan
        if slot.canHold(share.value), let size = node.parentSize(kind) {
            value = meaning(size[axis])
        } else {
            log = ChainLog.refusing(node, method, share, axis, kind, in: log)
        }
        record(slot, axis, value, by: Call(method, share))
    }

    /// Records a value of a call that gives more than one.
    @inlinable
    @inline(always)
    mutating func set(_ slot: AxisIntents.Slot, _ axis: Axis, to value: Double, by call: Call<Node>) {
        var usable = value
        if !slot.canHold(value) {
            log = ChainLog.refusing(node, value, call, in: log)
            usable = .nan
        }
        record(slot, axis, usable, by: call)
    }

    /// Records what a value of a call that gives more than one means for the parent's length on the axis.
    @inlinable
    @inline(always)
    mutating func set(
        _ slot: AxisIntents.Slot, _ axis: Axis, given value: Double, by call: Call<Node>,
        _ meaning: (_ length: Double) -> Double
    ) {
        let length = slot.canHold(value) ? parentLength(axis) : .nan
        if length.isNaN { log = ChainLog.refusing(node, value, call, in: log) }
        record(slot, axis, meaning(length), by: call)
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
                in: log
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
                call, among: list, in: log
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
        log = ChainLog.noting(node, mistake, call, among: list, in: log)
    }

    /// The parent's length on an axis, or NaN for a node without a parent.
    @inlinable
    @inline(always)
    func parentLength(_ axis: Axis) -> Double {
        node.parentSize(kind)?[axis] ?? .nan
    }
}
