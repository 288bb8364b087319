import Geometry
import LayoutTree

// Next to other nodes: an edge is pinned to the facing edge of a reference, and the node is aligned with it on the other axis.

// One function for each axis, which costs less compile time; see Documentation/Optimizer.md, fact 11.

extension PinBuilder {
    /// Above or below a reference.
    @export(implementation) @inline(__always)
    consuming func pinning(_ edge: AxisRequest.Slot, overOrUnder reference: Node, by method: PinMethod) -> Self {
        asking(reference) { chain, reference in
            let frame = chain.frame(of: reference, by: method)
            return chain.pinning(edge, .vertical, nextTo: frame, by: method, .node(reference, aligned: .none))
        }
    }

    /// Beside a reference.
    @export(implementation) @inline(__always)
    consuming func pinning(_ edge: AxisRequest.Slot, beside reference: Node, by method: PinMethod) -> Self {
        asking(reference) { chain, reference in
            let frame = chain.frame(of: reference, by: method)
            return chain.pinning(edge, .horizontal, nextTo: frame, by: method, .node(reference, aligned: .none))
        }
    }
}

extension PinChain {
    /// Next to a reference on an axis, and aligned with it on the other one.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo reference: Node, _ alignment: PinAlignment, by method: PinMethod
    ) -> PinChain {
        let frame = frame(of: reference, by: method, alignment)
        let argument = PinArgument.node(reference, aligned: alignment)
        let coordinate = coordinate(on: frame[axis.perpendicular], of: reference, alignment)
        return pinning(edge, axis, nextTo: frame, by: method, argument)
            .aligning(alignment, axis.perpendicular, at: coordinate, by: method, argument)
    }

    /// Next to several references.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo references: [Node], otherwise fallback: Node?,
        _ alignment: PinAlignment, _ hidden: HiddenNodes?, by method: PinMethod
    ) -> PinChain {
        let hidden = hidden ?? (fallback == nil ? .keep : .skip)
        let (frame, center) = node.area(
            of: references, otherwise: fallback, hidden, kind, by: method, aligned: alignment)
        let argument = PinArgument.nodes(references, otherwise: fallback, aligned: alignment)
        let coordinate: Double
        switch alignment {
        case .center: coordinate = center[axis.perpendicular]
        case .firstBaseline, .lastBaseline:
            coordinate = node.y(of: alignment.line, in: references, otherwise: fallback, hidden, kind)
        default: coordinate = self.coordinate(on: frame[axis.perpendicular], of: node, alignment)
        }
        return pinning(edge, axis, nextTo: frame, by: method, argument)
            .aligning(alignment, axis.perpendicular, at: coordinate, by: method, argument)
    }

    /// Pins an edge to the edge of a frame that faces it.
    @export(implementation) @inline(__always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo frame: Rect, by method: PinMethod,
        _ argument: PinArgument<Node>
    ) -> PinChain {
        let facing = frame[axis]
        let coordinate = isNear(edge) ? facing.end : facing.start
        return recording(edge, axis, coordinate, by: method, argument)
    }

    /// Where an edge, the center or a line of text of a reference is on its span, by an alignment.
    @export(implementation) @inline(__always)
    func coordinate(on span: AxisSpan, of reference: Node, _ alignment: PinAlignment) -> Double {
        switch alignment {
        case .none, .near: span.start
        case .center: span.center
        case .far: span.end
        case .leading: isNear(.leading) ? span.start : span.end
        case .trailing: isNear(.trailing) ? span.start : span.end
        case .firstBaseline, .lastBaseline: span.start + reference.offset(of: alignment.line, height: span.length)
        }
    }

    /// Aligns the node with references: pins an edge, the center or a line of text to a coordinate.
    @export(implementation) @inline(always)
    consuming func aligning(
        _ alignment: PinAlignment, _ axis: Axis, at coordinate: Double, by method: PinMethod,
        _ argument: PinArgument<Node>
    ) -> PinChain {
        switch alignment {
        case .none: return self
        case .near: return recording(.near, axis, coordinate, by: method, argument)
        case .center: return recording(.center, axis, coordinate, by: method, argument)
        case .far: return recording(.far, axis, coordinate, by: method, argument)
        case .leading: return recording(.leading, axis, coordinate, by: method, argument)
        case .trailing: return recording(.trailing, axis, coordinate, by: method, argument)
        case .firstBaseline, .lastBaseline:
            let edge = node.edge(thatPuts: alignment.line, at: coordinate)
            return recording(edge.slot, axis, edge.coordinate, by: method, argument)
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The edge of this node to pin, and its coordinate, so that a line of its text is at a y.
    ///
    /// Without font metrics the line is the bottom edge.
    @usableFromInline @inline(never)
    func edge(thatPuts line: TextLine, at y: Double) -> (slot: AxisRequest.Slot, coordinate: Double) {
        guard let metrics = fontMetrics else { return (.far, y) }
        if line == .firstBaseline { return (.near, y - metrics.ascender) }
        return (.far, y + metrics.baselineInset(on: pixelGrid))
    }

    /// The y of a line of text of the first reference that can be used, or NaN if none can.
    @usableFromInline @inline(never)
    func y(
        of line: TextLine, in references: [Self], otherwise fallback: Self?, _ hidden: HiddenNodes, _ kind: FrameKind
    ) -> Double {
        var isEmpty = true
        for reference in references where hidden == .keep || reference.isVisible {
            isEmpty = false
            let frame = frame(of: reference, kind)
            if frame.isFinite { return frame.minY + reference.offset(of: line, height: frame.height) }
        }
        guard isEmpty, let fallback else { return .nan }
        let frame = frame(of: fallback, kind)
        return frame.minY + fallback.offset(of: line, height: frame.height)
    }
}
