import Geometry
import LayoutTree

// Resolves a request to a frame. The functions for nodes are compiled once for each class, in the client, and take the request in
// registers; see Documentation/Optimizer.md, fact 5.

extension Layoutable where LayoutBase == Self {
    /// Resolves a request and writes the frame, if arithmetic is enough and nothing has to be reported.
    ///
    /// Returns nil after success, or else a note of the request that links to the notes of its calls. It runs no client code, and
    /// the compiler can prove that, so a chain need not count its node.
    @inlinable @inline(never)
    func resolve(_ registers: PinRequest.Registers) -> _ChainNote? {
        let request = PinRequest(registers).physical(in: layoutDirection)
        if request.flags.has(.uncommon) { return resolveUncommon(request.registers) }
        if request.flags.isEmpty { return nil }
        return writeFrame(request.assumingUnset(.uncommon))
    }

    /// Resolves a request with limits, an alignment, or steps before resolving the axes.
    @inlinable @inline(never)
    func resolveUncommon(_ registers: PinRequest.Registers) -> _ChainNote? {
        let request = PinRequest(registers)
        if request.flags.has(.steps) { return resolveInSteps(registers) }
        return writeFrame(request.assumingUnset(.steps))
    }

    /// Writes the resolved frame, or defers the request to the slow path.
    @export(implementation) @inline(__always)
    func writeFrame(_ request: PinRequest) -> _ChainNote? {
        let (x, y) = (request.x, request.y)
        if x.isConsistent, case let horizontal = x.resolved(from: _presentFrame[.horizontal]),
            y.isConsistent, case let vertical = y.resolved(from: _presentFrame[.vertical]),
            _write(Rect(horizontal: horizontal, vertical: vertical))
        {
            return nil
        }
        return deferToSlowPath(PinRequest(x, y, .none).registers)
    }

    /// Resolves a request after its steps: missing edges are pinned, and lengths are computed from a ratio.
    @inlinable @inline(never)
    func resolveInSteps(_ registers: PinRequest.Registers) -> _ChainNote? {
        var request = PinRequest(registers)
        if request.isEmpty { return nil }
        if request.kind == .untransformed {
            if request.x.isConsistent, request.y.isConsistent, request.pinEdges() {
                let (sized, isDetermined) = request.sized(by: nil)
                if isDetermined, _write(sized.resolved(from: _presentFrame)) { return nil }
            }
        }
        return deferToSlowPath(registers)
    }

    /// A note of the request that links to the notes of its calls.
    @inlinable @inline(never)
    func deferToSlowPath(_ registers: PinRequest.Registers) -> _ChainNote {
        PinRequestNote(self, PinRequest(registers), after: _takeNotes())
    }
}

extension PinRequest {
    /// The frame that satisfies the request, computed from the current frame.
    @export(implementation) @inline(__always)
    func resolved(from current: Rect) -> Rect {
        Rect(horizontal: x.resolved(from: current[.horizontal]), vertical: y.resolved(from: current[.vertical]))
    }
}

// One axis: arithmetic only. Nothing is rounded or checked.

extension AxisRequest {
    /// The span that satisfies the request, computed from the current span.
    ///
    /// The length is the one that is set, or else the space between both edges and their margins, or else the current one; then the
    /// limits apply, the maximum last. The position is between both edges as aligned (at the near edge without an alignment), or
    /// else from the one edge, or else around the center, or else the current one. A margin moves its edge inwards; around a center
    /// both margins push. These are PinLayout's rules.
    ///
    /// The current span is read only if it matters; see Documentation/Optimizer.md, fact 12.
    @export(implementation) @inline(__always)
    func resolved(from current: @autoclosure () -> AxisSpan) -> AxisSpan {
        let length = resolvedLength(from: current().length)
        return AxisSpan(origin: resolvedOrigin(from: current().origin, length: length), length: length)
    }

