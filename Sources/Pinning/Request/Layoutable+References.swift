import Geometry
import LayoutTree

extension Layoutable where LayoutBase == Self {
    /// The frame of a reference; NaN if there is no conversion.
    @export(implementation) @inline(__always)
    func frame(of reference: Self, _ kind: FrameKind) -> Rect {
        if kind == .transformed { return convertedFrame(of: reference, .transformed) }
        return _isSibling(of: reference) ? reference._presentFrame : _convertedFrame(of: reference)
    }

    /// The smallest rectangle around a list of references, and the mean of their centers, which nodes are centered on.
    ///
    /// It includes the references that have a conversion, or uses the fallback if there are none; the result is NaN without either.
    /// For an alignment on a line of text, the y of the center is the y of the first reference's line. References without a
    /// conversion are noted, and so is a list without a visible reference if there is no fallback.
    @export(implementation) @inline(never)
    func area(
        of references: [Self], otherwise fallback: Self?, _ hidden: HiddenNodes, _ kind: FrameKind,
        by method: PinMethod, aligned: PinAlignment
    ) -> (frame: Rect, center: Point) {
        var (area, center) = (Rect(x: .nan, y: .nan, width: .nan, height: .nan), Point(x: .nan, y: .nan))
        var (count, unreachable, isEmpty) = (0, 0, true)
        var baseline = Double.nan
        for reference in references where hidden == .keep || reference.isVisible {
            isEmpty = false
            let frame = frame(of: reference, kind)
            if !frame.isFinite {
                unreachable += 1
            } else if count == 0 {
                (area, center, count) = (frame, frame.center, 1)
                if case .line(let line) = aligned {
                    baseline = frame.minY + reference.offset(of: line, height: frame.height)
                }
            } else {
                (area, center, count) = (area.union(frame), center + frame.center, count + 1)
            }
        }
        if count > 1 { center = Point(x: center.x / Double(count), y: center.y / Double(count)) }
        if isEmpty, let fallback {
            let frame = frame(of: fallback, kind)
            isEmpty = false
            if frame.isFinite { (area, center) = (frame, frame.center) } else { unreachable = 1 }
            if case .line(let line) = aligned {
                baseline = frame.minY + fallback.offset(of: line, height: frame.height)
            }
        }
        if isEmpty || unreachable > 0 {
            noteReferences(
                references, fallback, isEmpty ? .nothingVisible : .noConversionOfSome(kind, hidden), method, aligned)
        }
        if case .line = aligned { center.y = baseline }
        return (area, center)
    }

    @usableFromInline @inline(never)
    func noteReferences(
        _ list: [Self], _ fallback: Self?, _ reason: PinCallNote<Self>.Reason, _ method: PinMethod,
        _ aligned: PinAlignment
    ) {
        // This is a copy: the list of the call may be on the stack and end with the call.
        var references: [Self] = []
        for reference in list { references.append(reference) }
        note(method, .nodes(references, otherwise: fallback, aligned: aligned), reason)
    }

    /// The gap between two references on an axis.
    ///
    /// If there is none, notes it and returns NaN.
    @export(implementation) @inline(never)
    func between(
        _ first: Self, _ second: Self, _ axis: Axis, by method: PinMethod, _ alignment: PinAlignment
    ) -> (start: Double, end: Double) {
        gap(first, second, axis, .untransformed, by: method, alignment)
    }

    /// The gap between two transformed frames.
    @usableFromInline @inline(never)
    func betweenTransformed(
        _ first: Self, _ second: Self, _ axis: Axis, by method: PinMethod, _ alignment: PinAlignment
    ) -> (start: Double, end: Double) {
        gap(first, second, axis, .transformed, by: method, alignment)
    }

    @export(implementation) @inline(__always)
    func gap(
        _ first: Self, _ second: Self, _ axis: Axis, _ kind: FrameKind, by method: PinMethod, _ alignment: PinAlignment
    ) -> (start: Double, end: Double) {
        let (a, b) = (frame(of: first, kind)[axis], frame(of: second, kind)[axis])
        if self !== first, self !== second, first !== second {
            if a.end <= b.start { return (a.end, b.start) }
            if b.end <= a.start { return (b.end, a.start) }
        }
        note(method, .between(first, second, aligned: alignment), .nothingBetween(a, b))
        return (.nan, .nan)
    }
}
