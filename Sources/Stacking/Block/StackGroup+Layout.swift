import Geometry
import LayoutTree

// The layout of several stacks of one container, or of one that needs to know more than its own items.
//
// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
// an axis each stack is solved after those that it refers to, from coordinates that are not rounded; frames are written at the
// end, snapped to pixels once.

extension StackGroup {
    /// Lays out all stacks; compiled for layout nodes besides the general form.
    @usableFromInline
    @_specialize(where Node == LayoutNode)
    mutating func layOut(fit: Axis.Set) -> [StackResult<Node>] {
        for axis in Axis.allCases {
            for stack in stacks.indices where stacks[stack].axis == axis { stacks[stack].chooseItems() }
        }
        self.fit = fit
        layOutChosen()
        return stacks.indices.map { stacks[$0].takeResult() }
    }

    /// Lays out stacks whose items are chosen.
    @inline(never)
    mutating func layOutChosen() {
        size = container.untransformedFrame.size
        for axis in Axis.allCases {
            let members = stacks.indices.filter { stacks[$0].axis == axis }
            if !members.isEmpty || fit.contains(Axis.Set(axis)) { solve(members, axis) }
            for stack in stacks.indices where stacks[stack].axis != axis {
                stacks[stack].size = size
                stacks[stack].write(along: false)
            }
        }
        include()
    }

    /// Solves the stacks on an axis and writes the frames of their nodes.
    private mutating func solve(_ members: [Int], _ axis: Axis) {
        (links, shared) = ([], [])
        for stack in members { stacks[stack].leaveOutRepeats() }
        // One stack without matches needs no index.
        let hasIndex = members.count > 1 || members.contains { stacks[$0].facts.hasMatches }
        index = hasIndex ? NodeIndex(stacks, members) : NodeIndex()
        for stack in members {
            stacks[stack].size = size
            stacks[stack].measure()
            link(stack)
        }
        let isFitted = fitLength(members, axis)
        let circular = inOrder(members) { run, stack in run.solve(stack) }
        if isFitted { container.fit(size[axis], axis) }
        for stack in members { finish(stack, isCircular: circular.contains(stack)) }
    }

    /// Visits each stack after those that it refers to, and returns those for which that is impossible.
    mutating func inOrder(_ members: [Int], _ visit: (inout StackGroup, Int) -> Void) -> [Int] {
        for stack in members { stacks[stack].rank = nil }
        var circular: [Int] = []
        for rank in members.indices {
            let ready = members.first { stack in
                stacks[stack].rank == nil
                    && links.allSatisfy { $0.stack != stack || stacks[$0.other].rank != nil }
            }
            guard let stack = ready ?? members.first(where: { stacks[$0].rank == nil }) else { break }
            if ready == nil { circular.append(stack) }
            stacks[stack].rank = rank
            visit(&self, stack)
        }
        return circular
    }

    /// Solves one stack, together with those that it refers to where its items have to shrink.
    private mutating func solve(_ stack: Int) {
        stacks[stack].size = size
        stacks[stack].findRoom(
            knownStart: coordinate(stacks[stack].from, stack), knownEnd: coordinate(stacks[stack].to, stack))
        guard !stacks[stack].lacksEdge else { return }
        copySizesOfEarlierStacks(stack)
        let matches = followMatches(stack)
        stacks[stack].divide()
        if !matches.isEmpty {
            solveTogether([stack], matches)
        } else if stacks[stack].length < stacks[stack].line.natural {
            shrinkTogether(stack)
        }
    }

    // MARK: What stacks know of each other

    /// Notes the stacks that a stack refers to.
    private mutating func link(_ stack: Int) {
        link(stack, to: member(stacks[stack].from, stack))
        link(stack, to: member(stacks[stack].to, stack))
        let axis = stacks[stack].axis
        for match in stacks[stack].matches where match.dimension == axis {
            let node = ObjectIdentifier(match.node)
            if index.first(node, where: { $0.stack == stack }) != nil { continue }
            link(stack, to: index.first(node, where: { _ in true }), isMatch: true)
        }
    }

    private mutating func link(_ stack: Int, to member: NodeIndex.Member?, isMatch: Bool = false) {
        if let member { links.append((stack: stack, other: member.stack, isMatch: isMatch)) }
    }

    /// The place, in another stack, of the node whose edge a stack runs from or to.
    func member(_ end: Anchor<Node>?, _ stack: Int) -> NodeIndex.Member? {
        guard let end, !end.owner.isGuide else { return nil }
        return index.first(ObjectIdentifier(end.owner.node)) { $0.stack != stack }
    }

    /// The coordinate of an edge that is one of a stack solved before.
    private func coordinate(_ end: Anchor<Node>?, _ stack: Int) -> Double? {
        guard let end, let member = member(end, stack), stacks[member.stack].isSolved else { return nil }
        let axis = stacks[stack].axis
        var frame = Rect.zero
        frame[axis] = stacks[member.stack].span(member.head)
        return end.point(on: frame)[axis]
    }

    /// Tells a container that is being measured what its stacks take up.
    ///
    /// Along a row that is its logical span, whatever the direction, with the distance from the container's end.
    private func include() {
        guard let autoSizing = container.autoSizing else { return }
        for index in stacks.indices where stacks[index].isSolved {
            let present = stacks[index].line.items.filter { $0.isPresent }
            guard let first = present.first, let last = present.last else { continue }
            var reach = Rect.zero
            var span = stacks[index].grid.aligned(AxisSpan(from: first.position, to: last.end))
            if stacks[index].to == nil, stacks[index].area == nil {
                span.length += max(0, -stacks[index].endOffset)
            }
            reach[stacks[index].axis] = span
            let across = stacks[index].axis.perpendicular
            stacks[index].forEachNode { node, _ in
                reach[across] = reach[across].union(node.untransformedFrame[across])
            }
            autoSizing.include(reach)
        }
    }
}
