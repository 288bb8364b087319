import Geometry
import LayoutTree

extension StackRun {
    /// Solves one stack, together with those it hangs on where it lacks room.
    func solve(_ row: Int, rank: Int) {
        rows[row].isUnreachable = false
        rows[row].isCoupled = false
        guard let start = coordinate(of: calls[row].start, row), let end = coordinate(of: calls[row].end, row) else {
            rows[row].isUnreachable = true
            rows[row].rank = rank
            return
        }
        let limits = area(row)
        rows[row].start = (calls[row].start == nil ? limits.start : start) + calls[row].startOffset
        rows[row].length = (calls[row].end == nil ? limits.end : end) + calls[row].endOffset - rows[row].start
        let followsOthers = hasRepeats || rows[row].matchesOthers || (fit.contains(StackFit(calls[row].axis)))
        let list = followsOthers ? followingList(row) : rows[row].list
        solver.solve(
            list, length: rows[row].length, start: rows[row].start, options: calls[row].options,
            into: &rows[row].solution)
        rows[row].rank = rank
        if rows[row].solution.remainder < 0 { couple(row) }
    }

    /// The span, in logical coordinates, that a stack without references is in.
    private func area(_ row: Int) -> Span {
        let axis = calls[row].axis
        guard let area = calls[row].area else { return Span(origin: 0, length: size[axis]) }
        return rows[row].isMirrored ? area[axis].mirrored(in: size[axis]) : area[axis]
    }

    /// The logical coordinate of an edge, unrounded where it is one of a stack; 0 for no edge, nil where it cannot be reached.
    private func coordinate(of end: StackEnd<Node>?, _ row: Int) -> Double? {
        guard let end else { return 0 }
        let axis = calls[row].axis
        let x: Double
        if let member = member(at: end, row), rows[member.row].isSolved {
            x = end.coordinate(on: rows[member.row].span(member.column, in: size[axis]))
        } else if end.place.guide == nil, end.place.node.parentNode === container {
            x = end.coordinate(on: end.place.node.untransformedFrame[axis])
        } else if let point = convertedPoint(of: end, row) {
            x = point[axis]
        } else {
            return nil
        }
        return rows[row].isMirrored ? size[axis] - x : x
    }

    /// The point of an edge in the container's space, or nil, reported, where there is no way there.
    private func convertedPoint(of end: StackEnd<Node>, _ row: Int) -> Point? {
        let axis = calls[row].axis
        let node = end.place.node
        let point = end.point(on: end.place.frame(.untransformed), axis)
        if end.place.guide == nil, node === container {
            var frame = node.untransformedFrame
            frame.size[axis] = size[axis]
            return node.mapToParent(.untransformed).inverted()?.apply(to: end.point(on: frame, axis))
        }
        guard let space = end.place.guide == nil ? node.parentNode : node else {
            warn(.referenceNotInTree(node.displayName), row)
            return nil
        }
        if let map = container.map(from: space, .untransformed) { return map.apply(to: point) }
        warn(.noCommonAncestor(node.displayName), row)
        return nil
    }

    /// Solves a stack that lacks room together with the stack it hangs on and all that hang on that one.
    private func couple(_ row: Int) {
        guard let host = rows[row].host, host != row, rows[host].isSolved,
            rows[host].isMirrored == rows[row].isMirrored, let rank = rows[row].rank
        else { return }
        let root = root(of: row)
        let related = rows.indices
            .filter { rows[$0].isSolved && calls[$0].axis == calls[row].axis }
            .filter { (rows[$0].rank ?? .max) <= rank && self.root(of: $0) == root }
            .sorted { (rows[$0].rank ?? .max) < (rows[$1].rank ?? .max) }
        let stacks = related.map { coupled($0, among: related) }
        let solutions = solver.solveCoupled(
            stacks, length: size[calls[row].axis], options: calls[root].options)
        for (index, solution) in solutions.enumerated() {
            rows[related[index]].solution = solution
            rows[related[index]].isCoupled = true
        }
    }

    /// The stack that a stack hangs on in the end, by way of stacks that run the same way.
    private func root(of row: Int) -> Int {
        var root = row
        while let host = rows[root].host, rows[host].isMirrored == rows[root].isMirrored, let rank = rows[root].rank,
            let hostRank = rows[host].rank, hostRank < rank, rows[host].isSolved
        {
            root = host
        }
        return root
    }

    /// A stack for the solver, in terms of the one it hangs on.
    private func coupled(_ row: Int, among related: [Int]) -> CoupledStack {
        let call = calls[row]
        let host = self.root(of: row) == row ? nil : rows[row].host
        var stack = CoupledStack(followingList(row, host: host), host: host.flatMap { related.firstIndex(of: $0) })
        stack.startOffset = rows[row].start
        stack.endOffset = rows[row].start + rows[row].length - size[call.axis]
        if let anchor = anchor(call.start, row, host) {
            (stack.start, stack.startOffset) = (anchor, call.startOffset)
        }
        if let anchor = anchor(call.end, row, host) { (stack.end, stack.endOffset) = (anchor, call.endOffset) }
        return stack
    }

    /// The end of a column of the host that an edge is, if it is one.
    private func anchor(_ end: StackEnd<Node>?, _ row: Int, _ host: Int?) -> CoupledStack.Anchor? {
        guard let end, let member = member(at: end, row), member.row == host else { return nil }
        switch end.side {
        case .near: return rows[row].isMirrored ? .end(ofColumn: member.column) : .start(ofColumn: member.column)
        case .far: return rows[row].isMirrored ? .start(ofColumn: member.column) : .end(ofColumn: member.column)
        case .middle, .line: return nil
        }
    }
}
