import Geometry
import LayoutTree

/// What a chain has to report when it ends.
///
/// A mistake is noted where the call is made and reported when the chain ends, just before the frame is written. Nothing that
/// a chain calls on the way runs anybody else's code then, and says so (`releasenone`: it lets go of no object). So the
/// compiler needs no reference of the chain's own to keep the node alive, and counting one up and down would cost more than
/// all the rest of a chain. Likewise no list of references outlives the call that it is handed to (`notEscaping`), so that an
/// array literal can live on the stack; the formatter is told to leave such lines alone, since it would join their two words.
@usableFromInline
final class ChainLog<Node: Layoutable> where Node.LayoutBase == Node {
    var entries: [Entry] = []
    /// What is left to be done when the chain has ended.
    var rest: PinRequest?

    struct Entry {
        let mistake: Mistake
        let call: Call<Node>
        /// The nodes that the call takes as a list.
        let list: [Node]
        /// The other nodes that the call refers to, kept because the call does not keep them.
        let references: [Node]
        /// What was set when a call met it.
        let obstacles: Obstacles?
    }

    /// What was set on an axis.
    struct Obstacles {
        let axis: Axis
        let asked: AxisIntents.Asked
    }

    /// What is wrong with a call.
    @usableFromInline
    @frozen
    enum Mistake {
        /// The value is not finite, or below zero where that means nothing, or relative to a parent that is not there.
        case value(Double)
        /// What the call sets has this value already.
        case alreadySet(Double)
        /// Something is set that excludes what the call sets.
        case conflict
        /// A reference cannot be reached from the node.
        case unreachable
        /// No reference of the list is visible.
        case nothingVisible
        /// Both references are the same node, or one of them is the node that is placed.
        case sameReferences
        /// There is no space between the references.
        case noSpace
        /// The content is sized in another way already.
        case sizedTwice(ContentSizing)
        case invalidAspectRatio(Double)
        case notMeasurable
        case noImage
    }

    /// The log with one more mistake in it, or as it is where nobody would hear of it.
    // swift-format-ignore
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    @_effects(notEscaping list.**)
    static func noting(
        _ mistake: Mistake, _ call: Call<Node>, among list: [Node]?, isHeard: Bool, in log: HandedLog<Node>
    ) -> HandedLog<Node> {
        guard isHeard else { return log }
        let log = log.taken() ?? ChainLog()
        log.append(mistake, call, among: list)
        return HandedLog(log)
    }

    /// What a slot holds that is taken or excluded: what it held, NaN, or the value after all where what stands against it
    /// could not be used itself.
    ///
    /// The value is one that the slot can hold, or NaN for one that has been noted. The same value again is no mistake.
    // swift-format-ignore
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    @_effects(notEscaping list.**)
    static func objecting(
        to value: Double, _ slot: AxisIntents.Slot, _ axis: Axis,
        _ asked: AxisIntents.Asked, _ numbers: SIMD8<Double>, _ sides: SIMD2<Double>,
        _ direction: LayoutDirection, _ call: Call<Node>, among list: [Node]?, isHeard: Bool, in log: HandedLog<Node>
    ) -> (value: Double, log: HandedLog<Node>) {
        let named = asked.named(numbers, sides, in: direction)
        let slot = slot.named(in: direction)
        let present = named.numbers[slot.index]
        var usable = named.asked
        // The numbers stand in the order of their marks; of edges, center and length it matters whether they can be used.
        for index in 0..<4 where !named.numbers[index].isFinite {
            usable.remove(AxisIntents.Asked(rawValue: 1 << UInt32(index)))
        }
        let isTaken = usable.contains(slot.mark) && !present.isNaN
        let isFree = usable.subtracting(isTaken ? [] : slot.mark).isDisjoint(with: slot.obstacles)
        let outcome = isFree ? value : isTaken ? present : .nan
        guard isHeard, !(isFree || value.isNaN || (isTaken && value == present)) else { return (outcome, log) }
        let log = log.taken() ?? ChainLog()
        let obstacles = Obstacles(axis: axis, asked: usable)
        log.append(isTaken ? .alreadySet(present) : .conflict, call, among: list, obstacles)
        return (outcome, HandedLog(log))
    }

