import Geometry
import LayoutTree

// From what an item was given to numbers that can be computed with.

extension Stack {
    /// Checks the numbers of all items and asks the nodes for their natural sizes.
    mutating func measure() {
        var next = (item: 0, entry: firstEntry)
        while let problem = items.measure(&line.items, probe, from: &next) {
            let (item, entry) = next
            switch problem {
            case .item: check(item, entry)
            case .node: report(.nonFinite(item: item))
            }
            next = (item + 1, entry + Int(line.items[entry].members))
        }
    }

    private var probe: Probe { Probe(axis: axis, usesWidths: axis == .vertical && method != .flow) }

    /// Checks the numbers of an item and asks its nodes for their natural sizes.
    @inline(never)
    private mutating func check(_ item: Int, _ entry: Int) {
        if line.items[entry].kind == .fixed { return checkFixed(item, entry) }
        if line.items[entry].isMatch { return checkMatch(item, entry) }
        if !line.items[entry].hasSoundLimits { checkLimits(item, entry) }
        if !line.items[entry].hasSoundWeight { checkWeight(item, entry) }
        if line.items[entry].isSpace { return }
        if !items.measureNodes(item, &line.items, entry, probe) { report(.nonFinite(item: item)) }
    }

    // MARK: Bad input

    private mutating func checkFixed(_ item: Int, _ entry: Int) {
        var size = limited(line.items[entry].natural, .nonFinite(item: item))
        if size < 0, !(line.items[entry].isSpace && options.allowsNegativeSpacers) {
            report(.negativeFixed(item: item))
            size = 0
        }
        line.items[entry].natural = size
    }

    private mutating func checkLimits(_ item: Int, _ entry: Int) {
        let (low, high) = (line.items[entry].minimum, line.items[entry].maximum)
        if low < 0 || high < 0 { warn(.invalidItem(item)) }
        let minimum = max(limited(low, .nonFinite(item: item)), 0)
        let maximum = high == .infinity ? high : limited(high, .nonFinite(item: item), or: .infinity)
        if maximum < minimum { report(.minOverMax(item: item)) }
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
        guard !(factor.magnitude <= 0x1p64) else { return }
        report(.nonFinite(item: item))
        line.items[entry].weight = factor.isNaN ? 0 : min(max(factor, -0x1p64), 0x1p64)
    }

    /// The number, or a fallback where it is none, within the largest length; reports it unless it is that already.
    mutating func limited(_ value: Double, _ problem: StackProblem, or fallback: Double = 0) -> Double {
        guard !(value.magnitude <= LineItem.largest) else { return value }
        report(problem)
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
        container.warn(kind, method: method.rawValue, call: text, caller: caller)
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

/// How nodes are asked for their natural lengths.
private struct Probe {
    let axis: Axis
    /// Whether they are asked for the heights at the widths that they have.
    ///
    /// A flow sets the widths itself.
    let usesWidths: Bool
}

extension StackItems {
    /// What has numbers that cannot be computed with as they are.
    fileprivate enum Unsound {
        case item, node
    }

    /// Asks the nodes of items for their natural sizes, up to the first item where something is not sound.
    fileprivate func measure(
        _ line: inout [LineItem], _ probe: Probe, from next: inout (item: Int, entry: Int)
    ) -> Unsound? {
        var (item, entry) = next
        let problem = withPointers { given in
            unsafe line.withUnsafeMutableBufferPointer { line -> Unsound? in
                while item < given.count {
                    switch unsafe line[entry].kind {
                    case .fixed: if unsafe !line[entry].hasSoundLength { return .item }
                    case .own, .share, .space:
                        let head = unsafe line[entry]
                        if !head.hasSoundLimits || !head.hasSoundWeight { return .item }
                        if head.members > 1 {
                            if unsafe !Self.measureNodes(given, item, line, entry, probe) { return .node }
                        } else if !head.isSkipped {
                            let isSound = given.withNode(item) {
                                unsafe line[entry].takeNatural(of: $0, head, probe)
                            }
                            if !isSound { return .node }
                        }
                    case .match, .matchWidth, .matchHeight: return .item
                    case .joined: item -= 1
                    case .lineBreak, .chain, .absent: break
                    }
                    entry += 1
                    item += 1
                }
                return nil
            }
        }
        next = (item, entry)
        return problem
    }

    /// Asks all nodes of an item, and says whether their numbers can be computed with as they are.
    fileprivate func measureNodes(_ item: Int, _ line: inout [LineItem], _ entry: Int, _ probe: Probe) -> Bool {
        withPointers { items in
            unsafe line.withUnsafeMutableBufferPointer { line in
                unsafe Self.measureNodes(items, item, line, entry, probe)
            }
        }
    }

    @inline(never)
    private static func measureNodes(
        _ items: ItemPointers<Node>, _ item: Int, _ line: UnsafeMutableBufferPointer<LineItem>, _ entry: Int,
        _ probe: Probe
    ) -> Bool {
        let head = unsafe line[entry]
        var isSound = true
        for member in 0..<Int(head.members) {
            if unsafe line[entry + member].isSkipped {
                unsafe (line[entry + member].grow, line[entry + member].shrink) = (0, 0)
            } else if !items.withNode(item, member, { unsafe line[entry + member].takeNatural(of: $0, head, probe) }) {
                isSound = false
            }
        }
        return isSound
    }
}

extension LineItem {
    /// Whether the length of a fixed item can be computed with as it is.
    fileprivate var hasSoundLength: Bool { natural >= 0 && natural <= Self.largest }
    /// Whether the limits can.
    fileprivate var hasSoundLimits: Bool { minimum >= 0 && maximum >= minimum && minimum <= Self.largest }
    /// Whether the weight can, and is one.
    fileprivate var hasSoundWeight: Bool { weight > 0 && weight <= Self.largest }

    /// Takes over the natural size of a node, and its priorities where those that are given are below 0; false if a number of
    /// the node cannot be computed with as it is.
    ///
    /// A node without content keeps its size if it can, but shrinks and grows before all others unless it has priorities of its
    /// own.
    @inline(__always)
    fileprivate mutating func takeNatural<Node: Layoutable>(of node: Node, _ given: LineItem, _ probe: Probe) -> Bool {
        let axis = probe.axis
        var proposal = Size.unbounded
        if probe.usesWidths { proposal.width = node.untransformedFrame.width }
        let content = node.contentSize(within: proposal)
        // What fills has no size to keep, unless content asks for one; a node that takes whatever is proposed has none.
        let length = content?[axis] ?? (given.kind == .share ? .infinity : node.untransformedFrame.size[axis])
        if length >= 1e100 {
            (natural, grow, shrink) = (0, 0, 0)
            return true
        }
        (grow, shrink) = (given.grow, given.shrink)
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
