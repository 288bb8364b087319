import Geometry
import LayoutTree

// From items to columns.

extension StackRun {
    /// Chooses the items that become columns: without nodes that are not the container's children, and without hidden ones
    /// where the stack leaves those out.
    mutating func chooseItems(_ row: Int) {
        let source = calls[row].source
        let isSkipping = calls[row].hidden == .skip
        let impliesSpaces = calls[row].impliesSpaces
        let firstMember = members.count
        let firstSlot = slots.count
        rows[row].isMirrored = calls[row].axis == .horizontal && isMirrored(row)
        let count = source.count
        if count == 0 { warn(.emptyStack, row) }
        var next = 0
        while next < count {
            let index = next
            next += 1
            let content = source.content(index)
            let isAfterImplied = impliesSpaces && slots.count == firstSlot && !content.isSpace
            let first = members.count
            if addMembers(of: content, row, column: slots.count + (isAfterImplied ? 1 : 0), isSkipping) {
                if isAfterImplied { addImpliedSpace() }
                slots.append(StackSlot(item: index, members: first..<members.count))
                continue
            }
            // The space between it and its neighbour goes too, but none at the ends of the stack.
            guard content.first(where: takesPart) != nil else { continue }
            if next + 1 < count, source.content(next).isSpace {
                next += 1
            } else if slots.count > firstSlot + 1, let last = slots.last, last.item > 0, last.members.isEmpty {
                slots.removeLast(1)
            }
        }
        if impliesSpaces, slots.count > firstSlot, let last = slots.last, !last.members.isEmpty { addImpliedSpace() }
        rows[row].section.columns = firstSlot..<slots.count
        rows[row].members = firstMember..<members.count
    }

    private mutating func addImpliedSpace() {
        slots.append(StackSlot(item: StackSlot.implied, members: members.count..<members.count))
    }

    /// Adds the nodes of an item that are placed, and says whether the item becomes a column.
    @inline(__always)
    private mutating func addMembers(
        of content: StackContent<Node>, _ row: Int, column: Int, _ isSkipping: Bool
    ) -> Bool {
        switch content {
        case .space: return true
        case .node(let node):
            let isOne = addMember(node, row, column, isSkipping)
            if !isOne, !takesPart(node) { warn(.notAChild(node.displayName), row) }
            return isOne
        case .nodes(let nodes):
            let first = members.count
            for node in nodes { _ = addMember(node, row, column, isSkipping) }
            if let stranger = nodes.first(where: { !takesPart($0) }) { warn(.notAChild(stranger.displayName), row) }
            return members.count > first
        }
    }

    @inline(__always)
    private mutating func addMember(_ node: Node, _ row: Int, _ column: Int, _ isSkipping: Bool) -> Bool {
        guard takesPart(node), !isSkipping || node.isVisible else { return false }
        members.append(StackMember(id: ObjectIdentifier(node), row: row, column: column))
        return true
    }

    /// Whether a node of an item is placed.
    func takesPart(_ node: Node) -> Bool { node.parentNode === container }

    /// Whether a stack that reads from left to right runs from right to left here.
    func isMirrored(_ row: Int) -> Bool {
        !calls[row].isAbsolute && container.layoutDirection == .rightToLeft
    }
}
