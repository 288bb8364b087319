import Geometry
import LayoutTree

/// A grid on its way from cells to frames: the columns are one line, and the rows are another one behind them in the same list.
struct GridRun<Node: Layoutable> where Node.LayoutBase == Node {
    fileprivate let columns: [Track]
    fileprivate let rows: [Track]
    fileprivate var cells: GridCells<Node>
    /// The distances between columns, and between rows.
    fileprivate let gaps: Size
    fileprivate let horizontally: CrossAlignment
    fileprivate let vertically: CrossAlignment
    fileprivate let isMirrored: Bool
    fileprivate let hidden: HiddenNodes
    fileprivate let grid: PixelGrid
    fileprivate var room: Room<Node>

    fileprivate var line = Line()
    fileprivate var columnCount = 0
    /// Of each node, in the order of the cells, whether it has no content.
    fileprivate var isPlain: [Bool] = []

    mutating func layOut() -> GridResult {
        if cells.count == 0 { warn(.emptyStack) }
        if horizontally.isBaseline { warn(.noCommonBaseline) }
        for cell in cells.invalid { warn(.invalidValue(Double(cell.columns)), call: "grid(cells: \(cell.text))") }
        columnCount = max(columns.count, cells.columnCount)
        let rowCount = max(rows.count, cells.rowCount)
        // There is room for the table of `checkNodes`, too.
        line.items.reserveCapacity(columnCount + rowCount + NodeTable.itemCount(cells.count))
        addTracks(columns, columnCount, "columns")
        addTracks(rows, rowCount, "rows")
        checkNodes()
        measureColumns()
        let width = divide(.horizontal)
        measureRows()
        let height = divide(.vertical)
        write()
        let size = Size(width: width, height: height)
        room.finish(size) { warn($0) }
        return GridResult(
            size: size, overflow: max(room.overflow.width, room.overflow.height), tracks: line.items,
            columnCount: columnCount, area: room.area, isMirrored: isMirrored)
    }

    // MARK: Tracks

    private mutating func addTracks(_ given: [Track], _ count: Int, _ name: String) {
        for index in 0..<count {
            let track = index < given.count ? given[index].lineItem : Track.flex().lineItem
            line.items.append(track)
            if track.isSound, track.kind != .fixed || track.natural >= 0 { continue }
            let faults = line.items[line.items.count - 1].repair()
            let call = "grid(\(name)[\(index)]: \(track.text([], nil)))"
            if faults.contains(.nonFinite) || faults.contains(.negative) { warn(.invalidItem(index), call: call) }
            if faults.contains(.weight) { warn(.invalidWeight(item: index, weight: track.weight), call: call) }
            if faults.contains(.minimumOverMaximum) { warn(.minimumOverMaximum(item: index), call: call) }
        }
    }

    /// Divides the length of an axis among its tracks, gives them their places, and returns how long they are together.
    private mutating func divide(_ axis: Axis) -> Double {
        let tracks = axis == .horizontal ? 0..<columnCount : columnCount..<line.items.count
        for index in tracks where line.items[index].kind == .own {
            // A track of content is not longer than that, even where room is left, and a row not shorter either.
            let size = line.items[index].limited(line.items[index].natural)
            line.items[index].maximum = size
            if axis == .vertical { line.items[index].minimum = size }
        }
        line.measure(tracks)
        let count = tracks.count { line.items[$0].kind != .absent }
        let gaps = gaps[axis] * Double(max(0, count - 1))
        room.fit(axis, to: line.natural + gaps)
        let available = room.area.size[axis] - gaps
        if axis == .horizontal, available < line.natural { shrinkColumns(to: available) }
        let rest = line.divide(available)
        room.overflow[axis] = max(0, -rest)
        // Tracks have no nodes, so they count as spaces, between which there is no gap.
        return line.arrange(from: 0, gap: 0, spread: self.gaps[axis])
    }

