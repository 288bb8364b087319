import Geometry
import LayoutTree

// From what an item was given to numbers that can be computed with.

extension StackLine {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    mutating func measure() {
        let given = call.items
        var entry = firstEntry
        unsafe given.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            for item in 0..<items.count {
                switch line.items[entry].kind {
                case .fixed:
                    // Most items are this, and right.
                    let length = line.items[entry].natural
                    if !(length >= 0 && length <= LineItem.largest) { checkFixed(item, entry) }
                case .own, .share: checkAndMeasure(items, item, entry)
                case .space: checkLimits(item, entry)
                case .match, .matchWidth, .matchHeight: checkMatch(item, entry)
                case .joined, .lineBreak, .chain, .absent: break
                }
                entry += Int(line.items[entry].members)
            }
        }
    }

    @inline(__always)
    private mutating func checkAndMeasure(_ items: StackItems<Node>, _ item: Int, _ entry: Int) {
        let given = line.items[entry]
        if !given.hasSoundLimits { checkLimits(item, entry) }
        if given.kind == .share, !given.hasSoundWeight { checkWeight(item, entry) }
        if given.members == 1 {
            if given.isSkipped || items.withNode(item, { measure($0, item, entry, line.items[entry]) }) != nil {
                return
            }
        }
        measureNodes(item, entry)
    }

    @inline(never)
    private mutating func measureNodes(_ item: Int, _ entry: Int) {
        let given = line.items[entry]
        for (member, node) in call.items[item].content.nodes.enumerated() { measure(node, item, entry + member, given) }
    }

    /// Takes over the natural size of a node, and its priorities where none were given.
    @inline(__always)
    private mutating func measure(_ node: Node, _ item: Int, _ entry: Int, _ given: LineItem) {
        var proposal = Size.unbounded
        if axis == .vertical { proposal.width = node.untransformedFrame.width }
        if line.items[entry].isSkipped {
            (line.items[entry].grow, line.items[entry].shrink) = (0, 0)
        } else if !line.items[entry].takeNatural(of: node, given, axis, proposal) {
            report(.nonFinite(item: item))
        }
    }

    // MARK: Bad input

    @inline(never)
    private mutating func checkFixed(_ item: Int, _ entry: Int) {
        var size = limited(line.items[entry].natural, item)
        if size < 0, !(line.items[entry].isSpace && call.options.allowsNegativeSpacers) {
            report(.negativeFixed(item: item))
            size = 0
        }
        line.items[entry].natural = size
    }

    @inline(never)
    private mutating func checkLimits(_ item: Int, _ entry: Int) {
        if line.items[entry].hasSoundLimits { return }
        let (low, high) = (line.items[entry].minimum, line.items[entry].maximum)
        if low < 0 || high < 0 { warn(.invalidItem(item)) }
        let minimum = max(limited(low, item), 0)
        let maximum = high == .infinity ? high : limited(high, item, or: .infinity)
        if maximum < minimum { report(.minOverMax(item: item)) }
        for member in 0..<Int(line.items[entry].members) {
            line.items[entry + member].minimum = minimum
            line.items[entry + member].maximum = max(minimum, maximum)
        }
    }

    @inline(never)
    private mutating func checkWeight(_ item: Int, _ entry: Int) {
        let weight = line.items[entry].weight
        if weight == 0 || weight < 0 { warn(.invalidWeight(item: item, weight: weight)) }
        let limit = limited(weight, item)
        if limit < 0 { report(.negativeWeight(item: item)) }
        line.items[entry].weight = max(0, limit)
    }

    private mutating func checkMatch(_ item: Int, _ entry: Int) {
        line.items[entry].natural = limited(line.items[entry].natural, item)
        let factor = line.items[entry].weight
        guard !(factor.magnitude <= 0x1p64) else { return }
        report(.nonFinite(item: item))
        line.items[entry].weight = factor.isNaN ? 0 : min(max(factor, -0x1p64), 0x1p64)
    }

    /// The number, or a fallback where it is none, within the largest length.
    private mutating func limited(_ value: Double, _ item: Int, or fallback: Double = 0) -> Double {
        guard !(value.magnitude <= LineItem.largest) else { return value }
        report(.nonFinite(item: item))
        return value.isNaN ? fallback : min(max(value, -LineItem.largest), LineItem.largest)
    }

    /// Adds a problem unless it was just reported.
    mutating func report(_ problem: StackProblem) {
        if problems.last != problem { problems.append(problem) }
    }

    // MARK: Warnings

    /// Reports something about the stack, as a call on the container.
    @inline(never)
    func warn(_ kind: LayoutWarning.Kind) {
        container.warn(kind, method: call.method.rawValue, call: call.text)
    }

    /// Reports what could not be honored.
    func warnAboutProblems() {
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
        let given = [("startOffset", call.givenOffsets.start), ("endOffset", call.givenOffsets.end)]
        let invalid = given.filter { !($0.1.magnitude <= LineItem.largest) }
        for (name, offset) in invalid {
            container.warn(.invalidValue(offset), method: call.method.rawValue, call: "\(name): \(plain(offset))")
        }
        if invalid.isEmpty { warn(.invalidValue(length)) }
    }

    private var hasNodes: Bool { line.items.contains { $0.kind != .absent && !$0.isSkipped } }
}

extension LineItem {
    /// Whether the limits can be computed with as they are.
    fileprivate var hasSoundLimits: Bool { minimum >= 0 && maximum >= minimum && minimum <= Self.largest }
    /// Whether the weight can be computed with as it is, and is one.
    fileprivate var hasSoundWeight: Bool { weight > 0 && weight <= Self.largest }

    /// Takes over the natural size of a node, and its priorities where none were given; false if a number is none.
    ///
    /// A node without content would like to stay as it is, but gives way before all others unless it has priorities of its own.
    mutating func takeNatural<Node: Layoutable>(
        of node: Node, _ given: LineItem, _ axis: Axis, _ proposal: Size
    ) -> Bool {
        let content = node.contentSize(within: proposal)
        let length = (content ?? node.untransformedFrame.size)[axis]
        // What fills has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
        if (content == nil && (given.kind == .share || kind == .share)) || length >= 1e100 {
            (natural, grow, shrink) = (0, 0, 0)
            return true
        }
        grow = given.grow
        shrink = given.shrink
        if grow < 0 {
            let own = node.hugging[axis]
            grow = content == nil && own == AxisPriorities.defaultHugging[axis] ? 0.5 : Float(own.rawValue)
        }
        if shrink < 0 {
            let own = node.compressionResistance[axis]
            shrink =
                content == nil && own == AxisPriorities.defaultCompressionResistance[axis] ? 0.5 : Float(own.rawValue)
        }
        let isValid = length.magnitude <= LineItem.largest && grow.isFinite && shrink.isFinite
        grow = grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0
        shrink = shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0
        natural = max(0, length)
        if length.isNaN { (natural, grow, shrink) = (0, 0, 0) }
        return isValid
    }
}
