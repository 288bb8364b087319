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
    private func owner(_ member: NodeIndex.Member) -> NodeIndex.Member? {
        let rank = stacks[member.stack].rank ?? .max
        return index.first(member.node) {
            $0.stack != member.stack && stacks[$0.stack].isSolved && (stacks[$0.stack].rank ?? .max) < rank
        }
    }

    /// Gives items the sizes of nodes of theirs that have them from another stack, a group that of the first such node.
    mutating func followOwners(_ stack: Int) {
        guard stacks.count > 1, index.hasRepeats else { return }
        let members = index.members.filter { $0.stack == stack }.sorted { $0.entry > $1.entry }
        for member in members {
            guard let owner = owner(member) else { continue }
            stacks[stack].line.items[member.head].kind = .match
            stacks[stack].line.items[member.head].size = stacks[owner.stack].line.items[owner.head].size
        }
    }

    /// Writes the frames of the nodes of a stack that do not have their places from another one, and reports what went wrong.
    mutating func finish(_ stack: Int, isCircular: Bool) {
        var elsewhere: [Int] = []
        var stranger: (entry: Int, distance: Double)?
        if stacks.count > 1, stacks[stack].isSolved, index.hasRepeats {
            for member in index.members where member.stack == stack {
                guard let owner = owner(member) else { continue }
                elsewhere.append(member.entry)
                let origin = stacks[owner.stack].span(owner.head).origin
                let distance = (stacks[stack].span(member.head).origin - origin).magnitude
                if distance > 1e-6, member.entry < stranger?.entry ?? .max { stranger = (member.entry, distance) }
            }
        }
        var name = ""
        if let stranger {
            stacks[stack].forEachNode { node, place in
                if place.entry == stranger.entry { name = node.displayName }
            }
        }
        for entry in elsewhere { stacks[stack].line.items[entry].isSkipped = true }
        stacks[stack].write(across: false)
        if let stranger { stacks[stack].warn(.placedElsewhere(name, by: stranger.distance)) }
        if isCircular { stacks[stack].warn(.circularStacks) }
        stacks[stack].reportProblems()
        for entry in elsewhere { stacks[stack].line.items[entry].isSkipped = false }
    }
}
