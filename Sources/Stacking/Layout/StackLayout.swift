import Geometry
import LayoutTree

/// Lays out the stacks of one container, from calls to frames.
///
/// A call turns its items into numbers in one list. Generic functions of the container choose the nodes that take part, measure
/// them, and write their frames at the end; nothing in between depends on a class of nodes. The stacks of an axis are a ``Block``,
/// which divides their lengths.
@usableFromInline
struct StackLayout {
    /// The items of all stacks, before they are laid out.
    @usableFromInline var items: [LineItem] = []
    var block = Block()
    /// The call, which warnings quote.
    var method = "stacks"
    /// The dimensions of the container that follow the stacks.
    var fit: Axis.Set = []
    /// The known dimensions of the container.
    var size = Size.zero
    /// Facts about the items of the stacks on the current axis.
    var facts = ItemTraits.Facts.none
    /// The places of each node in the stacks on the current axis.
    var index = NodeIndex()

    @usableFromInline
    init() {}
}

// One stack after the other:  choose items → find the room → measure → divide → place → write.
// Several together:           choose items → for rows, then for columns: measure → find the room → divide and place → write.

extension Layoutable where LayoutBase == Self {
    /// Lays out one stack with chosen items.
    ///
    /// Returns false, without laying it out, if it depends on other stacks.
    @inline(__always)
    func layOutAlone(_ stack: inout Stack, _ line: inout Line, fit: Axis.Set) -> Bool {
        if autoSizing != nil || stack.facts.hasMatches || !(fit.isEmpty || canFitAlone(stack, fit)) { return false }
        if stack.facts.hasPercentages { line.resolveShares(of: &stack, stack.lengthOfShares) }
        leaveOutRepeats(&stack, &line)
        findRoom(&stack)
        // A column that sets the widths of its nodes measures them at these widths.
        let givesWidths = stack.axis == .vertical && stack.alignsNodes && !stack.method.keepsSizes
        if givesWidths {
            if fit.contains(.width) { fitAcross(&stack, &line, isWritten: true) }
            write(&stack, &line, along: false)
        }
        measure(&stack, &line)
        if !stack.lacksEdge {
            line.measure(stack.range)
            if fit.contains(Axis.Set(stack.axis)) { fitAlong(&stack, natural: line.natural) }
            if line.sharesCompete { return false }
            var rest = line.divide(stack.length, tie: stack.request.options.nodeTie)
            if stack.facts.shrinksToLines, stack.axis == .horizontal {
                for limit in widthsOfLines(stack.range, of: &line) { line.items[limit.entry].maximum = limit.width }
                line.measure(stack.range)
                rest = line.divide(stack.length, tie: stack.request.options.nodeTie)
            }
            stack.place(&line, from: stack.origin, stack.length, rest: rest)
            var isWritten = false
            if stack.axis == .horizontal, fit.contains(.height) {
                isWritten = stack.mayHaveBaselines
                if isWritten { write(&stack, &line, across: false) }
                fitAcross(&stack, &line, isWritten: isWritten)
            }
            write(&stack, &line, along: !isWritten, across: !givesWidths || stack.facts.hasRatios)
        }
        finish(&stack, &line)
        return true
    }

    /// Lays out stacks with chosen items: first all rows, then the columns, whose nodes are measured with their new widths.
    ///
    /// On an axis the stacks are numbers, which a ``Block`` solves; frames are written at the end, snapped to pixels once.
    @inline(never)
    func layOutTogether(_ layout: inout StackLayout) {
        layout.size = roomSize
        let rows = 0..<(layout.block.stacks.firstIndex { $0.axis == .vertical } ?? layout.block.stacks.count)
        for axis in Axis.allCases {
            let others = axis == .horizontal ? rows.upperBound..<layout.block.stacks.count : rows
            layout.block.chosen = axis == .horizontal ? rows : rows.upperBound..<layout.block.stacks.count
            if layout.index.hasMembers { (layout.index, layout.block.ties) = (NodeIndex(), []) }
            if !layout.block.chosen.isEmpty || layout.fit.contains(Axis.Set(axis)) { layOut(&layout, axis) }
            for stack in others where layout.block.stacks[stack].alignsNodes {
                layout.block.stacks[stack].size = layout.size
                alignAcross(&layout, stack)
            }
        }
        // Columns with ratios compute widths from their new heights.
        for stack in rows.upperBound..<layout.block.stacks.count where layout.block.stacks[stack].facts.hasRatios {
            layout.index = NodeIndex()
            alignAcross(&layout, stack)
        }
        for stack in layout.block.stacks.indices {
            finish(&layout.block.stacks[stack], &layout.block.line)
            include(&layout.block.stacks[stack], &layout.block.line)
        }
    }

