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
        _ slot: AxisRequest.Slot, _ axis: Axis, to points: Double, by method: PinMethod,
        _ argument: PinArgument<Node>? = nil
    ) -> PinChain {
        let value = slot.canHold(points) ? points : unusable(points, by: method, argument)
        return recording(slot, axis, value, by: method, argument ?? .points(points))
    }

    /// Pins an edge or the center to the parent's, with an offset: inwards from an edge, to the right or downwards from the center.
    ///
    /// The left and the top edge need no parent, unless they are part of a corner that does.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ slot: AxisRequest.Slot, _ axis: Axis, offset: Double, by method: PinMethod,
        needsParent: Bool = false, movesCenter: Bool = true, _ argument: PinArgument<Node>? = nil
    ) -> PinChain {
        let isNear = isNear(slot)
        let value: Double
        if slot.canHold(offset), let length = isNear && !needsParent ? 0 : parentLength(axis) {
            let center = movesCenter ? length / 2 + offset : length / 2
            value = isNear ? offset : slot.isEdge ? length - offset : center
        } else {
            value = unusable(offset, by: method, argument)
        }
        return recording(slot, axis, value, by: method, argument ?? .points(offset))
    }

    /// The same with the inset of an edge's side.
    @export(implementation) @inline(__always)
    consuming func setting(
        _ edge: AxisRequest.Slot, _ axis: Axis, offset insets: EdgeInsets, by method: PinMethod
    ) -> PinChain {
        let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        return setting(edge, axis, offset: isNear(edge) ? near : far, by: method, .insets(insets))
    }

    /// Sets a slot to a share of the parent's length on the axis: a length, or an offset as in points.
    @export(implementation) @inline(__always)
    consuming func setting(_ slot: AxisRequest.Slot, _ axis: Axis, share: Percent, by method: PinMethod) -> PinChain {
        let isNear = isNear(slot)
        let value: Double
        let length = parentLength(axis)
        if let length, slot.canHold(share.value) {
            let offset = share.of(length)
            value = isNear || slot.isLength ? offset : slot.isEdge ? length - offset : length / 2 + offset
        } else {
            value = node.unusable(method, share, of: length)
        }
        return recording(slot, axis, value, by: method, .percent(share))
    }

    /// Notes a value that cannot be used, and returns NaN.
    ///
    /// A number of points, the usual argument, is handed over in a register.
    @export(implementation) @inline(__always)
    func unusable(_ value: Double, by method: PinMethod, _ argument: PinArgument<Node>?) -> Double {
        if let argument { node.unusable(method, argument, value) } else { node.unusable(method, points: value) }
    }

    /// Sets a slot, unless another call stands against it.
    ///
    /// The value is one that the slot can hold, or NaN if the call was noted.
    @export(implementation) @inline(__always)
    consuming func recording(
        _ slot: AxisRequest.Slot, _ axis: Axis, _ value: Double, by method: PinMethod,
        _ argument: PinArgument<Node>
    ) -> PinChain {
        var request = axis == .horizontal ? x : y
        if request.flags & slot.obstacles != 0 {
            request = node.adding(slot, axis, value, toContested: request, by: method, argument)
        } else if axis == .horizontal, request.isMixed(with: slot) {
            let values =
                _fastPath(node.layoutDirection == .leftToRight)
                ? request.with(slot, value).values
                : node.mixed(slot, value, request.flags, request.values, method, argument)
            request = request.withBothEdges(values, slot, by: argument.call(of: method))
        } else {
            request = request.with(slot, value, by: argument.call(of: method))
        }
        return replacing(request, axis)
    }

    @export(implementation) @inline(__always)
    consuming func replacing(_ request: AxisRequest, _ axis: Axis) -> PinChain {
        axis == .horizontal
            ? PinChain(node, request, y, sizing) : PinChain(node, x, request, sizing)
    }

    @export(implementation) @inline(__always)
    consuming func with(_ options: UInt64) -> PinChain { PinChain(node, x.with(options), y.with(options), sizing) }
}

extension PinChain {
    /// Which frame of the node is resolved and written.
    @export(implementation) @inline(__always)
    var kind: FrameKind { x.kind }

    /// The parent's length on an axis; nil without a parent.
    @export(implementation) @inline(__always)
    func parentLength(_ axis: Axis) -> Double? { node._parentSize(kind)?[axis] }

    /// Whether an edge of the node is the left or the top one.
    @export(implementation) @inline(__always)
    func isNear(_ edge: AxisRequest.Slot) -> Bool { edge.isNear(in: node.layoutDirection) }
}
