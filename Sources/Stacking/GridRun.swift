import Geometry
import LayoutTree

/// A grid on its way from cells to frames: the columns are one line and the rows another.
struct GridRun<Node: Layoutable> where Node.LayoutBase == Node {
    private let container: Node
    private let options: GridOptions
    private var source: GridSource<Node>
    private let padding: EdgeInsets
    private var room: Rect
    private let gap: (across: Double, down: Double)
    private var across = Line()
    private var down = Line()
    private var overflow = 0.0

    init(_ container: Node, _ options: GridOptions, _ source: GridSource<Node>, _ area: Rect?, _ padding: EdgeInsets) {
        self.container = container
        self.options = options
        self.source = source
        self.padding = container.usable(padding, of: "grid")
        room = container.room(container.usable(area, of: "grid"), self.padding)
        gap.across = container.usable(options.gap, "gap", of: "grid")
        // The same gap is reported once.
        let isSame = options.rowGap.bitPattern == options.gap.bitPattern
        gap.down = isSame ? gap.across : container.usable(options.rowGap, "rowGap", of: "grid")
    }

    mutating func layOut(_ columns: [Track], _ rows: [Track]) -> GridResult {
        if source.rowCount == 0 { warn(.emptyStack) }
        across.items = tracks(columns, max(columns.count, source.columnCount), "columns")
        down.items = tracks(rows, source.rowCount, "rows")
        checkNodes()
        measureColumns()
        let width = divide(.horizontal)
        measureRows()
        let height = divide(.vertical)
        write()
        let size = Size(width: width, height: height)
        if let autoSizing = container.autoSizing {
            autoSizing.include(
                Rect(
                    x: 0, y: 0, width: width + padding.left + padding.right,
                    height: height + padding.top + padding.bottom))
        } else if overflow > 0 {
            warn(.lackOfSpace(by: overflow))
        }
        return GridResult(
            size: size, overflow: overflow, across: across.items, down: down.items, area: room, isMirrored: isMirrored)
    }

    /// The line of an axis.
    ///
    /// Who changes it takes it out meanwhile, so that its items are not copied.
    private subscript(axis: Axis) -> Line {
        get { axis == .horizontal ? across : down }
        _modify { if axis == .horizontal { yield &across } else { yield &down } }
    }

    private var isMirrored: Bool { !options.isAbsolute && container.layoutDirection == .rightToLeft }

    private var grid: PixelGrid {
        PixelGrid(scale: container.pixelGrid.scale, rule: options.rounding ?? container.pixelGrid.rule)
    }

    // MARK: Tracks

    private func tracks(_ given: [Track], _ count: Int, _ name: String) -> [LineItem] {
        var items: [LineItem] = []
        items.reserveCapacity(max(count, given.count))
        for index in 0..<max(count, given.count) {
            var item = index < given.count ? given[index].line : Track.flex().line
            if let problem = item.repair(index) {
                let text = index < given.count ? given[index].line.text([], nil) : ""
                container.warn(problem, method: "grid", call: "\(name)[\(index)]: \(text)")
            }
            items.append(item)
        }
        return items
    }

    /// Divides the length of an axis among its tracks, gives them their places, and returns how long they are together.
    private mutating func divide(_ axis: Axis) -> Double {
        var line = Line()
        swap(&line, &self[axis])
        defer { swap(&line, &self[axis]) }
        let gap = axis == .horizontal ? self.gap.across : self.gap.down
        for index in line.items.indices where line.items[index].kind == .own {
            // A track of content is not longer than that, even where room is left, and a row not shorter either.
            let size = line.items[index].limited(line.items[index].natural)
            line.items[index].maximum = size
            if axis == .vertical { line.items[index].minimum = size }
        }
        line.measure()
        let gaps = gap * Double(max(0, line.items.count { $0.kind != .absent } - 1))
        let isFitted = options.fit.contains(StackFit(axis))
        let follows = isFitted || container.isMeasured(axis)
        let length = follows ? line.natural : room.size[axis] - gaps
        let rest = line.divide(length)
        if rest < 0 { overflow = max(overflow, -rest) }
        var cursor = 0.0
        var last = -1
        for index in line.items.indices {
            let isPresent = line.items[index].kind != .absent
            if isPresent, last >= 0 { cursor += gap }
            line.items[index].position = cursor
            if isPresent { last = index } else { line.items[index].size = 0 }
            cursor += line.items[index].size
        }
        if follows { room.size[axis] = cursor }
        if isFitted { container.fit(cursor, padding, axis) }
        return cursor
    }