    @export(implementation) @inline(__always)
    func resolvedLength(from current: @autoclosure () -> Double) -> Double { limited(knownLength ?? current()) }

    @export(implementation) @inline(__always)
    func resolvedOrigin(from current: @autoclosure () -> Double, length: Double) -> Double {
        if hasBothEdges {
            if flags.alignment == .far { return insetFar - length }
            if flags.alignment == .center { return insetNear + (room - length) / 2 }
        }
        if _fastPath(has(.near)) { return insetNear }
        if has(.far) { return insetFar - length }
        if has(.center) { return self[.center] + self[.nearMargin] - self[.farMargin] - length / 2 }
        return current()
    }

    /// The length that the request alone determines: set, or between both edges.
    @export(implementation) @inline(__always)
    var knownLength: Double? { has(.length) ? self[.length] : hasBothEdges ? room : nil }

    /// The length for measuring content and pinning edges, before limits: the known length, or else a limit that is set alone, the
    /// minimum first unless it is 0.
    ///
    /// An unbounded maximum is ignored, which is PinLayout's rule.
    @export(implementation) @inline(__always)
    var referenceLength: Double? {
        if let length = knownLength { return length }
        if self[.minimum] > 0 { return self[.minimum] }
        return has(.maximum) && self[.maximum] < .greatestFiniteMagnitude ? self[.maximum] : nil
    }

    /// A length within the minimum and maximum; if they contradict each other, the maximum wins.
    @export(implementation) @inline(__always)
    func limited(_ length: Double) -> Double {
        var length = length
        if has(.minimum), length < self[.minimum] { length = self[.minimum] }
        if has(.maximum), length > self[.maximum] { length = self[.maximum] }
        return length
    }

    @export(implementation) @inline(__always)
    var insetNear: Double { self[.near] + self[.nearMargin] }

    @export(implementation) @inline(__always)
    var insetFar: Double { self[.far] - self[.farMargin] }

    /// The distance between both edges without their margins, subtracted in PinLayout's order, since a different last bit may
    /// become a pixel.
    @export(implementation) @inline(__always)
    var room: Double { self[.far] - self[.near] - self[.nearMargin] - self[.farMargin] }
}

// Contradictions within the request.

extension AxisRequest {
    /// Whether the request can be honored in full.
    @export(implementation) @inline(__always)
    var isConsistent: Bool {
        if flags.has(.alignment | .isBox) {
            // An invalid edge is NaN: nothing can be aligned between it and the other edge.
            return !lacksEdges && !alignsCenteredNode && !(hasBothEdges && !room.isNumber)
        }
        return !isOverConstrained
    }

    /// Whether both edges and a length that does not fit between them are set, without an alignment.
    ///
    /// The far edge is then ignored. Rounding errors of shares are tolerated, as in `left(10%).width(80%).right(10%)`.
    @export(implementation) @inline(__always)
    var isOverConstrained: Bool {
        guard _slowPath(hasBothEdges), !flags.has(.alignment | .isBox) else { return false }
        return has(.length) && (insetNear + limited(self[.length]) - insetFar).magnitude > 1e-6
    }

    /// Whether an alignment lacks two edges, or `pinEdges()` or a box lacks a length with an edge or center.
    @export(implementation) @inline(__always)
    var lacksEdges: Bool { alignsOutsideBox && !(isPositioned && flags.has(.pinsEdges)) }

    /// Whether a center makes the alignment meaningless, as it does outside a box.
    @export(implementation) @inline(__always)
    var alignsCenteredNode: Bool { alignsOutsideBox && has(.center) }

    /// Whether there is an alignment without two edges and outside a box.
    @export(implementation) @inline(__always)
    var alignsOutsideBox: Bool {
        if hasBothEdges || flags.alignment == .none { return false }
        return !(isPositioned && flags.has(.isBox))
    }

    /// Whether an edge or the center, and a length, are set.
    @export(implementation) @inline(__always)
    var isPositioned: Bool { has(.length) && flags.has(.position) }
}
