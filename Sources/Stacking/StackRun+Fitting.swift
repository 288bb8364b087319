import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension StackRun {
    /// Whether the container is measured by being laid out, and its length on an axis is unbounded.
    func isMeasured(_ axis: Axis) -> Bool { size[axis] == 0 && container.autoSizing != nil }

    /// Finds the length of the container if it is to follow its stacks, and says whether it does.
    mutating func fitLength(_ axis: Axis) -> Bool {
        let isAsked = fit.contains(StackFit(axis))
        guard isAsked || isMeasured(axis) else { return false }
        guard rows.indices.contains(where: { isFitted($0, axis) }) else {
            if isAsked { warnAboutNothingToFit(axis) }
            return false
        }
        if rows.indices.contains(where: { rows[$0].matchesOthers }) { solveInOrder(axis, ideally: true) }
        var fitting = StackFitting(.exact)
        for row in rows.indices where isFitted(row, axis) {
            if hasMatches { follow(row, sharesNodes: false) }
            divider.add(
                &rows[row].section, inset: calls[row].inset, options: StackOptions(), to: &fitting)
        }
        size[axis] = fitting.length()
        return true
    }

    /// Whether the length of the container follows a stack.
    private func isFitted(_ row: Int, _ axis: Axis) -> Bool {
        calls[row].axis == axis && calls[row].spansContainer && !rows[row].section.columns.isEmpty
    }

    /// Gives a stack the length that it would like best, so that others can match its nodes.
    mutating func solveIdeally(_ row: Int, rank: Int) {
        if hasMatches { follow(row, sharesNodes: false) }
        let options = calls[row].options
        let length = divider.idealLength(of: &rows[row].section, options: StackOptions())
        rows[row].remainder = divider.solve(&rows[row].section, length: length, start: 0, options: options)
        rows[row].rank = rank
    }

    /// Gives the container the length that was found, brought to pixels.
    func resizeContainer(_ axis: Axis) {
        var frame = container.untransformedFrame
        frame[axis] = container.pixelGrid.aligned(Span(origin: frame.origin[axis], length: size[axis]))
        frame.origin[axis] = container.untransformedFrame.origin[axis]
        container.untransformedFrame = frame
    }

    /// Tells a container that is being measured what its stacks take up.
    ///
    /// Along a row that is its logical span, whatever the direction, with the distance from the container's end.
    func include() {
        guard let autoSizing = container.autoSizing else { return }
        for row in rows.indices where rows[row].isSolved {
            let columns = rows[row].section.columns
            guard let first = columns.first, let last = columns.last else { continue }
            let axis = calls[row].axis
            var reach = Rect.zero
            var end = grid(row).aligned(Span(from: divider.places[first].position, to: divider.places[last].end))
            if calls[row].end == nil, calls[row].area == nil { end.length += max(0, -calls[row].endOffset) }
            reach[axis] = end
            let across = axis.perpendicular
            for member in rows[row].members {
                reach[across] = reach[across].union(node(member).untransformedFrame[across])
            }
            autoSizing.include(reach)
        }
    }
}
