import Geometry
import LayoutTree

/// Lays out a grid, from cells to frames: the columns are one line, and the rows are another line after them in the same list.
///
/// It chooses tracks and nodes, measures the columns, finds their room and divides it, and positions the nodes in them, which gives
/// the rows their heights. Then it does the same with the rows, and writes the frames.
struct GridRun<Node: Layoutable> where Node.LayoutBase == Node {
    let columns: [Track]
    let rows: [Track]
    var cells: GridCells<Node>
    /// The distances between columns, and between rows.
    let gaps: Size
    let horizontally: CrossAlignment
    let vertically: CrossAlignment
    let hidden: HiddenNodes
    let grid: PixelGrid
    let container: Node
    var room: Room

    var line = Line()
    var columnCount = 0
    /// The length of all tracks on each axis, with their gaps.
    fileprivate var size = Size.zero
    /// For each node, in the order of the cells, whether it has no content.
    fileprivate var isPlain: [Bool] = []

    mutating func layOut() -> GridResult {
        chooseTracks()
        chooseNodes()
        measureColumns()
        divide(.horizontal, among: 0..<columnCount)
        placeInColumns()
        divide(.vertical, among: columnCount..<line.items.count)
        placeInRows()
        room.finish(container, size) { warn($0) }
        return GridResult(
            size: size, overflow: max(room.overflow.width, room.overflow.height), tracks: line.items,
            columnCount: columnCount, area: room.area, isMirrored: room.isMirrored)
    }

    // MARK: Tracks

    private mutating func chooseTracks() {
        if cells.count == 0 { warn(.emptyStack) }
        if horizontally.isBaseline { warn(.noCommonBaseline) }
        for cell in cells.invalid { warn(.invalidValue(Double(cell.columns)), call: "grid(cells: \(cell.text))") }
        columnCount = max(columns.count, cells.columnCount)
        let rowCount = max(rows.count, cells.rowCount)
        line.items.reserveCapacity(columnCount + rowCount)
        add(columns, columnCount, "columns")
        add(rows, rowCount, "rows")
    }

    private mutating func add(_ given: [Track], _ count: Int, _ name: String) {
        for index in 0..<count {
            let track = LineItem((index < given.count ? given[index] : .flex()).traits, nil)
            line.items.append(track)
            if track.traits.isSound, track.kind != .fixed || track.natural >= 0 { continue }
            func call() -> String { "grid(\(name)[\(index)]: \(given[index].traits.text([], nil)))" }
            for number in line.items[line.items.count - 1].repair() { warn(number.kind(index), call: call()) }
            if track.hasNoWeight { warn(.invalidWeight(item: index, weight: track.weight), call: call()) }
            if track.limitsCross { warn(.minimumOverMaximum(item: index), call: call()) }
        }
    }

    /// Finds the room of an axis, divides it among the tracks, and positions them.
    private mutating func divide(_ axis: Axis, among tracks: Range<Int>) {
        keepNaturalLengths(axis, tracks)
        line.measure(tracks)
        let available = findRoom(axis, tracks)
        let isLacking = available < line.natural
        if isLacking || (axis == .horizontal && sharesHaveSpans) {
            keepMinimumLengths(axis)
            line.measure(tracks)
        }
        let rest = axis == .horizontal && isLacking ? shrinkColumns(to: available) : line.divide(available)
        if isLacking { warnAboutSqueezedContent(axis) }
        room.overflow[axis] = max(0, -rest)
        // Tracks have no nodes, so they are spaces, without gaps between them. Negative gaps can leave no length.
        size[axis] = max(0, line.arrange(tracks, from: 0, gap: 0, spread: gaps[axis]))
    }

    /// Keeps tracks of content from growing beyond their natural lengths, and rows also from shrinking below them.
    private mutating func keepNaturalLengths(_ axis: Axis, _ tracks: Range<Int>) {
        for index in tracks where line.items[index].kind == .own {
            let size = line.items[index].limited(line.items[index].natural)
            line.items[index].maximum = size
            if axis == .vertical { line.items[index].minimum = size }
        }
    }

    /// Fits the container, if it follows the grid, and returns the length of the tracks without the gaps.
    private mutating func findRoom(_ axis: Axis, _ tracks: Range<Int>) -> Double {
        let count = tracks.count { line.items[$0].kind != .absent }
        let gaps = gaps[axis] * Double(max(0, count - 1))
        room.fit(container, axis, to: line.natural + gaps)
        return room.area.size[axis] - gaps
    }

    /// Warns about nodes with content whose tracks have no length.
    @inline(never)
    private func warnAboutSqueezedContent(_ axis: Axis) {
        guard container._deliversWarnings, container.autoSizing == nil else { return }
        cells.forEachNode { node, place in
            let row = columnCount + place.row
            let tracks = axis == .horizontal ? place.columns : row..<row + 1
            guard tracks.allSatisfy({ line.items[$0].size <= 0 && line.items[$0].natural > 0 }) else { return }
            let width = axis == .horizontal ? Double.greatestFiniteMagnitude : node.untransformedFrame.width
            let content = node.contentSize(within: Size(width: width, height: .greatestFiniteMagnitude))
            if let length = content?[axis], length > 0 { warn(.squeezed(node.displayName)) }
        }
    }

