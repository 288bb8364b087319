import Geometry
import LayoutTree

// Stacks that only equations can solve.

extension StackRun {
    /// Solves a stack that lacks room together with the stack it hangs on and all that hang on that one.
    mutating func giveWay(_ stack: Int) {
        guard let host = host(stack), host != stack, stacks[host].isSolved else { return }
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
            let first = coordinate(
                stacks[stack].call.start, stack, related, at: start, plus: stacks[stack].call.startOffset)
            let last = coordinate(
                stacks[stack].call.end, stack, related, at: start + length, plus: stacks[stack].call.endOffset)
            equations.bind(position, from: first, to: last, length: size[stacks[stack].axis])
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
        stacks[stack].line.keepSizes()
    }

    /// A coordinate of a stack: an edge of an item of a stack that is solved with it, or a number.
    private func coordinate(
        _ end: StackEnd<Node>?, _ stack: Int, _ related: [Int], at value: Double, plus offset: Double
    ) -> StackEquations.End {
        guard let end, let member = member(end, stack), let other = related.firstIndex(of: member.stack) else {
            return .at(value)
        }
        let isTurned = stacks[member.stack].isMirrored != stacks[stack].isMirrored
        switch end.side {
        case .near:
            return .edge(other, member.head, isEnd: stacks[member.stack].isMirrored, isTurned: isTurned, plus: offset)
        case .far:
            return .edge(other, member.head, isEnd: !stacks[member.stack].isMirrored, isTurned: isTurned, plus: offset)
        case .middle, .line: return .at(value)
        }
    }
}
