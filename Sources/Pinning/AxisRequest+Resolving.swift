import Geometry

extension AxisRequest {
    /// The span that honors the request, from the present one.
    ///
    /// Arithmetic only: nothing is rounded or checked. The present span is read only where something of it stays; see
    /// Documentation/Optimizer.md, fact 12.
    ///
    /// Length: what was set, else the space between both edges and their margins, else the present one; then within the limits,
    /// with the maximum last. Position: between both edges by the alignment (at the start without one),
    /// else from the one edge, else around the center, else the present one. A margin moves the edge it belongs to inwards; around a
    /// center both margins push. These are PinLayout's rules.
    @export(implementation) @inline(__always)
    func resolved(from current: @autoclosure () -> AxisSpan) -> AxisSpan {
        let length = resolvedLength(from: current().length)
        return AxisSpan(origin: resolvedOrigin(from: current().origin, length: length), length: length)
    }

    /// The same, or nil if there are issues.
    @export(implementation) @inline(always)
    func honored(from current: @autoclosure () -> AxisSpan) -> AxisSpan? {
        issues.isEmpty ? resolved(from: current()) : nil
    }

    @export(implementation) @inline(__always)
    func resolvedOrigin(from current: @autoclosure () -> Double, length: Double) -> Double {
        if hasBothEdges {
            if alignment == AxisRequest.alignsEnd { return far - length }
            if alignment == AxisRequest.alignsCenter { return near + (room - length) / 2 }
        }
        if _fastPath(has(.start)) { return near }
        if has(.end) { return far - length }
        if has(.center) { return self[.center] + self[.startMargin] - self[.endMargin] - length / 2 }
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
    /// This is PinLayout's rule.
    @export(implementation) @inline(__always)
    var referenceLength: Double? {
        knownLength ?? (self[.minimum] > 0 ? self[.minimum] : has(.maximum) ? self[.maximum] : nil)
    }

    /// The near edge plus its margin.
    @export(implementation) @inline(__always)
    var near: Double { self[.start] + self[.startMargin] }

    /// The far edge minus its margin.
    @export(implementation) @inline(__always)
    var far: Double { self[.end] - self[.endMargin] }

    /// The distance between both edges without their margins, in the order in which PinLayout subtracts: the last bit may become a
    /// pixel.
    @export(implementation) @inline(__always)
    var room: Double { self[.end] - self[.start] - self[.startMargin] - self[.endMargin] }

    /// A length within the minimum and maximum; where they contradict each other the maximum wins.
    @export(implementation) @inline(__always)
    func limited(_ length: Double) -> Double {
        var length = length
        if has(.minimum), length < self[.minimum] { length = self[.minimum] }
        if has(.maximum), length > self[.maximum] { length = self[.maximum] }
        return length
    }
}

extension AxisRequest {
    /// The contradictions within the request.
    @export(implementation) @inline(__always)
    var issues: Issues {
        if flags & (AxisRequest.alignment | AxisRequest.isBox) != 0 { return alignmentIssues }
        // Of two edges and a length the far edge is ignored.
        if _slowPath(hasBothEdges), has(.length), near + limited(self[.length]) != far { return .overConstrained }
        return .none
    }

    /// Alignment needs both edges, or `pinEdges()` or a box with an edge or center and a length.
    ///
    /// It means nothing with a center, but in a box.
    @export(implementation) var alignmentIssues: Issues {
        if hasBothEdges || alignment == 0 { return .none }
        let isPositioned = has(.length) && flags & 0b111 != 0
        if isPositioned, flags & AxisRequest.isBox != 0 { return .none }
        let isPinned = isPositioned && flags & AxisRequest.pinsEdges != 0
        return Issues(
            rawValue: (isPinned ? 0 : Issues.missingEdges.rawValue) | (has(.center) ? Issues.centerIsSet.rawValue : 0)
        )
    }
}
