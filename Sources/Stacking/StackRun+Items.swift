import Geometry
import LayoutTree

// From items to columns.

extension StackRun {
    /// Chooses the items that become columns: without nodes that are not the container's children, and without hidden ones
    /// where the stack leaves those out.
    func chooseItems(_ row: Int) {
        let call = calls[row]
        rows[row].isMirrored =
            call.axis == .horizontal && !call.isAbsolute && container.layoutDirection == .rightToLeft
        if call.items.isEmpty { warn(.emptyStack, row) }
        var kept: [Int] = []
        kept.reserveCapacity(call.items.count + 2)
        var next = 0
        while next < call.items.count {
            let index = next
            let content = call.items[index].content
            next += 1
            if content.isSpace {
                kept.append(index)
                continue
            }
            if let stranger = content.first(where: { !takesPart($0) }) {
                warn(.notAChild(stranger.displayName), row)
            }
            guard content.contains(where: takesPart) else { continue }
            guard call.hidden == .skip, !content.contains(where: { takesPart($0) && $0.isVisible }) else {
                kept.append(index)
                continue
            }
            // The space between it and its neighbour goes too, but none at the ends of the stack.
            if next + 1 < call.items.count, call.items[next].content.isSpace {
                next += 1
            } else if let before = kept.last, kept.count > 1, call.items[before].content.isSpace {
                kept.removeLast()
            }
        }
        if call.impliesSpaces, let first = kept.first, let last = kept.last {
            if !call.items[last].content.isSpace { kept.append(StackRow.implied) }
            if !call.items[first].content.isSpace { kept.insert(StackRow.implied, at: 0) }
        }
        rows[row].items = kept
    }

    /// Whether a node of an item is placed.
    func takesPart(_ node: Node) -> Bool { node.parentNode === container }

    /// Calls a function with the nodes of a column.
    @inline(__always)
    func forEachNode(_ row: Int, _ column: Int, _ body: (Node) -> Void) {
        let item = rows[row].items[column]
        guard item != StackRow.implied else { return }
        let isSkipping = calls[row].hidden == .skip
        calls[row].items[item].content.visit { node in
            if takesPart(node), !isSkipping || node.isVisible { body(node) }
        }
    }

    /// Finds out where every node of the stacks on an axis is.
    func findMembers(_ axis: Axis) {
        var found: [StackMember] = []
        for row in rows.indices where calls[row].axis == axis { found.reserveCapacity(rows[row].items.count) }
        for row in rows.indices where calls[row].axis == axis {
            for column in rows[row].items.indices {
                forEachNode(row, column) {
                    found.append(StackMember(id: ObjectIdentifier($0), row: row, column: column))
                }
            }
        }
        found.sortInPlace(found.indices, by: StackMember.precedes)
        hasRepeats = false
        for index in found.indices.dropFirst() where found[index].id == found[index - 1].id { hasRepeats = true }
        members = found
    }

    /// The first of the entries of a node, or the number of entries where it has none.
    func firstMember(_ node: Node) -> Int {
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
