import Geometry
import LayoutTree

// From numbers to frames.

extension Stack {
    /// The length of the container, if the stack runs from its far end.
    var mirror: Double? { isMirrored ? size[axis] : nil }

    /// The span of an item in the container's space.
    @inline(__always)
    func span(_ entry: Int) -> AxisSpan { line.items[entry].span(mirroredIn: mirror) }

    /// Writes the frames of the nodes: along the stack, and across it where they are to be aligned.
    mutating func write(along: Bool = true, across: Bool = true) {
        if lacksEdge { return }
        let cross = across ? cross : nil
        // A container whose y grows upwards flips a frame vertically whenever it is read or written, which may change the last bit.
        // There, one axis is written after the other, so that frames stay what they were in earlier versions.
        let isOneStep = along && cross != nil && container.isFlipped
        if along, !isOneStep { writeFrames(along: true) { _, _ in } }
        if let cross { align(cross, along: isOneStep) }
    }

    /// Aligns the nodes across the stack, and writes where they are along it if that is not done yet.
    private mutating func align(_ cross: CrossAlignment, along: Bool) {
        let (axis, grid) = (axis.perpendicular, grid)
        let room = (area?[axis] ?? AxisSpan(origin: 0, length: size[axis])).standardized
        if cross == .fill {
            let span = grid.aligned(room)
            return writeFrames(along: along) { _, frame in frame[axis] = span }
        }
        var placement = CrossPlacement(axis: axis, area: room, cross: cross)
        placement.isMirrored = axis == .horizontal && container.readsRightToLeft(isAbsolute)
        if cross.isBaseline, !placement.hasBaseline { warn(.noCommonBaseline) }
        if placement.hasBaseline { forEachNode { node, _ in placement.add(node, node.untransformedFrame.height) } }
        writeFrames(along: along) { node, frame in
            let length = frame.size[axis]
            frame[axis] = grid.moved(placement.span(length, placement.textOffset(of: node, length)))
        }
    }

    /// Changes the frames of the nodes, each once.
    @inline(__always)
    private mutating func writeFrames(along: Bool, _ align: (Node, inout Rect) -> Void) {
        let (axis, grid, keepsSizes, mirror) = (axis, grid, method.keepsSizes, mirror)
        forEachNode { node, place in
            var span = place.item.span(mirroredIn: mirror)
            if along { span = keepsSizes ? grid.moved(span) : grid.aligned(span) }
            var frame = node.untransformedFrame
            if along { frame[axis] = span }
            align(node, &frame)
            node.untransformedFrame = frame
        }
    }
}

extension PixelGrid {
    /// The span with its origin snapped to pixels by the grid's rule, and its length as it is.
    func moved(_ span: AxisSpan) -> AxisSpan {
        AxisSpan(origin: aligned(AxisSpan(origin: span.origin, length: 0)).origin, length: span.length)
    }
}
