import Geometry
import LayoutTree

/// A node and its chain's request so far.
///
/// A call returns another chain and never changes one in place. A chain has at most six fields, numbers of fields included, so that
/// the compiler keeps it in registers; see Documentation/Optimizer.md, fact 6.
@usableFromInline @frozen
struct PinChain<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    @usableFromInline let node: Node
    @usableFromInline let request: PinRequest

    @export(implementation) @inline(__always)
    init(_ node: Node, _ request: PinRequest) {
        self.node = node
        self.request = request
    }

    /// A chain with an empty request.
    @export(implementation) @inline(__always)
    init(_ node: Node, _ kind: FrameKind) {
        let request = AxisRequest(kind == .transformed ? .isTransformed : .none)
        self.init(node, PinRequest(request, request, .none))
    }

    /// The frame that is resolved and written: untransformed or transformed.
    @export(implementation) @inline(__always)
    var kind: FrameKind { request.kind }

    /// The parent's length on an axis; nil without a parent.
    @export(implementation) @inline(__always)
    func parentLength(_ axis: Axis) -> Double? { node._parentSize(kind)?[axis] }

    /// Whether an edge of the node is the left or the top edge.
    @export(implementation) @inline(__always)
    func isNear(_ edge: AxisRequest.Slot) -> Bool { edge.isNear(in: node.layoutDirection) }
}

// Every method of a chain assigns slots with these functions. The compiler inlines small ones late; see Documentation/Optimizer.md,
// fact 2.

extension PinChain {
    /// Assigns a number of points to a slot.
    @export(implementation) @inline(__always)
    consuming func assign(
        _ slot: AxisRequest.Slot, _ axis: Axis, points: Double, by method: PinMethod,
        _ argument: PinArgument<Node>? = nil
    ) -> PinChain {
        let value = slot.canHold(points) ? points : noteInvalid(points, for: slot, axis, by: method, argument)
        return assign(slot, axis, value, by: method, argument ?? .points(points))
    }

    /// Pins an edge or the center to the parent's, with an offset: inwards for an edge, to the right or downwards for the center.
    ///
    /// The left and the top edge need no parent, unless they are part of a corner that needs one.
    @export(implementation) @inline(__always)
    consuming func assign(
        _ slot: AxisRequest.Slot, _ axis: Axis, offset: Double, by method: PinMethod,
        needsParent: Bool = false, movesCenter: Bool = true, _ argument: PinArgument<Node>? = nil
    ) -> PinChain {
        let isNear = isNear(slot)
        let value: Double
        if slot.canHold(offset), let length = isNear && !needsParent ? 0 : parentLength(axis) {
            let center = movesCenter ? length / 2 + offset : length / 2
            value = isNear ? offset : slot.isEdge ? length - offset : center
        } else {
            value = noteInvalid(offset, for: slot, axis, by: method, argument)
        }
        return assign(slot, axis, value, by: method, argument ?? .points(offset))
    }

    /// Pins an edge to the parent's, inwards by the inset of its side.
    @export(implementation) @inline(__always)
    consuming func assign(
        _ edge: AxisRequest.Slot, _ axis: Axis, insets: EdgeInsets, by method: PinMethod
    ) -> PinChain {
        let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        return assign(edge, axis, offset: isNear(edge) ? near : far, by: method, .insets(insets))
    }

    /// Assigns a share of the parent's length to a slot: as a length or as an offset.
    @export(implementation) @inline(__always)
    consuming func assign(_ slot: AxisRequest.Slot, _ axis: Axis, share: Percent, by method: PinMethod) -> PinChain {
        let isNear = isNear(slot)
        let value: Double
        let length = parentLength(axis)
        if let length, slot.canHold(share.value) {
            let offset = share.of(length)
            value = isNear || slot.isLength ? offset : slot.isEdge ? length - offset : length / 2 + offset
        } else {
            value = node.noteInvalidShare(share, of: length, for: slot, axis, by: method)
        }
        return assign(slot, axis, value, by: method, .percent(share))
    }

    /// Assigns a length or a coordinate in the parent's space to a slot, unless an earlier call conflicts.
    ///
    /// An invalid value is NaN and has already been noted.
    @export(implementation) @inline(__always)
    consuming func assign(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, by method: PinMethod, _ argument: PinArgument<Node>
    ) -> PinChain {
        var request = self.request[axis]
        if request.conflicts(with: slot) {
            request = node.resolveConflict(slot, axis, value, in: request, by: method, argument)
        } else if axis == .horizontal, request.namesEdgesOtherwise(than: slot) {
            let values =
                node.layoutDirection == .leftToRight
                ? request.with(slot, value).values
                : node.assignEdgeRightToLeft(slot, value, request.flags, request.values, by: method, argument)
            request = request.withBothEdges(values, slot, by: argument.call(of: method, axis))
        } else {
            request = request.with(slot, value, by: argument.call(of: method, axis))
        }
        return replaceRequest(axis, by: request)
    }

    @export(implementation) @inline(__always)
    consuming func replaceRequest(_ axis: Axis, by request: AxisRequest) -> PinChain {
        PinChain(node, self.request.replacing(axis, by: request))
    }

    @export(implementation) @inline(__always)
    consuming func addFlags(_ flags: AxisRequest.Flags) -> PinChain { PinChain(node, request.with(flags)) }

    /// Notes an invalid value, or a missing parent, and returns NaN.
    ///
    /// Points, the usual argument, are passed in a register.
    @export(implementation) @inline(__always)
    func noteInvalid(
        _ value: Double, for slot: AxisRequest.Slot, _ axis: Axis, by method: PinMethod, _ argument: PinArgument<Node>?
    ) -> Double {
        if let argument { return node.noteInvalid(value, for: slot, axis, by: method, argument) }
        return node.noteInvalidPoints(value, for: slot, axis, by: method)
    }
}
