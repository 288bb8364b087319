import Geometry
import LayoutTree

/// What a chain has to report when it ends.
///
/// A mistake is noted where the call is made and reported when the chain ends, just before the frame is written. Nothing that
/// a chain calls on the way runs anybody else's code then, and says so (`releasenone`: it lets go of no object). So the
/// compiler needs no reference of the chain's own to keep the node alive, and counting one up and down would cost more than
/// all the rest of a chain.
@usableFromInline
final class ChainLog<Node: Layoutable> where Node.LayoutBase == Node {
    var entries: [Entry] = []

    struct Entry {
        let mistake: Mistake
        let call: Call<Node>
        /// The nodes that the call takes as a list.
        let list: [Node]?
        /// The other nodes that the call refers to, kept because the call does not keep them.
        let references: [Node]
        /// What was set on the axis.
        let intents: [LayoutWarning.Intent]
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

    func append(_ mistake: Mistake, _ call: Call<Node>, among list: [Node]?, _ intents: [LayoutWarning.Intent] = []) {
        entries.append(
            Entry(mistake: mistake, call: call, list: list, references: call.references, intents: intents)
        )
    }

    /// The log with one more mistake in it, or as it is where nobody would hear of it.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    static func noting(
        _ mistake: Mistake, _ call: Call<Node>, among list: [Node]? = nil, isHeard: Bool, in log: consuming ChainLog?
    ) -> ChainLog? {
        guard isHeard else { return log }
        let log = log ?? ChainLog()
        log.append(mistake, call, among: list)
        return log
    }

    /// The log with a value in it that cannot be used.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    static func refusing(
        _ value: Double, _ call: Call<Node>, isHeard: Bool, in log: consuming ChainLog?
    ) -> ChainLog? {
        noting(.value(value), call, isHeard: isHeard, in: log)
    }

    /// What a slot holds that is taken or excluded: what it held, or NaN, which leaves what excludes it as it is.
    ///
    /// It is noted, unless the value is the same.
    @usableFromInline
    @inline(never)
    @_effects(releasenone)
    static func contradicting(
        _ slot: AxisIntents.Slot, _ axis: Axis, _ value: Double, _ asked: AxisIntents.Asked,
        _ placing: AxisIntents.Placing, _ adjusting: AxisIntents.Adjusting, _ call: Call<Node>, among list: [Node]?,
        isHeard: Bool, in log: consuming ChainLog?
    ) -> (value: Double, log: ChainLog?) {
        let usable = AxisIntents(asked, placing, adjusting).withoutUnusable
        if usable.isFree(slot) { return (value, log) }
        let isTaken = usable.asked.contains(slot.mark)
        let present = usable[slot]
        if isHeard && value.isFinite && !(isTaken && value == present) {
            let log = log ?? ChainLog()
            log.append(isTaken ? .alreadySet(present) : .conflict, call, among: list, usable.described(axis))
            return (isTaken ? present : .nan, log)
        }
        return (isTaken ? present : .nan, log)
    }
}
