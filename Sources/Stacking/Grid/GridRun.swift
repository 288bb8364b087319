import Geometry
import LayoutTree

/// A grid on its way from cells to frames: the columns are one line, and the rows are another one behind them in the same list.
struct GridRun<Node: Layoutable> where Node.LayoutBase == Node {
    let columns: [Track]
    let rows: [Track]
    var cells: GridCells<Node>
    /// The distances between columns, and between rows.
    let gaps: Size
    let horizontally: CrossAlignment
    let vertically: CrossAlignment
    let isMirrored: Bool
    let hidden: HiddenNodes
    let grid: PixelGrid
    let container: Node
    var room: Room

    var line = Line()
    var columnCount = 0
    /// Of each node, in the order of the cells, whether it has no content.
    var isPlain: [Bool] = []

    mutating func layOut() -> GridResult {
        if cells.count == 0 { warn(.emptyStack) }
        if horizontally.isBaseline { warn(.noCommonBaseline) }
        for cell in cells.invalid { warn(.invalidValue(Double(cell.columns)), call: "grid(cells: \(cell.text))") }
        columnCount = max(columns.count, cells.columnCount)
        let rowCount = max(rows.count, cells.rowCount)
        line.items.reserveCapacity(columnCount + rowCount)
        addTracks(columns, columnCount, "columns")
        addTracks(rows, rowCount, "rows")
        checkNodes()
        measureColumns()
        let width = divide(.horizontal)
        measureRows()
        let height = divide(.vertical)
        write()
        let size = Size(width: width, height: height)
        room.finish(container, size) { warn($0) }
        return GridResult(
            size: size, overflow: max(room.overflow.width, room.overflow.height), tracks: line.items,
            columnCount: columnCount, area: room.area, isMirrored: isMirrored)
    }

    // MARK: Tracks

    private mutating func addTracks(_ given: [Track], _ count: Int, _ name: String) {
        for index in 0..<count {
            let track = LineItem((index < given.count ? given[index] : .flex()).traits)
            line.items.append(track)
            if track.isSound, track.kind != .fixed || track.natural >= 0 { continue }
            let faults = line.items[line.items.count - 1].repair()
            let call = "grid(\(name)[\(index)]: \(given[index].traits.text([], nil)))"
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
        room.fit(container, axis, to: line.natural + gaps)
        let available = room.area.size[axis] - gaps
        if axis == .horizontal, available < line.natural { shrinkColumns(to: available) }
        let rest = line.divide(available)
        room.overflow[axis] = max(0, -rest)
        // Tracks have no nodes, so they count as spaces, between which there is no gap.
        return line.arrange(tracks, from: 0, gap: 0, spread: self.gaps[axis])
    }

    // MARK: Nodes

    /// Empties the cells of nodes that do not count, and leaves out tracks whose children are all hidden.
    ///
    /// Nodes that are no children, or have a cell already, are reported; hidden ones are not.
    private mutating func checkNodes() {
        var order = NodeOrder()
        let (container, hidden, columnCount) = (container, hidden, columnCount)
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
        NodeTable.with(cells.count) { table in
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
        for node in repeats { warn(.repeatedNode(node.displayName)) }
        for track in isNeeded.indices where isNeeded[track] == false { line.items[track].kind = .absent }
        self.cells = cells
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
                node.write(frame, keepsLengths: !isOfContent)
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
                node.write(frame, keepsLengths: isPlain[number])
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
    func warn(_ kind: LayoutWarning.Kind, call: String? = nil) {
        container.warn(kind, method: "grid", call: call ?? text)
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
            isMirrored: readsRightToLeft(absolute), hidden: hidden, grid: grid, container: self, room: room)
        return run.layOut()
    }
}
