import Geometry
import LayoutTree

// Nodes that stand in several places.

extension StackGroup {
    /// Finds out which nodes stand where, if that will be asked.
    mutating func findNodes(_ members: [Int]) {
        for stack in members { stacks[stack].leaveOutRepeats() }
        let refers = members.contains { stack in
            stacks[stack].items.hasMatches || stacks[stack].from != nil || stacks[stack].to != nil
        }
        index = members.count > 1 || refers ? NodeIndex(stacks, members) : NodeIndex()
    }

    /// The place that a stack solved before gave a node.
    private func earlierMember(_ member: NodeIndex.Member) -> NodeIndex.Member? {
        let rank = stacks[member.stack].rank ?? .max
        return index.first(member.node) {
            $0.stack != member.stack && stacks[$0.stack].isSolved && (stacks[$0.stack].rank ?? .max) < rank
        }
    }

    /// Gives items the sizes of nodes of theirs that have them from another stack, a group that of the first such node.
    mutating func copySizesOfEarlierStacks(_ stack: Int) {
        guard stacks.count > 1, index.hasRepeats else { return }
        let members = index.members.filter { $0.stack == stack }.sorted { $0.entry > $1.entry }
        for member in members {
            guard let earlier = earlierMember(member) else { continue }
            stacks[stack].line.items[member.head].kind = .match
            stacks[stack].line.items[member.head].size = stacks[earlier.stack].line.items[earlier.head].size
        }
    }

    /// Writes the frames of the nodes of a stack that do not have their places from another one, and reports what went wrong.
    mutating func finish(_ stack: Int, isCircular: Bool) {
        var writtenByOthers: [Int] = []
        var misplaced: (entry: Int, distance: Double)?
        if stacks.count > 1, stacks[stack].isSolved, index.hasRepeats {
            for member in index.members where member.stack == stack {
                guard let earlier = earlierMember(member) else { continue }
                writtenByOthers.append(member.entry)
                let origin = stacks[earlier.stack].span(earlier.head).origin
                let distance = (stacks[stack].span(member.head).origin - origin).magnitude
                if distance > 1e-6, member.entry < misplaced?.entry ?? .max { misplaced = (member.entry, distance) }
            }
        }
        var name = ""
        if let misplaced {
            stacks[stack].forEachNode { node, place in
                if place.entry == misplaced.entry { name = node.displayName }
            }
        }
        for entry in writtenByOthers { stacks[stack].line.items[entry].isSkipped = true }
        stacks[stack].write(across: false)
        if let misplaced { stacks[stack].warn(.placedElsewhere(name, by: misplaced.distance)) }
        if isCircular { stacks[stack].warn(.circularStacks) }
        stacks[stack].reportProblems()
        for entry in writtenByOthers { stacks[stack].line.items[entry].isSkipped = false }
    }
}
