import Geometry
import LayoutTree

// From what an item was given to numbers that can be computed with.

extension Stack {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    mutating func measure() {
        var entry = firstEntry
        for item in items.indices {
            switch line.items[entry].kind {
            case .fixed:
                // Most items are this, and right.
                let length = line.items[entry].natural
                if !(length >= 0 && length <= LineItem.largest) { checkFixed(item, entry) }
            case .own, .share, .space: measureContent(item, entry)
            case .match, .matchWidth, .matchHeight: checkMatch(item, entry)
            case .joined, .lineBreak, .chain, .absent: break
            }
            entry += Int(line.items[entry].members)
        }
    }

    @inline(__always)
    private mutating func measureContent(_ item: Int, _ entry: Int) {
        let isShare = line.items[entry].kind == .share
        if !line.items[entry].hasSoundLimits { checkLimits(item, entry) }
        if isShare, !line.items[entry].hasSoundWeight { checkWeight(item, entry) }
        if line.items[entry].isSpace { return }
        for position in entry..<entry + Int(line.items[entry].members) {
            var own = NaturalSize()
            if !line.items[position].isSkipped {
                let (axis, grow, shrink) = (axis, line.items[position].grow, line.items[position].shrink)
                items.withNode(item, position - entry) { own = .of($0, axis, isShare, grow, shrink) }
            }
            line.items[position].take(own)
            if !own.isValid { report(.nonFinite(item: item)) }
        }
    }

    // MARK: Bad input

    @inline(never)
    private mutating func checkFixed(_ item: Int, _ entry: Int) {
        var size = limited(line.items[entry].natural, item)
        if size < 0, !(line.items[entry].isSpace && options.allowsNegativeSpacers) {
            report(.negativeFixed(item: item))
            size = 0
        }
        line.items[entry].natural = size
    }

    @inline(never)
    private mutating func checkLimits(_ item: Int, _ entry: Int) {
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
        container.warn(kind, method: method.rawValue, call: text)
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
        let given = [("startOffset", givenOffsets.start), ("endOffset", givenOffsets.end)]
        let invalid = given.filter { !($0.1.magnitude <= LineItem.largest) }
        for (name, offset) in invalid {
            container.warn(.invalidValue(offset), method: method.rawValue, call: "\(name): \(plain(offset))")
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
        for item in items.indices where items.line(item).kind == .own {
            for node in items[item].content.nodes where hidden == .keep || node.isVisible {
                let frame = node.untransformedFrame
                guard frame.width == 0, frame.height > 0 else { continue }
                let content = node.contentSize(within: Size(width: 0, height: .greatestFiniteMagnitude))
                if content != nil { node.warn(.measuredAtZero(.horizontal), method: method.rawValue, call: text) }
            }
        }
    }
}

extension LineItem {
    @inline(__always)
    fileprivate mutating func take(_ own: NaturalSize) {
        (natural, grow, shrink) = (own.natural, own.grow, own.shrink)
    }

    /// Whether the limits can be computed with as they are.
    fileprivate var hasSoundLimits: Bool { minimum >= 0 && maximum >= minimum && minimum <= Self.largest }
    /// Whether the weight can be computed with as it is, and is one.
    fileprivate var hasSoundWeight: Bool { weight > 0 && weight <= Self.largest }
}

/// The natural size of a node, and the priorities with which it refuses to grow and to shrink.
private struct NaturalSize {
    var natural = 0.0
    var grow: Float = 0
    var shrink: Float = 0
    /// Whether the numbers that the node gave can be computed with as they are.
    var isValid = true

    /// That of a node, and its priorities where those that are given are below 0.
    ///
    /// A node without content would like to stay as it is, but gives way before all others unless it has priorities of its own.
    @inline(__always)
    static func of<Node: Layoutable>(
        _ node: Node, _ axis: Axis, _ isShare: Bool, _ grow: Float, _ shrink: Float
    ) -> NaturalSize {
        var proposal = Size.unbounded
        if axis == .vertical { proposal.width = node.untransformedFrame.width }
        let content = node.contentSize(within: proposal)
        let length = (content ?? node.untransformedFrame.size)[axis]
        // What fills has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
        if (content == nil && isShare) || length >= 1e100 { return NaturalSize() }
        var (grow, shrink) = (grow, shrink)
        if grow < 0 {
            let own = node.hugging[axis]
            grow = content == nil && own == AxisPriorities.defaultHugging[axis] ? 0.5 : Float(own.rawValue)
        }
        if shrink < 0 {
            let own = node.compressionResistance[axis]
            let isDefault = own == AxisPriorities.defaultCompressionResistance[axis]
            shrink = content == nil && isDefault ? 0.5 : Float(own.rawValue)
        }
        let isValid = length.magnitude <= LineItem.largest && grow.isFinite && shrink.isFinite
        if length.isNaN { return NaturalSize(isValid: isValid) }
        return NaturalSize(
            natural: max(0, length), grow: grow > 0 ? min(grow, .greatestFiniteMagnitude) : 0,
            shrink: shrink > 0 ? min(shrink, .greatestFiniteMagnitude) : 0, isValid: isValid)
    }
}
