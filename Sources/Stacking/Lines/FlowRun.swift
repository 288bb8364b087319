import Geometry
import LayoutTree

/// A flow on its way from items to frames: the items of a stack, broken into lines, each of which is divided as a stack is.
///
/// All items are in the one list of the stack, `stack.line.items`; a line of the flow is a range of it. An item with several nodes
/// has an entry for each, of which the first holds its size.
///
/// Coordinates are logical until frames are written, and count from the room's start on both axes.
struct FlowRun<Node: Layoutable> where Node.LayoutBase == Node {
    fileprivate var stack: Stack<Node>
    fileprivate let gap: Double
    fileprivate let lineGap: Double
    fileprivate var room: Room<Node>
    /// How much room there is along a line; infinite where the container follows its lines.
    fileprivate let length: Double

    fileprivate var lineCount = 0
    /// Where the last line ends on the cross axis.
    fileprivate var end = 0.0
    /// The length of the longest line.
    fileprivate var longest = 0.0

    mutating func layOut(_ alignment: LineAlignment, last: LineAlignment) -> FlowResult<Node> {
        stack.chooseItems()
        stack.leaveOutRepeats(asSpaces: false)
        if stack.facts.hasMatches { reportMatches() }
        stack.measure()
        if stack.axis == .vertical, stack.cross?.isBaseline == true { stack.warn(.noCommonBaseline) }
        if !length.isFinite {
            findLongestLine()
            room.fit(stack.axis, to: longest)
            longest = max(longest, room.area.size[stack.axis])
        }
        let lastEntry = stack.line.items.lastIndex { $0.isPresent && $0.kind != .lineBreak } ?? 0
        var entry = 0
        while entry < stack.line.items.count {
            let line = nextLine(from: entry)
            entry = line.end
            // A line whose items were all left out is none, and neither is its end.
            if line.count == 0, stack.line.items[line.entries].contains(where: { $0.kind == .absent }) {
                leaveOut(line.entries)
                continue
            }
            finish(line, entry > lastEntry ? last : alignment)
        }
        var size = Size(width: longest, height: max(0, end))
        if stack.axis == .vertical { size = Size(width: size.height, height: longest) }
        let across = stack.axis.perpendicular
        room.fit(across, to: end)
        let available = room.area.size[across]
        if end > available * (1 + 0x1p-40) { room.overflow[across] = end - available }
        room.finish(size) { stack.warn($0) }
        write()
        stack.reportProblems()
        return FlowResult(
            lineCount: lineCount, size: size, overflow: max(room.overflow.width, room.overflow.height),
            given: exchange(&stack.items, with: []), lineItems: stack.line.items, axis: stack.axis, frame: room.area,
            isMirrored: room.isMirrored)
    }

    /// Reports items that match nodes, which a flow does not know.
    private mutating func reportMatches() {
        for (item, entry) in stack.heads.enumerated() where stack.line.items[entry].kind == .match {
            stack.warn(.impossibleMatch(item: item))
        }
    }

    /// Finds the length that all lines have where the container follows the longest one; only line breaks end them then.
    private mutating func findLongestLine() {
        var entry = 0
        while entry < stack.line.items.count {
            let line = nextLine(from: entry)
            let natural = naturalSize(line.entries)
            // Shares with content have the size of that.
            longest = max(longest, stack.line.shares.hasContent ? natural + line.gaps : line.length)
            entry = line.end
        }
    }

    // MARK: Lines

    /// The length that an item needs on a line at least.
    @inline(__always)
    private mutating func needed(_ item: LineItem, at entry: Int) -> Double {
        switch item.kind {
        case .fixed: return item.natural
        case .own where item.members > 1: return naturalSize(entry..<entry + Int(item.members))
        case .own: return item.limited(item.natural)
        case .space, .share: return item.minimum
        default: return item.size
        }
    }

    /// A line of the flow: a range of the list.
    private struct FlowLine {
        let start: Int
        var end: Int
        /// How long it is at least, gaps included.
        var length = 0.0
        /// How long the gaps are.
        var gaps = 0.0
        /// The number of items, without those that were left out.
        var count = 0
        /// Whether one of them is no space.
        var hasNode = false
        /// Where the items begin that were not left out.
        var first: Int

