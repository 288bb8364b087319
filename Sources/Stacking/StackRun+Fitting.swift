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
        let fitting = rows.indices.filter {
            calls[$0].axis == axis && calls[$0].spansContainer && !rows[$0].items.isEmpty
        }
        guard !fitting.isEmpty else {
            if isAsked { warnAboutNothingToFit(axis) }
            return false
        }
        size[axis] = length(of: fitting)
        return true
    }

    /// Finds the length of the container again where stacks match nodes of other stacks, and says whether it changed.
    mutating func refitsLength(_ axis: Axis) -> Bool {
        let fitting = rows.indices.filter { calls[$0].axis == axis && calls[$0].spansContainer }
        guard fitting.contains(where: { rows[$0].matchesOthers }) || hasRepeats else { return false }
        let length = length(of: fitting)
        if (length - size[axis]).magnitude <= 1e-9 * max(1, length) { return false }
        size[axis] = length
        return true
    }

    private mutating func length(of fitting: [Int]) -> Double {
        let lists = fitting.map { rows[$0].rank == nil ? rows[$0].list : followingList($0) }
        return solver.fit(lists, insets: fitting.map { calls[$0].inset }, rule: .exact)
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
            let grid = PixelGrid(scale: container.pixelGrid.scale, rule: call.rounding ?? container.pixelGrid.rule)
            let solution = rows[row].solution
            guard let first = solution.columns.first, let last = solution.columns.last else { continue }
            var reach = Rect.zero
            var end = grid.aligned(Span(from: first.position, to: last.end))
            if call.end == nil, call.area == nil { end.length += max(0, -call.endOffset) }
            reach[call.axis] = end
            for column in solution.columns.indices {
                forEachNode(row, column) { node in
                    let across = call.axis.perpendicular
                    reach[across] = reach[across].union(node.untransformedFrame[across])
                }
            }
            autoSizing.include(reach)
        }
    }
}
