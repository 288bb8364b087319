import Geometry
import LayoutTree

/// The request of a chain on one axis: a number for each slot that is set, and flags.
///
/// Both axes share this type and one resolver. Percentages and references are already converted to coordinates in the parent's
/// space. A chain keeps leading and trailing edges as such until it ends.
///
/// An invalid value is stored as NaN; a note says why. ``droppingInvalidSlots`` removes such slots.
@usableFromInline @frozen
struct AxisRequest {
    @usableFromInline var flags: Flags
    /// The number of each slot; zero if the slot is not set.
    @usableFromInline var values: SIMD8<Double>

    @export(implementation) @inline(__always)
    init(_ flags: Flags = .none, _ values: SIMD8<Double> = .zero) {
        self.flags = flags
        self.values = values
    }

    @export(implementation) @inline(__always)
    subscript(slot: Slot) -> Double { values[slot.index] }

    @export(implementation) @inline(__always)
    func has(_ slot: Slot) -> Bool { flags.has(slot.flag) }

    @export(implementation) @inline(__always)
    var hasBothEdges: Bool { flags.hasAll(.bothEdges) }

    /// Whether a call for the slot conflicts with an earlier one: for the same slot, or a center against an edge.
    @export(implementation) @inline(__always)
    func conflicts(with slot: Slot) -> Bool { flags.has(slot.excluded) }

    /// Whether the slot mixes left or right with a leading or trailing edge of the request.
    @export(implementation) @inline(__always)
    func namesEdgesOtherwise(than slot: Slot) -> Bool {
        slot.isEdge && flags.has(.bothEdges) && flags.has(.hasLogicalEdges) != slot.isLogical
    }
}

extension AxisRequest {
    /// One number of a request: an edge, a length, a margin.
    ///
    /// Leading and trailing edges share the indexes of the left and the right edge, into which they are converted when the chain
    /// ends. The compiler folds a structure earlier than an enumeration; see Documentation/Optimizer.md, fact 11.
    @usableFromInline @frozen
    struct Slot: Equatable {
        /// The index among the values, plus 8 for a leading or trailing edge.
        @usableFromInline let number: Int
        /// The slots that conflict with a call for this one: itself, and edges and centers with each other.
        @usableFromInline let excluded: Flags

        @export(implementation) @inline(__always)
        init(_ number: Int, excluded: Flags) {
            self.number = number
            self.excluded = excluded
        }

        /// The left or the top edge.
        @export(implementation) static var near: Slot { Slot(0, excluded: .nearAndCenter) }
        /// The right or the bottom edge.
        @export(implementation) static var far: Slot { Slot(1, excluded: .farAndCenter) }
        @export(implementation) static var center: Slot { Slot(2, excluded: .position) }
        @export(implementation) static var length: Slot { Slot(3, excluded: .length) }
        @export(implementation) static var minimum: Slot { Slot(4, excluded: .minimum) }
        @export(implementation) static var maximum: Slot { Slot(5, excluded: .maximum) }
        /// Margins conflict with nothing: the last one wins.
        @export(implementation) static var nearMargin: Slot { Slot(6, excluded: .none) }
        @export(implementation) static var farMargin: Slot { Slot(7, excluded: .none) }
        @export(implementation) static var leading: Slot { Slot(8, excluded: .nearAndCenter) }
        @export(implementation) static var trailing: Slot { Slot(9, excluded: .farAndCenter) }

        @export(implementation) @inline(__always)
        var index: Int { number & 7 }

        @export(implementation) @inline(__always)
        var flag: Flags { Flags(rawValue: 1 &<< UInt64(truncatingIfNeeded: index)) }

        @export(implementation) @inline(__always)
        var isEdge: Bool { index < 2 }

        /// Whether the slot is the length or a limit of the length.
        @export(implementation) @inline(__always)
        var isLength: Bool { index > 2 && index < 6 }

        /// Whether the slot is a leading or a trailing edge.
        @export(implementation) @inline(__always)
        var isLogical: Bool { number > 7 }

        /// Whether the slot is the left or the top edge.
        @export(implementation) @inline(__always)
        func isNear(in direction: @autoclosure () -> LayoutDirection) -> Bool {
            let isFirst = index == 0
            return isLogical && direction() == .rightToLeft ? !isFirst : isFirst
        }