    // MARK: Nodes

    /// Reports nodes that are no children or have a cell already, and leaves out tracks that hold hidden nodes alone.
    private mutating func checkNodes() {
        var strangers: [String] = []
        var (columns, rows) = ([Bool?](), [Bool?]())
        let (container, skips) = (container, options.hidden == .skip)
        // Nodes in the order of their addresses are all different.
        var (nodeCount, address, isAscending) = (0, UInt(0), true)
        if skips {
            columns = Array(repeating: nil, count: across.items.count)
            rows = Array(repeating: nil, count: down.items.count)
        }
        for row in 0..<source.rowCount {
            source.forEachNode(row) { node, range in
                let next = UInt(bitPattern: ObjectIdentifier(node))
                if next <= address { isAscending = false }
                (nodeCount, address) = (nodeCount + 1, next)
                if node.parentNode !== container {
                    strangers.append(node.displayName)
                } else if skips {
                    rows[row] = rows[row] == true || node.isVisible
                    for column in range { columns[column] = columns[column] == true || node.isVisible }
                }
            }
        }
        for (index, isVisible) in columns.enumerated() where isVisible == false { across.items[index].kind = .absent }
        for (index, isVisible) in rows.enumerated() where isVisible == false { down.items[index].kind = .absent }
        for stranger in strangers { warn(.notAChild(stranger)) }
        if !isAscending { leaveOutRepeats(nodeCount) }
    }

