import Geometry
import LayoutTree

extension VirtualList {
    /// The number of times that a pass begins anew because rows turned out lower than expected and more of them come into view.
    @export(implementation)
    static var roundLimit: Int { 8 }

    /// Gives the rows in view cells, measures them, and writes their frames.
    ///
    /// Call it in the `layoutChildren()` of the node that contains the cells. If that node scrolls its children, frames are in the space
    /// of the list, whose first row begins at 0. If not, they begin at the start of the viewport.
    ///
    /// Rows above the anchor may turn out higher than they were. The rows on the screen then stay where they are, and the origin of
    /// ``ListLayout/viewport`` changes: give it to what scrolls the list. The viewport is kept within the list.
    ///
    /// A row without height counts as one point high when it is decided how many rows are in view.
    ///
    /// - Complexity: O(*v* log *n*) for *v* rows in view of *n*, and what measuring these takes.
    /// - Parameters:
    ///   - size: the size of the viewport, in points. If it is not finite, it counts as 0.
    ///   - direction: the reading direction; the first column is at its start.
    ///   - isScrolled: whether the container scrolls its children.
    @export(implementation)
    public func layOut(in size: Size, _ direction: LayoutDirection = .leftToRight, isScrolled: Bool = true) {
        let width = size.width.isFinite ? max(0, size.width) : 0
        if layout.viewport.length != size.height {
            layout.viewport = AxisSpan(origin: layout.viewport.origin, length: size.height)
        }
        pass &+= 1
        retireCells(outside: rowsInView)
        for _ in 0..<VirtualList.roundLimit {
            measureRowsInView(width, direction)
            if !layout.clampViewport() { break }
        }
        let header = stickyHeader(width, direction)
        retireCellsOfOtherPasses()
        hideSpareCells()
        writeFrames(width, direction, header, origin: isScrolled ? 0 : layout.viewport.origin)
    }

    /// The rows that are in view by what is known now.
    @export(implementation) var rowsInView: Range<Int> {
        var layout = layout
        layout.clampViewport()
        return layout.rows(in: layout.viewport, margin: usableMargin)
    }

    @export(implementation) var usableMargin: Double { margin.isFinite ? max(0, margin) : 0 }

    /// Measures the rows in view, from the anchor to both sides.
    ///
    /// Offsets are counted from the start of the viewport: there the anchor stays where it is, whatever is measured.
    @export(implementation)
    func measureRowsInView(_ width: Double, _ direction: LayoutDirection) {
        rowsWithCells = 0..<0
        guard let anchor = layout.anchor ?? layout.row(at: layout.viewport.origin) else { return }
        let first = min(anchor, layout.rowCount - 1)
        let (margin, spacing) = (usableMargin, layout.spacing)
        let most = Int(min(layout.viewport.length + 2 * margin, 1e9)) + 2
        var length = measure(row: first, width, direction)
        let top = layout.top(of: first) - layout.viewport.origin
        let bottom = layout.viewport.length + margin
        var (start, end, y) = (first, first + 1, top + length + spacing)
        while end < layout.rowCount, end - start < most, y < bottom {
            y += measure(row: end, width, direction) + spacing
            end += 1
        }
        y = top
        while start > 0, end - start < most, y > -margin {
            start -= 1
            length = measure(row: start, width, direction)
            y -= length + spacing
        }
        rowsWithCells = start..<min(end, layout.rowCount)
    }

    /// The header that sticks, with a cell for it if its row is not in view.
    @export(implementation)
    func stickyHeader(_ width: Double, _ direction: LayoutDirection) -> StickyHeader? {
        guard headersStick, layout.headerCount > 0,
            let header = layout.stickyHeader(at: layout.viewport.origin)
        else { return nil }
        if !rowsWithCells.contains(header.row) { measure(row: header.row, width, direction) }
        return layout.stickyHeader(at: layout.viewport.origin)
    }

    /// Measures the cells of a row at the widths of their columns, and returns the height of the row.
    @export(implementation) @discardableResult
    func measure(row: Int, _ width: Double, _ direction: LayoutDirection) -> Double {
        var height: Double?
        let count = columnCount(of: row)
        for column in 0..<count {
            let cell = showCell(at: ListPosition(row: row, column: column))
            if cell.pixelGrid != layout.pixelGrid { layout.setPixelGrid(cell.pixelGrid) }
            let span = columnSpan(row, column, width, direction, cell)
            let proposal = Size(width: span.length, height: .greatestFiniteMagnitude)
            if let content = cell.contentSize(within: proposal)?.height, content.isFinite {
                height = max(height ?? 0, content)
            }
        }
        let length = layout.measuredLength(height, of: row)
        var index = index(of: ListPosition(row: row))
        while index < shown.count, shown[index].position.row == row {
            shown[index].length = length
            index += 1
        }
        return length
    }

    @export(implementation)
    func writeFrames(_ width: Double, _ direction: LayoutDirection, _ header: StickyHeader?, origin: Double) {
        // Rows are in order, so that most begin where the one before ends.
        let spacing = layout.spacing
        var (row, top, next) = (-2, 0.0, 0.0)
        for entry in shown {
            let position = entry.position
            if position.row != row {
                top = position.row == row + 1 ? next : layout.top(of: position.row)
                row = position.row
                next = top + entry.length + spacing
            }
            let y = header?.row == row ? header?.span.origin ?? top : top
            entry.cell.untransformedFrame = Rect(
                horizontal: columnSpan(row, position.column, width, direction, entry.cell),
                vertical: AxisSpan(origin: layout.pixelGrid.rounded(y - origin), length: entry.length))
        }
    }

    @export(implementation)
    func columnCount(of row: Int) -> Int {
        guard let columns, !layout.isHeader(row) else { return 1 }
        guard let itemsInRow else { return columns.count }
        return max(0, min(itemsInRow(row), columns.count))
    }

    @export(implementation)
    func columnSpan(
        _ row: Int, _ column: Int, _ width: Double, _ direction: LayoutDirection, _ cell: Cell
    ) -> AxisSpan {
        guard let columns, !layout.isHeader(row) else { return AxisSpan(origin: 0, length: width) }
        return columns.span(of: column, in: width, direction, pixelGrid: cell.pixelGrid)
    }
}
