import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension Layoutable where LayoutBase == Self {
    // MARK: One stack

    /// Whether a container can follow a single stack: along it, from one end to the other, and across it, by aligned nodes.
    @inline(__always)
    func canFitAlone(_ stack: Stack, _ fit: Axis.Set) -> Bool {
        let fitsAcross = fit.contains(Axis.Set(stack.axis.perpendicular))
        return !stack.hasDetails && !stack.facts.hasPercentages && !stack.method.keepsSizes
            && (!fitsAcross || stack.alignsNodes)
    }

    /// Makes the container as long as the items of a stack, and the stack as long as the container.
    func fitAlong(_ stack: inout Stack, natural: Double) {
        let length = natural + LineItem.bounded(stack.startOffset - stack.endOffset)
        stack.size[stack.axis] = fitRoom(max(0, length), stack.axis)
        stack.fitsContainer = true
        findRoom(&stack)
    }

    /// Makes the container as long across a stack as the nodes need.
    func fitAcross(_ stack: inout Stack, _ line: inout Line, isWritten: Bool) {
        let length = measureAcross(&stack, &line, within: nil, isWritten: isWritten)
        stack.size[stack.axis.perpendicular] = fitRoom(length, stack.axis.perpendicular)
    }

    // MARK: Several stacks

    /// Whether the container follows its stacks on an axis: by request, or because a layout without a bound measures it.
    @inline(__always)
    func followsStacks(_ layout: StackLayout, _ axis: Axis) -> Bool {
        layout.fit.contains(Axis.Set(axis)) || (layout.size[axis] == 0 && autoSizing != nil)
    }

    /// Finds the length of a container that follows its stacks.
    func fitToStacks(_ layout: inout StackLayout, _ axis: Axis) {
        let isRequested = layout.fit.contains(Axis.Set(axis))
        for stack in layout.block.chosen where layout.block.stacks[stack].spans(ObjectIdentifier(self)) {
            layout.block.stacks[stack].fitsContainer = true
            layout.block.stacks[stack].origin = layout.block.stacks[stack].startOffset
            layout.block.stacks[stack].isOpen = true
        }
        // The length of items that match the container is added later.
        layout.size[axis] = 0
        layout.matchContainer(0)
        let (along, across) = (layout.block.fittingLength(), lengthAcross(&layout, axis))
        guard let length = along.map({ max($0, across ?? 0) }) ?? across else {
            if isRequested {
                warn(
                    .nothingToFit, method: layout.method,
                    call: "\(layout.method)(fit: .\(axis == .horizontal ? "width" : "height"))")
            }
            layout.size[axis] = roomSize[axis]
            return
        }
        // The rest of the code sees only the rounded length, as if the container had it from the start.
        layout.size[axis] = fitRoom(length, axis)
        layout.block.size = layout.size[axis]
        layout.matchContainer(layout.size[axis])
    }

    /// The length that stacks on the other axis need across, common baselines included; nil if none aligns its nodes there.
    ///
    /// A node that is in no stack on this axis gets the length of its content.
    private func lengthAcross(_ layout: inout StackLayout, _ axis: Axis) -> Double? {
        var needed: Double?
        for stack in layout.block.stacks.indices
        where layout.block.stacks[stack].axis != axis && layout.block.stacks[stack].alignsNodes
            && !layout.block.stacks[stack].lacksEdge
        {
            markGivenNodes(&layout, stack)
            let length = measureAcross(&layout.block.stacks[stack], &layout.block.line, within: nil)
            needed = max(needed ?? 0, length)
        }
        return needed
    }
}

extension StackLayout {
    /// Gives items that match the container a length of it.
    fileprivate mutating func matchContainer(_ length: Double) {
        if !facts.contains(.matches) { return }
        for stack in block.chosen where block.stacks[stack].facts.hasMatches {
            (block.stacks[stack].containerPart, block.stacks[stack].containerOffset) = (0, 0)
            for index in block.stacks[stack].matches.indices where block.stacks[stack].matches[index].isOfContainer {
                let item = block.line.items[block.stacks[stack].matches[index].head]
                block.stacks[stack].containerPart += item.weight
                block.stacks[stack].containerOffset += min(0, item.natural)
                block.stacks[stack].details.matches[index].length = length
            }
        }
    }
}
