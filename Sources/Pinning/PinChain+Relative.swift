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
    /// Above or below a reference.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, nextTo reference: Node, aligned alignment: HorizontalAlignment?, by method: PinMethod
    ) -> PinChain {
        let frame = frame(of: reference, by: method, PinAlignment(alignment))
        let x = x(of: frame, aligned: alignment)
        let argument = PinArgument.node(reference, aligned: PinAlignment(alignment))
        return pinning(edge, .vertical, nextTo: frame, by: method, argument)
            .aligning(alignment, at: x, by: method, argument)
    }

    /// Above or below several references.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, nextTo references: [Node], otherwise fallback: Node?,
        aligned alignment: HorizontalAlignment?, _ hidden: HiddenNodes?, by method: PinMethod
    ) -> PinChain {
        let hidden = hidden ?? (fallback == nil ? .keep : .skip)
        let area = node.area(
            of: references, otherwise: fallback, hidden, kind, by: method, aligned: PinAlignment(alignment))
        let x = alignment == .center ? area.center.x : x(of: area.frame, aligned: alignment)
        let argument = PinArgument.nodes(references, otherwise: fallback, aligned: PinAlignment(alignment))
        return pinning(edge, .vertical, nextTo: area.frame, by: method, argument)
            .aligning(alignment, at: x, by: method, argument)
    }

    /// Beside a reference.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, nextTo reference: Node, aligned alignment: SideAlignment?, by method: PinMethod
    ) -> PinChain {
        let frame = frame(of: reference, by: method, PinAlignment(alignment))
        let y = reference.y(of: frame, aligned: alignment)
        let argument = PinArgument.node(reference, aligned: PinAlignment(alignment))
        return pinning(edge, .horizontal, nextTo: frame, by: method, argument)
            .aligning(alignment, at: y, by: method, argument)
    }

    /// Beside several references.
    @export(implementation) @inline(always)
    consuming func pinning(
        _ edge: AxisRequest.Slot, nextTo references: [Node], otherwise fallback: Node?,
        aligned alignment: SideAlignment?, _ hidden: HiddenNodes?, by method: PinMethod
    ) -> PinChain {
        let hidden = hidden ?? (fallback == nil ? .keep : .skip)
        let area = node.area(
            of: references, otherwise: fallback, hidden, kind, by: method, aligned: PinAlignment(alignment))
        var y = alignment == .center ? area.center.y : node.y(of: area.frame, aligned: alignment)
        if let line = alignment?.line { y = node.y(of: line, in: references, otherwise: fallback, hidden, kind) }
        let argument = PinArgument.nodes(references, otherwise: fallback, aligned: PinAlignment(alignment))
        return pinning(edge, .horizontal, nextTo: area.frame, by: method, argument)
            .aligning(alignment, at: y, by: method, argument)
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
}

// Alignment with references.

extension PinChain {
    /// The x of a frame's edge or center, by an alignment.
    @export(implementation) @inline(__always)
    func x(of frame: Rect, aligned alignment: HorizontalAlignment?) -> Double {
        switch alignment {
        case nil, .left: frame.minX
        case .center: frame.midX
        case .right: frame.maxX
        case .start: isNear(.leading) ? frame.minX : frame.maxX
        case .end: isNear(.trailing) ? frame.minX : frame.maxX
        }
    }

    /// Aligns the node horizontally with references above or below it: pins the edge or center to an x.
    @export(implementation) @inline(always)
    consuming func aligning(
        _ alignment: HorizontalAlignment?, at x: Double, by method: PinMethod, _ argument: PinArgument<Node>
    ) -> PinChain {
        switch alignment {
        case nil: self
        case .left: recording(.start, .horizontal, x, by: method, argument)
        case .center: recording(.center, .horizontal, x, by: method, argument)
        case .right: recording(.end, .horizontal, x, by: method, argument)
        case .start: recording(.leading, .horizontal, x, by: method, argument)
        case .end: recording(.trailing, .horizontal, x, by: method, argument)
        }
    }

    /// Aligns the node vertically with references beside it: pins the edge, center or line of text to a y.
    @export(implementation) @inline(always)
    consuming func aligning(
        _ alignment: SideAlignment?, at y: Double, by method: PinMethod, _ argument: PinArgument<Node>
    ) -> PinChain {
        switch alignment {
        case nil: return self
        case .top: return recording(.start, .vertical, y, by: method, argument)
        case .center: return recording(.center, .vertical, y, by: method, argument)
        case .bottom: return recording(.end, .vertical, y, by: method, argument)
        case .firstBaseline, .lastBaseline:
            let edge = node.edge(thatPuts: alignment == .firstBaseline ? .firstBaseline : .lastBaseline, at: y)
            return recording(edge.slot, .vertical, edge.coordinate, by: method, argument)
        }
    }
}

extension SideAlignment {
    /// The line of text that is aligned, if it is one.
    @export(implementation) var line: TextLine? {
        switch self {
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .top, .center, .bottom: nil
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// The y of an edge, center or line of text of this node in a frame, by an alignment.
    @export(implementation) @inline(__always)
    func y(of frame: Rect, aligned alignment: SideAlignment?) -> Double {
        switch alignment {
        case nil, .top: frame.minY
        case .center: frame.midY
        case .bottom: frame.maxY
        case .firstBaseline: frame.minY + offset(of: .firstBaseline, height: frame.height)
        case .lastBaseline: frame.minY + offset(of: .lastBaseline, height: frame.height)
        }
    }

    /// The edge of this node to pin, and its coordinate, so that a line of its text is at a y.
    ///
    /// Without font metrics the line is the bottom edge.
    @usableFromInline @inline(never)
    func edge(thatPuts line: TextLine, at y: Double) -> (slot: AxisRequest.Slot, coordinate: Double) {
        guard let metrics = fontMetrics else { return (.end, y) }
        if line == .firstBaseline { return (.start, y - metrics.ascender) }
        return (.end, y + metrics.baselineInset(on: pixelGrid))
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
