import Geometry
import LayoutTree

// Turns the numbers of the items and the content of their nodes into valid numbers.

extension Layoutable where LayoutBase == Self {
    /// Calls a function that completes the stack, checks the numbers of all items, and measures the natural sizes of the nodes.
    @inline(__always)
    func measure(
        _ stack: inout Stack, _ line: inout Line, _ prepare: (inout Stack, inout Line) -> Void = { _, _ in }
    ) {
        prepare(&stack, &line)
        if !stack.facts.areSound {
            line.repairNumbers(of: &stack)
            stack.facts.areSound = true
        }
        // Fixed sizes, spaces and matches need no content.
        if stack.facts.hasContent { measureContent(&stack, &line) }
    }

    private func measureContent(_ stack: inout Stack, _ line: inout Line) {
        let (axis, method, grid) = (stack.axis, stack.method, stack.grid)
        let usesWidths = axis == .vertical && method != .flow
        let wantsMinimum = autoSizing?.measuresMinimum ?? false
        if stack.facts.hasRatios { takeLengthsFromRatios(&stack, &line) }
        var invalid: [(head: Int, number: LineItem.InvalidNumber)] = []
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            let kind = place.item.kind
            guard kind == .own || kind == .share, !place.own.hasLengthFromRatio else { return }
            // A flow sets the widths itself, and knows the earlier length of a node without content.
            let given = method == .flow ? node._givenLength(axis) : nil
            let width = usesWidths ? node._presentFrame.width : .greatestFiniteMagnitude
            let number = place.own.takeNatural(
                of: node, axis, width, grid, given, isShare: kind == .share, wantsMinimum)
            if place.entry != place.head {
                // The item is at least as long as the minimum content of each node.
                let least = min(place.own.minimum, place.item.maximum)
                if least > place.item.minimum { place.item.minimum = least }
            }
            if let number { invalid.append((place.head, number)) }
        }
        for (head, number) in invalid { stack.report(number, of: stack.item(of: head, on: line)) }
    }
}

extension Layoutable where LayoutBase == Self {
    /// Computes natural lengths of items with a ratio from known lengths across the stack.
    @inline(never)
    private func takeLengthsFromRatios(_ stack: inout Stack, _ line: inout Line) {
        let (axis, cross) = (stack.axis, stack.cross)
        let room = stack.knowsLengthAcross ? stack.roomAcross.length : nil
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            guard place.item.kind == .own, place.item.ratio > 0 else { return }
            if axis == .vertical {
                place.own.natural = node._presentFrame.width / place.item.ratio
            } else if (place.item.cross ?? cross) == .fill, let room {
                place.own.natural = room * place.item.ratio
            } else {
                return
            }
            place.own.natural = LineItem.bounded(max(0, place.own.natural))
            if place.own.grow < 0 { place.own.grow = max(0, Float(node.hugging[axis].rawValue)) }
            if place.own.shrink < 0 { place.own.shrink = max(0, Float(node.compressionResistance[axis].rawValue)) }
            place.own.hasLengthFromRatio = true
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// Finds the lengths of the nodes across the stack, and returns the room that they need, common baselines included.
    ///
    /// A node has the length of its content, limited to the room in a column, or else its own length. Without a room the container
    /// follows its nodes. The height of content is measured at the node's width, or at the width from the line if that is not
    /// written yet.
    func measureAcross(_ stack: inout Stack, _ line: inout Line, within room: Double?, isWritten: Bool = true) -> Double
    {
        let (axis, grid, cross, isSolved) = (stack.axis.perpendicular, stack.grid, stack.cross, stack.isSolved)
        let (method, mirror) = (stack.method.rawValue, stack.mirror)
        let isLeast = autoSizing?.measuresMinimum ?? false
        var lines = CrossLines(axis, AxisSpan(origin: 0, length: 0), isMirrored: false)
        var needed = 0.0
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            if place.own.isGivenAcross { return }
            var cross = place.item.cross ?? cross
            var length: Double
            if isSolved, let byRatio = place.item.lengthByRatio(across: axis) {
                place.own.lengthAcross = byRatio
                length = grid.ceiled(byRatio)
            } else {
                if room == nil, place.item.ratio > 0 { cross = cross ?? .start }
                guard let cross, room == nil || cross != .fill else { return }
                let other =
                    axis == .horizontal
                    ? .greatestFiniteMagnitude
                    : isWritten
                        ? node.untransformedFrame.width
                        : grid.snapped(place.item.span(), mirroredIn: mirror, keepsLength: false).length
                let content = node.contentLength(
                    axis, at: other, orUnbounded: room == nil ? 0 : nil, in: method, isLeast: isLeast)
                if let content {
                    length = content
                    if let room, axis == .horizontal, content > room {
                        length = max(0, room)
                        if place.own.shrinksToLines { length = node.widthOfLines(within: length) ?? length }
                    }
                    place.own.lengthAcross = length
                } else {
                    // The length of an item that keeps its node's size is already known.
                    let isKnown = place.own.traits.facts.contains(.present)
                    let present = isKnown ? place.own.lengthAcross : node._presentFrame.size[axis]
                    place.own.lengthAcross = present
                    length = max(0, node._givenLength(axis) ?? present)
                }
            }
            lines.add(node, length, cross ?? .start)
            needed = max(needed, length)
        }
        stack.isMeasuredAcross = room == nil && stack.area == nil && !stack.facts.hasRatios
        return max(needed, lines.baselineHeight)
    }
}

