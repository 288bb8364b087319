import Geometry
import LayoutTree

/// A flow on its way from items to frames: the items of a stack, broken into lines, each of which is divided as one.
///
/// Coordinates are logical until frames are written, and count from the room's start on both axes. When an item has its place,
/// its limits hold where it is across the line, and its weight the number of the line: neither is needed any more.
struct FlowRun<Node: Layoutable>: ~Copyable where Node.LayoutBase == Node {
    private var stack: StackLine<Node>
    private let options: FlowOptions
    private let padding: EdgeInsets
    private let cross: CrossAlignment
    private let gap: Double
    private let lineGap: Double
    /// The rectangle to lay out in, and how much room there is along the lines.
    private var room: Rect
    private var length: Double

    private var lineCount = 0
    /// Where the next line begins, and how long the longest one is.
    private var top = 0.0
    private var longest = 0.0
    private var overflow = 0.0

    init(_ stack: consuming StackLine<Node>, _ options: FlowOptions, _ cross: CrossAlignment) {
        self.options = options
        self.cross = cross.isBaseline && stack.axis == .vertical ? .start : cross
        let container = stack.container
        padding = container.usable(options.padding, of: "flow")
        room = container.room(container.usable(stack.call.area, of: "flow"), padding)
        gap = container.usable(options.gap, "gap", of: "flow")
        lineGap = container.usable(options.lineGap, "lineGap", of: "flow")
        let isFitted = options.fit.contains(StackFit(stack.axis)) || container.isMeasured(stack.axis)
        length = isFitted ? .infinity : room.size[stack.axis]
        self.stack = stack
    }

    mutating func layOut() -> FlowResult<Node> {
        stack.chooseItems()
        stack.leaveOutRepeats(asSpaces: false)
        for match in stack.matches { stack.warn(.impossibleMatch(item: match.item)) }
        stack.measure()
        if cross != stack.call.cross { stack.warn(.noCommonBaseline) }
        if !length.isFinite {
            // Then only line breaks end lines, and all are packed in the length of the longest.
            var entry = 0
            while entry < stack.line.items.count {
                let next = nextLine(from: entry)
                longest = max(longest, next.length)
                entry = next.entries.upperBound
            }
        }
        // A line is packed when it is known whether it is the last one.
        var previous: Part?
        var entry = 0
        while entry < stack.line.items.count {
            if let previous { finish(previous, options.line) }
            let next = nextLine(from: entry)
            longest = max(longest, next.length)
            entry = next.entries.upperBound
            previous = next
        }
        if let previous { finish(previous, options.lastLine) }
        top = max(0, top - lineGap)
        fit()
        write()
        stack.warnAboutProblems()
        let size = stack.axis == .horizontal ? Size(width: longest, height: top) : Size(width: top, height: longest)
        return FlowResult(
            lineCount: lineCount, size: size, overflow: overflow, given: stack.call.items, line: stack.line.items,
            axis: stack.axis, frame: room, isMirrored: isMirrored)
    }

    private var isMirrored: Bool { stack.call.readsRightToLeft(stack.container) }

    // MARK: Lines

    /// The length that an item needs on a line at least.
    @inline(__always)
    private func needed(_ item: LineItem) -> Double {
        switch item.kind {
        case .fixed: item.natural
        case .own: item.limited(item.natural)
        case .space, .share: item.minimum
        default: item.size
        }
    }

    /// The items of one line.
    private struct Part {
        var entries: Range<Int>
        /// How long it is with the natural sizes, gaps included, and how long these are.
        var length = 0.0
        var gaps = 0.0
        /// The number of items behind each other.
        var count = 0
    }

    /// Finds the end of the line that begins at an item.
    private mutating func nextLine(from start: Int) -> Part {
        var entry = start
        var line = Part(entries: start..<start)
        var last = -1
        while entry < stack.line.items.count {
            let item = stack.line.items[entry]
            let next = entry + Int(item.members)
            if item.kind == .lineBreak {
                stack.line.items[entry].size = 0
                entry = next
                break
            }
            if item.kind != .absent {
                // A space takes the place of the gap.
                let gap = last >= 0 && !item.isSpace && !stack.line.items[last].isSpace ? self.gap : 0
                let needed = line.length + gap + (item.members > 1 ? naturalSize(entry..<next) : needed(item))
                // A line has one item at least, and what is longer by rounding alone fits.
                if last >= 0, needed > length * (1 + 0x1p-40) { break }
                line.length = needed
                line.gaps += gap
                line.count += 1
                last = entry
            }
            entry = next
        }
        // A space where a line was broken is not needed.
        while entry < stack.line.items.count, entry > start, stack.line.items[entry].isSpace,
            stack.line.items[entry].kind == .fixed, stack.line.items[entry - 1].kind != .lineBreak
        {
            stack.line.items[entry].kind = .absent
            entry += 1
        }
        line.entries = start..<entry
        return line
    }

    private mutating func naturalSize(_ group: Range<Int>) -> Double {
        stack.line.part = group
        stack.line.measure()
        return stack.line.natural
    }

    /// Divides a line and gives its items their places along it and across it.
    private mutating func finish(_ part: Part, _ alignment: LineAlignment) {
        let room = max(0, length.isFinite ? length : longest) - part.gaps
        stack.line.part = part.entries
        stack.line.measure()
        // What is left stays where it is, unless something wants it.
        let length = alignment == .fill ? room : min(room, stack.line.natural + stack.line.appetite)
        let rest = stack.line.divide(length)
        let left = max(0, room - length + max(0, rest))
        if rest < 0 { overflow = max(overflow, -rest) }
        var cursor = alignment == .center ? left / 2 : alignment == .end ? left : 0
        let spread = alignment == .spread && part.count > 1 ? left / Double(part.count - 1) : 0
        let gap = gap
        unsafe stack.line.items.withUnsafeMutableBufferPointer { items in
            var last: Bool?
            for index in part.entries where unsafe items[index].isOnLine {
                let isSpace = unsafe items[index].isSpace
                if let last { cursor += spread + (isSpace || last ? 0 : gap) }
                unsafe items[index].position = cursor
                cursor += unsafe items[index].size
                last = isSpace
            }
        }
        alignAcross(part.entries)
        lineCount += 1
    }