    // MARK: Nodes

    /// Empties the cells of skipped nodes, and removes tracks whose children are all hidden.
    ///
    /// Nodes that are not children, or already have a cell, are reported; hidden ones are not.
    private mutating func chooseNodes() {
        var filter = NodeFilter()
        let (container, hidden, columnCount) = (container, hidden, columnCount)
        var cells = cells
        var allCount = hidden == .keep
        cells.forEachNode { node, _ in
            filter.add(ObjectIdentifier(node))
            if node.parentNode === container { return }
            warn(.notAChild(node.displayName))
            allCount = false
        }
        if allCount, !filter.mayRepeat { return }
        // For each track with children, whether one of them is used.
        var isNeeded = [Bool?](repeating: nil, count: allCount ? 0 : line.items.count)
        var repeats: [Node] = []
        NodeTable.with(cells.count) { table in
            cells.empty { node, place in
                if filter.mayRepeat, !table.insert(ObjectIdentifier(node)) {
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

    /// Positions the nodes in their columns, and finds the natural heights of the rows.
    private mutating func placeInColumns() {
        let (cells, pixels) = (cells, room.pixels(of: container, grid))
        let (horizontally, vertically) = (horizontally, vertically)
        let (followsContent, isLeast) = (columnsFollowContent, self.room.isLeast)
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            var natural = 0.0
            var across = CrossPlacement(axis: .vertical, area: AxisSpan(origin: 0, length: 0), cross: vertically)
            cells.forEachNode(in: row..<row + 1) { node, place in
                let columns = place.columns
                let (first, last) = (line.items[columns.lowerBound], line.items[columns.upperBound - 1])
                var span = first.span()
                if columns.count > 1 { span.length = max(0, last.end - first.position) }
                if columns.count > 1 || horizontally != .fill {
                    // If it affected the width of the columns, it was already reported.
                    let wasMeasured = followsContent && (columns.count > 1 || first.kind != .fixed)
                    let wanted = node.wantedLength(.horizontal, in: wasMeasured ? nil : "grid", isLeast: isLeast).length
                    let isEqual = (wanted - span.length).magnitude <= wanted * 0x1p-40
                    // Content that is as long as its columns, up to rounding, must not be measured at less than its length.
                    if isEqual, columns.count > 1 { span.length = wanted }
                    let cell = CrossPlacement(axis: .horizontal, area: span, cross: horizontally)
                    span = cell.span(min(wanted, span.length), 0)
                }
                let width = span.length
                var frame = node.untransformedFrame
                frame[.horizontal] = pixels.span(span, .horizontal)
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

    /// Positions the nodes in their rows.
    private func placeInRows() {
        let (cells, pixels, vertically) = (cells, room.pixels(of: container, grid), vertically)
        var number = 0
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            let track = line.items[columnCount + row]
            let area = track.span()
            var across = CrossPlacement(axis: .vertical, area: area, cross: vertically)
            if across.hasBaseline {
                cells.forEachNode(in: row..<row + 1) { node, _ in across.add(node, node.untransformedFrame.height) }
            }
            let full = pixels.span(area, .vertical)
            cells.forEachNode(in: row..<row + 1) { node, _ in
                var frame = node.untransformedFrame
                if vertically == .fill {
                    frame[.vertical] = full
                } else {
                    let span = across.span(frame.height, across.textOffset(of: node, frame.height))
                    frame[.vertical] = pixels.span(span, .vertical)
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
    func warn(_ kind: LayoutWarning.Kind, call: @autoclosure () -> String? = nil) {
        container.warn(kind, method: "grid", call: call() ?? text)
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a grid.
    @export(implementation)
    func runGrid(
        _ columns: [Track], _ rows: [Track], _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment,
        _ vertically: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ fit: Axis.Set, _ cells: GridCells<Self>
    ) -> GridResult {
        if !Self.isLayoutNode {
            return layOut(
                columns, rows, gap, rowGap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit,
                cells)
        }
        var cells = cells
        return withLayoutNodes(&cells) {
            asLayoutNode.layOutNodes(
                columns, rows, gap, rowGap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit,
                $0)
        }
    }

    /// Lays out the cells of a grid.
    @usableFromInline
    @inline(__always)
    func layOut(
        _ columns: [Track], _ rows: [Track], _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment,
        _ vertically: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ fit: Axis.Set, _ cells: GridCells<Self>
    ) -> GridResult {
        let room = Room(self, area, padding, fit, isAbsolute: absolute, of: "grid")
        let columnGap = usable(gap, "gap", of: "grid", mayOverlap: true)
        // The same gap is reported once.
        let isSame = rowGap.bitPattern == gap.bitPattern
        let gaps = Size(
            width: columnGap, height: isSame ? columnGap : usable(rowGap, "rowGap", of: "grid", mayOverlap: true))
        let grid = PixelGrid(scale: pixelGrid.scale, rule: rounding ?? pixelGrid.rule)
        var run = GridRun(
            columns: columns, rows: rows, cells: cells, gaps: gaps, horizontally: horizontally, vertically: vertically,
            hidden: hidden, grid: grid, container: self, room: room)
        return run.layOut()
    }
}
