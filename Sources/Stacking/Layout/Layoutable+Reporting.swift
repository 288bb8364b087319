import Geometry
import LayoutTree

// Problems and warnings are collected while a stack is laid out, and reported at the end.

extension Layoutable where LayoutBase == Self {
    /// Adds a missing or unused length to the problems of a stack, and warnings about all of them.
    @inline(__always)
    func finish(_ stack: inout Stack, _ line: inout Line) {
        if stack.isSolved { stack.findProblems(line) }
        let isReporting = _deliversWarnings
        if isReporting, stack.isSolved, stack.facts.hasContent { findSqueezedContent(&stack, &line, in: stack.range) }
        if isReporting, !stack.problems.isEmpty { stack.noteProblems(line, isMeasured: autoSizing != nil) }
        if isReporting { stack.checkBaselines(line) }
    }

    /// Notes nodes in a range of the list whose content got no length.
    @inline(never)
    func findSqueezedContent(_ stack: inout Stack, _ line: inout Line, in range: Range<Int>) {
        if autoSizing != nil || !_deliversWarnings { return }
        var squeezed: [String] = []
        line.items.forEachNode(in: range) { (node: Self, place) in
            // Content keeps its length with a priority above the priority of a node without content.
            guard place.item.size <= 0, place.own.natural > 0, place.item.maximum > 0, place.own.shrink > 0.5,
                place.item.kind == .own || place.item.kind == .share
            else { return }
            squeezed.append(node.displayName)
        }
        for name in squeezed { stack.warn(.squeezed(name)) }
    }

    /// Notes nodes whose content has no length across the stack: because because because a column measured it at a width of 0, or
    /// it is aligned at a length of 0.
    ///
    /// A column alone uses the current widths, so the row that sets them must come first, or both belong in one `stacks { }`.
    @inline(__always)
    func checkLengthsAcross(_ stack: inout Stack, _ line: inout Line) {
        guard _deliversWarnings, !stack.method.keepsSizes else { return }
        let isAligned = stack.cross != nil && stack.cross != .fill
        if isAligned || stack.method == .vstack { findMissingLengths(&stack, &line, isAligned: isAligned) }
    }

    @inline(never)
    private func findMissingLengths(_ stack: inout Stack, _ line: inout Line, isAligned: Bool) {
        if autoSizing != nil { return }
        let (axis, across, hidden) = (stack.axis, stack.axis.perpendicular, stack.request.hidden)
        var found: [ObjectIdentifier] = []
        var head = stack.range.lowerBound
        for entry in stack.range {
            if line.items[entry].kind != .joined { head = entry }
            guard isAligned || line.items[head].kind == .own, let id = line.items[entry].node else { continue }
            id.withObject { (node: Self) in
                let size = node.untransformedFrame.size
                guard hidden == .keep || node.isVisible, size[across] == 0, size[axis] > 0,
                    let content = node.contentSize(within: .unbounded), content[across] > 0
                else { return }
                found.append(id)
            }
        }
        for node in found { stack.warn(.measuredAtZero(across), node: node) }
    }

    /// Reports the warnings that were collected about a stack, as calls on the container.
    @inline(never)
    func reportNotes(of stack: Stack, _ items: [StackItem<Self>]) {
        let items = items.resolvingChains()
        for note in stack.notes {
            let method = stack.method.rawValue
            let subject = note.node.map { $0.withObject { (node: Self) in node } } ?? self
            subject.warn(
                note.kind, method: method,
                call: note.argument.map { "\(method)(\($0))" }
                    ?? note.item.map { "\(method)(\(stack.text(of: items[$0])))" } ?? text(of: stack, items),
                caller: stack.details.caller)
        }
    }
}

extension Stack {
    /// Adds a missing or unused length to the problems.
    @inline(__always)
    fileprivate mutating func findProblems(_ line: borrowing Line) {
        if !range.contains(where: { line.items[$0].isPresent }) {
            details.problems.append(.empty)
        } else if rest != 0, !(fitsContainer && rest > 0 && rest <= grid.pixel) {
            details.problems.append(rest > 0 ? .underConstrained(by: rest) : .overConstrained(by: -rest))
        }
    }

    /// Adds a warning about each problem.
    @inline(never)
    fileprivate mutating func noteProblems(_ line: borrowing Line, isMeasured: Bool) {
        for problem in problems {
            switch problem {
            case .minOverMax(let item): warn(.minimumOverMaximum(item: item), item: item)
            case .cyclicMatch(let item), .negativeMatch(let item): warn(.impossibleMatch(item: item), item: item)
            case .nonFiniteLength: noteOffsets()
            case .overConstrained(let length):
                if !isMeasured { warn(.lackOfSpace(by: length)) }
            case .underConstrained(let length):
                let hasNodes = range.contains { line.items[$0].kind != .absent && line.items[$0].setsFrame }
                if !isMeasured, hasNodes { warn(.unusedSpace(by: length)) }
            case .empty, .negativeWeight, .nonFinite, .negativeFixed: break
            }
        }
    }

    private mutating func noteOffsets() {
        let given = [("startOffset", request.offsets.start), ("endOffset", request.offsets.end)]
        let invalid = given.filter { !($0.1.magnitude <= LineItem.largest) }
        for (name, offset) in invalid { warn(.invalidValue(offset), argument: "\(name): \(plain(offset))") }
        if invalid.isEmpty { warn(.invalidValue(length)) }
    }
}