    /// Finds out how high the line is, and where its nodes are in it.
    private mutating func alignAcross(_ entries: Range<Int>) {
        var height = 0.0
        var baseline = CommonBaseline(cross)
        let (axis, cross) = (stack.axis, cross)
        forEachNode(entries) { run, entry, node in
            var proposal = Size.unbounded
            proposal[axis] = run.stack.line.items[entry.head].size
            let own = node.untransformedFrame.size[axis.perpendicular]
            let length = node.wantedLength(axis.perpendicular, within: proposal, orUnbounded: own)
            run.stack.line.items[entry.own].maximum = length
            height = max(height, length)
            if cross.isBaseline { baseline.add(node, height: length) }
        }
        if cross.isBaseline { height = max(height, baseline.height) }
        let across = CrossLine(
            axis: axis.perpendicular, area: AxisSpan(origin: top, length: height), grid: .none, isMirrored: false)
        if cross.isBaseline {
            forEachNode(entries) { run, entry, node in
                let offset = node.offset(of: baseline.line, height: run.stack.line.items[entry.own].maximum)
                run.stack.line.items[entry.own].minimum = baseline.coordinate(in: across.area) - offset
            }
        }
        let number = Double(lineCount)
        unsafe stack.line.items.withUnsafeMutableBufferPointer { items in
            for index in entries {
                if unsafe items[index].isSpace {
                    unsafe (items[index].minimum, items[index].maximum) = (across.area.origin, height)
                } else if unsafe !cross.isBaseline && !items[index].isSkipped {
                    let span = across.span(unsafe items[index].maximum, cross)
                    unsafe (items[index].minimum, items[index].maximum) = (span.origin, span.length)
                }
                unsafe items[index].weight = number
            }
        }
        top += height + lineGap
    }

    // MARK: Nodes

    private var next = (item: 0, entry: 0)

    /// Calls a function for every node of the line, with the item that it has its size from and its own one.
    @inline(__always)
    private mutating func forEachNode(
        _ entries: Range<Int>, _ body: (inout FlowRun, (head: Int, own: Int), Node) -> Void
    ) {
        // Lines follow each other, and so do their items.
        var (item, entry) = next.entry <= entries.lowerBound ? next : (0, 0)
        while entry < entries.lowerBound {
            entry += Int(stack.line.items[entry].members)
            item += 1
        }
        next = (item, entry)
        let given = stack.call.items
        unsafe given.withUnsafeBufferPointer { items in
            let items = unsafe StackItems(items)
            while entry < entries.upperBound {
                let head = stack.line.items[entry]
                if head.kind != .absent, head.kind != .lineBreak, !head.isSpace,
                    items.withNode(item, { body(&self, (entry, entry), $0) }) == nil
                {
                    for (member, node) in given[item].content.nodes.enumerated()
                    where !stack.line.items[entry + member].isSkipped {
                        body(&self, (entry, entry + member), node)
                    }
                }
                entry += Int(head.members)
                item += 1
            }
        }
    }

    /// Gives the container the size that was found where that is asked for, and tells one that is being measured.
    private mutating func fit() {
        let (axis, across) = (stack.axis, stack.axis.perpendicular)
        if !length.isFinite { room.size[axis] = longest }
        if options.fit.contains(StackFit(axis)) { stack.container.fit(longest, padding, axis) }
        if options.fit.contains(StackFit(across)) {
            room.size[across] = top
            stack.container.fit(top, padding, across)
        } else if stack.container.isMeasured(across) {
            room.size[across] = top
        } else if top > room.size[across] * (1 + 0x1p-40) {
            overflow = max(overflow, top - room.size[across])
        }
        if let autoSizing = stack.container.autoSizing {
            var size = Size(width: padding.left + padding.right, height: padding.top + padding.bottom)
            size[axis] += longest
            size[across] += top
            autoSizing.include(Rect(origin: .zero, size: size))
        } else if overflow > 0 {
            stack.warn(.lackOfSpace(by: overflow))
        }
    }

    private mutating func write() {
        let (axis, grid, isMirrored, room) = (stack.axis, stack.grid, isMirrored, room)
        next = (0, 0)
        forEachNode(0..<stack.line.items.count) { run, entry, node in
            var item = run.stack.line.items[entry.own]
            let head = run.stack.line.items[entry.head]
            (item.position, item.size) = (head.position, head.size)
            node.untransformedFrame = grid.aligned(item.frame(axis, in: room, isMirrored: isMirrored))
        }
    }
}

extension LineItem {
    /// Whether it is one of the items that stand behind each other.
    @inline(__always)
    var isOnLine: Bool { kind != .absent && kind != .joined && kind != .lineBreak }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a flow.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runFlow(
        _ direction: DistributionDirection, _ items: [StackItem<Self>], _ options: FlowOptions, _ cross: CrossAlignment,
        _ area: Rect?, _ absolute: Bool, _ hidden: HiddenNodes, _ rounding: RoundingRule?
    ) -> FlowResult<Self> {
        var call = StackCall(.flow, Axis(direction), items)
        call.setUp(absolute, cross, hidden, rounding, StackOptions())
        call.area = area
        var run = FlowRun(StackLine(self, call), options, cross)
        return run.layOut()
    }
}
