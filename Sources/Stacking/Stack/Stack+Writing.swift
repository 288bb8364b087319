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
        let isAligned = across && alignsNodes
        // A container whose y grows upwards flips a frame vertically whenever it is read or written, which may change the last bit.
        // There, one axis is written after the other, so that frames stay what they were in earlier versions.
        let isOneStep = along && isAligned && container.isFlipped
        if along, !isOneStep { writeFrames(along: true) { _, _, _ in } }
        if isAligned { align(along: isOneStep) }
    }

    /// Whether the stack says where nodes are across it.
    @inline(__always)
    var alignsNodes: Bool { cross != nil || facts.hasOwnCross }

    /// Aligns the nodes across the stack, and writes where they are along it if that is not done yet.
    private mutating func align(along: Bool) {
        let (axis, grid, cross) = (axis.perpendicular, grid, cross)
        let room = roomAcross
        let filled = grid.aligned(room)
        if cross == .fill, !facts.hasOwnCross {
            return writeFrames(along: along) { _, _, frame in frame[axis] = filled }
        }
        if !method.keepsSizes { takeContentLengths(axis, within: room.length) }
        var lines = CrossLines(axis, room, isMirrored: axis == .horizontal && container.readsRightToLeft(isAbsolute))
        if facts.hasOwnCross || cross?.isBaseline == true {
            var isLacking = false
            forEachNode { node, place in
                guard let cross = place.item.cross ?? cross, cross.isBaseline else { return }
                if axis == .horizontal { isLacking = true }
                lines.add(node, node.untransformedFrame.size[axis], cross)
            }
            if isLacking { warn(.noCommonBaseline) }
        }
        writeFrames(along: along) { node, place, frame in
            guard let cross = place.item.cross ?? cross else { return }
            let length = frame.size[axis]
            frame[axis] = cross == .fill ? filled : grid.moved(lines.span(of: node, length, cross))
        }
    }

    /// Gives nodes the lengths of their content across the stack, where no other stack and no room decides that.
    ///
    /// In a column, content is not wider than the room.
    private mutating func takeContentLengths(_ axis: Axis, within room: Double) {
        let (cross, method) = (cross, method.rawValue)
        let isLeast = container.autoSizing?.measuresMinimum ?? false
        forEachNode { node, place in
            guard !place.own.isGivenAcross, let cross = place.item.cross ?? cross, cross != .fill else { return }
            let other = axis == .vertical ? node.untransformedFrame.width : .greatestFiniteMagnitude
            let (wanted, isOfContent) = node.wantedLength(
                axis, at: other, orUnbounded: nil, in: method, isLeast: isLeast)
            guard isOfContent else { return }
            var frame = node.untransformedFrame
            frame.size[axis] = axis == .vertical ? wanted : min(wanted, max(0, room))
            node.untransformedFrame = frame
        }
    }

    /// The room across the stack in the container's space.
    var roomAcross: AxisSpan {
        let axis = axis.perpendicular
        if let area { return area[axis].standardized }
        return AxisSpan(origin: 0, length: size[axis]).standardized
    }

    /// Changes the frames of the nodes, each once.
    @inline(__always)
    private mutating func writeFrames(along: Bool, _ align: (Node, NodePlace, inout Rect) -> Void) {
        let (axis, grid, keepsSizes, mirror) = (axis, grid, method.keepsSizes, mirror)
        forEachNode { node, place in
            var span = place.item.span(mirroredIn: mirror)
            if along { span = keepsSizes ? grid.moved(span) : grid.aligned(span) }
            var frame = node.untransformedFrame
            if along { frame[axis] = span }
            align(node, place, &frame)
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
