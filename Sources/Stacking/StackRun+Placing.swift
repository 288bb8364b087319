import Geometry
import LayoutTree

// From numbers to frames.

extension StackRun {
    /// The pixels that a stack brings frames to.
    func grid(_ row: Int) -> PixelGrid {
        let grid = container.pixelGrid
        guard let rule = calls[row].rounding else { return grid }
        return PixelGrid(scale: grid.scale, rule: rule)
    }

    /// The span of a column in the container's space.
    @inline(__always)
    func span(_ row: Int, _ column: Int) -> Span {
        let place = divider.places[column]
        let span = Span(origin: place.position, length: place.size)
        return rows[row].isMirrored ? span.mirrored(in: size[calls[row].axis]) : span
    }

    /// Writes the frames of the nodes of a stack along its axis, and reports what could not be honoured.
    mutating func place(_ row: Int) {
        guard rows[row].isSolved else { return }
        let axis = calls[row].axis
        let grid = grid(row)
        let keepsSizes = calls[row].keepsSizes
        for column in rows[row].section.columns {
            let span = span(row, column)
            slots[column].span = span
            let members = slots[column].members
            guard !members.isEmpty else { continue }
            let aligned = keepsSizes ? grid.moved(span) : grid.aligned(span)
            if hasRepeats {
                placeUnlessPlaced(row, column, span, aligned)
            } else {
                for member in members { set(aligned, of: member, axis) }
            }
        }
        if rows[row].isCircular { warn(.circularStacks, row) }
        warnAboutProblems(row)
    }

    /// Writes the frames of the nodes of a column that do not have their places from another one.
    private func placeUnlessPlaced(_ row: Int, _ column: Int, _ span: Span, _ aligned: Span) {
        var stranger: (node: Node, distance: Double)?
        for member in slots[column].members {
            let node = node(member)
            if isRepeated(node, row, column) { continue }
            if let owner = owner(of: node, row) {
                let distance = (span.origin - self.span(owner.row, owner.column).origin).magnitude
                if distance > 1e-6, stranger == nil { stranger = (node, distance) }
            } else {
                set(aligned, of: member, calls[row].axis)
            }
        }
        if let stranger { warn(.placedElsewhere(stranger.node.displayName, by: stranger.distance), row) }
    }

    /// Places the nodes of a stack on the other axis.
    func alignAcross(_ row: Int) {
        guard let cross = calls[row].cross, !rows[row].isUnreachable else { return }
        let axis = calls[row].axis.perpendicular
        let area = calls[row].area?[axis] ?? Span(origin: 0, length: size[axis])
        switch cross {
        case .firstBaseline where axis == .vertical: alignBaselines(row, area, .firstBaseline)
        case .lastBaseline where axis == .vertical: alignBaselines(row, area, .lastBaseline)
        case .firstBaseline, .lastBaseline:
            warn(.noCommonBaseline, row)
            alignNodes(row, area, .start)
        default: alignNodes(row, area, cross)
        }
    }

    private func alignNodes(_ row: Int, _ area: Span, _ cross: CrossAlignment) {
        let axis = calls[row].axis.perpendicular
        let isMirrored = axis == .horizontal && isMirrored(row)
        let grid = grid(row)
        for member in rows[row].members {
            var span = withNode(member) { $0.untransformedFrame[axis] }
            switch cross {
            case .center: span.origin = area.center - span.length / 2
            case .end: span.origin = isMirrored ? area.start : area.end - span.length
            case .fill: span = area.standardized
            default: span.origin = isMirrored ? area.end - span.length : area.start
            }
            set(cross == .fill ? grid.aligned(span) : grid.moved(span), of: member, axis)
        }
    }

    /// Brings a line of the text of all nodes to one height, without leaving the area at the side that the line is nearer to.
    private func alignBaselines(_ row: Int, _ area: Span, _ line: TextLine) {
        var above = 0.0
        var below = 0.0
        for member in rows[row].members {
            let node = node(member)
            let height = node.untransformedFrame.height
            let offset = node.offset(of: line, height: height)
            above = max(above, offset)
            below = max(below, height - offset)
        }
        let baseline = line == .lastBaseline ? area.end - below : area.start + above
        for member in rows[row].members {
            let node = node(member)
            var span = node.untransformedFrame[.vertical]
            span.origin = baseline - node.offset(of: line, height: span.length)
            set(grid(row).moved(span), of: member, .vertical)
        }
    }

    @inline(__always)
    private func set(_ span: Span, of member: Int, _ axis: Axis) {
        withNode(member) { node in
            var frame = node.untransformedFrame
            frame[axis] = span
            node.untransformedFrame = frame
        }
    }
}

extension PixelGrid {
    /// The span with its origin on the grid, by the grid's rule, and its length as it is.
    func moved(_ span: Span) -> Span {
        switch rule {
        case .pixel: Span(origin: rounded(span.origin), length: span.length)
        case .edges: Span(origin: roundedUpwards(span.origin), length: span.length)
        case .none: span
        }
    }
}