    /// Does what is left of a chain that has ended.
    ///
    /// The node is handed over, since this runs code that may let go of all other references to it: that of whoever receives
    /// warnings or measures content.
    @usableFromInline
    @inline(never)
    @_specialize(where Node == LayoutNode)
    consuming func finish(on node: consuming Node) {
        if let rest { node.placeWithCare(rest, HandedLog(self)) }
    }

    private func append(
        _ mistake: Mistake, _ call: Call<Node>, among list: [Node]?, _ obstacles: Obstacles? = nil
    ) {
        // A list of its own: that of the call may live on the stack, and only as long as the call.
        var copy: [Node] = []
        for node in list ?? [] { copy.append(node) }
        entries.append(
            Entry(mistake: mistake, call: call, list: copy, references: call.references, obstacles: obstacles)
        )
    }
}

// What a chain calls. These are compiled for the type of the node in the client, once, so that the many places that call them
// need not say which type it is.

extension ChainLog {
    // swift-format-ignore
    @inlinable
    @inline(never)
    @_effects(notEscaping list.**)
    static func noting(
        _ node: Node, _ mistake: Mistake, _ call: Call<Node>, among list: [Node]?, in log: HandedLog<Node>
    ) -> HandedLog<Node> {
        noting(mistake, call, among: list, isHeard: node.deliversWarnings, in: log)
    }

    @inlinable
    @inline(never)
    static func refusing(
        _ node: Node, _ method: PinMethod, _ points: Double, in log: HandedLog<Node>
    ) -> HandedLog<Node> {
        refusing(node, points, .points(method, points), in: log)
    }

    @inlinable
    @inline(never)
    static func refusing(
        _ node: Node, _ value: Double, _ call: Call<Node>, in log: HandedLog<Node>
    ) -> HandedLog<Node> {
        noting(.value(value), call, among: nil, isHeard: node.deliversWarnings, in: log)
    }

    /// The length of the parent that a value refers to, or NaN, noted, where there is none or the value is not usable.
    @inlinable
    @inline(never)
    static func measuringParent(
        of node: Node, _ axis: Axis, _ marks: PinMarks, for points: Double, _ slot: AxisIntents.Slot,
        by method: PinMethod, in log: HandedLog<Node>
    ) -> (length: Double, log: HandedLog<Node>) {
        if slot.canHold(points), let size = node.parentSize(marks.kind) { return (size[axis], log) }
        return (.nan, refusing(node, method, points, in: log))
    }

    /// The same for a share of that length.
    @inlinable
    @inline(never)
    static func measuringParent(
        of node: Node, _ axis: Axis, _ marks: PinMarks, for share: Percent, _ slot: AxisIntents.Slot,
        by method: PinMethod, in log: HandedLog<Node>
    ) -> (length: Double, log: HandedLog<Node>) {
        let size = node.parentSize(marks.kind)
        if slot.canHold(share.value), let size { return (size[axis], log) }
        return (.nan, refusing(node, share.of(size?[axis] ?? .nan), .percent(method, share), in: log))
    }

    // swift-format-ignore
    @inlinable
    @inline(never)
    @_effects(notEscaping list.**)
    static func objecting(
        _ node: Node, to value: Double, _ slot: AxisIntents.Slot, _ axis: Axis, _ marks: PinMarks, _ numbers: PinNumbers,
        _ call: Call<Node>, among list: [Node]?, in log: HandedLog<Node>
    ) -> (value: Double, log: HandedLog<Node>) {
        objecting(
            to: value, slot, axis, marks.asked(axis),
            numbers.named(axis), numbers.readingSides,
            node.layoutDirection, call, among: list, isHeard: node.deliversWarnings, in: log
        )
    }
}
