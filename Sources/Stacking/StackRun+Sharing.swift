import Geometry
import LayoutTree

// Nodes that stand in several places.

extension StackRun {
    /// Finds out which nodes stand where, if that will be asked.
    mutating func findNodes(_ members: [Int]) {
        for stack in members { stacks[stack].leaveOutRepeats() }
        index = NodeIndex()
        if members.count == 1, let only = members.first, !stacks[only].call.hasMatches, !stacks[only].call.hasEnds {
            return
        }
        index = NodeIndex(stacks, members)
    }

    /// The place that a stack solved before gave a node.
    private func owner(_ member: NodeIndex<Node>.Member) -> NodeIndex<Node>.Member? {
        let rank = stacks[member.stack].rank ?? .max
        return index.first(member.address) {
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

    /// Writes the frames of the nodes of a stack that do not have their places from another one.
    mutating func writeFrames(_ stack: Int) {
        guard stacks[stack].isSolved else { return }
        if stacks.count > 1, index.hasRepeats {
            var stranger: (member: NodeIndex<Node>.Member, distance: Double)?
            for member in index.members where member.stack == stack {
                guard let owner = owner(member) else { continue }
                let origin = stacks[owner.stack].span(owner.head).origin
                let distance = (stacks[stack].span(member.head).origin - origin).magnitude
                stacks[stack].line.items[member.entry].isSkipped = true
                if distance > 1e-6, stranger == nil || member.entry < stranger?.member.entry ?? 0 {
                    stranger = (member, distance)
                }
            }
            stacks[stack].write()
            if let stranger { stacks[stack].warn(.placedElsewhere(name(stranger.member), by: stranger.distance)) }
        } else {
            stacks[stack].write()
        }
    }

    private func name(_ member: NodeIndex<Node>.Member) -> String {
        var name = ""
        stacks[member.stack].forEachItem { item, head in
            guard head == member.head else { return }
            name = stacks[member.stack].call.items[item].content.nodes[member.entry - head].displayName
        }
        return name
    }
}
