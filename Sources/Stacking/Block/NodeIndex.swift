import LayoutTree

/// Where each node is in several stacks, sorted by the addresses of the nodes.
struct NodeIndex {
    /// A node's place.
    struct Member {
        /// The node, which the items of the call hold.
        var node: ObjectIdentifier
        var stack: Int
        /// The item of the line that it has its size from, and its own one.
        var head: Int
        var entry: Int
    }

    private(set) var members: [Member] = []

    init() {}

    var hasMembers: Bool { !members.isEmpty }

    /// O(*n* log *n*) for *n* nodes.
    init<Node: Layoutable>(_ stacks: inout [Stack<Node>], _ chosen: [Int]) {
        var members: [Member] = []
        var count = 0
        for stack in chosen { count += stacks[stack].line.items.count }
        members.reserveCapacity(count)
        for stack in chosen {
            stacks[stack].forEachNode { node, place in
                members.append(
                    Member(node: ObjectIdentifier(node), stack: stack, head: place.head, entry: place.entry))
            }
        }
        // Those of one node stay as they are. A sort takes three kilobytes of WebAssembly for each type, so indices are sorted.
        self.members = members.indices.sorted { (members[$0].node, $0) < (members[$1].node, $1) }.map { members[$0] }
    }

    /// The places of nodes behind their first ones, in the order of the stacks.
    func ties(_ stacks: [Int]) -> [Block.Tie] {
        var ties: [Block.Tie] = []
        var first = 0
        for index in members.indices {
            if members[index].node != members[first].node { first = index }
            let (own, home) = (members[index], members[first])
            guard own.stack != home.stack, let stack = stacks.firstIndex(of: own.stack),
                let other = stacks.firstIndex(of: home.stack)
            else { continue }
            ties.append(
                Block.Tie(
                    place: Block.Place(stack: stack, head: own.head), entry: own.entry,
                    first: Block.Place(stack: other, head: home.head)))
        }
        // Addresses differ from run to run.
        ties.sort { ($0.place.stack, $0.entry) < ($1.place.stack, $1.entry) }
        return ties
    }

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