        var entries: Range<Int> { start..<end }
    }

    /// Finds the end of the line that begins at an item.
    private mutating func nextLine(from start: Int) -> FlowLine {
        // Items that are longer by rounding alone fit.
        let room = length * (1 + 0x1p-40)
        var line = FlowLine(start: start, end: start, first: start)
        var endsWithSpace: Bool?
        while line.end < stack.line.items.count {
            let item = stack.line.items[line.end]
            if item.kind == .lineBreak {
                line.end += 1
                break
            }
            if item.isPresent {
                // A space takes the place of the gap.
                let isSpace = item.isSpace
                let gap = endsWithSpace == false && !isSpace ? self.gap : 0
                var needed = line.length + gap + needed(item, at: line.end)
                // A line has one node at least.
                if endsWithSpace != nil, needed > room {
                    if line.hasNode {
                        leaveOutSpaces(atEndOf: &line)
                        break
                    }
                    needed -= line.length
                    leaveOut(line.first..<line.end)
                    line.first = line.end
                    line.count = 0
                }
                line.length = needed
                line.gaps += gap
                line.count += 1
                if !isSpace { line.hasNode = true }
                endsWithSpace = isSpace
            }
            line.end += 1
        }
        return line
    }

    private mutating func leaveOut(_ entries: Range<Int>) {
        for index in entries { stack.line.items[index].kind = .absent }
    }

    /// Leaves out the spaces where a line was broken for lack of room: the fixed ones at its end, and those that did not fit.
    ///
    /// A line break that comes next is the end of the same line.
    private mutating func leaveOutSpaces(atEndOf line: inout FlowLine) {
        var last = line.end - 1
        while line.count > 1, last >= line.start {
            let item = stack.line.items[last]
            if item.isPresent {
                guard item.isSpace, item.kind == .fixed else { break }
                stack.line.items[last].kind = .absent
                line.count -= 1
            }
            last -= 1
        }
        let count = stack.line.items.count
        // Items that were left out before count for nothing between the spaces.
        while line.end < count, stack.line.items[line.end].isSpace || !stack.line.items[line.end].isPresent {
            if stack.line.items[line.end].isPresent { stack.line.items[line.end].kind = .absent }
            line.end += 1
        }
        if line.end < count, stack.line.items[line.end].kind == .lineBreak { line.end += 1 }
    }

    private mutating func naturalSize(_ group: Range<Int>) -> Double {
        stack.line.measure(group)
        return stack.line.natural
    }

    /// Lets the nodes of a line not become longer than they are by themselves: only shares and flexible spaces take what is left.
    private mutating func keepNaturalSizes(_ entries: Range<Int>) {
        for index in entries where stack.line.items[index].kind == .own {
            let item = stack.line.items[index]
            stack.line.items[index].maximum = item.members > 1 ? item.size : item.limited(item.natural)
        }
    }

    /// Divides a line and gives its items their places along it and across it.
    private mutating func finish(_ line: FlowLine, _ alignment: LineAlignment) {
        let full = max(0, length.isFinite ? length : longest)
        let available = full - line.gaps
        stack.line.measure(line.entries)
        var length = available
        if alignment != .fill {
            // The rest stays where it is, unless an item wants it.
            let growth = stack.line.growth
            length = min(available, stack.line.natural + growth)
            if growth > 0 { keepNaturalSizes(line.entries) }
        }
        let isLacking = length < stack.line.natural
        let rest = divide(line.entries, length)
        if isLacking { stack.warnAboutSqueezedContent(in: line.entries) }
        let left = max(0, available - length + max(0, rest))
        room.overflow[stack.axis] = max(room.overflow[stack.axis], -rest)
        let start = alignment == .center ? left / 2 : alignment == .end ? left : 0
        let spread = alignment == .spread && line.count > 1 ? left / Double(line.count - 1) : 0
        _ = stack.line.arrange(from: start, gap: gap, spread: spread)
        if self.length.isFinite {
            let taken = left == 0 || spread > 0 ? full - min(0, rest) : line.gaps + length - max(0, rest)
            longest = max(longest, taken)
        }
        alignAcross(line.entries)
        lineCount += 1
    }

