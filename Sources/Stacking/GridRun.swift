import Geometry
import LayoutTree

/// A grid on its way from cells to frames: the columns are one line, and the rows are another one behind them in the same list.
struct GridRun<Node: Layoutable> where Node.LayoutBase == Node {
    private let container: Node
    private let columns: [Track]
    private let rows: [Track]
    private var cells: GridCells<Node>
    private let columnGap: Double
    private let rowGap: Double
    private let horizontally: CrossAlignment
    private let vertically: CrossAlignment
    private let isMirrored: Bool
    private let hidden: HiddenNodes
    private let grid: PixelGrid
    private let padding: EdgeInsets
    private let fit: StackFit
    private var room: Rect

    private var line = Line()
    private var columnCount = 0
    /// How far the tracks reach beyond the room on each axis.
    private var overflow = Size.zero

    init(
        _ container: Node, _ columns: [Track], _ rows: [Track], _ cells: GridCells<Node>, _ gap: Double,
        _ rowGap: Double, _ horizontally: CrossAlignment, _ vertically: CrossAlignment, _ area: Rect?,
        _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes, _ rounding: RoundingRule?, _ fit: StackFit
    ) {
        self.container = container
        self.columns = columns
        self.rows = rows
        self.cells = cells
        self.padding = container.usable(padding, of: "grid")
        room = container.room(container.usable(area, of: "grid"), self.padding)
        columnGap = container.usable(gap, "gap", of: "grid")
        // The same gap is reported once.
        let isSame = rowGap.bitPattern == gap.bitPattern
        self.rowGap = isSame ? columnGap : container.usable(rowGap, "rowGap", of: "grid")
        self.horizontally = horizontally
        self.vertically = vertically
        isMirrored = container.readsRightToLeft(absolute)
        self.hidden = hidden
        let grid = container.pixelGrid
        self.grid = PixelGrid(scale: grid.scale, rule: rounding ?? grid.rule)
        self.fit = fit
    }

    mutating func layOut() -> GridResult {
        if cells.rowCount == 0 { warn(.emptyStack) }
        if horizontally.isBaseline { warn(.noCommonBaseline) }
        columnCount = max(columns.count, cells.columnCount)
        let rowCount = max(rows.count, cells.rowCount)
        // There is room for the table of `leaveOutRepeats`, too.
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
        if let autoSizing = container.autoSizing {
            autoSizing.include(Rect(origin: .zero, size: room.outerSize(size, padding)))
        } else if overflow != .zero {
            for axis in [Axis.horizontal, .vertical] where overflow[axis] > 0 {
                warn(.overflow(axis, by: overflow[axis]))
            }
        }
        return GridResult(
            size: size, overflow: max(overflow.width, overflow.height), tracks: line.items, columnCount: columnCount,
            area: room, isMirrored: isMirrored)
    }

    // MARK: Tracks

    private mutating func addTracks(_ given: [Track], _ count: Int, _ name: String) {
        for index in 0..<count {
            var item = index < given.count ? given[index].line : Track.flex().line
            for problem in item.repair(index) {
                let text = index < given.count ? given[index].line.text([], nil) : ""
                container.warn(problem, method: "grid", call: "grid(\(name)[\(index)]: \(text))")
            }
            line.items.append(item)
        }
    }

    /// Divides the length of an axis among its tracks, gives them their places, and returns how long they are together.
    private mutating func divide(_ axis: Axis) -> Double {
        let tracks = axis == .horizontal ? 0..<columnCount : columnCount..<line.items.count
        let gap = axis == .horizontal ? columnGap : rowGap
        for index in tracks where line.items[index].kind == .own {
            // A track of content is not longer than that, even where room is left, and a row not shorter either.
            let size = line.items[index].limited(line.items[index].natural)
            line.items[index].maximum = size
            if axis == .vertical { line.items[index].minimum = size }
        }
        line.measure(tracks)
        let gaps = gap * Double(max(0, tracks.count { line.items[$0].kind != .absent } - 1))
        let follows = followsContent(axis)
        let length = follows ? line.natural : room.size[axis] - gaps
        let rest = line.divide(length)
        overflow[axis] = max(0, -rest)
        let end = line.arrange(from: 0, gap: gap)
        if follows { room.size[axis] = end }
        if fit.contains(StackFit(axis)) {
            container.fit(room.outerSize(Size(width: end, height: end), padding)[axis], axis)
        }
        return end
    }

