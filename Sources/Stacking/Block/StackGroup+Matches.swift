import Geometry
import LayoutTree

// Items that match nodes.

/// An item on a line that matches a node.
struct StackMatch<Node: Layoutable> {
    var stack = 0
    var item: Int
    var entry: Int
    var node: Node
    /// The axis whose length it matches.
    var dimension: Axis
    /// The place of the node in a stack, if the item follows it there.
    var other: NodeIndex.Member?

    func follows(_ match: StackMatch) -> Bool { other?.stack == match.stack && other?.head == match.entry }
}

extension Stack {
    /// The items on the line that match nodes.
    var matches: [StackMatch<Node>] {
        guard facts.hasMatches else { return [] }
        return heads.enumerated().compactMap { item, entry in
            guard line.items[entry].kind == .match, let node = items[item].matched else { return nil }
            return StackMatch(item: item, entry: entry, node: node, dimension: line.items[entry].matchedAxis ?? axis)
        }
    }
}

extension StackGroup {
    /// Gives items that match nodes their sizes, as far as these are known, and returns those that change with an item of the
    /// same stack, or of one of those that it is solved together with.
    ///
    /// A size below 0 is reported if the lengths of the nodes are final.
    mutating func followMatches(_ stack: Int, together: [Int] = [], isFinal: Bool = true) -> [StackMatch<Node>] {
        var waiting = stacks[stack].matches
        for index in waiting.indices {
            waiting[index].stack = stack
            waiting[index].other = place(of: waiting[index], for: stack)
        }
        var open: [StackMatch<Node>] = []
        // Each one after that of the same stack which it follows.
        while let ready = waiting.firstIndex(where: { match in !waiting.contains { match.follows($0) } }) {
            let match = waiting.remove(at: ready)
            let size = match.node === container ? size : match.node.untransformedFrame.size
            guard let other = match.other else {
                follow(match, size[match.dimension], isFinal)
                continue
            }
            let item = stacks[other.stack].line.items[other.head]
            let isElsewhere = other.stack != stack
            let isKnown = item.kind == .fixed || (item.kind == .match && !open.contains { match.follows($0) })
            if isElsewhere || isKnown { follow(match, item.size, isFinal) }
            if isElsewhere ? together.contains(other.stack) : !isKnown { open.append(match) }
        }
        for match in waiting.reversed() {
            stacks[stack].line.items[match.entry].size = 0
            stacks[stack].report(.cyclicMatch(item: match.item))
        }
        return open
    }

    /// The place of the node that an item matches along its stack: in that, or else in one that was solved before.
    private func place(of match: StackMatch<Node>, for stack: Int) -> NodeIndex.Member? {
        guard match.dimension == stacks[stack].axis else { return nil }
        let node = ObjectIdentifier(match.node)
        return index.first(node) { $0.stack == stack } ?? index.first(node) { stacks[$0.stack].isSolved }
    }

    private mutating func follow(_ match: StackMatch<Node>, _ length: Double, _ isFinal: Bool) {
        let item = stacks[match.stack].line.items[match.entry]
        let size = length * item.weight + item.natural
        stacks[match.stack].line.items[match.entry].size = size > 0 ? min(size, LineItem.largest) : 0
        if size < 0, isFinal { stacks[match.stack].report(.negativeMatch(item: match.item)) }
    }
}
