import Geometry
import LayoutTree

// From what an item was given to numbers that can be computed with.

extension Stack {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    mutating func measure() {
        if !facts.areSound { repairNumbers() }
        // Fixed sizes, spaces and matches need no content.
        if !facts.hasContent { return }
        let grid = grid
        let (axis, method, usesWidths) = (axis, method, axis == .vertical && method != .flow)
        let wantsMinimum = container.autoSizing?.measuresMinimum ?? false
        var invalid: [(head: Int, number: LineItem.InvalidNumber)] = []
        forEachNode { node, place in
            let kind = place.item.kind
            guard kind == .own || kind == .share else { return }
            // A flow sets the widths itself, and knows the length that a node without content had before it did.
            let given = method == .flow ? node._givenLength(axis) : nil
            let width = usesWidths ? node._presentFrame.width : .greatestFiniteMagnitude
            let number = place.own.takeNatural(
                of: node, axis, width, grid, given, isShare: kind == .share, wantsMinimum)
            if place.entry != place.head { place.raiseMinimum() }
            if let number { invalid.append((place.head, number)) }
        }
        for (head, number) in invalid {
            report(number, of: line.items[method.firstEntry..<head].count { $0.kind != .joined })
        }
    }

    // MARK: Bad input

    /// Replaces the numbers of items that cannot be computed with, and reports them.
    @inline(never)
    private mutating func repairNumbers() {
        for (item, entry) in heads.enumerated() where !line.items[entry].isSound {
            let head = line.items[entry]
            for number in line.items[entry].repair(mayOverlap: head.isSpace) { report(number, of: item) }
            if head.limitsCross { report(.minOverMax(item: item)) }
            if head.hasNoWeight { warn(.invalidWeight(item: item, weight: head.weight), call: callText(of: item)) }
            if head.weight < 0 { report(.negativeWeight(item: item)) }
            for member in entry + 1..<entry + Int(head.members) {
                line.items[member].minimum = line.items[entry].minimum
                line.items[member].maximum = line.items[entry].maximum
            }
        }
    }

    /// Warns of a number that is replaced by another one, and adds it to the problems.
    private mutating func report(_ number: LineItem.InvalidNumber, of item: Int) {
        warn(number.kind(item), call: callText(of: item))
        report(number.isNegative ? .negativeFixed(item: item) : .nonFinite(item: item))
    }

    /// Adds a problem unless it was reported before.
    mutating func report(_ problem: StackProblem) {
        // Those of an item follow each other.
        if !problems.suffix(4).contains(problem) { problems.append(problem) }
    }

    // MARK: Warnings

    /// Reports something about the stack, as a call on the container.
    @inline(never)
    func warn(_ kind: LayoutWarning.Kind, call: String? = nil) {
        container.warn(kind, method: method.rawValue, call: call ?? text, caller: caller)
    }

    /// Adds a missing or unused length to the problems, and warns of all.
    mutating func reportProblems() {
        if isSolved {
            if !line.items.contains(where: { $0.isPresent }) {
                problems.append(.empty)
            } else if remainder != 0, !(mayKeepPixel && remainder > 0 && remainder <= grid.pixel) {
                problems.append(remainder > 0 ? .underConstrained(by: remainder) : .overConstrained(by: -remainder))
            }
        }
        if isSolved { warnAboutSqueezedContent() }
        for problem in problems {
            switch problem {
            case .minOverMax(let item): warn(.minimumOverMaximum(item: item), call: callText(of: item))
            case .cyclicMatch(let item), .negativeMatch(let item):
                warn(.impossibleMatch(item: item), call: callText(of: item))
            case .nonFiniteLength: warnAboutOffsets()
            case .overConstrained(let length):
                if container.autoSizing == nil { warn(.lackOfSpace(by: length)) }
            case .underConstrained(let length):
                let hasNodes = line.items.contains { $0.kind != .absent && $0.node != nil }
                if container.autoSizing == nil, hasNodes { warn(.unusedSpace(by: length)) }
            case .empty, .negativeWeight, .nonFinite, .negativeFixed: break
            }
        }
    }

    /// Warns about nodes of the line, or of a part of it, whose content got nothing.
    @inline(never)
    mutating func warnAboutSqueezedContent(in part: Range<Int>? = nil) {
        guard facts.hasContent, container._deliversWarnings, container.autoSizing == nil else { return }
        var squeezed: [String] = []
        forEachNode(in: part) { node, place in
            // Content insists on its length by a priority above that of a node without content.
            guard place.item.size <= 0, place.own.natural > 0, place.item.maximum > 0, place.own.shrink > 0.5 else {
                return
            }
            guard place.item.kind == .own || place.item.kind == .share else { return }
            squeezed.append(node.displayName)
        }
        for name in squeezed { warn(.squeezed(name)) }
    }

    private func warnAboutOffsets() {
        let given = [("startOffset", givenOffsets.start), ("endOffset", givenOffsets.end)]
        let invalid = given.filter { !($0.1.magnitude <= LineItem.largest) }
        for (name, offset) in invalid {
            warn(.invalidValue(offset), call: "\(method.rawValue)(\(name): \(plain(offset)))")
        }
        if invalid.isEmpty { warn(.invalidValue(length)) }
    }

    /// Whether the stack aligns nodes, or measures them at their width, and warnings are wanted.
    @inline(__always)
    var mayMissLengths: Bool {
        !method.keepsSizes && (keepsLengthsAcross || method == .vstack) && container._deliversWarnings
            && container.autoSizing == nil
    }

    private var keepsLengthsAcross: Bool { cross != nil && cross != .fill }

    /// Warns about nodes whose content has no length across the stack: a column measured it at a width of 0, or it is aligned at a
    /// length of 0.
    ///
    /// A column alone takes the widths that are there, so the row that gives them has to come first, or both belong into one
    /// `stacks { }`.
    func warnAboutMissingLengths() {
        let across = axis.perpendicular
        for item in items where keepsLengthsAcross || item.lineItem.kind == .own {
            for node in item.content.nodes where hidden == .keep || node.isVisible {
                let size = node.untransformedFrame.size
                guard size[across] == 0, size[axis] > 0, let content = node.contentSize(within: .unbounded),
                    content[across] > 0
                else { continue }
                node.warn(.measuredAtZero(across), method: method.rawValue, call: text, caller: caller)
            }
        }
    }
}

extension LineItem {
    /// Takes over the natural size of a node at a width, and its priorities where those that are given are below 0.
    ///
    /// Returns a number of the node that cannot be computed with.
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
        // A share has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
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
        // On whole pixels, so that no rounding gives content less than it measured.
        natural = min(max(0, content == nil ? length : grid.ceiled(length)), Self.largest)
        grow = grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0
        shrink = shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0
        if length.isNaN { (natural, grow, shrink) = (0, 0, 0) }
        if content != nil {
            // Content does not shrink below its least size, unless a maximum says so.
            let least = grid.ceiled(node._minimumSize(within: proposal)[axis])
            if least > minimum, least <= Self.largest { minimum = min(least, maximum) }
        }
        if length.magnitude <= Self.largest, length >= 0 || content == nil {
            if firm.isFinite { return nil }
            let used = firm > 0 ? Float.greatestFiniteMagnitude : 0
            return InvalidNumber(number: .priority, value: Double(firm), used: Double(used))
        }
        return InvalidNumber(number: .content, value: length, used: natural)
    }
}
