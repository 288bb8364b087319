/// The places of each node in several stacks, sorted by the addresses of the nodes.
struct NodeIndex {
    /// A node's place.
    struct Member {
        /// The node, which the items of the call hold.
        var node: ObjectIdentifier
        var stack: Int
        /// The item that holds its size, and its own entry.
        var head: Int
        var entry: Int
    }

    private(set) var members: [Member] = []

    init() {}

    var hasMembers: Bool { !members.isEmpty }

    /// The nodes of the chosen stacks of a block; O(*n* log *n*) for *n* nodes.
    init(_ block: Block) {
        var members: [Member] = []
        for stack in block.chosen {
            var head = block.stacks[stack].range.lowerBound
            for entry in block.stacks[stack].range {
                let item = block.line.items[entry]
                if item.kind != .joined { head = entry }
                guard item.setsFrame, let node = item.node else { continue }
                members.append(Member(node: node, stack: stack, head: head, entry: entry))
            }
        }
        members.sort { ($0.node, $0.entry) < ($1.node, $1.entry) }
        self.members = members
    }

    /// The places of nodes after their first ones, in the order of the list.
    var ties: [Block.Tie] {
        if members.isEmpty { return [] }
        var ties: [Block.Tie] = []
        var first = 0
        for index in members.indices {
            if members[index].node != members[first].node { first = index }
            let (own, home) = (members[index], members[first])
            if own.stack == home.stack { continue }
            ties.append(
                Block.Tie(
                    place: Block.Place(stack: own.stack, head: own.head), entry: own.entry,
                    first: Block.Place(stack: home.stack, head: home.head)))
        }
        // Addresses differ from run to run.
        ties.sort { $0.entry < $1.entry }
        return ties
    }

    /// Whether a node is on the list.
    func contains(_ node: ObjectIdentifier) -> Bool { first(node) { _ in true } != nil }

    /// The first place of a node that satisfies a condition.
    func first(_ node: ObjectIdentifier, where condition: (Member) -> Bool) -> Member? {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].node < node { low = middle + 1 } else { high = middle }
        }
        return members[low...].prefix { $0.node == node }.first(where: condition)
    }
}