    /// Divides a length among the items of a line, and returns the rest.
    private mutating func divide(_ entries: Range<Int>, _ length: Double) -> Double {
        guard stack.line.sharesCompete else { return stack.line.divide(length) }
        var items = Array(stack.line.items[entries])
        for index in items.indices where items[index].kind == .lineBreak { items[index].kind = .absent }
        var block = Block(stacks: [Block.Stack(line: Line(items), end: .at(length))])
        block.solve()
        for (entry, item) in zip(entries, block.stacks[0].line.items) { stack.line.items[entry].size = item.size }
        return block.stacks[0].rest
    }

    /// Finds out how high the line is, and where its nodes are in it.
    private mutating func alignAcross(_ entries: Range<Int>) {
        let axis = stack.axis.perpendicular
        let start = lineCount == 0 ? 0 : end + lineGap
        let (cross, isLeast) = (stack.cross ?? .start, room.isLeast)
        var lines = CrossLines(axis, AxisSpan(origin: start, length: 0), isMirrored: false)
        var height = 0.0
        stack.forEachNode(in: entries) { node, place in
            let (length, isOfContent) = node.wantedLength(
                axis, at: place.item.size, orUnbounded: nil, in: "flow", isLeast: isLeast)
            place.own.isPlain = !isOfContent
            // From the text offset; the span follows when the height of the line is known.
            let textOffset = lines.add(node, length, place.item.cross ?? cross)
            place.own.spanAcross = AxisSpan(origin: textOffset, length: length)
            height = max(height, length)
        }
        height = max(height, lines.baselineHeight)
        lines.setLength(height)
        let (line, number) = (AxisSpan(origin: start, length: height), Double(lineCount))
        unsafe stack.line.items.withUnsafeMutableBufferPointer { items in
            var own: CrossAlignment?
            for index in entries {
                if unsafe items[index].kind != .joined { own = unsafe items[index].cross }
                if unsafe items[index].node == nil {
                    unsafe items[index].spanAcross = line
                } else {
                    let across = unsafe items[index].spanAcross
                    unsafe items[index].spanAcross = lines.span(across.length, across.origin, own ?? cross)
                }
                unsafe items[index].weight = number
            }
        }
        end = start + height
    }

    private mutating func write() {
        let (axis, pixels) = (stack.axis, room.pixels(stack.grid))
        stack.forEachNode { node, place in
            var frame = Rect.zero
            frame[axis] = pixels.span(place.item.span(), axis)
            frame[axis.perpendicular] = pixels.span(place.own.spanAcross, axis.perpendicular)
            node.write(frame, keepsLengths: place.own.isPlain)
        }
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a flow.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runFlow(
        _ axis: Axis, _ items: consuming [StackItem<Self>], _ gap: Double, _ lineGap: Double,
        _ line: LineAlignment, _ lastLine: LineAlignment, _ cross: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets,
        _ absolute: Bool, _ hidden: HiddenNodes, _ rounding: RoundingRule?, _ fit: Axis.Set
    ) -> FlowResult<Self> {
        let stack = Stack(self, .flow, axis, absolute, cross, hidden, rounding, items)
        let room = Room(self, area, padding, fit, isAbsolute: absolute, of: "flow")
        var run = FlowRun(
            stack: stack, gap: usable(gap, "gap", of: "flow", mayOverlap: true),
            lineGap: usable(lineGap, "lineGap", of: "flow", mayOverlap: true), room: room,
            length: room.isFitted(axis) ? .infinity : room.area.size[axis])
        return run.layOut(line, last: lastLine)
    }
}

// When a line is divided, the limits and the weights of its items are not needed any more. Their storage is used again.
extension LineItem {
    /// The span of an item across the lines of a flow; stored in the limits.
    @inline(__always)
    var spanAcross: AxisSpan {
        get { AxisSpan(origin: minimum, length: maximum) }
        set { (minimum, maximum) = (newValue.origin, newValue.length) }
    }

    /// The number of the line of a flow that an item is on, from 0; stored in the weight.
    @inline(__always)
    var lineNumber: Int {
        get { Int(weight) }
        set { weight = Double(newValue) }
    }
}
