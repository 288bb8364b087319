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

    /// Writes the frames of the nodes of a stack along its axis, and reports what could not be honoured.
    func place(_ row: Int) {
        guard rows[row].isSolved else { return }
        let axis = calls[row].axis
        let grid = grid(row)
        let keepsSizes = calls[row].keepsSizes
        if hasRepeats {
            for column in rows[row].items.indices {
                let span = rows[row].span(column, in: size[axis])
                placeUnlessPlaced(row, column, span, keepsSizes ? grid.moved(span) : grid.aligned(span))
            }
        } else {
            let length = size[axis]
            forEachNode(row) { node, column in
                let span = rows[row].span(column, in: length)
                set(keepsSizes ? grid.moved(span) : grid.aligned(span), of: node, axis)
            }
        }
        if rows[row].isCircular { warn(.circularStacks, row) }
        warnAboutProblems(row)
    }

    /// Writes the frames of the nodes of a column that do not have their places from another one.
    private func placeUnlessPlaced(_ row: Int, _ column: Int, _ span: Span, _ aligned: Span) {
        let axis = calls[row].axis
        var stranger: (node: Node, distance: Double)?
        forEachNode(row, column) { node in
            if isRepeated(node, row, column) { return }
            if let owner = owner(of: node, row) {
                let other = rows[owner.row].span(owner.column, in: size[axis])
                let distance = (span.origin - other.origin).magnitude
                if distance > 1e-6, stranger == nil { stranger = (node, distance) }
                return
            }
            set(aligned, of: node, axis)
        }
        if let stranger { warn(.placedElsewhere(stranger.node.displayName, by: stranger.distance), row) }
    }

    /// The place that a stack solved before gave a node, if there is one.
    private func owner(of node: Node, _ row: Int) -> StackMember? {
        let rank = rows[row].rank ?? .max
        return place(of: node) { $0.row != row && rows[$0.row].isSolved && (rows[$0.row].rank ?? .max) < rank }
    }

    /// Places the nodes of a stack on the other axis.
    func alignAcross(_ row: Int) {
        let call = calls[row]
        guard let cross = call.cross, !rows[row].isUnreachable else { return }
        let axis = call.axis.perpendicular
        let area = call.area?[axis] ?? Span(origin: 0, length: size[axis])
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
        let isMirrored =
            axis == .horizontal && !calls[row].isAbsolute && container.layoutDirection == .rightToLeft
        let grid = grid(row)
        forEachNode(row) { node, _ in
            var span = node.untransformedFrame[axis]
            switch cross {
            case .center: span.origin = area.center - span.length / 2
            case .end: span.origin = isMirrored ? area.start : area.end - span.length
            case .fill: span = area.standardized
            default: span.origin = isMirrored ? area.end - span.length : area.start
            }
            set(cross == .fill ? grid.aligned(span) : grid.moved(span), of: node, axis)
        }
    }

    /// Brings a line of the text of all nodes to one height, without leaving the area at the side that the line is nearer to.
    private func alignBaselines(_ row: Int, _ area: Span, _ line: TextLine) {
        var above = 0.0
        var below = 0.0
        forEachNode(row) { node, _ in
            let height = node.untransformedFrame.height
            let offset = node.offset(of: line, height: height)
            above = max(above, offset)
            below = max(below, height - offset)
        }
        let baseline = line == .lastBaseline ? area.end - below : area.start + above
        forEachNode(row) { node, _ in
            var span = node.untransformedFrame[.vertical]
            span.origin = baseline - node.offset(of: line, height: span.length)
            set(grid(row).moved(span), of: node, .vertical)
        }
    }

    private func set(_ span: Span, of node: Node, _ axis: Axis) {
        var frame = node.untransformedFrame
        frame[axis] = span
        node.untransformedFrame = frame
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
