import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension StackRun {
    /// Whether the container is measured by being laid out, and its length on an axis is unbounded.
    func isMeasured(_ axis: Axis) -> Bool { size[axis] == 0 && container.autoSizing != nil }

    /// Finds the length of the container if it is to follow its stacks, and says whether it does.
    func fitLength(_ axis: Axis) -> Bool {
        let isAsked = fit.contains(StackFit(axis))
        guard isAsked || isMeasured(axis) else { return false }
        let fitting = rows.indices.filter {
            calls[$0].axis == axis && calls[$0].spansContainer && !rows[$0].items.isEmpty
        }
        guard !fitting.isEmpty else {
            if isAsked { warnAboutNothingToFit(axis) }
            return false
        }
        if rows.indices.contains(where: { rows[$0].matchesOthers }) { solveIdeally(axis) }
        let lists = fitting.map { followingList($0, sharesNodes: false) }
        size[axis] = solver.fit(lists, insets: fitting.map { calls[$0].inset }, rule: .exact)
        return true
    }

    /// Gives every stack the length that it would like best, so that others can match its nodes.
    private func solveIdeally(_ axis: Axis) {
        solveInOrder(axis) { row, rank in
            let list = followingList(row, sharesNodes: false)
            solver.solve(
                list, length: solver.idealLength(of: list), options: calls[row].options,
                into: &rows[row].solution)
            rows[row].rank = rank
        }
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
            let call = calls[row]
            let solution = rows[row].solution
            guard let first = solution.columns.first, let last = solution.columns.last else { continue }
            var reach = Rect.zero
            var end = grid(row).aligned(Span(from: first.position, to: last.end))
            if call.end == nil, call.area == nil { end.length += max(0, -call.endOffset) }
            reach[call.axis] = end
            let across = call.axis.perpendicular
            forEachNode(row) { node, _ in
                reach[across] = reach[across].union(node.untransformedFrame[across])
            }
            autoSizing.include(reach)
        }
    }
}
