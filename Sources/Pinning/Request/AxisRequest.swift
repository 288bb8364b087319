import Geometry
import LayoutTree

/// What a chain requests on one axis: a number for each slot that is set, and flags.
///
/// Both axes have this type and one resolver. Percentages and references have become coordinates in the parent's space. A chain that
/// names leading and trailing edges keeps them as such until it ends.
///
/// A slot with an invalid value holds NaN, and a note says why. ``droppingInvalidSlots`` removes such slots.
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

    /// Whether a call for the slot conflicts with an earlier one: for the slot itself, or for a center beside an edge.
    @export(implementation) @inline(__always)
    func conflicts(with slot: Slot) -> Bool { flags.has(slot.excluded) }

    /// Whether the slot is left or right beside a leading or trailing edge, or the other way round.
    @export(implementation) @inline(__always)
    func namesEdgesOtherwise(than slot: Slot) -> Bool {
        slot.isEdge && flags.has(.bothEdges) && flags.has(.hasLogicalEdges) != slot.isLogical
    }
}

// Requests with another slot or flag. A chain never changes a request in place; see Documentation/Optimizer.md, fact 6.

extension AxisRequest {
    /// The request with a free slot set by a call.
    @export(implementation) @inline(__always)
    func with(_ slot: Slot, _ value: Double, by call: Call) -> AxisRequest {
        var request = with(slot, value)
        request.flags[slot] = call
        if slot.isLogical { request.flags = request.flags | .hasLogicalEdges }
        return request
    }

    /// The request with a slot set to a computed value.
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

    /// The request with flags cleared that are known to be unset, so that the compiler drops the code behind them.
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
        // A sum with NaN in it is NaN; see Documentation/Optimizer.md, fact 12.
        values.sum().isNaN ? clearingInvalidSlots : self
    }

    @export(implementation) @inline(never)
    var clearingInvalidSlots: AxisRequest {
        var request = self
        for index in 0..<8 where values[index].isNaN {
            let slot = Slot(index, excluded: .none)
            request.clear(slot)
            // Margins have no room for a call.
            if index < 6 { request.flags[slot] = nil }
        }
        return request
    }
}

// Leading and trailing edges.

extension AxisRequest {
    /// The request with a left and a right edge in place of a leading and a trailing one.
    ///
    /// From right to left the two are exchanged: their flags, their calls and their values.
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

    /// The request with both edges set, by `values`, after a call for an edge that is named otherwise than the other one.
    ///
    /// Both flags are set in either direction, so that flags do not depend on it; see Documentation/Optimizer.md, fact 8.
    @export(implementation) @inline(__always)
    func withBothEdges(_ values: SIMD8<Double>, _ edge: Slot, by call: Call) -> AxisRequest {
        var flags = flags | .bothEdges
        flags[edge] = call
        return AxisRequest(flags, values)
    }
}
