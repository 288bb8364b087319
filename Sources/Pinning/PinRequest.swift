import Geometry
import LayoutTree

/// All that a chain asks for: a request for each axis, and the content sizing.
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

    /// Whether nothing is written: the chain only read something.
    @export(implementation) @inline(__always)
    var isEmpty: Bool { (x.flags | y.flags) & ~AxisRequest.isTransformed == 0 && sizing.isNone }

    /// Which frame of the node is resolved and written.
    @export(implementation) @inline(__always)
    var kind: FrameKind { x.kind }

    @export(implementation) @inline(__always)
    var issues: Issues { Issues(rawValue: x.issues.rawValue | y.issues.rawValue) }

    /// The frame that honors the request, from the present one.
    @export(implementation) @inline(__always)
    func resolved(from current: Rect) -> Rect {
        Rect(
            horizontal: x.resolved(from: current[.horizontal]), vertical: y.resolved(from: current[.vertical])
        )
    }
}
