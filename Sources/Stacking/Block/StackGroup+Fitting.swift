import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension StackGroup {
    /// Finds the length of the container if it is to follow its stacks.
    mutating func fitContainer(_ block: inout Block, _ members: [Int], _ axis: Axis) {
        let isRequested = fit.contains(Axis.Set(axis))
        // A container that is measured by being laid out fits where the proposal has no bound.
        guard isRequested || (size[axis] == 0 && container.autoSizing != nil) else { return }
        for (number, stack) in members.enumerated() where stacks[stack].spansContainer {
            block.stacks[number].spansContainer = true
            block.stacks[number].inset = stacks[stack].startOffset - stacks[stack].endOffset
            block.stacks[number].start = .at(stacks[stack].startOffset)
            block.stacks[number].end = .far(stacks[stack].endOffset)
        }
        // The length of items that match the container is added to it later.
        size[axis] = 0
        let insets = container.usableContentBoxInsets
        let matchesContainer = matchContainer(&block, members, axis, 0)
        let (along, across) = (block.fittingLength(), lengthAcross(axis))
        guard let length = along.map({ max($0, across ?? 0) }) ?? across else {
            if isRequested {
                container.warn(
                    .nothingToFit, method: "stacks", call: "stacks(fit: .\(axis == .horizontal ? "width" : "height"))")
            }
            size[axis] = container.roomSize[axis]
            return
        }
        container.fit(length + (axis == .horizontal ? insets.horizontal : insets.vertical), axis)
        // All that follows knows only the length on pixels, as if the container had had it from the start.
        size[axis] = container.roomSize[axis]
        block.size = size[axis]
        isFitted = true
        if matchesContainer { _ = matchContainer(&block, members, axis, size[axis]) }
        for stack in members { stacks[stack].size = size }
    }

    /// The length that stacks on the other axis need across, common baselines included; nil if none says where its nodes are there.
    ///
    /// A node that no stack on this axis holds gets the length of its content.
    private mutating func lengthAcross(_ axis: Axis) -> Double? {
        var needed: Double?
        let isLeast = container.autoSizing?.measuresMinimum ?? false
        for stack in stacks.indices
        where stacks[stack].axis != axis && stacks[stack].alignsNodes && !stacks[stack].lacksEdge {
            let (cross, index, method) = (stacks[stack].cross, index, stacks[stack].method.rawValue)
            var lines = CrossLines(axis, AxisSpan(origin: 0, length: 0), isMirrored: false)
            var length = 0.0
            stacks[stack].forEachNode { node, place in
                guard let cross = place.item.cross ?? cross else { return }
                if index.first(ObjectIdentifier(node), where: { _ in true }) != nil { return }
                let other = axis == .vertical ? node.untransformedFrame.width : .greatestFiniteMagnitude
                let (wanted, isOfContent) = node.wantedLength(axis, at: other, in: method, isLeast: isLeast)
                if isOfContent {
                    var frame = node.untransformedFrame
                    frame.size[axis] = wanted
                    node.untransformedFrame = frame
                }
                lines.add(node, wanted, cross)
                length = max(length, wanted)
            }
            needed = max(needed ?? 0, length, lines.baselineHeight)
        }
        return needed
    }

    /// Lets items that match the container have its length; false if none does.
    private func matchContainer(_ block: inout Block, _ members: [Int], _ axis: Axis, _ length: Double) -> Bool {
        var isMatched = false
        for (number, stack) in members.enumerated() where stacks[stack].facts.hasMatches {
            (block.stacks[number].containerPart, block.stacks[number].containerOffset) = (0, 0)
            for match in stacks[stack].matches(block.stacks[number].line)
            where match.node === container && match.dimension == axis {
                isMatched = true
                let item = block.stacks[number].line.items[match.entry]
                block.stacks[number].containerPart += item.weight
                block.stacks[number].containerOffset += min(0, item.natural)
                for index in block.stacks[number].matches.indices
                where block.stacks[number].matches[index].head == match.entry {
                    block.stacks[number].matches[index].length = length
                }
            }
        }
        return isMatched
    }
}
