import LayoutTree

/// Which nodes stand where in several stacks: sorted by their addresses.
struct NodeIndex<Node: Layoutable> where Node.LayoutBase == Node {
    /// A node's place.
    struct Member {
        /// The node, which the items of the call hold.
        var address: UInt
        var stack: Int
        /// The item of the line that it has its size from, and its own one.
        var head: Int
        var entry: Int

        func precedes(_ other: Member) -> Bool {
            if address != other.address { return address < other.address }
            return stack != other.stack ? stack < other.stack : entry < other.entry
        }
    }

    private(set) var members: [Member] = []

    init() {}

    /// O(*n* log *n*) for *n* nodes.
    init(_ stacks: StackList<Node>, _ chosen: [Int]) {
        members.reserveCapacity(chosen.reduce(0) { $0 + stacks[$1].line.items.count })
        for stack in chosen {
            stacks[stack].forEachNode { node, place in
                let address = UInt(bitPattern: ObjectIdentifier(node))
                members.append(Member(address: address, stack: stack, head: place.head, entry: place.entry))
            }
        }
        members.sort { $0.precedes($1) }
    }

    /// Whether a node stands in more than one place.
    var hasRepeats: Bool { zip(members, members.dropFirst()).contains { $0.address == $1.address } }

    /// The first place of a node that satisfies a condition.
    func first(_ node: Node, where condition: (Member) -> Bool) -> Member? {
        first(UInt(bitPattern: ObjectIdentifier(node)), where: condition)
    }

    func first(_ address: UInt, where condition: (Member) -> Bool) -> Member? {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].address < address { low = middle + 1 } else { high = middle }
        }
        while low < members.count, members[low].address == address {
            if condition(members[low]) { return members[low] }
            low += 1
        }
        return nil
    }
}
