import Geometry
import LayoutTree

/// Turns stacks of one container into frames.
///
/// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
/// an axis the stacks are solved in an order in which each comes after those that it refers to, and what they refer to is not
/// rounded; frames are written at the end, rounded once.
final class StackRun<Node: Layoutable> where Node.LayoutBase == Node {
    // No variable is borrowed across a call of foreign code, so there is nothing for run-time exclusivity checks to find.

    let container: Node
    let calls: [StackCall<Node>]

    /// Whether the container gets the length of its stacks.
    let fit: StackFit

    /// The size of the container, as far as it is known.
    @safe @exclusivity(unchecked)
    var size: Size
    @safe @exclusivity(unchecked)
    var rows: [StackRow]
    @safe @exclusivity(unchecked)
    var solver = StackSolver()

    /// The nodes of all stacks on the axis that is being solved; sorted before something is looked up in them.
    @safe @exclusivity(unchecked)
    var members: [StackMember] = []
    @safe @exclusivity(unchecked)
    var areMembersSorted = true
    /// Whether some node occurs in them more than once.
    @safe @exclusivity(unchecked)
    var hasRepeats = false

    init(_ container: Node, _ calls: [StackCall<Node>], fit: StackFit = []) {
        self.container = container
        self.calls = calls.contains { $0.isChained } ? calls.map { $0.unchained } : calls
        self.fit = fit
        size = container.untransformedFrame.size
        rows = calls.count == 1 ? [StackRow()] : Array(repeating: StackRow(), count: calls.count)
    }

    convenience init(_ container: Node, _ call: StackCall<Node>) { self.init(container, [call]) }

    /// Places everything and returns what each stack did.
    func run() -> [StackResult<Node>] {
        placeAll()
        return rows.indices.map { result($0) }
    }

    /// Places everything and returns what the only stack did.
    func runOnly() -> StackResult<Node> {
        placeAll()
        return result(0)
    }

    private func placeAll() {
        for row in rows.indices { chooseItems(row) }
        placeAll(.horizontal)
        placeAll(.vertical)
        include()
    }

    /// Places the nodes of all stacks on an axis: those along it, and across it those of the others.
    private func placeAll(_ axis: Axis) {
        if rows.indices.contains(where: { calls[$0].axis == axis }) || fit.contains(StackFit(axis)) { solve(axis) }
        for row in rows.indices where calls[row].axis != axis && !rows[row].items.isEmpty { alignAcross(row) }
    }

    /// Solves all stacks on an axis and places their nodes on it.
    private func solve(_ axis: Axis) {
        findMembers(axis)
        for row in rows.indices where calls[row].axis == axis { makeColumns(row) }
        let isFitted = fitLength(axis)
        solveInOrder(axis) { solve($0, rank: $1) }
        if rows.indices.contains(where: { rows[$0].isCoupled }) {
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
        guard rows.count > 1 else {
            if calls[0].axis == axis { solve(0, 0) }
            return
        }
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
