import Geometry
import LayoutTree

// From what an item was given to numbers that can be computed with.

extension Stack {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    mutating func measure() {
        if !facts.areSound { checkNumbers() }
        // Fixed sizes, spaces and matches need no content.
        if !facts.hasContent { return }
        let (axis, usesWidths) = (axis, axis == .vertical && method != .flow)
        var unsound: [Int] = []
        forEachNode { node, place in
            let kind = place.item.kind
            guard kind == .own || kind == .share else { return }
            // A flow sets the widths itself.
            let width = usesWidths ? node.untransformedFrame.width : .greatestFiniteMagnitude
            let isSound = place.own.takeNatural(of: node, axis, width, isShare: kind == .share)
            if !isSound { unsound.append(place.head) }
        }
        for head in unsound { report(.nonFinite(item: line.items[firstEntry..<head].count { $0.kind != .joined })) }
    }

    @inline(never)
    private mutating func checkNumbers() {
        var entry = firstEntry
        for item in items.indices {
            let given = line.items[entry]
            switch given.kind {
            case _ where given.isSound: break
            case .fixed: checkFixed(item, entry)
            case .match, .matchWidth, .matchHeight: checkMatch(item, entry)
            default:
                checkLimits(item, entry)
                checkWeight(item, entry)
            }
            entry += Int(given.members)
        }
    }

    // MARK: Bad input

    private mutating func checkFixed(_ item: Int, _ entry: Int) {
        var size = limited(line.items[entry].natural, .nonFinite(item: item))
        if size < 0, !(line.items[entry].isSpace && options.allowsNegativeSpacers) {
            report(.negativeFixed(item: item))
            size = 0
        }
        (line.items[entry].natural, line.items[entry].size) = (size, size)
    }

    private mutating func checkLimits(_ item: Int, _ entry: Int) {
        let (low, high) = (line.items[entry].minimum, line.items[entry].maximum)
        if low >= 0, high >= low, low <= LineItem.largest { return }
        if low < 0 || high < 0 { warn(.invalidItem(item)) }
        let minimum = max(limited(low, .nonFinite(item: item)), 0)
        let maximum = high == .infinity ? high : limited(high, .nonFinite(item: item), or: .infinity)
        if maximum < minimum, high >= 0 { report(.minOverMax(item: item)) }
        for member in 0..<Int(line.items[entry].members) {
            line.items[entry + member].minimum = minimum
            line.items[entry + member].maximum = max(minimum, maximum)
        }
    }

    private mutating func checkWeight(_ item: Int, _ entry: Int) {
        let weight = line.items[entry].weight
        if weight == 0 || weight < 0 { warn(.invalidWeight(item: item, weight: weight)) }
        let limit = limited(weight, .nonFinite(item: item))
        if limit < 0 { report(.negativeWeight(item: item)) }
        line.items[entry].weight = max(0, limit)
    }

    private mutating func checkMatch(_ item: Int, _ entry: Int) {
        line.items[entry].natural = limited(line.items[entry].natural, .nonFinite(item: item))
        let factor = line.items[entry].weight
        if factor.magnitude <= 0x1p64 { return }
        report(.nonFinite(item: item))
        line.items[entry].weight = factor.isNaN ? 0 : min(max(factor, -0x1p64), 0x1p64)
    }

    /// The number, or a fallback where it is none, within the largest length; reports it unless it is that already.
    mutating func limited(_ value: Double, _ problem: StackProblem, or fallback: Double = 0) -> Double {
        guard !(value.magnitude <= LineItem.largest) else { return value }
        report(problem)
        return value.isNaN ? fallback : min(max(value, -LineItem.largest), LineItem.largest)
    }

