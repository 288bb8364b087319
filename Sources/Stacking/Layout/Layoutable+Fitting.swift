import Geometry
import LayoutTree

// The length of a container that follows its stacks.

extension Layoutable where LayoutBase == Self {
    /// Whether the container follows its stacks on an axis: by request, or because it is measured by being laid out without a bound.
    @inline(__always)
    func followsStacks(_ layout: StackLayout, _ axis: Axis) -> Bool {
        layout.fit.contains(Axis.Set(axis)) || (layout.size[axis] == 0 && autoSizing != nil)
    }

    /// Finds the length of a container that follows its stacks.
    func fitToStacks(_ layout: inout StackLayout, _ axis: Axis) {
        let isRequested = layout.fit.contains(Axis.Set(axis))
        for stack in layout.block.chosen where layout.block.stacks[stack].spans(ObjectIdentifier(self)) {
            layout.block.stacks[stack].fitsContainer = true
            layout.block.stacks[stack].start = .at(layout.block.stacks[stack].startOffset)
            layout.block.stacks[stack].end = .far(layout.block.stacks[stack].endOffset)
        }
        // The length of items that match the container is added to it later.
        layout.size[axis] = 0
        layout.matchContainer(0)
        let (along, across) = (layout.block.fittingLength(), lengthAcross(&layout, axis))
        guard let length = along.map({ max($0, across ?? 0) }) ?? across else {
            if isRequested {
                warn(
                    .nothingToFit, method: "stacks",
                    call: "stacks(fit: .\(axis == .horizontal ? "width" : "height"))")
            }
            layout.size[axis] = roomSize[axis]
            return
        }
        let insets = usableContentBoxInsets
        fit(length + (axis == .horizontal ? insets.horizontal : insets.vertical), axis)
        // All that follows knows only the length on pixels, as if the container had had it from the start.
        layout.size[axis] = roomSize[axis]
        layout.block.size = layout.size[axis]
        layout.isFitted = true
        layout.matchContainer(layout.size[axis])
    }

    /// The length that stacks on the other axis need across, common baselines included; nil if none says where its nodes are there.
    ///
    /// A node that no stack on this axis holds gets the length of its content.
    private func lengthAcross(_ layout: inout StackLayout, _ axis: Axis) -> Double? {
        var needed: Double?
        let isLeast = autoSizing?.measuresMinimum ?? false
        for stack in layout.block.stacks.indices
        where layout.block.stacks[stack].axis != axis && layout.block.stacks[stack].alignsNodes
            && !layout.block.stacks[stack].lacksEdge
        {
            let (cross, index) = (layout.block.stacks[stack].cross, layout.index)
            let (range, isSolved) = (layout.block.stacks[stack].range, layout.block.stacks[stack].isSolved)
            let (method, grid) = (layout.block.stacks[stack].method.rawValue, layout.block.stacks[stack].grid)
            var lines = CrossLines(axis, AxisSpan(origin: 0, length: 0), isMirrored: false)
            var length = 0.0
            layout.block.line.items.forEachNode(in: range) { (node: Self, place) in
                let cross = place.item.cross ?? cross ?? (place.item.ratio > 0 ? .start : nil)
                guard let cross, !index.contains(ObjectIdentifier(node)) else { return }
                let other = axis == .vertical ? node.untransformedFrame.width : .greatestFiniteMagnitude
                var (wanted, isOfContent) = node.wantedLength(axis, at: other, in: method, isLeast: isLeast)
                if isSolved, let length = place.item.lengthByRatio(across: axis) {
                    (wanted, isOfContent) = (grid.ceiled(length), true)
                }
                if isOfContent { node.untransformedFrame.size[axis] = wanted }
                lines.add(node, wanted, cross)
                length = max(length, wanted)
            }
            needed = max(needed ?? 0, length, lines.baselineHeight)
        }
        return needed
    }
}

extension StackLayout {
    /// Gives items that match the container a length of it.
    fileprivate mutating func matchContainer(_ length: Double) {
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
