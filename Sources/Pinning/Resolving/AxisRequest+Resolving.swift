import Geometry

extension AxisRequest {
    /// The span that honors the request, from the present one.
    ///
    /// Arithmetic only: nothing is rounded or checked. The present span is read only where something of it stays; see
    /// Documentation/Optimizer.md, fact 12.
    ///
    /// Length: what was set, else the space between both edges and their margins, else the present one; then within the limits,
    /// with the maximum last. Position: between both edges by the alignment (at the near one without it),
    /// else from the one edge, else around the center, else the present one. A margin moves the edge it belongs to inwards; around a
    /// center both margins push. These are PinLayout's rules.
    @export(implementation) @inline(__always)
    func resolved(from current: @autoclosure () -> AxisSpan) -> AxisSpan {
        let length = resolvedLength(from: current().length)
        return AxisSpan(origin: resolvedOrigin(from: current().origin, length: length), length: length)
    }

    /// The span with a length of zero in place of a negative one, or nil if the span is not finite.
    @inline(always)
    func resolvedUsably(from current: AxisSpan) -> AxisSpan? {
        var request = self
        if resolvedLength(from: current.length) < 0 { request.set(.length, 0) }
        let span = request.resolved(from: current)
        return span.isFinite ? span : nil
    }

    @export(implementation) @inline(__always)
    func resolvedOrigin(from current: @autoclosure () -> Double, length: Double) -> Double {
        if hasBothEdges {
            if alignment == AxisRequest.alignsFar { return insetFar - length }
            if alignment == AxisRequest.alignsCenter { return insetNear + (room - length) / 2 }
        }
        if _fastPath(has(.near)) { return insetNear }
        if has(.far) { return insetFar - length }
        if has(.center) { return self[.center] + self[.nearMargin] - self[.farMargin] - length / 2 }
        return current()
    }

    @export(implementation) @inline(__always)
    func resolvedLength(from current: @autoclosure () -> Double) -> Double { limited(knownLength ?? current()) }

    /// The length as far as the request alone decides it: set, or between both edges.
    @export(implementation) @inline(__always)
    var knownLength: Double? { has(.length) ? self[.length] : hasBothEdges ? room : nil }

    /// The length by which content is measured and edges are pinned, before limits: the known one, or else a limit that is set
    /// alone, the minimum first unless it is 0.
    ///
    /// A maximum without bound is none. This is PinLayout's rule.
    @export(implementation) @inline(__always)
    var referenceLength: Double? {
        if let length = knownLength { return length }
        if self[.minimum] > 0 { return self[.minimum] }
        return has(.maximum) && self[.maximum] < .greatestFiniteMagnitude ? self[.maximum] : nil
    }

    @export(implementation) @inline(__always)
    var insetNear: Double { self[.near] + self[.nearMargin] }

    @export(implementation) @inline(__always)
    var insetFar: Double { self[.far] - self[.farMargin] }

    /// The distance between both edges without their margins, in the order in which PinLayout subtracts: the last bit may become a
    /// pixel.
    @export(implementation) @inline(__always)
    var room: Double { self[.far] - self[.near] - self[.nearMargin] - self[.farMargin] }

    /// A length within the minimum and maximum; where they contradict each other the maximum wins.
    @export(implementation) @inline(__always)
    func limited(_ length: Double) -> Double {
        var length = length
        if has(.minimum), length < self[.minimum] { length = self[.minimum] }
        if has(.maximum), length > self[.maximum] { length = self[.maximum] }
        return length
    }
}

// Contradictions within the request.

extension AxisRequest {
    @export(implementation) @inline(__always)
    var isConsistent: Bool {
        if flags & (AxisRequest.alignment | AxisRequest.isBox) != 0 {
            return !lacksEdges && !alignsCenteredNode
        }
        return !isOverConstrained
    }

    /// Whether both edges and a length that does not fit between them are set, and no alignment says where the node goes.
    ///
    /// Then the far edge is ignored. The last bits of shares do not count, as in `left(10%).width(80%).right(10%)`.
    @export(implementation) @inline(__always)
    var isOverConstrained: Bool {
        guard _slowPath(hasBothEdges), flags & (AxisRequest.alignment | AxisRequest.isBox) == 0 else { return false }
        return has(.length) && (insetNear + limited(self[.length]) - insetFar).magnitude > 1e-6
    }

    /// Whether the alignment lacks both edges, or `pinEdges()` or a box with an edge or center and a length.
    @export(implementation) @inline(__always)
    var lacksEdges: Bool {
        alignsOutsideBox && !(isPositioned && flags & AxisRequest.pinsEdges != 0)
    }

    /// Whether a center leaves the alignment without a meaning, as it does but in a box.
    @export(implementation) @inline(__always)
    var alignsCenteredNode: Bool { alignsOutsideBox && has(.center) }

    /// Whether there is an alignment that is neither between two edges nor in a box.
    @export(implementation) @inline(__always)
    var alignsOutsideBox: Bool {
        if hasBothEdges || alignment == 0 { return false }
        return !(isPositioned && flags & AxisRequest.isBox != 0)
    }

    /// Whether an edge or the center, and a length, are set.
    @export(implementation) @inline(__always)
    var isPositioned: Bool { has(.length) && flags & 0b111 != 0 }
}