    /// Whether the grid is as long as its tracks.
    private func followsContent(_ axis: Axis) -> Bool { fit.contains(StackFit(axis)) || container.isMeasured(axis) }

    // MARK: Nodes

    /// Reports nodes that are no children or have a cell already, and leaves out tracks that hold hidden nodes alone.
    private mutating func checkNodes() {
        var order = NodeOrder()
        let (cells, container) = (cells, container)
        for row in 0..<cells.rowCount {
            cells.forEachNode(row) { node, _ in
                order.add(node)
                if node.parentNode !== container { warn(.notAChild(node.displayName)) }
            }
        }
        if !order.isAscending { leaveOutRepeats() }
        if hidden == .skip { leaveOutHiddenTracks() }
    }

    /// Leaves out tracks with nodes that are all hidden.
    private mutating func leaveOutHiddenTracks() {
        let (cells, container, columnCount) = (cells, container, columnCount)
        // Of each track with nodes, whether one of them is visible.
        var isVisible = [Bool?](repeating: nil, count: line.items.count)
        for row in 0..<cells.rowCount {
            cells.forEachNode(row) { node, columns in
                guard node.parentNode === container else { return }
                let nodeIsVisible = node.isVisible
                for column in columns { isVisible[column] = isVisible[column] == true || nodeIsVisible }
                isVisible[columnCount + row] = isVisible[columnCount + row] == true || nodeIsVisible
            }
        }
        for track in isVisible.indices where isVisible[track] == false { line.items[track].kind = .absent }
    }

    /// Empties every cell of a node but its first one, and reports it.
    private mutating func leaveOutRepeats() {
        let cells = cells
        var repeats: [(node: Node, key: UInt64)] = []
        line.items.withTable(cells.count) { table in
            for row in 0..<cells.rowCount {
                cells.forEachNode(row) { node, columns in
                    if table.insert(node) { return }
                    repeats.append((node, GridCells<Node>.key(row, columns.lowerBound)))
                }
            }
        }
        for (node, key) in repeats {
            self.cells.emptied.insert(key)
            warn(.repeatedNode(node.displayName))
        }
    }

    /// Finds the natural widths of the columns.
    private mutating func measureColumns() {
        // Fixed columns need no content.
        guard line.items[..<columnCount].contains(where: { $0.kind != .fixed }) else { return }
        let (cells, container, hidden, gap) = (cells, container, hidden, columnGap)
        let follows = followsContent(.horizontal)
        for row in 0..<cells.rowCount {
            cells.forEachNode(row) { node, columns in
                let column = columns.lowerBound
                guard columns.count == 1, line.items[column].kind != .fixed, node.counts(in: container, hidden)
                else { return }
                let width = node.wantedLength(.horizontal)
                if width > line.items[column].natural { line.items[column].natural = width }
            }
        }
        for row in 0..<cells.rowCount {
            cells.forEachNode(row) { node, columns in
                guard columns.count > 1, node.counts(in: container, hidden) else { return }
                line.widen(columns, to: node.wantedLength(.horizontal) - gap * Double(columns.count - 1), follows)
            }
        }
    }

