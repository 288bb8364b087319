import Geometry
import LayoutTree

/// Turns stacks of one container into frames.
///
/// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
/// an axis the stacks are solved in an order in which each comes after those that it refers to, and what they refer to is not
/// rounded; frames are written at the end, rounded once.
final class StackRun<Node: Layoutable> where Node.LayoutBase == Node {
    let container: Node
    let calls: [StackCall<Node>]

    /// Whether the container gets the length of its stacks.
    let fit: StackFit

    /// The size of the container, as far as it is known.
    var size: Size
    var rows: [StackRow]
    var solver = StackSolver()

    /// The nodes of all stacks on the axis that is being solved, sorted so that each can be found.
    var members: [StackMember] = []
    /// Whether some node occurs in them more than once.
    var hasRepeats = false

    init(_ container: Node, _ calls: [StackCall<Node>], fit: StackFit = []) {
        self.container = container
        self.calls = calls.map { $0.unchained }
        self.fit = fit
        size = container.untransformedFrame.size
        rows = Array(repeating: StackRow(), count: calls.count)
    }

    /// Places everything and returns what each stack did.
    func run() -> [StackResult<Node>] {
        for row in rows.indices { chooseItems(row) }
        for axis in Axis.allCases {
            if calls.contains(where: { $0.axis == axis }) || fit.contains(StackFit(axis)) { solve(axis) }
            for row in rows.indices where calls[row].axis != axis && !rows[row].items.isEmpty { alignAcross(row) }
        }
        include()
        return rows.indices.map { result($0) }
    }

    /// Solves all stacks on an axis and places their nodes on it.
    private func solve(_ axis: Axis) {
        findMembers(axis)
        for row in rows.indices where calls[row].axis == axis { makeColumns(row) }
        let isFitted = fitLength(axis)
        solveInOrder(axis) { solve($0, rank: $1) }
        if rows.contains(where: { $0.isCoupled }) {
            // What refers to stacks that gave way takes up what changed.
            for row in rows.indices where calls[row].axis == axis && !rows[row].isCoupled {
                if !rows[row].dependencies.isEmpty, let rank = rows[row].rank { solve(row, rank: rank) }
            }
        }
        if isFitted { resizeContainer(axis) }
        for row in rows.indices where calls[row].axis == axis { place(row) }
    }

    /// Calls a function with every stack on an axis, after those that it refers to, and the number of those before it.
    func solveInOrder(_ axis: Axis, _ solve: (_ row: Int, _ rank: Int) -> Void) {
        var pending = rows.indices.filter { calls[$0].axis == axis }
        for row in pending { rows[row].rank = nil }
        var rank = 0
        while !pending.isEmpty {
            let ready = pending.firstIndex { row in
                rows[row].dependencies.allSatisfy { rows[$0].rank != nil || $0 == row }
            }
            let row = pending.remove(at: ready ?? 0)
            rows[row].isCircular = ready == nil
            solve(row, rank)
            rank += 1
        }
    }
}
