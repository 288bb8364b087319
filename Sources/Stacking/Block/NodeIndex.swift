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
    /// The places of nodes after their first ones in other stacks, in the order of the list.
    private(set) var ties: [Block.Tie] = []

    init() {}

    var hasMembers: Bool { !members.isEmpty }

    /// The nodes of the chosen stacks of a block; O(*n* log *n*) for *n* nodes.
    init(_ block: Block) {
        var places: [Member] = []
        for stack in block.chosen {
            var head = block.stacks[stack].range.lowerBound
            for entry in block.stacks[stack].range {
                let item = block.line.items[entry]
                if item.kind != .joined { head = entry }
                guard item.setsFrame, let node = item.node else { continue }
                places.append(Member(node: node, stack: stack, head: head, entry: entry))
            }
        }
        members = places
        members.sortStably { ($0.node, $0.entry) < ($1.node, $1.entry) }
        for own in places {
            guard let home = first(own.node, where: { _ in true }), own.stack != home.stack else { continue }
            ties.append(
                Block.Tie(
                    place: Block.Place(stack: own.stack, head: own.head), entry: own.entry,
                    first: Block.Place(stack: home.stack, head: home.head)))
        }
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
