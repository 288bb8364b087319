import Geometry
import LayoutTree

// From items to columns.

extension StackRun {
    /// Chooses the items that become columns: without nodes that are not the container's children, and without hidden ones
    /// where the stack leaves those out.
    func chooseItems(_ row: Int) {
        let items = calls[row].items
        let isSkipping = calls[row].hidden == .skip
        rows[row].isMirrored =
            calls[row].axis == .horizontal && !calls[row].isAbsolute && container.layoutDirection == .rightToLeft
        if items.isEmpty { warn(.emptyStack, row) }
        var kept: [Int] = []
        kept.reserveCapacity(items.count + (calls[row].impliesSpaces ? 2 : 0))
        var next = 0
        while next < items.count {
            let index = next
            next += 1
            if items[index].content.isSpace || isWanted(items[index].content, isSkipping: isSkipping) {
                kept.append(index)
                continue
            }
            let content = items[index].content
            if let stranger = content.first(where: { !takesPart($0) }) {
                warn(.notAChild(stranger.displayName), row)
            }
            guard content.contains(where: takesPart) else { continue }
            guard isSkipping, !content.contains(where: { takesPart($0) && $0.isVisible }) else {
                kept.append(index)
                continue
            }
            // The space between it and its neighbour goes too, but none at the ends of the stack.
            if next + 1 < items.count, items[next].content.isSpace {
                next += 1
            } else if let before = kept.last, kept.count > 1, items[before].content.isSpace {
                kept.removeLast()
            }
        }
        if calls[row].impliesSpaces, let first = kept.first, let last = kept.last {
            if !items[last].content.isSpace { kept.append(StackRow.implied) }
            if !items[first].content.isSpace { kept.insert(StackRow.implied, at: 0) }
        }
        rows[row].items = kept
    }

    /// Whether an item is one node, which is placed: what most items are.
    @inline(__always)
    private func isWanted(_ content: StackContent<Node>, isSkipping: Bool) -> Bool {
        guard case .node(let node) = content else { return false }
        return takesPart(node) && (!isSkipping || node.isVisible)
    }

    /// Whether a node of an item is placed.
    func takesPart(_ node: Node) -> Bool { node.parentNode === container }

    /// Calls a function with the nodes of a column.
    @inline(__always)
    func forEachNode(_ row: Int, _ column: Int, _ body: (Node) -> Void) {
        let item = rows[row].items[column]
        guard item != StackRow.implied else { return }
        visit(calls[row].items[item].content, isSkipping: calls[row].hidden == .skip, body)
    }

    /// Calls a function with the nodes of all columns of a stack.
    @inline(__always)
    func forEachNode(_ row: Int, _ body: (_ node: Node, _ column: Int) -> Void) {
        let items = calls[row].items
        let columns = rows[row].items
        let isSkipping = calls[row].hidden == .skip
        for column in columns.indices where columns[column] != StackRow.implied {
            visit(items[columns[column]].content, isSkipping: isSkipping) { body($0, column) }
        }
    }

    /// Calls a function with the nodes of the content of a column.
    @inline(__always)
    private func visit(_ content: StackContent<Node>, isSkipping: Bool, _ body: (Node) -> Void) {
        switch content {
        case .space: break
        // It would not be in a column otherwise.
        case .node(let node): body(node)
        case .nodes(let nodes):
            for node in nodes where takesPart(node) && (!isSkipping || node.isVisible) { body(node) }
        }
    }

    /// Finds out where every node of the stacks on an axis is.
    func findMembers(_ axis: Axis) {
        var found: [StackMember] = []
        var count = 0
        for row in rows.indices where calls[row].axis == axis { count += rows[row].items.count }
        found.reserveCapacity(count)
        var isSorted = true
        for row in rows.indices where calls[row].axis == axis {
            forEachNode(row) { node, column in
                let member = StackMember(id: ObjectIdentifier(node), row: row, column: column)
                if let last = found.last, isSorted { isSorted = StackMember.precedes(last, member) }
                found.append(member)
            }
        }
        members = found
        areMembersSorted = isSorted
        // Few are sorted at once. Many are only if something is looked up in them.
        if found.count <= 16 { sortMembers() }
        hasRepeats = areMembersSorted ? hasEqualNeighbours() : hasEqualMembers()
    }

    /// Sorts the members by their nodes, so that each can be found.
    private func sortMembers() {
        guard !areMembersSorted else { return }
        members.sortInPlace(members.indices, by: StackMember.precedes)
        areMembersSorted = true
    }

    /// Whether some node occurs more than once in sorted members.
    private func hasEqualNeighbours() -> Bool {
        for index in members.indices.dropFirst() where members[index].id == members[index - 1].id { return true }
        return false
    }

    /// Whether some node occurs more than once: a hash table with linear probing, which is never more than half full.
    private func hasEqualMembers() -> Bool {
        var bits = 5
        while 1 << bits < 2 * members.count { bits += 1 }
        var table = Array(repeating: -1, count: 1 << bits)
        for index in members.indices {
            let id = members[index].id
            // The upper bits of a product with the golden ratio are spread well for addresses, too.
            let hash = UInt64(UInt(bitPattern: id)) &* 0x9E37_79B9_7F4A_7C15
            var slot = Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
            while table[slot] >= 0 {
                if members[table[slot]].id == id { return true }
                slot = (slot + 1) & (table.count - 1)
            }
            table[slot] = index
        }
        return false
    }

    /// The first of the entries of a node, or the number of entries where it has none.
    private func firstMember(_ node: Node) -> Int {
        sortMembers()
        let id = ObjectIdentifier(node)
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < members.count && members[low].id == id ? low : members.count
    }

    /// The first place of a node that satisfies a condition.
    @inline(__always)
    func place(of node: Node, where condition: (StackMember) -> Bool) -> StackMember? {
        var index = firstMember(node)
        let id = ObjectIdentifier(node)
        while index < members.count, members[index].id == id {
            if condition(members[index]) { return members[index] }
            index += 1
        }
        return nil
    }

    /// Whether a node stands in an earlier column of the same stack.
    func isRepeated(_ node: Node, _ row: Int, _ column: Int) -> Bool {
        hasRepeats && place(of: node) { $0.row == row && $0.column < column } != nil
    }
}