    /// Lays out the chosen stacks of an axis.
    private func layOut(_ layout: inout StackLayout, _ axis: Axis) {
        let follows = followsStacks(layout, axis)
        var limits: [SharedLimits] = []
        let (size, hasRepeats) = (layout.size, layout.hasRepeats())
        let knowsLengthAcross = !followsStacks(layout, axis.perpendicular)
        layout.facts = .none
        for stack in layout.block.chosen {
            if hasRepeats { leaveOutRepeats(&layout.block.stacks[stack], &layout.block.line) }
            measure(&layout.block.stacks[stack], &layout.block.line) { stack, line in
                (stack.size, stack.knowsLengthAcross) = (size, knowsLengthAcross)
                if !stack.facts.hasPercentages { return }
                if follows, stack.spans(ObjectIdentifier(self)) {
                    limits += line.deferShares(of: &stack, ObjectIdentifier(self))
                } else {
                    line.resolveShares(of: &stack, stack.lengthOfShares)
                }
            }
            layout.facts.formUnion(layout.block.stacks[stack].facts.ofItems)
        }
        if layout.needsIndex(axis, ObjectIdentifier(self), hasRepeats) {
            layout.index = NodeIndex(layout.block)
            layout.block.ties = layout.index.ties
        }
        layout.block.size = layout.size[axis]
        if layout.facts.contains(.matches) { findMatches(&layout, axis) }
        if follows { fitToStacks(&layout, axis) }
        if !limits.isEmpty { layout.block.line.setLimits(limits, layout.size[axis]) }
        findEnds(&layout)
        solve(&layout, axis)
        for stack in layout.block.chosen where layout.block.stacks[stack].lacksEdge {
            layout.block.stacks[stack].isSolved = false
        }
        for stack in layout.block.chosen { writeOwnFrames(&layout, stack) }
    }

    /// Solves the chosen stacks, and solves them again if texts become as narrow as their lines.
    @inline(__always)
    private func solve(_ layout: inout StackLayout, _ axis: Axis) {
        if axis == .vertical || !layout.facts.contains(.shrinkToLines) { return layout.block.solve() }
        solveWrapped(&layout)
    }

    @inline(never)
    private func solveWrapped(_ layout: inout StackLayout) {
        var block = layout.block
        block.solve()
        for stack in block.chosen {
            for limit in widthsOfLines(block.stacks[stack].range, of: &block.line) {
                layout.block.line.items[limit.entry].maximum = limit.width
            }
        }
        layout.block.solve()
    }

    /// Finds the widths of texts that were broken into lines, for items that become as narrow as their lines.
    private func widthsOfLines(_ range: Range<Int>, of line: inout Line) -> [(entry: Int, width: Double)] {
        var widths: [(entry: Int, width: Double)] = []
        line.items.forEachNode(in: range) { (node: Self, place) in
            let width = place.item.size
            guard place.own.shrinksToLines, place.item.members == 1,
                place.item.kind == .own || place.item.kind == .share,
                width < place.own.natural
            else { return }
            if let narrow = node.widthOfLines(within: width), narrow < width {
                widths.append((place.head, max(place.item.minimum, narrow)))
            }
        }
        return widths
    }