    /// Empties every cell of a node but its first one, and reports it.
    @inline(never)
    private mutating func leaveOutRepeats(_ nodeCount: Int) {
        var nodes: [Node] = []
        var cells: [(row: Int, column: Int)] = []
        let size = NodeTable.byteCount(nodeCount)
        unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<UInt>.alignment) { memory in
            let table = unsafe NodeTable(memory)
            for row in 0..<source.rowCount {
                source.forEachNode(row) { node, range in
                    guard !table.insert(node) else { return }
                    nodes.append(node)
                    cells.append((row, range.lowerBound))
                }
            }
        }
        if !cells.isEmpty { source.empty(cells) }
        for node in nodes { warn(.repeatedNode(node.displayName)) }
    }

    /// Finds the natural widths of the columns.
    private mutating func measureColumns() {
        // Fixed columns need no content.
        guard across.items.contains(where: { $0.kind != .fixed }) else { return }
        var items: [LineItem] = []
        swap(&items, &across.items)
        defer { swap(&items, &across.items) }
        let (container, hidden, gap) = (container, options.hidden, gap.across)
        for row in 0..<source.rowCount {
            source.forEachNode(row) { node, range in
                guard range.count == 1, items[range.lowerBound].kind != .fixed, node.counts(in: container, hidden)
                else { return }
                let width = node.wantedLength(.horizontal, within: .unbounded, orUnbounded: 0)
                if width > items[range.lowerBound].natural { items[range.lowerBound].natural = width }
            }
        }
        for row in 0..<source.rowCount {
            source.forEachNode(row) { node, range in
                guard range.count > 1, node.counts(in: container, hidden),
                    let last = range.last(where: { items[$0].kind == .own })
                else { return }
                var taken = 0.0
                for column in range { taken += items[column].limited(items[column].natural) + gap }
                let missing = node.wantedLength(.horizontal, within: .unbounded, orUnbounded: 0) - taken + gap
                if missing > 0 { items[last].natural += missing }
            }
        }
    }

    /// Gives the nodes their places in their columns, and finds the natural heights of the rows.
    private mutating func measureRows() {
        let (grid, isMirrored, room) = (grid, isMirrored, room)
        let (container, options, columns) = (container, options, across.items)
        var items: [LineItem] = []
        swap(&items, &down.items)
        defer { swap(&items, &down.items) }
        for row in 0..<source.rowCount where items[row].kind != .absent {
            var baseline = CommonBaseline(options.vertically)
            var natural = 0.0
            source.forEachNode(row) { node, range in
                guard node.counts(in: container, options.hidden), !range.isEmpty else { return }
                let last = range.upperBound - 1
                var span = AxisSpan(from: columns[range.lowerBound].position, to: columns[last].end)
                if options.horizontally != .fill {
                    let width = node.wantedLength(.horizontal, within: .unbounded, orUnbounded: 0)
                    let cell = CrossLine(axis: .horizontal, area: span, grid: grid, isMirrored: false)
                    span = cell.span(min(width, span.length), options.horizontally)
                }
                let width = span.length
                if isMirrored { span = span.mirrored(in: room.size.width) }
                span.origin += room.origin.x
                var frame = node.untransformedFrame
                frame[.horizontal] = grid.aligned(span)
                let proposal = Size(width: width, height: .greatestFiniteMagnitude)
                let height = node.wantedLength(.vertical, within: proposal, orUnbounded: 0)
                if options.vertically != .fill { frame.size.height = height }
                node.untransformedFrame = frame
                natural = max(natural, height)
                if options.vertically.isBaseline { baseline.add(node, height: height) }
            }
            if items[row].kind != .fixed { items[row].natural = max(natural, baseline.height) }
        }
    }

    /// Gives the nodes their places in their rows.
    private func write() {
        let (grid, container, options) = (grid, container, options)
        for row in 0..<source.rowCount where down.items[row].kind != .absent {
            let area = AxisSpan(origin: room.origin.y + down.items[row].position, length: down.items[row].size)
            let line = CrossLine(axis: .vertical, area: area, grid: grid, isMirrored: false)
            var baseline = CommonBaseline(options.vertically)
            if options.vertically.isBaseline {
                source.forEachNode(row) { node, _ in
                    if node.counts(in: container, options.hidden) { baseline.add(node) }
                }
            }
            let full = grid.aligned(area)
            source.forEachNode(row) { node, _ in
                guard node.counts(in: container, options.hidden) else { return }
                if options.vertically == .fill {
                    node.setSpan(full, .vertical)
                } else if options.vertically.isBaseline {
                    line.align(node, on: baseline)
                } else {
                    node.setSpan(grid.aligned(line.span(node.untransformedFrame.height, options.vertically)), .vertical)
                }
            }
        }
    }

    // MARK: Bad input

    @inline(never)
    private func warn(_ kind: LayoutWarning.Kind) {
        container.warn(kind, method: "grid", call: "grid(\(source.rowCount) rows)")
    }
}

extension LineItem {
    /// Brings the numbers of a track to ones that can be computed with, and returns what was wrong with them.
    fileprivate mutating func repair(_ index: Int) -> LayoutWarning.Kind? {
        let given = self
        let isSound = minimum >= 0 && minimum <= Self.largest && maximum >= 0 && weight <= Self.largest
        if isSound, maximum >= minimum, weight > 0 { return nil }
        func usable(_ value: Double, or fallback: Double) -> Double { value >= 0 ? min(value, Self.largest) : fallback }
        minimum = usable(minimum, or: 0)
        if maximum < .infinity || maximum.isNaN { maximum = max(minimum, maximum.isNaN ? .infinity : maximum) }
        weight = usable(weight, or: 0)
        if kind == .fixed { (natural, maximum) = (minimum, minimum) }
        if given.weight <= 0 { return .invalidWeight(item: index, weight: given.weight) }
        return isSound ? .minimumOverMaximum(item: index) : .invalidItem(index)
    }
}

extension Layoutable where LayoutBase == Self {
    /// Lays out a grid.
    @usableFromInline
    @_specialize(where Self == LayoutNode)
    func runGrid(
        _ columns: [Track], _ rows: [Track], _ options: GridOptions, _ area: Rect?, _ padding: EdgeInsets,
        _ source: GridSource<Self>
    ) -> GridResult {
        var run = GridRun(self, options, source, area, padding)
        return run.layOut(columns, rows)
    }
}
