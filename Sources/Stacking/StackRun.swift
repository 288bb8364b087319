import Geometry
import LayoutTree

/// Several stacks of one container, or one that needs to know more than its own items.
///
/// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
/// an axis each stack is solved after those that it refers to, from coordinates that are not rounded; frames are written at the
/// end, snapped to pixels once.
struct StackRun<Node: Layoutable> where Node.LayoutBase == Node {
    let container: Node
    /// Whether the container gets the length of its stacks.
    let fit: StackFit
    var stacks: StackLines<Node>
    /// The size of the container, as far as it is known.
    var size: Size

    /// Which nodes stand where in the stacks on the axis that is being solved.
    var index = NodeIndex<Node>()
    /// Which stacks refer to which others.
    var links: [Link] = []

    /// A stack that refers to another one on its axis.
    struct Link {
        var stack: Int
        var other: Int
        var isMatch: Bool
    }

    /// A run of stacks whose items are chosen.
    init(_ container: Node, _ stacks: consuming StackLines<Node>, fit: StackFit) {
        self.container = container
        self.fit = fit
        size = container.untransformedFrame.size
        self.stacks = stacks
    }

    /// Lays out all stacks.
    mutating func layOut() {
        for axis in Axis.allCases {
            let members = stacks.indices.filter { stacks[$0].axis == axis }
            if !members.isEmpty || fit.contains(StackFit(axis)) { solve(members, axis) }
            for stack in stacks.indices where stacks[stack].axis != axis {
                stacks[stack].size = size
                stacks[stack].alignAcross()
            }
        }
        include()
    }

    /// Solves the stacks on an axis and writes the frames of their nodes.
    private mutating func solve(_ members: [Int], _ axis: Axis) {
        links = []
        findNodes(members)
        for stack in members {
            stacks[stack].size = size
            stacks[stack].measure()
            link(stack)
        }
        let isFitted = fitLength(members, axis)
        let circular = inOrder(members) { run, stack in run.solve(stack) }
        if isFitted { resizeContainer(axis) }
        for stack in members {
            writeFrames(stack)
            if circular.contains(stack) { stacks[stack].warn(.circularStacks) }
            stacks[stack].warnAboutProblems()
        }
    }

    /// Visits each stack after those that it refers to, and returns those for which that is impossible.
    mutating func inOrder(_ members: [Int], _ visit: (inout StackRun, Int) -> Void) -> [Int] {
        for stack in members { stacks[stack].rank = nil }
        var circular: [Int] = []
        var left = members
        var rank = 0
        while !left.isEmpty {
            let ready = left.firstIndex { stack in
                links.allSatisfy { $0.stack != stack || $0.other == stack || stacks[$0.other].rank != nil }
            }
            let stack = left.remove(at: ready ?? 0)
            if ready == nil { circular.append(stack) }
            visit(&self, stack)
            stacks[stack].rank = rank
            rank += 1
        }
        return circular
    }

    /// Solves one stack, together with those that it hangs on where it lacks room.
    private mutating func solve(_ stack: Int) {
        stacks[stack].size = size
        stacks[stack].knownStart = coordinate(stacks[stack].call.start, stack)
        stacks[stack].knownEnd = coordinate(stacks[stack].call.end, stack)
        stacks[stack].findRoom()
        guard !stacks[stack].isUnreachable else { return }
        followOwners(stack)
        let matches = followMatches(stack)
        stacks[stack].divide()
        if !matches.isEmpty {
            solveTogether([stack], matches)
        } else if stacks[stack].remainder < 0 {
            giveWay(stack)
        }
    }

    // MARK: What stacks know of each other

    /// Notes the stacks that a stack refers to.
    private mutating func link(_ stack: Int) {
        for end in [stacks[stack].call.start, stacks[stack].call.end] {
            if let member = member(end, stack) { links.append(Link(stack: stack, other: member.stack, isMatch: false)) }
        }
        let axis = stacks[stack].axis
        for match in stacks[stack].matches where match.dimension == axis {
            guard index.first(match.node, where: { $0.stack == stack }) == nil,
                let other = index.first(match.node, where: { _ in true })
            else { continue }
            links.append(Link(stack: stack, other: other.stack, isMatch: true))
        }
    }

