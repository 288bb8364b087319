import Geometry
import LayoutTree
import LineFinding

// Noting calls that cannot be honored. These functions are not inlined, and the compiler has to see that they release
// nothing, or each chain would count its node; see Documentation/Optimizer.md, fact 1.

extension Layoutable where LayoutBase == Self {
    /// Notes why a call cannot be honored, if somebody receives warnings.
    @export(implementation) @inline(never)
    func note(_ method: PinMethod, _ argument: PinArgument<Self>, _ reason: PinNote<Self>.Reason) {
        guard _deliversWarnings else { return }
        _note { PinNote(self, method, argument, reason, after: $0) }
    }

    /// Notes a number of points that a slot cannot hold, or of a call that needs a parent, and returns NaN.
    @export(implementation) @inline(never)
    func unusable(_ method: PinMethod, points: Double) -> Double { unusable(method, .points(points), points) }

    /// Notes a value that a slot cannot hold, or of a call that needs a parent, and returns NaN.
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

    /// Notes a share of the parent's length that a slot cannot hold, or a share without a parent, and returns NaN.
    @export(implementation) @inline(never)
    func unusable(_ method: PinMethod, _ share: Percent, of parentLength: Double?) -> Double {
        unusable(method, .percent(share), share.of(parentLength ?? .nan))
    }

    /// The request on an axis with a slot set that may be taken or excluded by others.
    ///
    /// A taken slot keeps its value, and an excluded one holds NaN. The same value again is no conflict, and an invalid one has been
    /// noted. An edge beside one of the other kind makes both edges left and right ones.
    @export(implementation) @inline(never)
    func adding(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, toContested request: AxisRequest, by method: PinMethod,
        _ argument: PinArgument<Self>
    ) -> AxisRequest {
        var (slot, request) = (slot, request)
        if request.isMixed(with: slot) {
            (slot, request) = (slot.physical(in: layoutDirection), request.physical(in: layoutDirection))
        }
        let usable = request.withoutUnusable
        if usable.flags & slot.obstacles == 0 {
            request.flags &= ~(0xFF &<< slot.callShift)
            return request.with(slot, value, by: argument.call(of: method))
        }
        let present = usable.has(slot) ? request[slot] : .nan
        if value == value, value != present { noteConflict(method, argument, conflict(slot, axis, usable)) }
        return request.with(slot, present)
    }

    /// The values of a request for the width with an edge set beside one of the other kind, from right to left: the edge that the call
    /// means is the one that is taken, as in `start(10).right(5)`.
    ///
    /// The first value counts. Another one is noted, and reported at the line where the chain ends: finding the line of the call would
    /// count the node in every chain that names sides in both ways.
    @export(implementation) @inline(never)
    func mixed(
        _ slot: AxisRequest.Slot, _ value: Double, _ flags: UInt64, _ values: SIMD8<Double>, _ method: PinMethod,
        _ argument: PinArgument<Self>
    ) -> SIMD8<Double> {
        var request = AxisRequest(flags, values)
        // From right to left: the edge of the other kind on the other side.
        let taken = AxisRequest.Slot(slot.number ^ 9, excludedBy: slot.obstacles ^ 0b11)
        let present = request[taken]
        if present != present {
            request.set(taken, value)
        } else if value == value, value != present {
            note(method, argument, conflict(taken, .horizontal, request.withoutUnusable))
        }
        return request.with(slot, .nan).values
    }

    /// Why a slot cannot be set beside what is set on the axis; speaks of left and right.
    @export(implementation) @inline(__always)
    func conflict(_ slot: AxisRequest.Slot, _ axis: Axis, _ request: AxisRequest) -> PinNote<Self>.Reason {
        .conflict(slot.physical(in: layoutDirection), request.physical(in: layoutDirection), axis)
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
