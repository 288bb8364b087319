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

    /// The place that a stack solved before another one of a rank gave a node.
    private func earlierMember(_ node: ObjectIdentifier, _ stack: Int, _ rank: Int) -> NodeIndex.Member? {
        index.first(node) {
            $0.stack != stack && stacks[$0.stack].isSolved && (stacks[$0.stack].rank ?? .max) < rank
        }
    }

    /// Gives items the sizes of nodes of theirs that have them from another stack, a group that of the first such node.
    mutating func copySizesOfEarlierStacks(_ stack: Int) {
        guard stacks.count > 1, index.hasRepeats else { return }
        let members = index.members.filter { $0.stack == stack }.inOrder { $0.entry > $1.entry }
        for member in members {
            let rank = stacks[stack].rank ?? .max
            guard let earlier = earlierMember(member.node, stack, rank) else { continue }
            stacks[stack].line.items[member.head].kind = .match
            stacks[stack].line.items[member.head].size = stacks[earlier.stack].line.items[earlier.head].size
        }
    }

    /// Writes the frames of the nodes of a stack that do not have their places from another one, and reports what went wrong.
    mutating func finish(_ stack: Int, isCircular: Bool) {
        var writtenByOthers: [Int] = []
        var misplaced: (name: String, distance: Double)?
        if stacks.count > 1, stacks[stack].isSolved, index.hasRepeats {
            let (rank, mirror) = (stacks[stack].rank ?? .max, stacks[stack].mirror)
            stacks[stack].forEachNode { node, place in
                guard let earlier = earlierMember(ObjectIdentifier(node), stack, rank) else { return }
                writtenByOthers.append(place.entry)
                place.own.isSkipped = true
                let origin = stacks[earlier.stack].span(earlier.head).origin
                let distance = (place.item.span(mirroredIn: mirror).origin - origin).magnitude
                if distance > 1e-6, misplaced == nil { misplaced = (node.displayName, distance) }
            }
        }
        stacks[stack].write(across: false)
        if let misplaced { stacks[stack].warn(.placedElsewhere(misplaced.name, by: misplaced.distance)) }
        if isCircular { stacks[stack].warn(.circularStacks) }
        stacks[stack].reportProblems()
        for entry in writtenByOthers { stacks[stack].line.items[entry].isSkipped = false }
    }
}
