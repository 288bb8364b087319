import Cassowary
import Geometry
import LayoutTree

// Stacks that only equations can solve.

extension StackGroup {
    /// Solves a stack that lacks room together with the stack it hangs on and all that hang on that one.
    mutating func giveWay(_ stack: Int) {
        guard let host = host(stack), host != stack, stacks[host].isSolved else { return }
        // A stack that is not packed at its start has its items where equations do not know of.
        let options = stacks[host].options
        if stacks[host].remainder != 0, options.leftover != .end || options.overflow != .end { return }
        let root = root(stack)
        let related = stacks.indices
            .filter {
                $0 == stack || (stacks[$0].isSolved && stacks[$0].axis == stacks[stack].axis && self.root($0) == root)
            }
            .sorted { (stacks[$0].rank ?? .max) < (stacks[$1].rank ?? .max) }
        let rank = stacks[stack].rank
        stacks[stack].rank = .max
        var matches: [StackMatch] = []
        for member in related { matches += followMatches(member, together: related) }
        solveTogether(related, matches)
        stacks[stack].rank = rank
    }

    /// The stack that a stack refers to first.
    private func host(_ stack: Int) -> Int? {
        let own = links.filter { $0.stack == stack && $0.other != stack }
        return (own.first { !$0.isMatch } ?? own.first)?.other
    }

    /// The stack that a stack hangs on in the end.
    private func root(_ stack: Int) -> Int {
        var root = stack
        while let host = host(root), stacks[host].isSolved,
            (stacks[host].rank ?? .max) < (stacks[root].rank ?? .max)
        {
            root = host
        }
        return root
    }

    /// Solves stacks as one system, and arranges their items.
    mutating func solveTogether(_ related: [Int], _ matches: [StackMatch]) {
        var equations = StackEquations()
        for stack in related {
            equations.add(stacks[stack].line.items, isHanging: related.count > 1 && stack != related[0])
        }
        for match in matches {
            guard let one = related.firstIndex(of: match.stack), let other = related.firstIndex(of: match.otherStack)
            else { continue }
            let isPossible = equations.match(one, match.entry, other, match.otherEntry)
            if !isPossible { stacks[match.stack].report(.negativeMatch(item: match.item)) }
        }
        for (position, stack) in related.enumerated() {
            let (start, length) = (stacks[stack].start, stacks[stack].length)
            let first = coordinate(stacks[stack].from, stack, related, equations)
            let last = coordinate(stacks[stack].to, stack, related, equations)
            equations.bind(
                position, from: first.map { $0 + stacks[stack].startOffset } ?? LinearExpression(start),
                to: last.map { $0 + stacks[stack].endOffset } ?? LinearExpression(start + length))
        }
        equations.solve()
        for (position, stack) in related.enumerated() {
            stacks[stack].line.items = equations.stacks[position].items
            (stacks[stack].start, stacks[stack].length) = equations.room(position)
            stacks[stack].remainder = equations.remainder(position)
            stacks[stack].arrange()
        }
    }

    /// Solves a stack with matches at the length that it would like best.
    mutating func solveNaturally(_ stack: Int, _ matches: [StackMatch]) {
        var equations = StackEquations()
        equations.add(stacks[stack].line.items, isHanging: false)
        for match in matches { _ = equations.match(0, match.entry, 0, match.otherEntry) }
        equations.solve()
        stacks[stack].line.items = equations.stacks[0].items
        stacks[stack].line.natural = stacks[stack].line.items.length
    }

    /// The coordinate of an edge of an item of a stack that is solved with a stack; nil for any other.
    private func coordinate(
        _ end: Anchor<Node>?, _ stack: Int, _ related: [Int], _ equations: StackEquations
    ) -> LinearExpression? {
        guard let end, let member = member(end, stack), let other = related.firstIndex(of: member.stack) else {
            return nil
        }
        let (axis, isMirrored) = (stacks[stack].axis, stacks[member.stack].isMirrored)
        guard let isFar = end.isFar(on: axis) else { return nil }
        let isEnd = isFar != isMirrored
        let edge = equations.coordinate(other, before: isEnd ? member.head + 1 : member.head)
        return isMirrored == stacks[stack].isMirrored ? edge : LinearExpression(size[axis]) - edge
    }
}
