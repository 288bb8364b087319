import Geometry
import LayoutTree

// A flow from its call to its frames: choose → measure → break into lines, and for each line divide → place → align → write.

extension Layoutable where LayoutBase == Self {
    /// Lays out a flow.
    @export(implementation)
    @inline(never)
    func runFlow(
        _ request: StackRequest, _ gap: Double, _ lineGap: Double, _ alignment: LineAlignment, _ last: LineAlignment,
        _ area: Rect?, _ padding: EdgeInsets, _ fit: Axis.Set, _ items: consuming [StackItem<Self>]
    ) -> FlowResult<Self> {
        let list = [LineItem].entries(of: items)
        var result = FlowResult(FlowOutcome(list), items)
        if Self.isLayoutNode {
            withLayoutNodes(&result) {
                asLayoutNode.layOutNodes(request, gap, lineGap, (alignment, last), area, padding, fit, &$0)
            }
        } else {
            layOut(request, gap, lineGap, (alignment, last), area, padding, fit, &result)
        }
        return result
    }

    /// Lays out the flow of a result.
    @usableFromInline
    @inline(__always)
    func layOut(
        _ request: StackRequest, _ gap: Double, _ lineGap: Double,
        _ alignment: (all: LineAlignment, last: LineAlignment),
        _ area: Rect?, _ padding: EdgeInsets, _ fit: Axis.Set, _ result: inout FlowResult<Self>
    ) {
        let axis = request.axis
        let room = Room(self, area, padding, fit, isAbsolute: request.isAbsolute, of: "flow")
        var run = FlowRun(
            stack: makeStack(request, nil, result.outcome.items.indices),
            line: Line(exchange(&result.outcome.items, with: [])),
            gap: usable(gap, "gap", of: "flow", mayOverlap: true),
            lineGap: usable(lineGap, "lineGap", of: "flow", mayOverlap: true), room: room,
            length: room.isFitted(axis) ? .infinity : room.area.size[axis])
        let size = layOut(&run, alignment.all, last: alignment.last)
        run.room.finish(self, size) { run.stack.warn($0) }
        writeFrames(&run)
        finish(&run.stack, &run.line)
        if !run.stack.notes.isEmpty { reportNotes(of: run.stack, result.given) }
        swap(&result.outcome.items, &run.line.items)
        (result.outcome.lineCount, result.outcome.size, result.outcome.axis) = (run.lineCount, size, axis)
        result.outcome.overflow = max(run.room.overflow.width, run.room.overflow.height)
        (result.outcome.area, result.outcome.isMirrored) = (run.room.area, run.room.isMirrored)
    }

    /// Breaks the items into lines, divides the lines, and returns their size.
    private func layOut(_ run: inout FlowRun, _ alignment: LineAlignment, last: LineAlignment) -> Size {
        choose(&run.stack, &run.line)
        leaveOutRepeats(&run.stack, &run.line, asSpaces: false)
        if run.stack.facts.hasMatches { run.reportMatches() }
        if run.stack.facts.hasPercentages { run.resolveShares() }
        measure(&run.stack, &run.line)
        let axis = run.stack.axis
        if !run.length.isFinite {
            run.findLongestLine()
            run.room.fit(self, axis, to: run.longest)
            run.longest = max(run.longest, run.room.area.size[axis])
        }
        let lastEntry = run.line.items.lastIndex { $0.isPresent && $0.kind != .lineBreak } ?? 0
        var entry = 0
        while entry < run.line.items.count {
            let next = run.nextLine(from: entry)
            entry = next.end
            // A line whose items are all skipped is no line, and neither is its line break.
            if next.count == 0, run.line.items[next.entries].contains(where: { $0.kind == .absent }) {
                run.leaveOut(next.entries)
                continue
            }
            run.divide(next, entry > lastEntry ? last : alignment)
            if run.isShort { findSqueezedContent(&run.stack, &run.line, in: next.entries) }
            alignAcross(next.entries, &run)
        }
        run.room.fit(self, axis.perpendicular, to: run.end)
        let available = run.room.area.size[axis.perpendicular]
        if run.end > available * (1 + 0x1p-40) { run.room.overflow[axis.perpendicular] = run.end - available }
        return axis == .vertical
            ? Size(width: max(0, run.end), height: run.longest) : Size(width: run.longest, height: max(0, run.end))
    }

    /// Finds the height of a line, and the positions of its nodes.
    private func alignAcross(_ entries: Range<Int>, _ run: inout FlowRun) {
        let axis = run.stack.axis.perpendicular
        let start = run.lineCount == 0 ? 0 : run.end + run.lineGap
        let (cross, isLeast) = (run.stack.cross ?? .start, run.room.isLeast)
        var lines = CrossLines(axis, AxisSpan(origin: start, length: 0), isMirrored: false)
        var height = 0.0
        run.line.items.forEachNode(in: entries) { (node: Self, place) in
            var (length, isOfContent) = node.wantedLength(
                axis, at: place.item.size, orUnbounded: nil, in: "flow", isLeast: isLeast)
            if let byRatio = place.item.lengthByRatio(across: axis) { (length, isOfContent) = (byRatio, true) }
            place.own.isPlain = !isOfContent
            // This stores the text offset; the span is computed when the height of the line is known.
            let textOffset = lines.add(node, length, place.item.cross ?? cross)
            place.own.spanAcross = AxisSpan(origin: textOffset, length: length)
            height = max(height, length)
        }
        height = max(height, lines.baselineHeight)
        lines.setLength(height)
        let (span, number) = (AxisSpan(origin: start, length: height), Double(run.lineCount))
        unsafe run.line.items.withUnsafeMutableBufferPointer { items in
            var own: CrossAlignment?
            for index in entries {
                if unsafe items[index].kind != .joined { own = unsafe items[index].cross }
                if unsafe !items[index].setsFrame {
                    unsafe items[index].spanAcross = span
                } else {
                    let across = unsafe items[index].spanAcross
                    unsafe items[index].spanAcross = lines.span(across.length, across.origin, own ?? cross)
                }
                unsafe items[index].weight = number
            }
        }
        run.end = start + height
        run.lineCount += 1
    }

    private func writeFrames(_ run: inout FlowRun) {
        let (axis, pixels) = (run.stack.axis, run.room.pixels(of: self, run.stack.grid))
        run.line.items.forEachNode(in: run.stack.range) { (node: Self, place) in
            let frame = pixels.frame(place.item.span(), place.own.spanAcross, axis)
            node.write(frame, keepsLengths: place.own.isPlain)
        }
    }
}

// After a line is divided, the limits and the weights of its items are not needed any more, and their storage is reused.
extension LineItem {
    /// The span of an item across the lines of a flow; stored in the limits.
    @inline(__always)
    var spanAcross: AxisSpan {
        get { AxisSpan(origin: minimum, length: maximum) }
        set { (minimum, maximum) = (newValue.origin, newValue.length) }
    }

    /// The number of an item's line in a flow, from 0; stored in the weight.
    @inline(__always)
    var lineNumber: Int {
        get { Int(weight) }
        set { weight = Double(newValue) }
    }
}