extension Line {
    /// Replaces and reports invalid ratios.
    @inline(never)
    mutating func repairRatios(of stack: inout Stack) {
        for (item, entry) in stack.heads(self).enumerated() where items[entry].ratio != 0 {
            if items[entry].ratio > 0, items[entry].ratio <= LineItem.largest { continue }
            stack.warn(.invalidItem(item, .ratio, items[entry].ratio, used: 0), item: item)
            for member in entry..<entry + Int(items[entry].members) { items[member].ratio = 0 }
        }
    }

    /// Replaces and reports invalid numbers of items.
    @inline(never)
    fileprivate mutating func repairNumbers(of stack: inout Stack) {
        for (item, entry) in stack.heads(self).enumerated() where !items[entry].traits.isSound {
            let head = items[entry]
            for number in items[entry].repair(mayOverlap: head.isSpace) { stack.report(number, of: item) }
            if head.limitsCross { stack.report(.minOverMax(item: item)) }
            if head.hasNoWeight { stack.warn(.invalidWeight(item: item, weight: head.weight), item: item) }
            if head.weight < 0 { stack.report(.negativeWeight(item: item)) }
            for member in entry + 1..<entry + Int(head.members) {
                items[member].minimum = items[entry].minimum
                items[member].maximum = items[entry].maximum
            }
        }
    }
}

extension Stack {
    /// Warns about a replaced number, and adds it to the problems.
    fileprivate mutating func report(_ number: LineItem.InvalidNumber, of item: Int) {
        warn(number.kind(item), item: item)
        report(number.isNegative ? .negativeFixed(item: item) : .nonFinite(item: item))
    }
}

extension LineItem {
    /// Sets the natural size of a node at a width, and its priorities if the given ones are below 0.
    ///
    /// Returns the node's invalid number, if there is one.
    ///
    /// A node without content keeps its size if it can, but shrinks and grows before all others unless it has priorities of its
    /// own.
    @inline(__always)
    mutating func takeNatural<Node: Layoutable>(
        of node: Node, _ axis: Axis, _ width: Double, _ grid: PixelGrid, _ given: Double?, isShare: Bool,
        _ wantsMinimum: Bool
    ) -> InvalidNumber? {
        let proposal = Size(width: width, height: .greatestFiniteMagnitude)
        let content = wantsMinimum ? node.contentSizeForLayout(within: proposal) : node.contentSize(within: proposal)
        // A share has no size to keep without content; a node that takes every proposal has no natural size.
        let length = content?[axis] ?? (isShare ? .infinity : given ?? node._presentFrame.size[axis])
        if length.isUnbounded {
            (natural, grow, shrink) = (0, 0, 0)
            return nil
        }
        func priority(_ own: AxisPriorities, _ standard: AxisPriorities) -> Float {
            content == nil && own[axis] == standard[axis] ? 0.5 : Float(own[axis].rawValue)
        }
        if grow < 0 { grow = priority(node.hugging, .defaultHugging) }
        if shrink < 0 { shrink = priority(node.compressionResistance, .defaultCompressionResistance) }
        let firm = grow.isFinite ? shrink : grow
        // The length is rounded up to whole pixels, so that no rounding gives content less than it measured.
        natural = min(max(0, content == nil ? length : grid.ceiled(length)), Self.largest)
        grow = grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0
        shrink = shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0
        if length.isNaN { (natural, grow, shrink) = (0, 0, 0) }
        if content != nil {
            // Content does not shrink below its least size, unless a maximum requires it.
            let least = node._minimumSize(within: proposal)[axis]
            if least > 0 {
                let pixels = grid.ceiled(least)
                if pixels > minimum, pixels <= Self.largest { minimum = min(pixels, maximum) }
            }
        }
        if length.magnitude <= Self.largest, length >= 0 || content == nil {
            if firm.isFinite { return nil }
            let used = firm > 0 ? Float.greatestFiniteMagnitude : 0
            return InvalidNumber(number: .priority, value: Double(firm), used: Double(used))
        }
        return InvalidNumber(number: .content, value: length, used: natural)
    }
}
