import Geometry
import LayoutTree

extension StackRun {
    /// Solves one stack, together with those it hangs on where it lacks room.
    mutating func solve(_ row: Int, rank: Int) {
        rows[row].isUnreachable = false
        rows[row].isCoupled = false
        guard findRoom(row) else {
            rows[row].isUnreachable = true
            rows[row].rank = rank
            return
        }
        let mayMatchFitted = hasMatches && fit.contains(StackFit(calls[row].axis))
        if hasRepeats || rows[row].matchesOthers || mayMatchFitted { follow(row) }
        rows[row].remainder = divider.solve(
            &rows[row].section, length: rows[row].length, start: rows[row].start, options: calls[row].options)
        note(divider.problems, row)
        rows[row].rank = rank
        if rows[row].remainder < 0 { couple(row) }
    }

    /// Finds out where a stack starts and how long it is; false if one of its edges cannot be reached.
    private func findRoom(_ row: Int) -> Bool {
        let limits = area(row)
        var (start, end) = (limits.start, limits.end)
        if calls[row].hasEnds {
            guard let first = coordinate(of: calls[row].start, row), let last = coordinate(of: calls[row].end, row)
            else { return false }
            if calls[row].start != nil { start = first }
            if calls[row].end != nil { end = last }
        }
        rows[row].start = start + calls[row].startOffset
        rows[row].length = end + calls[row].endOffset - rows[row].start
        return true
    }

    /// Remembers what could not be honoured in a stack, in place of what was before.
    private mutating func note(_ found: [StackProblem], _ row: Int) {
        if !problems.isEmpty { problems.removeAll { $0.row == row } }
        for problem in found { problems.append(StackRowProblem(row: row, problem: problem)) }
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
            x = end.coordinate(on: span(member.row, member.column))
        } else if !end.place.isGuide, end.place.node.parentNode === container {
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
        if !end.place.isGuide, node === container {
            var frame = node.untransformedFrame
            frame.size[axis] = size[axis]
            return node.mapToParent(.untransformed).inverted()?.apply(to: end.point(on: frame, axis))
        }
        guard let space = end.place.isGuide ? node : node.parentNode else {
            warn(.referenceNotInTree(node.displayName), row)
            return nil
        }
        if let map = container.map(from: space, .untransformed) { return map.apply(to: point) }
        warn(.noCommonAncestor(node.displayName), row)
        return nil
    }

    /// Solves a stack that lacks room together with the stack it hangs on and all that hang on that one.
    private mutating func couple(_ row: Int) {
        guard let host = rows[row].host, host != row, rows[host].isSolved, let rank = rows[row].rank else { return }
        let root = root(of: row)
        let axis = calls[row].axis
        let related = rows.indices
            .filter { rows[$0].isSolved && calls[$0].axis == axis }
            .filter { (rows[$0].rank ?? .max) <= rank && self.root(of: $0) == root }
            .sorted { (rows[$0].rank ?? .max) < (rows[$1].rank ?? .max) }
        var parts: [StackPart] = []
        for row in related { parts.append(part(row, among: related)) }
        divider.solveCoupled(&parts, length: size[axis], rule: .shortage, options: calls[root].options)
        for (row, part) in zip(related, parts) {
            rows[row].section = part.section
            rows[row].remainder = part.remainder
            rows[row].isCoupled = true
            note(part.problems, row)
        }
    }

    /// The stack that a stack hangs on in the end.
    private func root(of row: Int) -> Int {
        var root = row
        while let host = rows[root].host, let rank = rows[root].rank, let hostRank = rows[host].rank, hostRank < rank,
            rows[host].isSolved
        {
            root = host
        }
        return root
    }

    /// A stack for the solver, in terms of the one it hangs on.
    private func part(_ row: Int, among related: [Int]) -> StackPart {
        let host = self.root(of: row) == row ? nil : rows[row].host
        follow(row, host: host)
        let length = size[calls[row].axis]
        var part = StackPart(
            rows[row].section, host: host.flatMap { related.firstIndex(of: $0) }, startOffset: rows[row].start,
            endOffset: rows[row].start + rows[row].length - length)
        part.isMirrored = rows[row].isMirrored
        if let anchor = anchor(calls[row].start, row, host) {
            (part.start, part.startOffset) = (anchor, calls[row].startOffset)
        }
        if let anchor = anchor(calls[row].end, row, host) {
            (part.end, part.endOffset) = (anchor, calls[row].endOffset)
        }
        return part
    }

    /// The end of a column of the host that an edge is, if it is one.
    private func anchor(_ end: StackEnd<Node>?, _ row: Int, _ host: Int?) -> CoupledStack.Anchor? {
        guard let end, let host, let member = member(at: end, row), member.row == host else { return nil }
        let column = member.column - rows[host].section.columns.lowerBound
        switch end.side {
        case .near: return rows[host].isMirrored ? .end(ofColumn: column) : .start(ofColumn: column)
        case .far: return rows[host].isMirrored ? .start(ofColumn: column) : .end(ofColumn: column)
        case .middle, .line: return nil
        }
    }
}
