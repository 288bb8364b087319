import Geometry
import LayoutTree

/// Turns stacks of one container into frames.
///
/// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
/// an axis the stacks are solved in an order in which each comes after those that it refers to, and what they refer to is not
/// rounded; frames are written at the end, rounded once.
///
/// All that a run needs is in lists in one piece of memory, whose beginning (`slots`) is what remains of it in a result.
/// What few stacks have, references and problems, is in arrays that are empty otherwise.
struct StackRun<Node: Layoutable> where Node.LayoutBase == Node {
    let container: Node
    let calls: StackCalls<Node>

    /// Whether the container gets the length of its stacks.
    let fit: StackFit

    /// The size of the container, as far as it is known.
    var size: Size

    /// One for each column, in the order of the divider's columns.
    var slots: Lane<StackSlot>
    var rows: Lane<StackRow>
    var divider: StackDivider

    /// The nodes of all columns, in their order.
    var members: Lane<StackMember>
    /// A hash table of those on the axis that is being solved: the first one of each node, or -1.
    ///
    /// It is empty if nothing is looked up.
    var table: Lane<Int>
    /// Whether some node occurs in them more than once.
    var hasRepeats = false
    /// Whether items match nodes.
    let hasMatches: Bool

    var links: [StackLink] = []
    var problems: [StackRowProblem] = []

    init(
        _ container: Node, _ calls: StackCalls<Node>, _ fit: StackFit, _ sizes: StackSizes, in memory: inout LaneMemory
    ) {
        self.container = container
        self.calls = calls
        self.fit = fit
        size = container.untransformedFrame.size
        (slots, rows, members, table) = Self.lanes(sizes, in: &memory)
        divider = StackDivider(sizes, in: &memory)
        hasMatches = sizes.matches > 0
    }

    /// The lists that are not the divider's.
    @inline(__always)
    private static func lanes(
        _ sizes: StackSizes, in memory: inout LaneMemory
    ) -> (slots: Lane<StackSlot>, rows: Lane<StackRow>, members: Lane<StackMember>, table: Lane<Int>) {
        (
            memory.lane(sizes.columns), memory.lane(sizes.rows), memory.lane(sizes.nodes),
            memory.lane(1 << Self.tableBits(sizes.nodes))
        )
    }

    /// The bytes that a run takes.
    static func memory(_ sizes: StackSizes) -> Int {
        var memory = LaneMemory()
        _ = lanes(sizes, in: &memory)
        _ = StackDivider(sizes, in: &memory)
        return memory.size
    }

    /// Places everything.
    mutating func placeAll() {
        rows.fill(calls.indices.count, with: StackRow())
        for row in rows.indices where calls[row].axis == .horizontal { chooseItems(row) }
        for row in rows.indices where calls[row].axis == .vertical { chooseItems(row) }
        placeAll(.horizontal)
        placeAll(.vertical)
        include()
    }

    /// Places the nodes of all stacks on an axis: those along it, and across it those of the others.
    private mutating func placeAll(_ axis: Axis) {
        if rows.indices.contains(where: { calls[$0].axis == axis }) || fit.contains(StackFit(axis)) { solve(axis) }
        for row in rows.indices where calls[row].axis != axis { alignAcross(row) }
    }

    /// Solves all stacks on an axis and places their nodes on it.
    private mutating func solve(_ axis: Axis) {
        findMembers(axis)
        for row in rows.indices where calls[row].axis == axis { makeColumns(row) }
        let isFitted = fitLength(axis)
        solveInOrder(axis, ideally: false)
        if rows.indices.contains(where: { rows[$0].isCoupled }) { solveAgain(axis) }
        if isFitted { resizeContainer(axis) }
        for row in rows.indices where calls[row].axis == axis { place(row) }
    }

    /// Lets what refers to stacks that gave way take up what changed.
    private mutating func solveAgain(_ axis: Axis) {
        for row in rows.indices where calls[row].axis == axis && !rows[row].isCoupled {
            if links.contains(where: { $0.row == row }), let rank = rows[row].rank { solve(row, rank: rank) }
        }
    }

    /// Solves every stack on an axis after those that it refers to, for its length or for the one that it would like best.
    mutating func solveInOrder(_ axis: Axis, ideally isIdeal: Bool) {
        for row in rows.indices where calls[row].axis == axis { rows[row].rank = nil }
        var first = 0
        var rank = 0
        while true {
            while first < rows.count, calls[first].axis != axis || rows[first].rank != nil { first += 1 }
            guard first < rows.count else { return }
            let ready = (first..<rows.count).first { calls[$0].axis == axis && rows[$0].rank == nil && isReady($0) }
            let row = ready ?? first
            rows[row].isCircular = ready == nil
            if isIdeal { solveIdeally(row, rank: rank) } else { solve(row, rank: rank) }
            rank += 1
        }
    }

    /// Whether all stacks that a stack refers to are solved.
    private func isReady(_ row: Int) -> Bool {
        links.allSatisfy { $0.row != row || $0.other == row || rows[$0.other].rank != nil }
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out one stack.
    func run(_ call: inout StackCall<Self>) -> StackResult<Self> {
        var sizes = StackSizes()
        sizes.add(call.source)
        var outcome = StackOutcome()
        let slots = unsafe withUnsafePointer(to: &call) { call in
            // The call stays where it is until the run is over.
            let calls = unsafe StackCalls(UnsafeBufferPointer(start: call, count: 1))
            return run(calls, [], sizes) { outcome = $0.outcome(0) }
        }
        return StackResult(call, outcome, slots)
    }

    /// Lays out a block of stacks; compiled for layout nodes besides the general form.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func run(_ group: StackGroup<Self>, fit: StackFit) -> [StackResult<Self>] {
        var sizes = StackSizes()
        for index in group.calls.indices { sizes.add(group.calls[index].source) }
        var results: [StackResult<Self>] = []
        results.reserveCapacity(group.calls.count)
        let slots = unsafe group.calls.withUnsafeBufferPointer { calls in
            // The calls stay where they are until the run is over.
            run(unsafe StackCalls(calls), fit, sizes) { run in
                for row in run.rows.indices { results.append(StackResult(run.calls[row], run.outcome(row), [])) }
            }
        }
        for index in results.indices { results[index].slots = slots }
        return results
    }

    /// Lays out stacks in memory that is allocated once, shows the run to a function at its end, and returns its slots.
    @inline(__always)
    private func run(
        _ calls: StackCalls<Self>, _ fit: StackFit, _ sizes: StackSizes, _ finish: (borrowing StackRun<Self>) -> Void
    ) -> [StackSlot] {
        let stride = MemoryLayout<StackSlot>.stride
        let capacity = (StackRun<Self>.memory(sizes) + stride - 1) / stride
        return unsafe [StackSlot](unsafeUninitializedCapacity: capacity) { buffer, count in
            // The run ends here, and the slots are the first of its lists.
            var memory = unsafe LaneMemory(UnsafeMutableRawBufferPointer(buffer))
            var run = StackRun(self, calls, fit, sizes, in: &memory)
            run.placeAll()
            finish(run)
            count = run.slots.count
        }
    }
}
