import Geometry
import LayoutTree

// Writes numbers to frames.

extension Layoutable where LayoutBase == Self {
    /// Writes the frames of the nodes: along the stack, and across it if they are aligned there.
    @inline(__always)
    func write(_ stack: inout Stack, _ line: inout Line, along: Bool = true, across: Bool = true) {
        if stack.lacksEdge { return }
        let isAligned = across && stack.alignsNodes
        // A container whose y grows upwards flips a frame vertically whenever it is read or written, which may change the last bit.
        // There, one axis is written after the other, so that frames stay what they were in earlier versions.
        let isOneStep = along && isAligned && isFlipped
        if along, !isOneStep { writeFrames(&stack, &line, along: true) { _, _, _ in } }
        if isAligned { align(&stack, &line, along: isOneStep) }
    }

    /// Aligns the nodes across the stack, and writes their spans along it unless that is done.
    private func align(_ stack: inout Stack, _ line: inout Line, along: Bool) {
        let (axis, grid, cross) = (stack.axis.perpendicular, stack.grid, stack.cross)
        let room = stack.roomAcross
        let filled = grid.aligned(room)
        if cross == .fill, !stack.facts.hasOwnCross, !stack.facts.hasRatios {
            return writeFrames(&stack, &line, along: along) { _, _, frame in frame[axis] = filled }
        }
        if !stack.method.keepsSizes { takeContentLengths(&stack, &line, axis, within: room.length) }
        let isMirrored = axis == .horizontal && readsRightToLeft(stack.request.isAbsolute)
        var lines = CrossLines(axis, room, isMirrored: isMirrored)
        if stack.facts.hasOwnCross || cross?.isBaseline == true {
            line.items.forEachNode(in: stack.range) { (node: Self, place) in
                guard let cross = place.item.cross ?? cross, cross.isBaseline else { return }
                lines.add(node, node.untransformedFrame.size[axis], cross)
            }
        }
        let followsRatios = stack.facts.hasRatios && stack.isSolved
        writeFrames(&stack, &line, along: along) { node, place, frame in
            let (cross, length) = (place.item.cross ?? cross, frame.size[axis])
            if followsRatios, place.item.ratio > 0, !place.own.isGivenAcross {
                let isFull = cross == .fill && (length - room.length).magnitude <= room.length * 0x1p-40
                let cross = cross == .fill ? .start : cross
                let span = cross.map { lines.span(of: node, length, $0) } ?? frame[axis]
                frame[axis] = isFull ? filled : grid.aligned(span)
            } else if let cross {
                frame[axis] = cross == .fill ? filled : grid.moved(lines.span(of: node, length, cross))
            }
        }
    }

    /// Gives nodes the lengths of their content across the stack, where no other stack and no room decides that.
    ///
    /// In a column, content is not wider than the room.
    private func takeContentLengths(_ stack: inout Stack, _ line: inout Line, _ axis: Axis, within room: Double) {
        let (cross, method, isSolved) = (stack.cross, stack.method.rawValue, stack.isSolved)
        let isLeast = autoSizing?.measuresMinimum ?? false
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            if place.own.isGivenAcross { return }
            if isSolved, let length = place.item.lengthByRatio(across: axis) {
                node.untransformedFrame.size[axis] = length
                return
            }
            guard let cross = place.item.cross ?? cross, cross != .fill else { return }
            let other = axis == .vertical ? node.untransformedFrame.width : .greatestFiniteMagnitude
            let (wanted, isOfContent) = node.wantedLength(
                axis, at: other, orUnbounded: nil, in: method, isLeast: isLeast)
            guard isOfContent else { return }
            var length = axis == .vertical ? wanted : min(wanted, max(0, room))
            if axis == .horizontal, place.own.shrinksToLines, wanted > room {
                length = node.widthOfLines(within: length) ?? length
            }
            node.untransformedFrame.size[axis] = length
        }
    }

    /// Changes the frames of the nodes, each once.
    @inline(__always)
    private func writeFrames(
        _ stack: inout Stack, _ line: inout Line, along: Bool, _ align: (Self, NodePlace, inout Rect) -> Void
    ) {
        let (axis, grid, keepsSizes, mirror) = (stack.axis, stack.grid, stack.method.keepsSizes, stack.mirror)
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            var frame = node.untransformedFrame
            if along {
                frame[axis] = grid.snapped(place.item.span(), mirroredIn: mirror, keepsLength: keepsSizes)
            }
            align(node, place, &frame)
            node.untransformedFrame = frame
        }
    }
}

extension Stack {
    /// The room across the stack in the container's space.
    var roomAcross: AxisSpan {
        let axis = axis.perpendicular
        if let area { return area[axis].standardized }
        return AxisSpan(origin: 0, length: size[axis]).standardized
    }

    /// Warns if the nodes of a column should share a baseline.
    mutating func checkBaselines(_ line: borrowing Line) {
        guard axis == .vertical, facts.hasOwnCross || cross?.isBaseline == true else { return }
        let isAsked = heads(line).contains {
            (line.items[$0].cross ?? cross)?.isBaseline == true && line.items[$0].setsFrame
        }
        if isAsked { warn(.noCommonBaseline) }
    }
}

extension PixelGrid {
    /// A span snapped to pixels in reading direction, and then mirrored if it runs from the far end of a length, so that both directions
    /// have the same pixels.
    ///
    /// If the length is between two pixels, the mirrored span moves to the nearest one.
    @inline(__always)
    func snapped(_ span: AxisSpan, mirroredIn length: Double?, keepsLength: Bool) -> AxisSpan {
        let snapped = keepsLength ? moved(span) : aligned(span)
        guard let length else { return snapped }
        return keepsLength ? moved(snapped.mirrored(in: length)) : aligned(snapped.mirrored(in: length))
    }

    /// The span with its origin snapped to pixels by the grid's rule, and its length unchanged.
    func moved(_ span: AxisSpan) -> AxisSpan {
        AxisSpan(origin: aligned(AxisSpan(origin: span.origin, length: 0)).origin, length: span.length)
    }
}
