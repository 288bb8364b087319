import Geometry
import LayoutTree

/// An item on a line that matches a node.
struct StackMatch<Node: Layoutable> {
    var entry: Int
    var node: Node
    /// The axis whose length it matches.
    var dimension: Axis
}

extension Stack {
    /// The items on the stack's line that match nodes.
    func matches(_ line: Line) -> [StackMatch<Node>] {
        var matches: [StackMatch<Node>] = []
        var entry = method.firstEntry
        for item in items {
            if let node = item.matched, line.items[entry].kind == .match {
                matches.append(StackMatch(entry: entry, node: node, dimension: item.lineItem.matchedAxis ?? axis))
            }
            entry += Int(item.lineItem.members)
        }
        return matches
    }

    /// The number of the item, as it was given, that stands at a place of the line.
    static func item(of head: Int, on line: Line, _ method: StackKind) -> Int {
        line.items[method.firstEntry..<head].count { $0.kind != .joined }
    }

    // MARK: The length of the container

    /// Whether the stack runs from one end of the container to the other.
    @inline(__always)
    var spansContainer: Bool { area == nil && isEnd(from, isFar: isMirrored) && endsAtContainer }

    /// Whether the stack starts or ends at a node that is not the container.
    @inline(__always)
    var refersToNodes: Bool {
        if let from, from.owner.node !== container { return true }
        if let to, to.owner.node !== container { return true }
        return false
    }

    /// Whether the stack ends where the container does.
    @inline(__always)
    var endsAtContainer: Bool { area == nil && isEnd(to, isFar: !isMirrored) }

    /// Whether an edge is that side of the container, or not given.
    @inline(__always)
    func isEnd(_ edge: Anchor<Node>?, isFar: Bool) -> Bool {
        guard let edge else { return true }
        return !edge.owner.isGuide && edge.owner.node === container && edge.isFar(on: axis) == isFar
    }
}
