import Geometry
import LayoutTree

// Noting calls that cannot be honored. These functions are not inlined, and the compiler has to see that they release
// nothing, or each chain would count its node; see Documentation/Optimizer.md, fact 1.

extension Layoutable where LayoutBase == Self {
    /// Notes why a call cannot be honored, if somebody receives warnings.
    @export(implementation) @inline(never)
    func note(_ method: PinMethod, _ argument: PinArgument<Self>, _ reason: PinNote<Self>.Reason) {
        guard _deliversWarnings else { return }
        _note { PinNote(self, method, argument, reason, after: $0) }
    }

    /// Notes a number of points that a slot cannot hold, or that refers to a parent that is not there, and returns NaN.
    @export(implementation) @inline(never)
    func unusable(_ method: PinMethod, points: Double) -> Double {
        if _deliversWarnings { _note { PinNote(self, method, .points(points), .invalidValue(points), after: $0) } }
        return .nan
    }

    /// Notes a value of a call with another argument that a slot cannot hold, or that refers to a parent that is not there, and
    /// returns NaN.
    @export(implementation) @inline(never)
    func unusable(_ method: PinMethod, _ argument: PinArgument<Self>, _ value: Double) -> Double {
        note(method, argument, .invalidValue(value))
        return .nan
    }

    /// Notes a length of another node that a slot cannot hold, and returns NaN.
    @export(implementation) @inline(never)
    func unusable(_ method: PinMethod, of reference: Self, _ value: Double) -> Double {
        unusable(method, .node(reference, aligned: .none), value)
    }

    /// What a share means that is no number, below zero, or of a parent that is not there: NaN, and noted, if the slot cannot hold it.
    @export(implementation) @inline(never)
    func checked(_ share: Percent, of length: Double?, _ slot: AxisRequest.Slot, by method: PinMethod) -> Double {
        let value = share.of(length ?? .nan)
        if slot.canHold(value) { return value }
        if _deliversWarnings { _note { PinNote(self, method, .percent(share), .invalidValue(value), after: $0) } }
        return .nan
    }

    /// The value for a slot that is taken or excluded: what it holds, NaN if it is excluded, or the new value if what is set is
    /// itself invalid.
    ///
    /// The same value again is no conflict, and an invalid one has been noted.
    @export(implementation) @inline(never)
    func settle(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, _ flags: UInt64, _ values: SIMD8<Double>,
        _ method: PinMethod, _ argument: PinArgument<Self>
    ) -> Double {
        settled(slot, axis, value, AxisRequest(flags, values)) { noteConflict(method, argument, $0) }
    }

    /// The same for a conflict that there is from right to left only; it is reported at the line where the chain ends.
    ///
    /// Finding the line of the call would count the node in every chain that names sides in both ways.
    @export(implementation) @inline(never)
    func settleTurned(
        _ slot: AxisRequest.Slot, _ value: Double, _ flags: UInt64, _ values: SIMD8<Double>, _ method: PinMethod,
        _ argument: PinArgument<Self>
    ) -> Double {
        settled(slot, .horizontal, value, AxisRequest(flags, values)) { note(method, argument, $0) }
    }

    /// The rule of both.
    @export(implementation) @inline(__always)
    func settled(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, _ request: AxisRequest,
        _ noteConflict: (PinNote<Self>.Reason) -> Void
    ) -> Double {
        let obstacles = request.withoutUnusable
        let present = request[slot]
        let isTaken = obstacles.has(slot)
        if !isTaken, obstacles.flags & slot.obstacles == 0 { return value }
        if value == value, !isTaken || value != present {
            // Warnings speak of left and right.
            let slot = obstacles.isLogical ? slot.physical(in: layoutDirection) : slot
            let obstacles = obstacles.physical(in: layoutDirection)
            noteConflict(isTaken ? .alreadySet(slot, obstacles, axis) : .conflict(obstacles, axis))
        }
        return isTaken ? present : .nan
    }

    /// The request for the width with the left and the right edge in place of the leading and the trailing one, and with an edge
    /// set, unless something stands against it.
    @export(implementation) @inline(never)
    func adding(
        _ slot: AxisRequest.Slot, toPhysical request: AxisRequest, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm, _ argument: PinArgument<Self>
    ) -> AxisRequest {
        let request = request.physical(in: layoutDirection)
        let slot = slot.physical(in: layoutDirection)
        if request.flags & slot.obstacles == 0 { return request.with(slot, value, by: method, with: form) }
        return request.with(
            slot, settle(slot, .horizontal, value, request.flags, request.values, method, argument))
    }

    /// Notes a conflict, and where the call was made: a chain of several lines may end lines later.
    @usableFromInline @inline(never)
    func noteConflict(_ method: PinMethod, _ argument: PinArgument<Self>, _ reason: PinNote<Self>.Reason) {
        guard _deliversWarnings else { return }
        let caller = CallerLocation.capture()
        _note {
            let note = PinNote(self, method, argument, reason, after: $0)
            note.caller = caller
            return note
        }
    }
}