        /// The left or the right edge for a leading or trailing edge; other slots are returned unchanged.
        @export(implementation) @inline(__always)
        func physical(in direction: LayoutDirection) -> Slot {
            isEdge ? (isNear(in: direction) ? .near : .far) : self
        }

        /// The slot of the same physical edge in a right-to-left layout: leading for the right edge.
        @export(implementation) @inline(__always)
        var sameEdgeRightToLeft: Slot {
            let isFirst = index == 0
            return isLogical ? (isFirst ? .far : .near) : (isFirst ? .trailing : .leading)
        }

        /// Whether the slot can hold a value: a finite number, and zero or more for lengths.
        @export(implementation) @inline(__always)
        func canHold(_ value: Double) -> Bool {
            // Infinity or NaN, minus itself, is NaN, and comparing NaN is false. `isFinite` takes more instructions.
            isLength ? value - value <= value : value - value == 0
        }
    }
}

// Copies of the request with another slot or flag. A chain never changes a request in place; see Documentation/Optimizer.md, fact
// 6.

extension AxisRequest {
    /// The request after a call sets a free slot.
    @export(implementation) @inline(__always)
    func with(_ slot: Slot, _ value: Double, by call: Call) -> AxisRequest {
        var request = with(slot, value)
        request.flags[slot] = call
        if slot.isLogical { request.flags = request.flags | .hasLogicalEdges }
        return request
    }

    /// The request after a slot is set to a computed value.
    @export(implementation) @inline(__always)
    func with(_ slot: Slot, _ value: Double) -> AxisRequest {
        var request = self
        request.set(slot, value)
        return request
    }

    @export(implementation) @inline(__always)
    func with(_ flags: Flags) -> AxisRequest { AxisRequest(self.flags | flags, values) }

    @export(implementation) @inline(__always)
    mutating func set(_ slot: Slot, _ value: Double) {
        flags = flags | slot.flag
        values[slot.index] = value
    }

    @export(implementation) @inline(__always)
    mutating func clear(_ slot: Slot) {
        flags = flags.without(slot.flag)
        values[slot.index] = 0
    }

    /// Clears flags that are known to be unset, so that the compiler drops the code that tests them.
    ///
    /// Limits also become zero, which frees the registers of their values; see Documentation/Optimizer.md, fact 12.
    @export(implementation) @inline(__always)
    func assumingUnset(_ unset: Flags) -> AxisRequest {
        var request = AxisRequest(flags.without(unset), values)
        if unset.has(Slot.minimum.flag) {
            request.clear(.minimum)
            request.clear(.maximum)
        }
        return request
    }

    /// The request without the slots that hold NaN.
    @export(implementation) @inline(always)
    var droppingInvalidSlots: AxisRequest {
        // A sum that contains NaN is NaN; see Documentation/Optimizer.md, fact 12.
        values.sum().isNaN ? clearingInvalidSlots : self
    }

    @export(implementation) @inline(never)
    var clearingInvalidSlots: AxisRequest {
        var request = self
        for index in 0..<8 where values[index].isNaN {
            let slot = Slot(index, excluded: .none)
            request.clear(slot)
            // The flags do not store the calls of margins.
            if index < 6 { request.flags[slot] = nil }
        }
        return request
    }
}

// Leading and trailing edges.

extension AxisRequest {
    /// The request with leading and trailing edges converted to left and right.
    ///
    /// In a right-to-left layout the two are exchanged: their flags, their calls and their values.
    @export(implementation) @inline(__always)
    func physical(in direction: LayoutDirection) -> AxisRequest {
        if !flags.has(.hasLogicalEdges) { return self }
        var request = AxisRequest(flags.without(.hasLogicalEdges), values)
        if direction == .leftToRight { return request }
        request.flags = request.flags.exchangingEdges
        request.values[Slot.near.index] = self[.far]
        request.values[Slot.far.index] = self[.near]
        return request
    }

    /// The request with both edges set to `values`, after a call that mixes the two kinds of edge names.
    ///
    /// Both flags are set in both directions, so that flags do not depend on the direction; see Documentation/Optimizer.md, fact 8.
    @export(implementation) @inline(__always)
    func withBothEdges(_ values: SIMD8<Double>, _ edge: Slot, by call: Call) -> AxisRequest {
        var flags = flags | .bothEdges
        flags[edge] = call
        return AxisRequest(flags, values)
    }
}
