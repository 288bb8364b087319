import Geometry
import LayoutTree
import LineFinding

// Notes of calls that cannot be honored. These functions are not inlined. The compiler must see that they release nothing, since
// each chain would otherwise count its node; see Documentation/Optimizer.md, fact 1.

extension Layoutable where LayoutBase == Self {
    /// Notes the reason why a call cannot be honored, if somebody receives warnings.
    @export(implementation) @inline(never)
    func note(_ method: PinMethod, _ argument: PinArgument<Self>, _ reason: PinCallNote<Self>.Reason) {
        guard _deliversWarnings else { return }
        _note { PinCallNote(self, method, argument, reason, after: $0) }
    }

    /// Notes an invalid number of points, or a missing parent, and returns NaN.
    @export(implementation) @inline(never)
    func noteInvalidPoints(
        _ points: Double, for slot: AxisRequest.Slot, _ axis: Axis, by method: PinMethod
    ) -> Double {
        noteInvalid(points, for: slot, axis, by: method, .points(points))
    }

    /// Notes an invalid value, or a missing parent, and returns NaN.
    @export(implementation) @inline(never)
    func noteInvalid(
        _ value: Double, for slot: AxisRequest.Slot, _ axis: Axis, by method: PinMethod, _ argument: PinArgument<Self>
    ) -> Double {
        note(method, argument, .invalidValue(value, slot, axis))
        return .nan
    }

    /// Notes an invalid length computed from another node, and returns NaN.
    @export(implementation) @inline(never)
    func noteInvalidLength(_ length: Double, of reference: Self, _ axis: Axis, by method: PinMethod) -> Double {
        noteInvalid(length, for: .length, axis, by: method, .node(reference, aligned: .none))
    }

    /// Notes an invalid share of the parent's length, or a missing parent, and returns NaN.
    ///
    /// A negative share of zero is zero, as in PinLayout.
    @export(implementation) @inline(never)
    func noteInvalidShare(
        _ share: Percent, of parentLength: Double?, for slot: AxisRequest.Slot, _ axis: Axis, by method: PinMethod
    ) -> Double {
        let value = share.of(parentLength ?? .nan)
        return value == 0 ? 0 : noteInvalid(value, for: slot, axis, by: method, .percent(share))
    }

    /// The request after a call for a slot that may conflict with an earlier call.
    ///
    /// A set slot keeps its first value; an excluded slot becomes NaN. Setting the same value again is no conflict, and an invalid
    /// value has already been noted. If one edge is leading or trailing and the other left or right, both become left and right.
    @export(implementation) @inline(never)
    func resolveConflict(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, in request: AxisRequest, by method: PinMethod,
        _ argument: PinArgument<Self>
    ) -> AxisRequest {
        var (slot, request) = (slot, request)
        if request.namesEdgesOtherwise(than: slot) {
            (slot, request) = (slot.physical(in: layoutDirection), request.physical(in: layoutDirection))
        }
        let valid = request.droppingInvalidSlots
        if !valid.conflicts(with: slot) {
            return request.with(slot, value, by: argument.call(of: method, axis))
        }
        let present = valid.has(slot) ? request[slot] : .nan
        if !value.isNaN, value != present { noteConflict(method, argument, conflict(slot, axis, valid)) }
        return request.with(slot, present)
    }

    /// The horizontal values after a call that mixes a leading or trailing edge with a left or right one, in a right-to-left
    /// layout.
    ///
    /// Both calls name the same physical edge, as in `start(10).right(5)`, and the first value wins. Another value is noted, and
    /// reported at the line where the chain ends: finding the line of the call would count the node in every chain that mixes both
    /// kinds of names.
    @export(implementation) @inline(never)
    func assignEdgeRightToLeft(
        _ slot: AxisRequest.Slot, _ value: Double, _ flags: AxisRequest.Flags, _ values: SIMD8<Double>,
        by method: PinMethod, _ argument: PinArgument<Self>
    ) -> SIMD8<Double> {
        var request = AxisRequest(flags, values)
        let taken = slot.sameEdgeRightToLeft
        let present = request[taken]
        if present.isNaN {
            request.set(taken, value)
        } else if !value.isNaN, value != present {
            note(method, argument, conflict(taken, .horizontal, request.droppingInvalidSlots))
        }
        return request.with(slot, .nan).values
    }

    /// The reason why a slot cannot be assigned beside a request, in terms of left and right.
    @export(implementation) @inline(__always)
    func conflict(_ slot: AxisRequest.Slot, _ axis: Axis, _ request: AxisRequest) -> PinCallNote<Self>.Reason {
        .conflict(slot.physical(in: layoutDirection), request.physical(in: layoutDirection), axis)
    }

    /// Notes a conflict and the location of the call, since a chain may end several lines later.
    @usableFromInline @inline(never)
    func noteConflict(_ method: PinMethod, _ argument: PinArgument<Self>, _ reason: PinCallNote<Self>.Reason) {
        guard _deliversWarnings else { return }
        let caller = CallerLocation.capture()
        _note {
            let note = PinCallNote(self, method, argument, reason, after: $0)
            note.caller = caller
            return note
        }
    }
}