    /// Lets columns shrink by the priorities of their content, each as one item of a line with the contents of its cells.
    ///
    /// Where columns are as long as their content, nothing of it insists on its length less than it does in a stack.
    private mutating func shrinkColumns(to available: Double) {
        var contents: [(column: Int, content: LineItem)] = []
        cells.forEachNode { node, place in
            guard let column = place.columns.last(where: { line.items[$0].kind == .own }) else { return }
            var content = LineItem(.joined, grow: 0, shrink: -1)
            _ = content.takeNatural(
                of: node, .horizontal, .greatestFiniteMagnitude, grid, node._givenLength(.horizontal), isShare: false,
                false)
            content.grow = 0
            // A node over several columns needs what the column got for it.
            if place.columns.count > 1 { content.natural = line.items[column].natural }
            contents.append((column, content))
        }
        contents.sort { $0.column < $1.column }
        var columns: [LineItem] = []
        var heads: [Int] = []
        var next = 0
        for column in 0..<columnCount {
            heads.append(columns.count)
            var head = line.items[column]
            guard head.kind == .own else {
                columns.append(head)
                continue
            }
            let first = next
            while next < contents.count, contents[next].column == column { next += 1 }
            if first == next { (head.grow, head.shrink) = (0, 0) }
            for index in first..<next {
                let content = contents[index].content
                head.minimum = max(head.minimum, min(content.minimum, head.maximum))
                if index > first {
                    columns.append(content)
                } else {
                    (head.natural, head.grow, head.shrink) = (content.natural, 0, content.shrink)
                    head.members = Int32(truncatingIfNeeded: next - first)
                    columns.append(head)
                }
            }
            if first == next { columns.append(head) }
        }
        var shrinking = Line(columns)
        shrinking.measure()
        _ = shrinking.divide(available)
        for (column, head) in heads.enumerated() where line.items[column].kind == .own {
            line.items[column].fix(at: shrinking.items[head].size)
        }
        line.measure(0..<columnCount)
    }

    // MARK: Nodes

    /// Empties the cells of nodes that do not count, and leaves out tracks whose children are all hidden.
    ///
    /// Nodes that are no children, or have a cell already, are reported; hidden ones are not.
    private mutating func checkNodes() {
        var order = NodeOrder()
        let (container, hidden, columnCount) = (room.container, hidden, columnCount)
        var cells = cells
        var allCount = hidden == .keep
        cells.forEachNode { node, _ in
            order.add(ObjectIdentifier(node))
            if node.parentNode === container { return }
            warn(.notAChild(node.displayName))
            allCount = false
        }
        if allCount, order.isAscending { return }
        // Of each track with children, whether one of them counts.
        var isNeeded = [Bool?](repeating: nil, count: allCount ? 0 : line.items.count)
        var repeats: [Node] = []
        line.items.append(addingCapacity: NodeTable.itemCount(cells.count)) { free in
            unsafe free.withTable(cells.count) { _, table in
                cells.empty { node, place in
                    if !order.isAscending, !table.insert(ObjectIdentifier(node)) {
                        repeats.append(node)
                        return true
                    }
                    if allCount { return false }
                    guard node.parentNode === container else { return true }
                    let counts = hidden == .keep || node.isVisible
                    for track in place.columns { isNeeded[track] = isNeeded[track] == true || counts }
                    let row = columnCount + place.row
                    isNeeded[row] = isNeeded[row] == true || counts
                    return !counts
                }
            }
        }
        for node in repeats { warn(.repeatedNode(node.displayName)) }
        for track in isNeeded.indices where isNeeded[track] == false { line.items[track].kind = .absent }
        self.cells = cells
    }

    /// Whether nodes are measured for the widths of the columns; fixed columns need no content.
    private var columnsFollowContent: Bool { line.items[..<columnCount].contains { $0.kind != .fixed } }

    /// Finds the natural widths of the columns: those of nodes in one column first, then of those over few columns, then over many.
    ///
    /// So they do not depend on the order of the rows. Of nodes over as many columns, those that end first come first.
    private mutating func measureColumns() {
        guard columnsFollowContent else { return }
        let (cells, gap, isLeast) = (cells, gaps.width, room.isLeast)
        var spans: [(columns: Range<Int>, width: Double)] = []
        cells.forEachNode { node, place in
            let column = place.columns.lowerBound
            if place.columns.count == 1, line.items[column].kind == .fixed { return }
            let width = node.wantedLength(.horizontal, in: "grid", isLeast: isLeast).length
            if place.columns.count > 1 {
                spans.append((place.columns, width - gap * Double(place.columns.count - 1)))
            } else if width > line.items[column].natural {
                line.items[column].natural = width
            }
        }
        spans.sort { ($0.columns.count, $0.columns.upperBound) < ($1.columns.count, $1.columns.upperBound) }
        for span in spans { widen(span.columns, to: span.width) }
    }

    /// Makes columns long enough for a node that is over all of them, as far as their limits go.
    ///
    /// Shares take what is left, so they need to be longer only in a grid that follows its content: then by their weights. What is
    /// beyond their maximum, or all without shares, goes to the last column that is as long as its content, and to the one before it
    /// if that comes to its maximum.
    private mutating func widen(_ columns: Range<Int>, to length: Double) {
        var rest = length
        for column in columns where line.items[column].kind != .share {
            rest -= line.items[column].limited(line.items[column].natural)
        }
        var shares = Pool(kind: .share)
        shares.collect(line.items, columns)
        if room.isFitted(.horizontal), shares.weight > 0 {
            shares.length = min(max(rest, shares.lowest), shares.highest)
            let level = shares.level(line.items, columns)
            for column in columns where line.items[column].kind == .share {
                line.items[column].natural = max(line.items[column].natural, line.items[column].size(at: level))
            }
        }
        rest -= shares.highest
        for column in columns.reversed() where line.items[column].kind == .own && rest > 0 {
            let natural = line.items[column].limited(line.items[column].natural)
            line.items[column].natural = line.items[column].limited(natural + rest)
            rest -= line.items[column].natural - natural
        }
    }

