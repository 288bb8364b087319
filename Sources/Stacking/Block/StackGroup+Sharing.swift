import Geometry
import LayoutTree

// Nodes that are in several stacks.

extension StackGroup {
    /// Gives items the sizes that their nodes have in a stack solved before; a group has that of its first such node.
    mutating func copySizesOfEarlierStacks(_ stack: Int) {
        guard index.hasRepeats else { return }
        for item in stacks[stack].line.items.reversed() {
            guard let node = item.node, let place = index.first(node, where: { $0.stack == stack }),
                let earlier = index.first(node, where: { $0.stack != stack && stacks[$0.stack].isSolved })
            else { continue }
            let size = stacks[earlier.stack].line.items[earlier.head].size
            stacks[stack].line.items[place.head].fix(at: size)
            shared.append((place, earlier))
        }
    }

    /// Writes the frames of the nodes of a stack, but not of those that another stack sets, and reports problems.
    mutating func finish(_ stack: Int, isCircular: Bool) {
        let shared = shared.reversed().filter { $0.place.stack == stack }
        for (place, _) in shared { stacks[stack].line.items[place.entry].node = nil }
        stacks[stack].write(across: false)
        for (place, _) in shared { stacks[stack].line.items[place.entry].node = place.node }
        for (place, earlier) in shared {
            let distance = stacks[stack].span(place.head).origin - stacks[earlier.stack].span(earlier.head).origin
            if distance.magnitude <= 1e-6 { continue }
            let name = place.node.withObject { (node: Node) in node.displayName }
            stacks[stack].warn(.placedElsewhere(name, by: distance.magnitude))
            break
        }
        if isCircular { stacks[stack].warn(.circularStacks) }
        stacks[stack].reportProblems()
    }
}