    /// Gives the nodes their places in their columns, and finds the natural heights of the rows.
    private mutating func measureRows() {
        let (cells, container, hidden, grid, room) = (cells, container, hidden, grid, room)
        let (horizontally, vertically, isMirrored) = (horizontally, vertically, isMirrored)
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            var natural = 0.0
            var across = CrossLine(axis: .vertical, area: AxisSpan(origin: 0, length: 0), cross: vertically)
            cells.forEachNode(row) { node, columns in
                guard node.counts(in: container, hidden) else { return }
                var span = line.span(of: columns)
                if columns.count > 1 || horizontally != .fill {
                    let wanted = node.wantedLength(.horizontal)
                    let isEqual = (wanted - span.length).magnitude <= wanted * 0x1p-40
                    // Content that is as long as its columns, but for rounding, is not measured at less than its length.
                    if isEqual, columns.count > 1 { span.length = wanted }
                    let cell = CrossLine(axis: .horizontal, area: span, cross: horizontally)
                    span = cell.span(min(wanted, span.length), 0)
                }
                let width = span.length
                if isMirrored { span = span.mirrored(in: room.size.width) }
                span.origin += room.origin.x
                var frame = node.untransformedFrame
                frame[.horizontal] = grid.aligned(span)
                let height = node.wantedLength(.vertical, at: width)
                if vertically != .fill { frame.size.height = height }
                node.untransformedFrame = frame
                natural = max(natural, height)
                _ = across.add(node, height)
            }
            if line.items[columnCount + row].kind != .fixed {
                line.items[columnCount + row].natural = max(natural, across.baselineHeight)
            }
        }
    }

    /// Gives the nodes their places in their rows.
    private func write() {
        let (cells, container, hidden, grid, vertically) = (cells, container, hidden, grid, vertically)
        for row in 0..<cells.rowCount where line.items[columnCount + row].kind != .absent {
            let track = line.items[columnCount + row]
            let area = AxisSpan(origin: room.origin.y + track.position, length: track.size)
            var across = CrossLine(axis: .vertical, area: area, cross: vertically)
            if across.hasBaseline {
                cells.forEachNode(row) { node, _ in
                    if node.counts(in: container, hidden) { _ = across.add(node, node.untransformedFrame.height) }
                }
            }
            let full = grid.aligned(area)
            cells.forEachNode(row) { node, _ in
                guard node.counts(in: container, hidden) else { return }
                var frame = node.untransformedFrame
                if vertically == .fill {
                    frame[.vertical] = full
                } else {
                    let span = across.span(frame.height, across.textOffset(of: node, frame.height))
                    frame[.vertical] = grid.aligned(span)
                }
                node.untransformedFrame = frame
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
    private func warn(_ kind: LayoutWarning.Kind) {
        container.warn(kind, method: "grid", call: text)
    }
}

extension LineItem {
    /// Brings the numbers of a track to ones that can be computed with, and returns what was wrong with them.
    fileprivate mutating func repair(_ index: Int) -> [LayoutWarning.Kind] {
        let given = self
        let isSound = minimum >= 0 && minimum <= Self.largest && maximum >= 0 && weight <= Self.largest
        if isSound, maximum >= minimum, weight > 0 { return [] }
        func usable(_ value: Double, or fallback: Double) -> Double { value >= 0 ? min(value, Self.largest) : fallback }
        minimum = usable(minimum, or: 0)
        if maximum < .infinity || maximum.isNaN { maximum = max(minimum, maximum.isNaN ? .infinity : maximum) }
        weight = usable(weight, or: 0)
        if kind == .fixed { (natural, maximum, size) = (minimum, minimum, minimum) }
        var problems: [LayoutWarning.Kind] = isSound ? [] : [.invalidItem(index)]
        if given.weight <= 0 { problems.append(.invalidWeight(item: index, weight: given.weight)) }
        if given.maximum >= 0, given.maximum < minimum { problems.append(.minimumOverMaximum(item: index)) }
        return problems
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a grid.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runGrid(
        _ columns: [Track], _ rows: [Track], _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment,
        _ vertically: CrossAlignment, _ area: Rect?, _ padding: EdgeInsets, _ absolute: Bool, _ hidden: HiddenNodes,
        _ rounding: RoundingRule?, _ fit: StackFit, _ cells: GridCells<Self>
    ) -> GridResult {
        var run = GridRun(
            self, columns, rows, cells, gap, rowGap, horizontally, vertically, area, padding, absolute, hidden,
            rounding, fit)
        return run.layOut()
    }
}
