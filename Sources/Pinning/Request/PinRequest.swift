import Geometry
import LayoutTree

/// The request of a chain: one for each axis, and the way in which content decides the size.
@usableFromInline @frozen
struct PinRequest {
    @usableFromInline var x: AxisRequest
    @usableFromInline var y: AxisRequest
    @usableFromInline let sizing: ContentSizing

    @export(implementation) @inline(__always)
    init(_ x: AxisRequest, _ y: AxisRequest, _ sizing: ContentSizing) {
        self.x = x
        self.y = y
        self.sizing = sizing
    }

    @export(implementation) @inline(__always)
    subscript(axis: Axis) -> AxisRequest { axis == .horizontal ? x : y }

    /// The flags of both axes.
    @export(implementation) @inline(__always)
    var flags: AxisRequest.Flags { x.flags | y.flags }

    /// Whether no call has requested anything.
    @export(implementation) @inline(__always)
    var isEmpty: Bool { flags.without(.isTransformed).isEmpty }

    /// The frame that is resolved and written: untransformed or transformed.
    @export(implementation) @inline(__always)
    var kind: FrameKind { x.flags.has(.isTransformed) ? .transformed : .untransformed }

    @export(implementation) @inline(__always)
    func replacing(_ axis: Axis, by request: AxisRequest) -> PinRequest {
        axis == .horizontal ? PinRequest(request, y, sizing) : PinRequest(x, request, sizing)
    }

    @export(implementation) @inline(__always)
    func with(_ flags: AxisRequest.Flags) -> PinRequest { PinRequest(x.with(flags), y.with(flags), sizing) }

    @export(implementation) @inline(__always)
    func assumingUnset(_ unset: AxisRequest.Flags) -> PinRequest {
        PinRequest(x.assumingUnset(unset), y.assumingUnset(unset), sizing)
    }

    @export(implementation) @inline(__always)
    func physical(in direction: LayoutDirection) -> PinRequest { PinRequest(x.physical(in: direction), y, sizing) }

    @export(implementation) @inline(always)
    var droppingInvalidSlots: PinRequest {
        PinRequest(x.droppingInvalidSlots, y.droppingInvalidSlots, sizing)
    }
}

extension PinRequest {
    /// A request as an argument: a tuple of scalars and vectors is passed in registers, a structure is passed in memory.
    ///
    /// See Documentation/Optimizer.md, fact 5.
    @usableFromInline typealias Registers = (
        xFlags: AxisRequest.Flags, yFlags: AxisRequest.Flags, x: SIMD8<Double>, y: SIMD8<Double>, sizing: ContentSizing
    )

    @export(implementation) @inline(__always)
    init(_ registers: Registers) {
        self.init(
            AxisRequest(registers.xFlags, registers.x), AxisRequest(registers.yFlags, registers.y), registers.sizing)
    }

    @export(implementation) @inline(__always)
    var registers: Registers { (x.flags, y.flags, x.values, y.values, sizing) }
}
