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
    init(_ stacks: StackLines<Node>, _ chosen: [Int]) {
        members.reserveCapacity(chosen.reduce(0) { $0 + stacks[$1].line.items.count })
        for stack in chosen {
            stacks[stack].forEachItem { item, head in
                if let node = stacks[stack].call.items[item].holding.node {
                    add(node, stack, head, head, stacks[stack].line)
                } else {
                    for (position, node) in stacks[stack].call.items[item].content.nodes.enumerated() {
                        add(node, stack, head, head + position, stacks[stack].line)
                    }
                }
            }
        }
        members.sort { $0.precedes($1) }
    }

    private mutating func add(_ node: Node, _ stack: Int, _ head: Int, _ entry: Int, _ line: Line) {
        guard !line.items[entry].isSkipped else { return }
        members.append(
            Member(address: UInt(bitPattern: ObjectIdentifier(node)), stack: stack, head: head, entry: entry))
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

extension StackLine {
    /// Whether a node stands in it more than once: found with a hash table of addresses, for which the list of items has room.
    @inline(never)
    mutating func findRepeats() -> Bool {
        let count = line.items.count
        let size = Self.tableSize(count)
        let mask = size - 1
        let given = call.items
        line.items.append(contentsOf: repeatElement(LineItem(.absent), count: Self.tableRoom(count)))
        let isFound = unsafe line.items.withUnsafeMutableBytes { bytes in
            // The room at the end, as whole numbers until it is taken away again.
            let used = count * MemoryLayout<LineItem>.stride
            let table = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[used...])
            for slot in 0..<size { unsafe table.storeBytes(of: 0, toByteOffset: slot * 8, as: UInt64.self) }
            /// Adds an address, and says whether it was there; the table is never more than half full.
            func isRepeated(_ node: Node) -> Bool {
                let address = UInt64(UInt(bitPattern: ObjectIdentifier(node)))
                // The upper bits of a product with the golden ratio are spread well for addresses, too.
                var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
                while true {
                    let other = unsafe table.load(fromByteOffset: slot * 8, as: UInt64.self)
                    if other == address { return true }
                    if other == 0 { break }
                    slot = (slot + 1) & mask
                }
                unsafe table.storeBytes(of: address, toByteOffset: slot * 8, as: UInt64.self)
                return false
            }
            return unsafe given.withUnsafeBufferPointer { items in
                let items = unsafe StackItems(items)
                for index in 0..<items.count {
                    if let isRepeated = items.withNode(index, { isRepeated($0) }) {
                        if isRepeated { return true }
                    } else if !items.line(index).isSkipped {
                        for node in given[index].content.nodes where isRepeated(node) { return true }
                    }
                }
                return false
            }
        }
        line.items.removeLast(line.items.count - count)
        return isFound
    }

    /// The number of places in the table for a number of nodes, so that it is never more than half full.
    private static func tableSize(_ count: Int) -> Int {
        var size = 16
        while size < 2 * count { size *= 2 }
        return size
    }

    /// The number of items that take the room of the table.
    static func tableRoom(_ count: Int) -> Int {
        (tableSize(count) * 8 + MemoryLayout<LineItem>.stride - 1) / MemoryLayout<LineItem>.stride
    }
}
