import Geometry
import LayoutTree

// Chooses the items and nodes that take part.

extension Layoutable where LayoutBase == Self {
    /// Skips items without effect, nodes that are not the container's children, and hidden nodes if the stack skips them.
    @inline(__always)
    func choose(_ stack: inout Stack, _ line: inout Line) {
        if stack.range.count <= 2 * stack.method.firstEntry { stack.warn(.emptyStack) }
        let allAreChosen = examine(&stack, &line)
        if stack.facts.hasPresent { takePresentLengths(of: &stack, &line) }
        if stack.facts.hasRatios { line.repairRatios(of: &stack) }
        if stack.facts.hasLineBreaks, stack.method != .flow {
            // Only a flow has several lines.
            for entry in stack.range where line.items[entry].kind == .lineBreak { line.items[entry].kind = .absent }
        }
        if !allAreChosen { leaveOutNodes(of: &stack, &line) }
        if stack.method == .distribute { line.addImpliedSpaces(stack.range) }
    }

    /// Finds the facts about the items of a stack, and whether all nodes take part, as they usually do.
    private func examine(_ stack: inout Stack, _ line: inout Line) -> Bool {
        let (range, skipsHidden) = (stack.range, stack.request.hidden == .skip)
        // Long lists usually have the order of the children.
        let areChildren = range.count > 32 && areChildren(range, line.items)
        let (facts, allAreChosen) = unsafe line.items.withUnsafeBufferPointer { items in
            var (facts, allAreChosen) = (ItemFacts(), true)
            if areChildren { facts.nodes.addChildren() }
            for entry in range {
                unsafe facts.ofItems.formUnion(items[entry].traits.facts)
                guard !areChildren || skipsHidden, let node = unsafe items[entry].node else { continue }
                let isChosen = node.withObject { (node: Self) in
                    (areChildren || node.parentNode === self) && !(skipsHidden && !node.isVisible)
                }
                if !isChosen { allAreChosen = false }
                if !areChildren { facts.nodes.add(node) }
            }
            return (facts, allAreChosen)
        }
        stack.facts = facts
        return allAreChosen
    }

    /// Whether all nodes of a list are children, each after the one before it, so that none occurs twice.
    @inline(never)
    private func areChildren(_ range: Range<Int>, _ items: [LineItem]) -> Bool {
        unsafe childNodes.withUnsafeBufferPointer { children in
            // A reference is an address, as an identifier is; reading the references would count them.
            let ids = unsafe UnsafeBufferPointer(
                start: UnsafeRawPointer(children.baseAddress)?.assumingMemoryBound(to: ObjectIdentifier.self),
                count: children.count)
            return unsafe items.withUnsafeBufferPointer { items in
                var next = 0
                for entry in range {
                    guard let node = unsafe items[entry].node else { continue }
                    repeat {
                        if next == ids.count { return false }
                        next += 1
                    } while unsafe ids[next - 1] != node
                }
                return true
            }
        }
    }

    /// Reads the current lengths of nodes, for items that keep them.
    private func takePresentLengths(of stack: inout Stack, _ line: inout Line) {
        let axis = stack.axis
        var areSound = true
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            guard place.own.kind == .present else { return }
            let size = node.untransformedFrame.size
            place.own.fix(at: size[axis])
            place.own.lengthAcross = size[axis.perpendicular]
            if !place.own.traits.isSound { areSound = false }
        }
        if !areSound { stack.facts.areSound = false }
    }

    /// Skips nodes that are not children, or are hidden and not kept, and spaces beside hidden items.
    @inline(never)
    private func leaveOutNodes(of stack: inout Stack, _ line: inout Line) {
        let hidden = stack.request.hidden
        var others: [String] = []
        line.items.forEachNode(in: stack.range) { (node: Self, place) in
            let isChild = node.parentNode === self
            if isChild, hidden == .keep || node.isVisible { return }
            place.own.skip()
            place.own.isStranger = !isChild
            if !isChild { others.append(node.displayName) }
        }
        for name in others { stack.warn(.notAChild(name)) }
        line.leaveOutEmptyItems(of: stack, areHidden: true)
    }

    /// Skips and reports every place of a node but its first one.
    ///
    /// The place becomes a space of the requested size, or is removed if spaces have no use.
    @inline(__always)
    func leaveOutRepeats(_ stack: inout Stack, _ line: inout Line, asSpaces: Bool = true) {
        if stack.facts.nodes.mayRepeat, line.items.hasRepeats(in: stack.range) {
            skipRepeats(&stack, &line, asSpaces: asSpaces)
        }
    }

    @inline(never)
    private func skipRepeats(_ stack: inout Stack, _ line: inout Line, asSpaces: Bool) {
        var names: [String] = []
        NodeTable.with(stack.range.count) { table in
            line.items.forEachNode(in: stack.range) { (node: Self, place) in
                if table.insert(ObjectIdentifier(node)) { return }
                place.own.skip()
                names.append(node.displayName)
            }
        }
        for name in names { stack.warn(.repeatedNode(name)) }
        if !asSpaces { line.leaveOutEmptyItems(of: stack, areHidden: false) }
    }
}

extension Line {
    /// Removes items without nodes on the line, and a space beside each item with hidden children.
    fileprivate mutating func leaveOutEmptyItems(of stack: Stack, areHidden: Bool) {
        // The earlier items that are on the line.
        var present: [Int] = []
        for head in stack.heads(self) {
            let members = items[head..<head + Int(items[head].members)]
            if items[head].node != nil, items[head].kind != .absent, members.allSatisfy({ !$0.setsFrame }) {
                items[head].kind = .absent
                if areHidden, members.contains(where: { !$0.isStranger }) {
                    leaveOutSpace(beside: head, of: stack, &present)
                }
            }
            if items[head].isPresent { present.append(head) }
        }
    }

    /// Removes a space between a hidden item and a neighbor: a fixed one, preferably after the item, or one of two flexible ones.
    ///
    /// A single flexible space remains, and so do fixed ones at the ends of the stack.
    private mutating func leaveOutSpace(beside head: Int, of stack: Stack, _ present: inout [Int]) {
        let next = head + Int(items[head].members)
        let last = stack.range.upperBound - 1 - stack.method.firstEntry
        let isBehind = next <= last && items[next].isSpace && items[next].kind != .absent
        if isBehind, next < last, isGap(next, in: stack) {
            items[next].kind = .absent
        } else if let before = present.last, items[before].isSpace {
            if isGap(before, in: stack) {
                if present.count > 1 {
                    items[before].kind = .absent
                    present.removeLast()
                }
            } else if isBehind, !isGap(next, in: stack) {
                items[next].kind = .absent
            }
        }
    }

    /// Whether a space is the distance between two neighbors, and not the remaining room.
    private func isGap(_ entry: Int, in stack: Stack) -> Bool {
        let kind = items[entry].kind
        return stack.method == .equalSpacing || (kind != .space && kind != .share)
    }

    /// Turns the first item of a list into a space if the first used item is not a space, and the last one likewise.
    fileprivate mutating func addImpliedSpaces(_ range: Range<Int>) {
        let first = range.first { items[$0].isPresent }
        let last = range.last { items[$0].isPresent }
        if let first, !items[first].isSpace { items[range.lowerBound] = LineItem(.share) }
        if let last, !items[last].isSpace { items[range.upperBound - 1] = LineItem(.share) }
    }
}