    /// The place, in another stack, of the node whose edge a stack runs from or to.
    func member(_ end: StackEnd<Node>?, _ stack: Int) -> NodeIndex<Node>.Member? {
        guard let end, !end.owner.isGuide else { return nil }
        return index.first(end.owner.node) { $0.stack != stack }
    }

    /// The coordinate of an edge that is one of a stack solved before.
    private func coordinate(_ end: StackEnd<Node>?, _ stack: Int) -> Double? {
        guard let end, let member = member(end, stack), stacks[member.stack].isSolved else { return nil }
        return end.coordinate(on: stacks[member.stack].span(member.head))
    }

    /// Tells a container that is being measured what its stacks take up.
    ///
    /// Along a row that is its logical span, whatever the direction, with the distance from the container's end.
    private func include() {
        guard let autoSizing = container.autoSizing else { return }
        for index in stacks.indices where stacks[index].isSolved {
            let present = stacks[index].line.items.filter { $0.kind != .absent && $0.kind != .joined }
            guard let first = present.first, let last = present.last else { continue }
            var reach = Rect.zero
            var span = stacks[index].grid.aligned(AxisSpan(from: first.position, to: last.end))
            if stacks[index].call.end == nil, stacks[index].call.area == nil {
                span.length += max(0, -stacks[index].call.endOffset)
            }
            reach[stacks[index].axis] = span
            let across = stacks[index].axis.perpendicular
            stacks[index].forEachNode { reach[across] = reach[across].union($0.untransformedFrame[across]) }
            autoSizing.include(reach)
        }
    }
}

/// Several stacks, each in a box: a `StackLine` cannot be copied, and an array would do that.
struct StackLines<Node: Layoutable> where Node.LayoutBase == Node {
    private final class Box {
        var stack: StackLine<Node>
        init(_ stack: consuming StackLine<Node>) { self.stack = stack }
    }

    private var boxes: [Box] = []

    var count: Int { boxes.count }
    var indices: Range<Int> { boxes.indices }

    subscript(index: Int) -> StackLine<Node> {
        _read { yield boxes[index].stack }
        nonmutating _modify { yield &boxes[index].stack }
    }

    mutating func append(_ stack: consuming StackLine<Node>) { boxes.append(Box(stack)) }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out one stack.
    @inline(__always)
    func run(_ call: consuming StackCall<Self>) -> StackResult<Self> {
        var stack = StackLine(self, call)
        stack.chooseItems()
        // Most stacks need to know nothing but their items.
        guard autoSizing == nil, !stack.call.hasMatches else {
            var stacks = StackLines<Self>()
            stacks.append(stack)
            let result = run(stacks, fit: [])[0]
            stacks[0].call.warnAboutWidths(in: self)
            return result
        }
        stack.leaveOutRepeats()
        stack.measure()
        stack.findRoom()
        if !stack.isUnreachable {
            stack.divide()
            stack.rank = 0
            stack.write()
            stack.alignAcross()
        }
        if !stack.problems.isEmpty { stack.warnAboutProblems() }
        stack.call.warnAboutWidths(in: self)
        return stack.takeResult()
    }

    /// Lays out a block of stacks; compiled for layout nodes besides the general form.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func run(_ group: StackGroup<Self>, fit: StackFit) -> [StackResult<Self>] {
        let stacks = group.stacks
        for axis in Axis.allCases {
            for stack in stacks.indices where stacks[stack].axis == axis { stacks[stack].chooseItems() }
        }
        return run(stacks, fit: fit)
    }

    @inline(never)
    private func run(_ stacks: consuming StackLines<Self>, fit: StackFit) -> [StackResult<Self>] {
        var run = StackRun(self, stacks, fit: fit)
        run.layOut()
        return run.stacks.indices.map { run.stacks[$0].takeResult() }
    }
}
