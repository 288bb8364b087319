import Geometry
import LayoutTree

/// A node and the request of a chain so far.
///
/// Each call makes a new one from the one before. It has no more than six fields and is never changed in place, so that the
/// compiler keeps it in registers; see Documentation/Optimizer.md, fact 6.
@usableFromInline @frozen
struct PinChain<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let x: AxisRequest
    @usableFromInline let y: AxisRequest
    @usableFromInline let sizing: ContentSizing

    @export(implementation) @inline(__always)
    init(_ node: Node, _ x: AxisRequest, _ y: AxisRequest, _ sizing: ContentSizing) {
        self.node = node
        self.x = x
        self.y = y
        self.sizing = sizing
    }

    /// A chain with an empty request.
    @export(implementation) @inline(__always)
    init(_ node: Node, _ kind: FrameKind) {
        let request = AxisRequest(kind == .transformed ? AxisRequest.isTransformed : 0)
        self.init(node, request, request, .none)
    }
}

// Every method of a chain calls one of these.

extension PinChain {
    /// Sets a slot to a number of points.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, to points: Double, by method: PinMethod
    ) -> PinChain {
        let value = slot.canHold(points) ? points : node.unusable(method, points: points)
        return recording(slot, axis, value, by: method, with: .points) { .points(points) }
    }

    /// Sets a slot to what a number of points means for the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, given points: Double, by method: PinMethod,
        _ meaning: (_ parentLength: Double) -> Double
    ) -> PinChain {
        let value: Double
        if let length = parentLength(axis), points.isFinite {
            value = meaning(length)
        } else {
            value = node.unusable(method, points: points)
        }
        return recording(slot, axis, value, by: method, with: .points) { .points(points) }
    }

    /// Sets a slot to what a percentage means for the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, given share: Percent, by method: PinMethod,
        _ meaning: (_ parentLength: Double) -> Double
    ) -> PinChain {
        let value: Double
        let length = parentLength(axis)
        if let length, slot.canHold(share.value) {
            value = meaning(length)
        } else {
            value = node.checked(share, of: length, slot, by: method)
        }
        return recording(slot, axis, value, by: method, with: .percent) { .percent(share) }
    }

    /// Sets a slot to a value of a call with another argument.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, to points: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>
    ) -> PinChain {
        var value = points
        if _slowPath(!slot.canHold(value)) {
            node.note(method, argument(), .invalidValue(points))
            value = .nan
        }
        return recording(slot, axis, value, by: method, with: .points, argument)
    }

    /// Sets a slot to what a value of a call with another argument means for the parent's length on the axis.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, given points: Double, by method: PinMethod,
        _ argument: @autoclosure () -> PinArgument<Node>, _ meaning: (_ parentLength: Double) -> Double
    ) -> PinChain {
        var value = Double.nan
        if let length = parentLength(axis), points.isFinite {
            value = meaning(length)
        } else {
            node.note(method, argument(), .invalidValue(points))
        }
        return recording(slot, axis, value, by: method, with: .points, argument)
    }

    /// Sets a slot, unless another call stands against it.
    ///
    /// The value is one that the slot can hold, or NaN if the call was noted.
    @export(implementation) @inline(__always)
    consuming func recording(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm = .reference, _ argument: () -> PinArgument<Node>
    ) -> PinChain {
        let request = requesting(slot, axis, value, by: method, with: form, argument)
        return replacing(request, axis)
    }

    /// The request on an axis with a slot set, unless another call stands against it.
    @export(implementation) @inline(__always)
    func requesting(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm = .reference, _ argument: () -> PinArgument<Node>
    ) -> AxisRequest {
        let request = axis == .horizontal ? x : y
        guard slot.isEdge, request.isLogical else {
            return adding(slot, axis, to: request, value, by: method, with: form, argument)
        }
        if request.flags & slot.obstacles == 0 {
            return adding(slot, besideLogical: request, value, by: method, with: form, argument)
        }
        return node.adding(slot, toPhysical: request, value, by: method, with: form, argument())
    }

    /// The request for the width with the edge on a side set, unless another call stands against it.
    ///
    /// A leading or trailing edge remains one until the chain ends, if no left or right edge is set. So the flags do not depend on the
    /// direction; see Documentation/Optimizer.md, fact 8.
    @export(implementation) @inline(__always)
    func requesting(
        _ side: HorizontalSide, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm = .reference, _ argument: () -> PinArgument<Node>
    ) -> AxisRequest {
        guard side.isLogical else {
            return requesting(side.slot, .horizontal, value, by: method, with: form, argument)
        }
        if x.isLogical || !x.has(.start) && !x.has(.end) {
            let logical = AxisRequest(x.flags | AxisRequest.hasLogicalEdges, x.values)
            return adding(side.slot, .horizontal, to: logical, value, by: method, with: form, argument)
        }
        return isLeft(side)
            ? adding(.start, .horizontal, to: x, value, by: method, with: form, argument)
            : adding(.end, .horizontal, to: x, value, by: method, with: form, argument)
    }

    /// A request with a slot set, unless something stands against it.
    @export(implementation) @inline(__always)
    func adding(
        _ slot: AxisRequest.Slot, _ axis: Axis, to request: AxisRequest, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm, _ argument: () -> PinArgument<Node>
    ) -> AxisRequest {
        if request.flags & slot.obstacles != 0 {
            let settled = node.settle(slot, axis, value, request.flags, request.values, method, argument())
            return request.with(slot, settled)
        }
        return request.with(slot, value, by: method, with: form)
    }

    /// The request for the width with the left or the right edge set, beside a leading or a trailing one, whose slot is the other.
    ///
    /// From left to right nothing stands against it. From right to left both are the same edge: its slot cannot be used then. It is set
    /// all the same, so that the flags do not depend on the direction.
    @export(implementation) @inline(__always)
    func adding(
        _ slot: AxisRequest.Slot, besideLogical request: AxisRequest, _ value: Double, by method: PinMethod,
        with form: AxisRequest.ArgumentForm, _ argument: () -> PinArgument<Node>
    ) -> AxisRequest {
        let other = slot.opposite
        var (value, otherValue) = (value, request[other])
        if _slowPath(node.layoutDirection == .rightToLeft) {
            otherValue = node.settleTurned(other, value, request.flags, request.values, method, argument())
            value = .nan
        }
        return request.with(slot, value, by: method, with: form).with(other, otherValue)
    }

    /// The chain with another request on an axis.
    @export(implementation) @inline(__always)
    consuming func replacing(_ request: AxisRequest, _ axis: Axis) -> PinChain {
        axis == .horizontal
            ? PinChain(node, request, y, sizing) : PinChain(node, x, request, sizing)
    }

    /// The chain with options on both axes.
    @export(implementation) @inline(__always)
    consuming func with(_ options: UInt64) -> PinChain {
        PinChain(node, AxisRequest(x.flags | options, x.values), AxisRequest(y.flags | options, y.values), sizing)
    }
}

extension PinChain {
    /// Which frame of the node is resolved and written.
    @export(implementation) @inline(__always)
    var kind: FrameKind { x.kind }

    /// The parent's length on an axis; nil without a parent.
    @export(implementation) @inline(__always)
    func parentLength(_ axis: Axis) -> Double? { node._parentSize(kind)?[axis] }

    /// Whether a side of the node is the left one.
    @export(implementation) @inline(__always)
    func isLeft(_ side: HorizontalSide) -> Bool { side.isLeft(in: node.layoutDirection) }
}
