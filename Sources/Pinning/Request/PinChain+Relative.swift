import Geometry
import LayoutTree

// Next to other nodes: an edge is pinned to the facing edge of a reference, and the node is aligned with it on the other axis.

// Each axis has its own function, which costs less compile time; see Documentation/Optimizer.md, fact 11.

extension PinBuilder {
    /// Above or below a reference.
    @export(implementation) @inline(__always)
    consuming func pinEdge(_ edge: AxisRequest.Slot, overOrUnder reference: Node, by method: PinMethod) -> Self {
        updateChain(reference) { chain, reference in
            let frame = chain.frame(of: reference, by: method)
            return chain.pinEdge(edge, .vertical, nextTo: frame, by: method, .node(reference, aligned: .none))
        }
    }

    /// Beside a reference.
    @export(implementation) @inline(__always)
    consuming func pinEdge(_ edge: AxisRequest.Slot, beside reference: Node, by method: PinMethod) -> Self {
        updateChain(reference) { chain, reference in
            let frame = chain.frame(of: reference, by: method)
            return chain.pinEdge(edge, .horizontal, nextTo: frame, by: method, .node(reference, aligned: .none))
        }
    }
}

extension PinChain {
    /// Next to a reference on an axis, and aligned with it on the other one.
    @export(implementation) @inline(always)
    consuming func pinEdge(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo reference: Node, _ alignment: PinAlignment, by method: PinMethod
    ) -> PinChain {
        let frame = frame(of: reference, by: method, alignment)
        let argument = PinArgument.node(reference, aligned: alignment)
        let coordinate = coordinate(on: frame[axis.perpendicular], of: reference, alignment)
        return pinEdge(edge, axis, nextTo: frame, by: method, argument)
            .alignNode(alignment, axis.perpendicular, at: coordinate, by: method, argument)
    }

    /// Next to several references.
    @export(implementation) @inline(always)
    consuming func pinEdge(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo references: [Node], otherwise fallback: Node?,
        _ alignment: PinAlignment, _ hidden: HiddenNodes?, by method: PinMethod
    ) -> PinChain {
        let hidden = hidden ?? (fallback == nil ? .keep : .skip)
        let (frame, center) = node.area(
            of: references, otherwise: fallback, hidden, kind, by: method, aligned: alignment)
        let argument = PinArgument.nodes(references, otherwise: fallback, aligned: alignment)
        let coordinate: Double
        switch alignment {
        case .slot(let slot) where !slot.isEdge: coordinate = center[axis.perpendicular]
        case .line: coordinate = center.y
        default: coordinate = self.coordinate(on: frame[axis.perpendicular], of: node, alignment)
        }
        return pinEdge(edge, axis, nextTo: frame, by: method, argument)
            .alignNode(alignment, axis.perpendicular, at: coordinate, by: method, argument)
    }

    /// Pins an edge to the facing edge of a frame.
    @export(implementation) @inline(__always)
    consuming func pinEdge(
        _ edge: AxisRequest.Slot, _ axis: Axis, nextTo frame: Rect, by method: PinMethod,
        _ argument: PinArgument<Node>
    ) -> PinChain {
        let facing = frame[axis]
        let coordinate = isNear(edge) ? facing.end : facing.start
        return assign(edge, axis, coordinate, by: method, argument)
    }

    /// The coordinate of a reference's edge, center or line of text, as the alignment says.
    @export(implementation) @inline(__always)
    func coordinate(on span: AxisSpan, of reference: Node, _ alignment: PinAlignment) -> Double {
        switch alignment {
        case .none: span.start
        case .slot(let slot): !slot.isEdge ? span.center : isNear(slot) ? span.start : span.end
        case .line(let line): span.start + reference.offset(of: line, height: span.length)
        }
    }

    /// Aligns the node with references: pins an edge, the center or a line of text to a coordinate.
    @export(implementation) @inline(always)
    consuming func alignNode(
        _ alignment: PinAlignment, _ axis: Axis, at coordinate: Double, by method: PinMethod,
        _ argument: PinArgument<Node>
    ) -> PinChain {
        switch alignment {
        case .none: return self
        case .slot(let slot): return assign(slot, axis, coordinate, by: method, argument)
        case .line(let line):
            // The edge is computed from the baseline once the size is known.
            return addFlags(.measuresContent | .writesFrame)
                .assign(line == .firstBaseline ? .near : .far, axis, coordinate, by: method, argument)
        }
    }
}
