import Geometry
import LayoutTree

// Finds the start and the length of a stack.

extension Layoutable where LayoutBase == Self {
    /// Finds the start and the length of the stack, or that it lacks an edge.
    ///
    /// If another stack determines an edge, 0 is used in its place.
    @inline(__always)
    func findRoom(_ stack: inout Stack) {
        let axis = stack.axis
        var (first, last) = (0.0, stack.size[axis])
        if let area = stack.area?[axis] {
            let logical = stack.isMirrored ? area.mirrored(in: stack.size[axis]) : area
            (first, last) = (logical.start, logical.end)
        }
        if let ends = stack.ends {
            let edges = stack.details.itemEdges
            let start = edges.start != nil ? 0 : coordinate(of: ends.start, isStart: true, first, &stack)
            let end = edges.end != nil ? 0 : coordinate(of: ends.end, isStart: false, last, &stack)
            stack.lacksEdge = start == nil || end == nil
            (first, last) = (start ?? 0, end ?? 0)
        }
        let offsets = stack.request.offsets
        if !offsets.start.isFinite || !offsets.end.isFinite { stack.report(.nonFiniteLength) }
        stack.origin = stack.limited(first + stack.startOffset)
        stack.length = stack.limited(last + stack.endOffset - stack.origin)
    }

    /// The coordinate of an edge in the direction of the stack; nil, and reported, without a conversion.
    @inline(never)
    private func coordinate(of edge: StackEnd?, isStart: Bool, _ ofArea: Double, _ stack: inout Stack) -> Double? {
        guard let edge else { return ofArea }
        if stack.isEnd(edge, isFar: stack.isMirrored == isStart, of: ObjectIdentifier(self)) {
            // The container's own edge differs from the default end by the scroll offset.
            let scroll = scrollOrigin[stack.axis]
            return ofArea + (stack.isMirrored ? -scroll : scroll)
        }
        guard let ends = stack.ends, let x = convertedEdge(of: ends, isStart: isStart, &stack) else { return nil }
        return stack.isMirrored ? stack.size[stack.axis] - x : x
    }

    /// The coordinate of an edge in the container's space.
    private func convertedEdge(of ends: StackEnds, isStart: Bool, _ stack: inout Stack) -> Double? {
        let ends = unsafe unsafeDowncast(ends, to: NodeEnds<Self>.self)
        guard let edge = isStart ? ends.startAnchor : ends.endAnchor else { return nil }
        let (node, isGuide) = (edge.owner.node, edge.owner.isGuide)
        var frame = edge.owner.frame(.untransformed)
        // The container may be as long as its stacks.
        if !isGuide, node === self { frame.size[stack.axis] = stack.size[stack.axis] }
        if let map = map(from: node, isInside: isGuide, .untransformed) {
            return map.apply(to: edge.point(on: frame))[stack.axis]
        }
        stack.warn(edge.owner.reasonWithoutConversion)
        return nil
    }
}

extension Stack {
    /// A valid coordinate or length; a replaced one is reported.
    @inline(__always)
    fileprivate mutating func limited(_ value: Double) -> Double {
        if value.magnitude <= LineItem.largest { return value }
        report(.nonFiniteLength)
        return LineItem.bounded(value)
    }
}
