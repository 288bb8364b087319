import Geometry
import LayoutTree

// Connects the stacks of an axis: the matches of their items, and the nodes that they run between.

extension Layoutable where LayoutBase == Self {
    /// Resolves the matches of items: to items of their stack, or else of another one on the axis, or to known lengths.
    func findMatches(_ layout: inout StackLayout, _ axis: Axis) {
        for stack in layout.block.chosen where layout.block.stacks[stack].facts.hasMatches {
            layout.block.stacks[stack].details.matches = []
            for head in layout.block.stacks[stack].heads(layout.block.line)
            where layout.block.line.items[head].kind == .match {
                let match = match(of: head, in: stack, layout, axis)
                layout.block.stacks[stack].details.matches.append(match)
            }
        }
        layout.leaveOutCircles()
    }

    private func match(of head: Int, in stack: Int, _ layout: StackLayout, _ axis: Axis) -> Block.Match {
        let item = layout.block.line.items[head]
        var match = Block.Match(head: head)
        guard let node = item.matched else { return match }
        let dimension = item.matchedAxis ?? axis
        match.isOfContainer = node == ObjectIdentifier(self) && dimension == axis
        let place =
            dimension != axis
            ? nil : layout.index.first(node) { $0.stack == stack } ?? layout.index.first(node) { _ in true }
        if let place {
            match.source = Block.Place(stack: place.stack, head: place.head)
        } else if node == ObjectIdentifier(self) {
            match.length = layout.size[dimension]
        } else {
            match.length = node.withObject { (node: Self) in node.untransformedFrame.size[dimension] }
        }
        return match
    }

    /// Finds the starts and ends of the chosen stacks.
    func findEnds(_ layout: inout StackLayout) {
        for stack in layout.block.chosen {
            (layout.block.stacks[stack].size, layout.block.stacks[stack].isOpen) = (layout.size, false)
            let hasEdges = layout.block.stacks[stack].ends != nil
            if hasEdges {
                layout.block.stacks[stack].details.itemEdges = (
                    layout.edge(of: stack, isStart: true), layout.edge(of: stack, isStart: false)
                )
            }
            findRoom(&layout.block.stacks[stack])
        }
        // Only stacks that begin or end at nodes of others can form a circle.
        if !layout.index.hasMembers { return }
        while true {
            let order = layout.block.ordered(Array(layout.block.chosen), byMatches: false)
            guard let first = layout.block.chosen.first(where: { !order.contains($0) }) else { return }
            layout.block.stacks[first].warn(.circularStacks)
            layout.block.stacks[first].details.itemEdges = (nil, nil)
            findRoom(&layout.block.stacks[first])
        }
    }
}

extension StackLayout {
    /// The edge of another stack's item at which a stack starts or ends; nil for other edges.
    fileprivate mutating func edge(of stack: Int, isStart: Bool) -> Block.End? {
        let ends = block.stacks[stack].ends
        guard let edge = isStart ? ends?.start : ends?.end, !edge.isGuide,
            let member = index.first(edge.node, where: { $0.stack != stack })
        else { return nil }
        let offset = isStart ? block.stacks[stack].startOffset : block.stacks[stack].endOffset
        let sign = block.stacks[stack].isMirrored ? -1.0 : 1.0
        return .edge(
            Block.Place(stack: member.stack, head: member.head), part: edge.part, offset: offset + sign * edge.distance)
    }

    /// Gives items that match each other in a circle, and items that depend on them, the size 0.
    fileprivate mutating func leaveOutCircles() {
        var open = block.chosen.flatMap { stack in block.stacks[stack].matches.map { (stack, $0) } }
        func isOpen(_ place: Block.Place?) -> Bool {
            open.contains { Block.Place(stack: $0.0, head: $0.1.head) == place }
        }
        while let ready = open.firstIndex(where: { !isOpen($0.1.source) }) { open.remove(at: ready) }
        for (stack, match) in open.reversed() {
            block.line.items[match.head].fix(at: 0)
            block.stacks[stack].details.matches.removeAll { $0.head == match.head }
            let item = block.stacks[stack].item(of: match.head, on: block.line)
            block.stacks[stack].report(.cyclicMatch(item: item))
        }
    }
}
