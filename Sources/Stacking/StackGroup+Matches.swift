import Geometry
import LayoutTree

// Items that match nodes.

/// An item that follows one of the same stack, or of one that it is solved together with, while both change.
struct StackMatch {
    var stack: Int
    var entry: Int
    var item: Int
    var otherStack: Int
    var otherEntry: Int
}

extension Stack {
    /// The items on the line that match nodes, each with the node and the axis whose length it matches.
    var matches: [(item: Int, entry: Int, node: Node, dimension: Axis)] {
        guard items.hasMatches else { return [] }
        return heads.enumerated().compactMap { item, entry in
            guard line.items[entry].isMatch, let node = items[item].matched else { return nil }
            let kind = line.items[entry].kind
            let dimension = kind == .matchWidth ? .horizontal : kind == .matchHeight ? .vertical : axis
            return (item, entry, node, dimension)
        }
    }
}

extension StackGroup {
    /// Gives items that match nodes their sizes, as far as these are known, and returns those that change with an item of the
    /// same stack, or of one of those that it is solved together with.
    ///
    /// A size below 0 is reported if the lengths of the nodes are final.
    mutating func followMatches(_ stack: Int, together: [Int] = [], isFinal: Bool = true) -> [StackMatch] {
        var waiting: [StackMatch] = []
        var open: [StackMatch] = []
        let axis = stacks[stack].axis
        for (item, entry, node, dimension) in stacks[stack].matches {
            var length = node === container ? size[dimension] : node.untransformedFrame.size[dimension]
            if dimension == axis, let other = place(of: node, for: stack) {
                let match = StackMatch(
                    stack: stack, entry: entry, item: item, otherStack: other.stack, otherEntry: other.head)
                if other.stack == stack {
                    waiting.append(match)
                    continue
                }
                if together.contains(other.stack) { open.append(match) }
                length = stacks[other.stack].line.items[other.head].size
            }
            follow(stack, item, entry, length, isFinal)
        }
        return open + resolve(waiting, stack, isFinal)
    }

    /// The place of a node in a stack, or else in one that was solved before.
    private func place(of node: Node, for stack: Int) -> NodeIndex.Member? {
        let node = ObjectIdentifier(node)
        return index.first(node) { $0.stack == stack } ?? index.first(node) { stacks[$0.stack].isSolved }
    }

    private mutating func follow(_ stack: Int, _ item: Int, _ entry: Int, _ length: Double, _ isFinal: Bool) {
        let match = stacks[stack].line.items[entry]
        let size = length * match.weight + match.natural
        stacks[stack].line.items[entry].size = size > 0 ? min(size, LineItem.largest) : 0
        if size < 0, isFinal { stacks[stack].report(.negativeMatch(item: item)) }
    }

    /// Follows chains of matches within a stack: to what is fixed, to what changes, or round in a circle.
    private mutating func resolve(_ matches: [StackMatch], _ stack: Int, _ isFinal: Bool) -> [StackMatch] {
        var waiting = matches
        var open: [StackMatch] = []
        while let ready = waiting.firstIndex(where: { match in !waiting.contains { $0.entry == match.otherEntry } }) {
            let match = waiting.remove(at: ready)
            let other = stacks[stack].line.items[match.otherEntry]
            if other.kind == .fixed || (other.isMatch && !open.contains { $0.entry == match.otherEntry }) {
                let length = other.kind == .fixed ? other.natural : other.size
                follow(stack, match.item, match.entry, length, isFinal)
            } else {
                open.append(match)
            }
        }
        for match in waiting.reversed() {
            stacks[stack].line.items[match.entry].size = 0
            stacks[stack].report(.cyclicMatch(item: match.item))
        }
        return open
    }
}