    /// Adds a problem unless it was reported before.
    mutating func report(_ problem: StackProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: Warnings

    /// Reports something about the stack, as a call on the container.
    @inline(never)
    func warn(_ kind: LayoutWarning.Kind) {
        container.warn(kind, method: method.rawValue, call: text, caller: caller)
    }

    /// Adds what came of the length to the problems, and warns of all.
    mutating func reportProblems() {
        if isSolved {
            if !line.items.contains(where: { $0.isPresent }) {
                problems.append(.empty)
            } else if remainder != 0 {
                problems.append(remainder > 0 ? .underConstrained(by: remainder) : .overConstrained(by: -remainder))
            }
        }
        for problem in problems {
            switch problem {
            case .nonFinite(let item), .negativeFixed(let item): warn(.invalidItem(item))
            case .minOverMax(let item): warn(.minimumOverMaximum(item: item))
            case .cyclicMatch(let item), .negativeMatch(let item): warn(.impossibleMatch(item: item))
            case .nonFiniteLength: warnAboutOffsets()
            case .overConstrained(let length):
                if container.autoSizing == nil { warn(.lackOfSpace(by: length)) }
            case .underConstrained(let length):
                if container.autoSizing == nil, hasNodes { warn(.unusedSpace(by: length)) }
            case .empty, .negativeWeight: break
            }
        }
    }

    private func warnAboutOffsets() {
        let given = [("startOffset", givenOffsets.start), ("endOffset", givenOffsets.end)]
        let invalid = given.filter { !($0.1.magnitude <= LineItem.largest) }
        for (name, offset) in invalid {
            container.warn(
                .invalidValue(offset), method: method.rawValue,
                call: "\(method.rawValue)(\(name): \(plain(offset)))", caller: caller)
        }
        if invalid.isEmpty { warn(.invalidValue(length)) }
    }

    private var hasNodes: Bool { line.items.contains { $0.kind != .absent && !$0.isSkipped } }

    /// Warns about nodes of a column whose content was measured at a width of 0.
    ///
    /// A column alone takes the widths that are there, so the row that gives them has to come first, or both belong into one
    /// `stacks { }`.
    func warnAboutWidths() {
        guard method == .vstack, container._deliversWarnings, container.autoSizing == nil else { return }
        for item in items.indices where items[item].line.kind == .own {
            for node in items[item].content.nodes where hidden == .keep || node.isVisible {
                let frame = node.untransformedFrame
                guard frame.width == 0, frame.height > 0 else { continue }
                let content = node.contentSize(within: Size(width: 0, height: .greatestFiniteMagnitude))
                if content == nil { continue }
                node.warn(.measuredAtZero(.horizontal), method: method.rawValue, call: text, caller: caller)
            }
        }
    }
}

extension LineItem {
    /// Whether its numbers can be computed with as they are, and mean something.
    @inline(__always)
    var isSound: Bool {
        switch kind {
        case .fixed: natural >= 0 && natural <= Self.largest
        case .own, .space, .share:
            minimum >= 0 && maximum >= minimum && minimum <= Self.largest && weight > 0 && weight <= Self.largest
        case .match, .matchWidth, .matchHeight: natural.magnitude <= Self.largest && weight.magnitude <= 0x1p64
        case .joined, .lineBreak, .chain, .absent: true
        }
    }

    /// Takes over the natural size of a node at a width, and its priorities where those that are given are below 0; false if a
    /// number of the node cannot be computed with as it is.
    ///
    /// A node without content keeps its size if it can, but shrinks and grows before all others unless it has priorities of its
    /// own.
    @inline(__always)
    fileprivate mutating func takeNatural<Node: Layoutable>(
        of node: Node, _ axis: Axis, _ width: Double, isShare: Bool
    ) -> Bool {
        let content = node.contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))
        // What fills has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
        let length = content?[axis] ?? (isShare ? .infinity : node.untransformedFrame.size[axis])
        if length >= 1e100 {
            (natural, grow, shrink) = (0, 0, 0)
            return true
        }
        if grow < 0 {
            let own = node.hugging[axis]
            grow = content == nil && own == AxisPriorities.defaultHugging[axis] ? 0.5 : Float(own.rawValue)
        }
        if shrink < 0 {
            let own = node.compressionResistance[axis]
            let isDefault = own == AxisPriorities.defaultCompressionResistance[axis]
            shrink = content == nil && isDefault ? 0.5 : Float(own.rawValue)
        }
        let isSound = length.magnitude <= LineItem.largest && grow.isFinite && shrink.isFinite
        natural = max(0, length)
        grow = grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0
        shrink = shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0
        if length.isNaN { (natural, grow, shrink) = (0, 0, 0) }
        return isSound
    }
}
