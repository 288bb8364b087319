import Geometry
import LayoutTree

// Nodes, and the columns they stand in.

extension StackRun {
    /// A member's node.
    @inline(__always)
    func node(_ member: Int) -> Node { withNode(member) { $0 } }

    /// Hands a member's node to a function, without counting references.
    @inline(__always)
    func withNode<Result>(_ member: Int, _ body: (Node) -> Result) -> Result {
        let address = UInt(bitPattern: members[member].id)
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { preconditionFailure("no node") }
        // The call holds the node, and the address is that of a node of this type.
        return unsafe Unmanaged<Node>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// Finds out whether some node of the stacks on an axis stands in several columns, and where each node is if that will be
    /// asked for.
    mutating func findMembers(_ axis: Axis) {
        table.removeAll()
        hasRepeats = false
        var range = members.count..<members.count
        var count = 0
        var hasEnds = false
        // The nodes of the stacks on an axis stand one behind the other.
        for row in rows.indices where calls[row].axis == axis {
            let start = count == 0 ? rows[row].members.lowerBound : range.lowerBound
            range = start..<rows[row].members.upperBound
            count += 1
            hasEnds = hasEnds || calls[row].hasEnds
        }
        let isAlone = count == 1 && !hasMatches && !hasEnds
        if !isAlone || !isAscending(range) { makeTable(range) }
    }

    /// Whether every node has a higher address than the one before it, so that there is no node twice.
    private func isAscending(_ range: Range<Int>) -> Bool {
        for member in range.dropFirst() where members[member].id <= members[member - 1].id {
            return false
        }
        return true
    }

    /// The number of binary digits of the size of a table for a number of nodes, so that it is never more than half full.
    static func tableBits(_ count: Int) -> Int {
        var bits = 3
        while 1 << bits < 2 * count { bits += 1 }
        return bits
    }

    /// Notes where every node is: a hash table with linear probing, in which places of the same node are linked in order.
    private mutating func makeTable(_ range: Range<Int>) {
        let bits = Self.tableBits(range.count)
        table.fill(1 << bits, with: -1)
        for member in range.reversed() {
            let slot = slot(of: members[member].id)
            members[member].next = table[slot]
            if table[slot] >= 0 { hasRepeats = true }
            table[slot] = member
        }
    }

    /// Where in the table a node is, or will be.
    private func slot(of id: ObjectIdentifier) -> Int {
        // The upper bits of a product with the golden ratio are spread well for addresses, too.
        let hash = UInt64(UInt(bitPattern: id)) &* 0x9E37_79B9_7F4A_7C15
        let mask = table.count - 1
        var slot = Int(truncatingIfNeeded: hash >> 32) & mask
        while table[slot] >= 0, members[table[slot]].id != id { slot = (slot + 1) & mask }
        return slot
    }

    /// The first place of a node that satisfies a condition.
    @inline(__always)
    func place(of node: Node, where condition: (StackMember) -> Bool) -> StackMember? {
        guard table.count > 0 else { return nil }
        var member = table[slot(of: ObjectIdentifier(node))]
        while member >= 0 {
            if condition(members[member]) { return members[member] }
            member = members[member].next
        }
        return nil
    }

    /// Whether a node stands in an earlier column of the same stack.
    func isRepeated(_ node: Node, _ row: Int, _ column: Int) -> Bool {
        hasRepeats && place(of: node) { $0.row == row && $0.column < column } != nil
    }

    /// The place that a stack solved before gave a node, if there is one.
    func owner(of node: Node, _ row: Int) -> StackMember? {
        let rank = rows[row].rank ?? .max
        return place(of: node) { $0.row != row && rows[$0.row].isSolved && (rows[$0.row].rank ?? .max) < rank }
    }

    /// The place that a stack solved before gave a node of a column, if there is one.
    func owner(_ row: Int, _ column: Int) -> StackMember? {
        for member in slots[column].members {
            if let owner = owner(of: node(member), row) { return owner }
        }
        return nil
    }
}
