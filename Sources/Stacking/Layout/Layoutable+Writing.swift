import Geometry
import LayoutTree

// Writes numbers to frames.

extension Layoutable where LayoutBase == Self {
    /// Writes the frames of the nodes: along the stack, and across it if they are aligned there.
    @inline(__always)
    func write(_ stack: inout Stack, _ line: inout Line, along: Bool = true, across: Bool = true) {
        if stack.lacksEdge { return }
        if across, stack.alignsNodes {
            align(&stack, &line, along: along)
        } else if along {
            writeFrames(&stack, &line, along: true, isWhole: false) { _, _, _ in }
        }
    }

    /// Aligns the nodes across the stack, and writes their spans along it unless that is done.
    private func align(_ stack: inout Stack, _ line: inout Line, along: Bool) {
        let (axis, grid, cross, keepsSizes) = (
            stack.axis.perpendicular, stack.grid, stack.cross, stack.method.keepsSizes
        )
        let room = stack.roomAcross
        let filled = grid.aligned(room)
        if cross == .fill, !stack.facts.hasOwnCross, !stack.facts.hasRatios {
            return writeFrames(&stack, &line, along: along, isWhole: true) { _, _, frame in frame[axis] = filled }
        }
        var along = along
        if along, stack.mayHaveBaselines {
            // The position of a node's text depends on its width.
            writeFrames(&stack, &line, along: true, isWhole: false) { _, _, _ in }
            along = false
        }
        if !stack.isMeasuredAcross, !keepsSizes {
            _ = measureAcross(&stack, &line, within: room.length, isWritten: !along)
        }
        let isMirrored = axis == .horizontal && readsRightToLeft(stack.request.isAbsolute)
        var lines = CrossLines(axis, room, isMirrored: isMirrored)
        if stack.mayHaveBaselines {
            line.items.forEachNode(in: stack.range) { (node: Self, place) in
                guard let cross = place.item.cross ?? cross, cross.isBaseline else { return }
                let isKept = keepsSizes || place.own.isGivenAcross
                lines.add(node, isKept ? node.untransformedFrame.size[axis] : place.own.lengthAcross, cross)
            }
        }
        let followsRatios = stack.facts.hasRatios && stack.isSolved
        writeFrames(&stack, &line, along: along, isWhole: cross != nil && !keepsSizes) { node, place, frame in
            let cross = place.item.cross ?? cross
            let length = keepsSizes || place.own.isGivenAcross ? frame.size[axis] : place.own.lengthAcross
            if followsRatios, place.item.ratio > 0, !place.own.isGivenAcross {
                let isFull = cross == .fill && (length - room.length).magnitude <= room.length * 0x1p-40
                let cross = cross == .fill ? .start : cross
                frame.size[axis] = length
                let span = cross.map { lines.span(of: node, length, $0) } ?? frame[axis]
                frame[axis] = isFull ? filled : grid.aligned(span)
            } else if let cross {
                frame[axis] = cross == .fill ? filled : grid.moved(lines.span(of: node, length, cross))
            }
        }
    }

    /// Changes the frame of each node once; a whole frame is written without reading the old one.
    @inline(__always)
    private func writeFrames(
        _ stack: inout Stack, _ line: inout Line, along: Bool, isWhole: Bool,
        _ align: (Self, NodePlace, inout Rect) -> Void
    ) {
        let (axis, grid, keepsSizes, mirror) = (stack.axis, stack.grid, stack.method.keepsSizes, stack.mirror)
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            var frame = along && isWhole ? Rect.zero : node.untransformedFrame
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
        guard axis == .vertical, mayHaveBaselines else { return }
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