    /// The width of the longest line of the content within a width, rounded up to whole pixels; nil if it is unknown.
    func widthOfLines(within width: Double) -> Double? {
        guard let length = contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))?.width,
            length >= 0, !length.isUnbounded
        else { return nil }
        return min(width, pixelGrid.ceiled(length))
    }

    /// Writes the frames of the nodes of a stack, except for nodes whose frames another stack sets.
    private func writeOwnFrames(_ layout: inout StackLayout, _ stack: Int) {
        let hasTies = !layout.block.ties.isEmpty
        if hasTies { layout.setTiedFrames(of: stack, false) }
        write(&layout.block.stacks[stack], &layout.block.line, across: false)
        if hasTies { warnAboutTies(of: stack, &layout) }
    }

    /// Warns about nodes that another stack puts elsewhere.
    @inline(never)
    private func warnAboutTies(of stack: Int, _ layout: inout StackLayout) {
        for tie in layout.setTiedFrames(of: stack, true) {
            let distance = layout.distance(of: tie)
            guard distance > 1e-6, let node = layout.block.line.items[tie.entry].node else { continue }
            let name = node.withObject { (node: Self) in node.displayName }
            layout.block.stacks[stack].warn(.placedElsewhere(name, by: distance))
        }
    }

    /// Writes the spans of a stack's nodes across it, after the stacks on the other axis.
    private func alignAcross(_ layout: inout StackLayout, _ stack: Int) {
        markGivenNodes(&layout, stack)
        write(&layout.block.stacks[stack], &layout.block.line, along: false)
    }

    /// Marks the nodes whose length across a stack comes from a stack on the other axis.
    func markGivenNodes(_ layout: inout StackLayout, _ stack: Int) {
        let index = layout.index
        if !index.hasMembers { return }
        layout.block.line.items.forEachNode(in: layout.block.stacks[stack].range) { (node: Self, place) in
            place.own.isGivenAcross = index.contains(ObjectIdentifier(node))
        }
    }

    /// Adds the room of a stack to a container that is being measured.
    ///
    /// Along a row this is its logical span in both directions, with the distance from the container's end.
    @inline(__always)
    private func include(_ stack: inout Stack, _ line: inout Line) {
        guard let autoSizing, stack.isSolved else { return }
        let present = line.items[stack.range].filter { $0.isPresent }
        guard let first = present.first, let last = present.last else { return }
        var reach = Rect.zero
        var span = stack.grid.aligned(AxisSpan(from: first.position, to: last.end))
        if stack.ends(with: ObjectIdentifier(self)) { span.length += max(0, -stack.endOffset) }
        reach[stack.axis] = span
        let across = stack.axis.perpendicular
        line.items.forEachNode(in: stack.range) { (node: Self, _) in
            reach[across] = reach[across].union(node.untransformedFrame[across])
        }
        autoSizing.include(reach)
    }

    /// The size of the content box; the frames of the children are relative to its corner.
    @inline(__always)
    var roomSize: Size { Self.hasContentBox ? contentBox.size : untransformedFrame.size }

    /// Whether the layout runs from right to left in the node.
    func readsRightToLeft(_ isAbsolute: Bool) -> Bool { !isAbsolute && layoutDirection == .rightToLeft }
}

extension StackLayout {
    /// Whether a node occurs more than once in the chosen stacks.
    fileprivate mutating func hasRepeats() -> Bool {
        var (nodes, count) = (NodeFilter(), 0)
        for stack in block.chosen {
            nodes.add(block.stacks[stack].facts.nodes)
            count += block.stacks[stack].range.count
        }
        if !nodes.mayRepeat { return false }
        return NodeTable.with(count) { table in
            for stack in block.chosen where block.line.items.hasRepeats(in: block.stacks[stack].range, table) {
                return true
            }
            return false
        }
    }

    /// Whether the index of nodes is needed: for connected stacks, or for nodes that are aligned across other stacks.
    fileprivate mutating func needsIndex(_ axis: Axis, _ container: ObjectIdentifier, _ hasRepeats: Bool) -> Bool {
        if hasRepeats { return true }
        for stack in block.stacks.indices {
            if block.stacks[stack].axis != axis {
                if block.stacks[stack].alignsNodes { return true }
            } else if block.stacks[stack].facts.hasMatches || block.stacks[stack].refersToNodes(besides: container) {
                return true
            }
        }
        return false
    }

    /// Sets whether a stack sets the frames of nodes that earlier stacks solved, and returns the items of these nodes.
    @inline(never)
    @discardableResult
    fileprivate mutating func setTiedFrames(of stack: Int, _ setsFrame: Bool) -> [Block.Tie] {
        let ties = block.ties.filter { $0.place.stack == stack && block.stacks[$0.first.stack].isSolved }
        for tie in ties { block.line.items[tie.entry].setsFrame = setsFrame }
        return ties
    }

    /// The distance of a tied item's start or end from the first item of its node.
    fileprivate func distance(of tie: Block.Tie) -> Double {
        let (own, first) = (block.span(tie.place), block.span(tie.first))
        let distance = max((own.start - first.start).magnitude, (own.end - first.end).magnitude)
        guard block.stacks[tie.place.stack].details.conflicts.contains(tie.place.head) else { return distance }
        // The stack uses the length of the first item, and reports the difference from its own.
        let item = block[tie.place]
        let wanted = item.kind == .fixed ? item.natural : item.limited(item.size)
        return max(distance, (wanted - item.size).magnitude)
    }
}
