import Geometry
import LayoutTree

// The layout of several stacks of one container, or of one that needs to know more than its own items.
//
// One axis after the other: first all rows, then the columns, whose nodes are measured with the widths they have by then. On
// an axis the stacks become numbers, which a ``Block`` solves; frames are written at the end, snapped to pixels once.

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
        size = container.roomSize
        index = NodeIndex()
        var members: [Int] = []
        members.reserveCapacity(stacks.count)
        var block = Block(stacks: [])
        block.stacks.reserveCapacity(stacks.count)
        for axis in Axis.allCases {
            members.removeAll(keepingCapacity: true)
            for stack in stacks.indices where stacks[stack].axis == axis { members.append(stack) }
            if !members.isEmpty || fit.contains(Axis.Set(axis)) {
                layOut(members, axis, &block)
            } else {
                index = NodeIndex()
            }
            for stack in stacks.indices where stacks[stack].axis != axis && stacks[stack].alignsNodes {
                stacks[stack].size = size
                noteLengthsAcross(of: stack)
                stacks[stack].write(along: false)
            }
        }
        include()
    }

    /// Notes which nodes of a stack have their length across it from a stack on the other axis, which was laid out just now.
    private mutating func noteLengthsAcross(of stack: Int) {
        let index = index
        stacks[stack].forEachNode { node, place in
            place.own.isGivenAcross = index.first(ObjectIdentifier(node)) { _ in true } != nil
        }
    }

    /// Lays out the stacks on an axis.
    private mutating func layOut(_ members: [Int], _ axis: Axis, _ block: inout Block) {
        for stack in members {
            stacks[stack].leaveOutRepeats()
            stacks[stack].size = size
            stacks[stack].measure()
        }
        index = needsIndex(members, axis) ? NodeIndex(&stacks, members) : NodeIndex()
        makeBlock(&block, members, axis)
        isFitted = false
        fitContainer(&block, members, axis)
        let circular = findEnds(&block, members, axis)
        block.solve()
        take(&block, members)
        for stack in members { finish(stack, block, members, isCircular: circular.contains(stack)) }
    }

    /// Whether somebody asks where a node is: stacks hang together, or nodes are aligned across other ones.
    private mutating func needsIndex(_ members: [Int], _ axis: Axis) -> Bool {
        var count = 0
        for stack in stacks.indices {
            if stacks[stack].axis != axis {
                if stacks[stack].alignsNodes { return true }
            } else {
                if stacks[stack].facts.hasMatches || stacks[stack].refersToNodes { return true }
                count += stacks[stack].line.items.count
            }
        }
        // One stack has its nodes once.
        if members.count < 2 { return false }
        return NodeTable.with(count) { table in
            var isRepeated = false
            for stack in members {
                stacks[stack].forEachNode { node, _ in
                    if !table.insert(ObjectIdentifier(node)) { isRepeated = true }
                }
            }
            return isRepeated
        }
    }

    // MARK: From nodes to numbers

    /// The items of the stacks as numbers, with the items that hold the same nodes and those that match others.
    private mutating func makeBlock(_ block: inout Block, _ members: [Int], _ axis: Axis) {
        block.stacks.removeAll(keepingCapacity: true)
        block.size = size[axis]
        block.ties = index.ties(members)
        for (number, stack) in members.enumerated() {
            var numbers = Block.Stack()
            numbers.line = exchange(&stacks[stack].line, with: Line())
            (numbers.options, numbers.isMirrored) = (stacks[stack].options, stacks[stack].isMirrored)
            block.stacks.append(numbers)
            if stacks[stack].facts.hasMatches { findMatches(&block, number, members, axis) }
        }
        if members.contains(where: { stacks[$0].facts.hasMatches }) { leaveOutCircles(&block, members) }
    }

    /// Finds what the items of a stack match: items of this stack, or else of another one on the axis, or lengths that are known.
    private mutating func findMatches(_ block: inout Block, _ number: Int, _ members: [Int], _ axis: Axis) {
        for match in stacks[members[number]].matches(block.stacks[number].line) {
            var found = Block.Match(head: match.entry)
            let node = ObjectIdentifier(match.node)
            let place =
                match.dimension != axis
                ? nil
                : index.first(node) { $0.stack == members[number] } ?? index.first(node) { _ in true }
            if let place, let stack = members.firstIndex(of: place.stack) {
                found.source = Block.Place(stack: stack, head: place.head)
            } else {
                found.length =
                    match.node === container
                    ? size[match.dimension] : match.node.untransformedFrame.size[match.dimension]
            }
            block.stacks[number].matches.append(found)
        }
    }

    /// Gives items that match each other in a circle, and those that follow them, the size 0.
    private mutating func leaveOutCircles(_ block: inout Block, _ members: [Int]) {
        var open = block.stacks.indices.flatMap { stack in block.stacks[stack].matches.map { (stack, $0) } }
        func isOpen(_ place: Block.Place?) -> Bool {
            open.contains { Block.Place(stack: $0.0, head: $0.1.head) == place }
        }
        while let ready = open.firstIndex(where: { !isOpen($0.1.source) }) { open.remove(at: ready) }
        for (stack, match) in open.reversed() {
            block.stacks[stack].line.items[match.head].fix(at: 0)
            block.stacks[stack].matches.removeAll { $0.head == match.head }
            let item = Stack<Node>.item(of: match.head, on: block.stacks[stack].line, stacks[members[stack]].method)
            stacks[members[stack]].report(.cyclicMatch(item: item))
        }
    }

    /// Finds where the stacks start and end, and returns those that refer to each other in a circle.
    private mutating func findEnds(_ block: inout Block, _ members: [Int], _ axis: Axis) -> [Int] {
        for (number, stack) in members.enumerated() {
            stacks[stack].size = size
            stacks[stack].findRoom(
                hasStart: member(stacks[stack].from, stack) != nil, hasEnd: member(stacks[stack].to, stack) != nil)
            block.stacks[number].start = .at(stacks[stack].start)
            block.stacks[number].end = .at(stacks[stack].start + stacks[stack].length)
            if let edge = edge(stacks[stack].from, stacks[stack].startOffset, stack, members) {
                block.stacks[number].start = edge
            }
            if let edge = edge(stacks[stack].to, stacks[stack].endOffset, stack, members) {
                block.stacks[number].end = edge
            }
        }
        var circular: [Int] = []
        while index.hasMembers {
            let order = block.ordered(Array(block.stacks.indices), byMatches: false)
            guard let first = block.stacks.indices.first(where: { !order.contains($0) }) else { return circular }
            circular.append(members[first])
            stacks[members[first]].findRoom()
            block.stacks[first].start = .at(stacks[members[first]].start)
            block.stacks[first].end = .at(stacks[members[first]].start + stacks[members[first]].length)
        }
        return circular
    }

    /// The place, in another stack, of the node whose edge a stack runs from or to.
    private func member(_ end: Anchor<Node>?, _ stack: Int) -> NodeIndex.Member? {
        guard let end, !end.owner.isGuide else { return nil }
        return index.first(ObjectIdentifier(end.owner.node)) { $0.stack != stack }
    }

    /// An edge of an item of another stack; nil for any other.
    private func edge(_ end: Anchor<Node>?, _ offset: Double, _ stack: Int, _ members: [Int]) -> Block.End? {
        guard let end, let member = member(end, stack), let other = members.firstIndex(of: member.stack) else {
            return nil
        }
        // A baseline has a distance from an edge that does not depend on the length.
        let axis = stacks[stack].axis
        var unit = Rect.zero
        unit[axis] = AxisSpan(origin: 0, length: 1024)
        let first = end.point(on: .zero)[axis]
        let part = (end.point(on: unit)[axis] - first) / 1024
        let sign = stacks[stack].isMirrored ? -1.0 : 1.0
        return .edge(Block.Place(stack: other, head: member.head), part: part, offset: offset + sign * first)
    }

    // MARK: From numbers to nodes

    /// Takes over what came of the stacks.
    private mutating func take(_ block: inout Block, _ members: [Int]) {
        for (number, stack) in members.enumerated() {
            stacks[stack].line = exchange(&block.stacks[number].line, with: Line())
            stacks[stack].start = block.stacks[number].origin
            stacks[stack].length = block.stacks[number].length
            stacks[stack].remainder = block.stacks[number].rest
            stacks[stack].mayKeepPixel = isFitted && block.stacks[number].spansContainer
            stacks[stack].isSolved = block.stacks[number].isSolved && !stacks[stack].lacksEdge
            for head in block.stacks[number].impossible {
                let item = Stack<Node>.item(of: head, on: stacks[stack].line, stacks[stack].method)
                stacks[stack].report(.negativeMatch(item: item))
            }
        }
    }

    /// Writes the frames of the nodes of a stack, but not of those that another stack sets, and reports problems.
    private mutating func finish(_ stack: Int, _ block: Block, _ members: [Int], isCircular: Bool) {
        let number = members.firstIndex(of: stack) ?? 0
        let ties = block.ties.filter { members[$0.place.stack] == stack && stacks[members[$0.first.stack]].isSolved }
        var nodes: [ObjectIdentifier?] = []
        for tie in ties {
            nodes.append(stacks[stack].line.items[tie.entry].node)
            stacks[stack].line.items[tie.entry].node = nil
        }
        stacks[stack].write(across: false)
        for (tie, node) in zip(ties, nodes) { stacks[stack].line.items[tie.entry].node = node }
        for (tie, node) in zip(ties, nodes) {
            let (own, first) = (
                stacks[stack].span(tie.place.head), stacks[members[tie.first.stack]].span(tie.first.head)
            )
            var distance = max((own.start - first.start).magnitude, (own.end - first.end).magnitude)
            if block.stacks[number].conflicts.contains(tie.place.head) {
                // The stack keeps to the length of the first one, and says how much another one it is told.
                let item = stacks[stack].line.items[tie.place.head]
                let wanted = item.kind == .fixed ? item.natural : item.limited(item.size)
                distance = max(distance, (wanted - item.size).magnitude)
            }
            guard distance > 1e-6, let node else { continue }
            let name = node.withObject { (node: Node) in node.displayName }
            stacks[stack].warn(.placedElsewhere(name, by: distance))
        }
        if isCircular { stacks[stack].warn(.circularStacks) }
        stacks[stack].reportProblems()
    }

    /// Tells a container that is being measured what its stacks take up.
    ///
    /// Along a row that is its logical span, whatever the direction, with the distance from the container's end.
    private mutating func include() {
        guard let autoSizing = container.autoSizing else { return }
        for index in stacks.indices where stacks[index].isSolved {
            let present = stacks[index].line.items.filter { $0.isPresent }
            guard let first = present.first, let last = present.last else { continue }
            var reach = Rect.zero
            var span = stacks[index].grid.aligned(AxisSpan(from: first.position, to: last.end))
            if stacks[index].endsAtContainer { span.length += max(0, -stacks[index].endOffset) }
            reach[stacks[index].axis] = span
            let across = stacks[index].axis.perpendicular
            stacks[index].forEachNode { node, _ in
                reach[across] = reach[across].union(node.untransformedFrame[across])
            }
            autoSizing.include(reach)
        }
    }
}