    /// Gives the nodes their places in their columns, and finds the natural heights of the rows.
    private mutating func measureRows() {
        let (cells, grid, room) = (cells, grid, room.area)
        let (horizontally, vertically, isMirrored) = (horizontally, vertically, isMirrored)
        let (followsContent, isLeast) = (columnsFollowContent, self.room.isLeast)
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            var natural = 0.0
            var across = CrossPlacement(axis: .vertical, area: AxisSpan(origin: 0, length: 0), cross: vertically)
            cells.forEachNode(in: row..<row + 1) { node, place in
                let columns = place.columns
                let (first, last) = (line.items[columns.lowerBound], line.items[columns.upperBound - 1])
                var span = first.span()
                if columns.count > 1 { span.length = last.end - first.position }
                if columns.count > 1 || horizontally != .fill {
                    // Where it counted for the width of the columns, it was reported.
                    let wasMeasured = followsContent && (columns.count > 1 || first.kind != .fixed)
                    let wanted = node.wantedLength(.horizontal, in: wasMeasured ? nil : "grid", isLeast: isLeast).length
                    let isEqual = (wanted - span.length).magnitude <= wanted * 0x1p-40
                    // Content that is as long as its columns, but for rounding, is not measured at less than its length.
                    if isEqual, columns.count > 1 { span.length = wanted }
                    let cell = CrossPlacement(axis: .horizontal, area: span, cross: horizontally)
                    span = cell.span(min(wanted, span.length), 0)
                }
                let width = span.length
                if isMirrored { span = span.mirrored(in: room.size.width) }
                span.origin += room.origin.x
                var frame = node.untransformedFrame
                frame[.horizontal] = grid.aligned(span)
                let (height, isOfContent) = node.wantedLength(.vertical, at: width, in: "grid", isLeast: isLeast)
                if vertically != .fill { frame.size.height = height }
                isPlain.append(!isOfContent)
                if isOfContent { node.untransformedFrame = frame } else { node.writeKeepingLengths(frame) }
                natural = max(natural, height)
                across.add(node, height)
            }
            if line.items[columnCount + row].kind != .fixed {
                line.items[columnCount + row].natural = max(natural, across.baselineHeight)
            }
        }
    }

    /// Gives the nodes their places in their rows.
    private func write() {
        let (cells, grid, vertically) = (cells, grid, vertically)
        var number = 0
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            let track = line.items[columnCount + row]
            let area = AxisSpan(origin: room.area.origin.y + track.position, length: track.size)
            var across = CrossPlacement(axis: .vertical, area: area, cross: vertically)
            if across.hasBaseline {
                cells.forEachNode(in: row..<row + 1) { node, _ in across.add(node, node.untransformedFrame.height) }
            }
            let full = grid.aligned(area)
            cells.forEachNode(in: row..<row + 1) { node, _ in
                var frame = node.untransformedFrame
                if vertically == .fill {
                    frame[.vertical] = full
                } else {
                    let span = across.span(frame.height, across.textOffset(of: node, frame.height))
                    frame[.vertical] = grid.aligned(span)
                }
                if isPlain[number] { node.writeKeepingLengths(frame) } else { node.untransformedFrame = frame }
                number += 1
            }
        }
    }

    /// The call as Swift source, for warnings.
    private var text: String {
        var parts = ["columns: \(columns.text)"]
        if !rows.isEmpty { parts.append("rows: \(rows.text)") }
        return "grid(\(parts.joined(separator: ", ")), \(cells.text))"
    }

    @inline(never)
    private func warn(_ kind: LayoutWarning.Kind, call: String? = nil) {
        room.container.warn(kind, method: "grid", call: call ?? text)
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a grid.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runGrid(
        _ columns: [Track], _ rows: [Track], _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment,
        _ vertically: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ fit: Axis.Set, _ cells: GridCells<Self>
    ) -> GridResult {
        let room = Room(self, area, padding, fit, of: "grid")
        let columnGap = usable(gap, "gap", of: "grid")
        // The same gap is reported once.
        let isSame = rowGap.bitPattern == gap.bitPattern
        let gaps = Size(width: columnGap, height: isSame ? columnGap : usable(rowGap, "rowGap", of: "grid"))
        let grid = PixelGrid(scale: pixelGrid.scale, rule: rounding ?? pixelGrid.rule)
        var run = GridRun(
            columns: columns, rows: rows, cells: cells, gaps: gaps, horizontally: horizontally, vertically: vertically,
            isMirrored: readsRightToLeft(absolute), hidden: hidden, grid: grid, room: room)
        return run.layOut()
    }
}
