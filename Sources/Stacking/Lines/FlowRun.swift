import Geometry
import LayoutTree

/// Lays out a flow, from items to frames: the items of a stack are broken into lines, each of which is divided as a stack is.
///
/// All items are in the list of the stack, `line.items`; a line of the flow is a range of it. An item with several nodes has an
/// entry for each; the first one holds its size.
///
/// Coordinates are logical until frames are written, and are measured from the room's start on both axes.
struct FlowRun {
    var stack: Stack
    var line: Line
    let gap: Double
    let lineGap: Double
    var room: Room
    /// The room along a line; infinite if the container follows its lines.
    let length: Double

    var lineCount = 0
    /// Whether the last line has less than its natural length.
    var isShort = false
    /// The end of the last line on the cross axis.
    var end = 0.0
    /// The length of the longest line.
    var longest = 0.0

    /// Turns shares of the length of a line into points; if the container follows its lines, they are content and have no limits.
    mutating func resolveShares() {
        if length.isFinite { return line.resolveShares(of: &stack, length) }
        for entry in stack.range where !line.items[entry].percentages.isEmpty {
            if line.items[entry].percentages.contains(.percentLength) {
                line.items[entry].kind = line.items[entry].node == nil ? .space : .own
                (line.items[entry].grow, line.items[entry].shrink) = (-1, -1)
                stack.facts.ofItems.insert(.content)
            }
            (line.items[entry].minimum, line.items[entry].maximum, line.items[entry].percentages) = (0, .infinity, [])
        }
    }

    /// Reports items that match nodes, which a flow does not support.
    mutating func reportMatches() {
        for (item, entry) in stack.heads(line).enumerated() where line.items[entry].kind == .match {
            stack.warn(.impossibleMatch(item: item))
        }
    }

    /// Finds the length of all lines if the container follows the longest one; only line breaks end them then.
    mutating func findLongestLine() {
        var entry = 0
        while entry < line.items.count {
            let next = nextLine(from: entry)
            let natural = naturalSize(next.entries)
            // Shares with content have its size.
            longest = max(longest, line.shares.hasContent ? natural + next.gaps : next.length)
            entry = next.end
        }
    }

    // MARK: Lines

    /// The minimum length of an item on a line.
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
    struct FlowLine {
        let start: Int
        var end: Int
        /// Its minimum length, gaps included.
        var length = 0.0
        /// The total length of its gaps.
        var gaps = 0.0
        /// The number of items, without skipped ones.
        var count = 0
        /// Whether one of them is not a space.
        var hasNode = false
        /// The index of the first item that was not skipped.
        var first: Int

        var entries: Range<Int> { start..<end }
    }

    /// Finds the end of the line that begins at an item.
    mutating func nextLine(from start: Int) -> FlowLine {
        // Items that are longer by rounding errors alone fit. The least width is the width of the longest item: each has a line of
        // its own.
        let room = self.room.isLeast && !length.isFinite ? 0 : length * (1 + 0x1p-40)
        var next = FlowLine(start: start, end: start, first: start)
        var endsWithSpace: Bool?
        while next.end < line.items.count {
            let item = line.items[next.end]
            if item.kind == .lineBreak {
                next.end += 1
                break
            }
            if item.isPresent {
                // A space replaces the gap.
                let isSpace = item.isSpace
                let gap = endsWithSpace == false && !isSpace ? self.gap : 0
                var needed = next.length + gap + needed(item, at: next.end)
                // A line has at least one node.
                if endsWithSpace != nil, needed > room {
                    if next.hasNode {
                        leaveOutSpaces(atEndOf: &next)
                        break
                    }
                    needed -= next.length
                    leaveOut(next.first..<next.end)
                    next.first = next.end
                    next.count = 0
                }
                next.length = needed
                next.gaps += gap
                next.count += 1
                if !isSpace { next.hasNode = true }
                endsWithSpace = isSpace
            }
            next.end += 1
        }
        return next
    }

    mutating func leaveOut(_ entries: Range<Int>) {
        for index in entries { line.items[index].kind = .absent }
    }

    /// Removes the spaces at which a line was broken for lack of room: the fixed ones at its end, and the ones that did not fit.
    ///
    /// A following line break ends the same line.
    private mutating func leaveOutSpaces(atEndOf flowLine: inout FlowLine) {
        var last = flowLine.end - 1
        while flowLine.count > 1, last >= flowLine.start {
            let item = line.items[last]
            if item.isPresent {
                guard item.isSpace, item.kind == .fixed else { break }
                line.items[last].kind = .absent
                flowLine.count -= 1
            }
            last -= 1
        }
        let count = line.items.count
        // Skipped items between the spaces are ignored.
        while flowLine.end < count, line.items[flowLine.end].isSpace || !line.items[flowLine.end].isPresent {
            if line.items[flowLine.end].isPresent { line.items[flowLine.end].kind = .absent }
            flowLine.end += 1
        }
        if flowLine.end < count, line.items[flowLine.end].kind == .lineBreak { flowLine.end += 1 }
    }

    private mutating func naturalSize(_ group: Range<Int>) -> Double {
        line.measure(group)
        return line.natural
    }

    /// Keeps the nodes of a line from growing beyond their natural lengths: only shares and flexible spaces take the remaining
    /// room.
    private mutating func keepNaturalSizes(_ entries: Range<Int>) {
        for index in entries where line.items[index].kind == .own {
            let item = line.items[index]
            line.items[index].maximum = item.members > 1 ? item.size : item.limited(item.natural)
        }
    }

    /// Divides a line and positions its items along it.
    mutating func divide(_ next: FlowLine, _ alignment: LineAlignment) {
        let full = max(0, length.isFinite ? length : longest)
        let available = full - next.gaps
        line.measure(next.entries)
        var length = available
        if alignment != .fill {
            // The rest is not divided, unless an item can take it.
            let growth = line.growth
            length = min(available, line.natural + growth)
            if growth > 0 { keepNaturalSizes(next.entries) }
        }
        isShort = length < line.natural
        let rest = divide(next.entries, length)
        let left = max(0, available - length + max(0, rest))
        room.overflow[stack.axis] = max(room.overflow[stack.axis], -rest)
        let start = alignment == .center ? left / 2 : alignment == .end ? left : 0
        let spread = alignment == .spaceBetween && next.count > 1 ? left / Double(next.count - 1) : 0
        _ = line.arrange(next.entries, from: start, gap: gap, spread: spread)
        if self.length.isFinite {
            let taken = left == 0 || spread > 0 ? full - min(0, rest) : next.gaps + length - max(0, rest)
            longest = max(longest, taken)
        }
    }

    /// Divides a length among the items of a line, and returns the rest.
    private mutating func divide(_ entries: Range<Int>, _ length: Double) -> Double {
        guard line.sharesCompete else { return line.divide(length) }
        // Equations find the limits of shares that bind.
        var block = Block(stacks: [stack], line: Line(Array(line.items[entries])), chosen: 0..<1)
        block.stacks[0].range = block.line.items.indices
        block.stacks[0].length = length
        block.solve()
        for (entry, item) in zip(entries, block.line.items) { line.items[entry].size = item.size }
        return block.stacks[0].rest
    }
}
