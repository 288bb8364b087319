import Geometry
import LayoutTree

// From the numbers of the items and the content of their nodes to numbers that can be computed with.

extension Layoutable where LayoutBase == Self {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    @inline(__always)
    func measure(_ stack: inout Stack, _ line: inout Line) {
        if !stack.facts.areSound { line.repairNumbers(of: &stack) }
        // Fixed sizes, spaces and matches need no content.
        if stack.facts.hasContent { measureContent(&stack, &line) }
    }

    private func measureContent(_ stack: inout Stack, _ line: inout Line) {
        let (axis, method, grid) = (stack.axis, stack.method, stack.grid)
        let usesWidths = axis == .vertical && method != .flow
        let wantsMinimum = autoSizing?.measuresMinimum ?? false
        var invalid: [(head: Int, fault: LineItem.Faults)] = []
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            let kind = place.item.kind
            guard kind == .own || kind == .share else { return }
            // A flow sets the widths itself, and knows the length that a node without content had before it did.
            let given = method == .flow ? node._givenLength(axis) : nil
            let width = usesWidths ? node._presentFrame.width : .greatestFiniteMagnitude
            let fault = place.own.takeNatural(of: node, axis, width, grid, given, isShare: kind == .share, wantsMinimum)
            if place.entry != place.head {
                // The item is as long at least as content of each node has to be.
                let least = min(place.own.minimum, place.item.maximum)
                if least > place.item.minimum { place.item.minimum = least }
            }
            if !fault.isEmpty { invalid.append((place.head, fault)) }
        }
        for (head, fault) in invalid {
            let item = stack.item(of: head, on: line)
            stack.report(fault == .negative ? .negativeFixed(item: item) : .nonFinite(item: item))
        }
    }
}

extension Line {
    /// Replaces the numbers of items that cannot be computed with, and reports them.
    @inline(never)
    fileprivate mutating func repairNumbers(of stack: inout Stack) {
        for (item, entry) in stack.heads(self).enumerated() where !items[entry].isSound {
            let head = items[entry]
            let faults = items[entry].repair(mayOverlap: head.isSpace)
            if faults.contains(.nonFinite) {
                stack.report(.nonFinite(item: item))
            } else if faults.contains(.negative) {
                // The warning is the same.
                stack.report(.negativeFixed(item: item))
            }
            if faults.contains(.minimumOverMaximum) { stack.report(.minOverMax(item: item)) }
            if faults.contains(.weight) { stack.warn(.invalidWeight(item: item, weight: head.weight), item: item) }
            if head.weight < 0 { stack.report(.negativeWeight(item: item)) }
            for member in entry + 1..<entry + Int(head.members) {
                items[member].minimum = items[entry].minimum
                items[member].maximum = items[entry].maximum
            }
        }
    }
}
extension LineItem {
    /// Takes over the natural size of a node at a width, and its priorities where those that are given are below 0.
    ///
    /// Returns what is wrong with the numbers of the node.
    ///
    /// A node without content keeps its size if it can, but shrinks and grows before all others unless it has priorities of its
    /// own.
    @inline(__always)
    mutating func takeNatural<Node: Layoutable>(
        of node: Node, _ axis: Axis, _ width: Double, _ grid: PixelGrid, _ given: Double?, isShare: Bool,
        _ wantsMinimum: Bool
    ) -> Faults {
        let proposal = Size(width: width, height: .greatestFiniteMagnitude)
        let content = wantsMinimum ? node.contentSizeForLayout(within: proposal) : node.contentSize(within: proposal)
        // A share has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
        let length = content?[axis] ?? (isShare ? .infinity : given ?? node._presentFrame.size[axis])
        if length.isUnbounded {
            (natural, grow, shrink) = (0, 0, 0)
            return []
        }
        func priority(_ own: AxisPriorities, _ standard: AxisPriorities) -> Float {
            content == nil && own[axis] == standard[axis] ? 0.5 : Float(own[axis].rawValue)
        }
        if grow < 0 { grow = priority(node.hugging, .defaultHugging) }
        if shrink < 0 { shrink = priority(node.compressionResistance, .defaultCompressionResistance) }
        let isSound = length.magnitude <= LineItem.largest && grow.isFinite && shrink.isFinite
        // On whole pixels, so that no rounding gives content less than it measured.
        natural = max(0, content == nil ? length : grid.ceiled(length))
        grow = grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0
        shrink = shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0
        if length.isNaN { (natural, grow, shrink) = (0, 0, 0) }
        if content != nil {
            // Content does not shrink below its least size, unless a maximum says so.
            let least = node._minimumSize(within: proposal)[axis]
            if least > minimum { minimum = min(least <= Self.largest ? grid.ceiled(least) : minimum, maximum) }
        }
        if !isSound { return .nonFinite }
        return content != nil && length < 0 ? .negative : []
    }
}
