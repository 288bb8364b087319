import Cassowary
import Geometry
import LayoutTree

// Stacks that only equations can solve.

extension StackGroup {
    /// Solves a stack that lacks room together with the stack that it refers to and all that refer to that one.
    mutating func shrinkTogether(_ stack: Int) {
        guard let reference = reference(of: stack), stacks[reference].isSolved else { return }
        // A stack that is not packed at its start has its items where equations do not know of.
        let options = stacks[reference].options
        if stacks[reference].remainder != 0, options.leftover != .end || options.overflow != .end { return }
        let last = lastReference(of: stack)
        let related = stacks.indices
            .filter { stacks[$0].isSolved && stacks[$0].axis == stacks[stack].axis && lastReference(of: $0) == last }
            .sorted { (stacks[$0].rank ?? .max) < (stacks[$1].rank ?? .max) }
        var matches: [StackMatch<Node>] = []
        for member in related { matches += followMatches(member, together: related) }
        solveTogether(related, matches)
    }

    /// The stack that a stack refers to first.
    private func reference(of stack: Int) -> Int? { links.first { $0.stack == stack }?.other }

    /// The stack at the end of the references of a stack.
    private func lastReference(of stack: Int) -> Int {
        var last = stack
        while let reference = reference(of: last), stacks[reference].isSolved,
            (stacks[reference].rank ?? .max) < (stacks[last].rank ?? .max)
        {
            last = reference
        }
        return last
    }

    /// Solves stacks as one system, and arranges their items; without ends at the lengths that they would like best.
    mutating func solveTogether(_ related: [Int], _ matches: [StackMatch<Node>], hasEnds: Bool = true) {
        var equations = StackEquations()
        for stack in related {
            equations.add(stacks[stack].line.items, dependsOnAnother: related.count > 1 && stack != related[0])
        }
        for match in matches {
            guard let one = related.firstIndex(of: match.stack), let place = match.other,
                let other = related.firstIndex(of: place.stack)
            else { continue }
            let isPossible = equations.match(one, match.entry, other, place.head)
            if !isPossible, hasEnds { stacks[match.stack].report(.negativeMatch(item: match.item)) }
        }
        for (position, stack) in related.enumerated() where hasEnds {
            let (start, length) = (stacks[stack].start, stacks[stack].length)
            let first = coordinate(stacks[stack].from, stack, related, equations)
            let last = coordinate(stacks[stack].to, stack, related, equations)
            equations.setEnds(
                of: position, from: first.map { $0 + stacks[stack].startOffset } ?? LinearExpression(start),
                to: last.map { $0 + stacks[stack].endOffset } ?? LinearExpression(start + length))
        }
        equations.solve()
        for (position, stack) in related.enumerated() {
            stacks[stack].line.items = equations.stacks[position].items
            stacks[stack].line.natural = stacks[stack].line.items.length
            if !hasEnds { continue }
            (stacks[stack].start, stacks[stack].length, stacks[stack].remainder) = equations.room(position)
            stacks[stack].arrange()
        }
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
