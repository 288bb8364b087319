import Geometry
import LayoutTree

extension VirtualList {
    /// The number of times that a pass begins anew because rows turned out lower than expected and more of them come into view.
    private static var roundLimit: Int { 8 }

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
    private var rowsInView: Range<Int> {
        var layout = layout
        layout.clampViewport()
        return layout.rows(in: layout.viewport, margin: usableMargin)
    }

    private var usableMargin: Double { margin.isFinite ? max(0, margin) : 0 }

    /// Measures the rows in view, from the anchor to both sides.
    private func measureRowsInView(_ width: Double, _ direction: LayoutDirection) {
        visibleRows = 0..<0
        guard let anchor = layout.anchor ?? layout.row(at: layout.viewport.origin) else { return }
        let first = min(anchor, layout.rowCount - 1)
        let most = Int(min(layout.viewport.length + 2 * usableMargin, 1e9)) + 2
        var (start, end) = (first, first)
        while end < layout.rowCount, end - start < most,
            end == first || layout.top(of: end) < layout.viewport.end + usableMargin
        {
            measure(row: end, width, direction)
            end += 1
        }
        // What is measured above the anchor moves the origin, so each row is compared with the origin as it is then.
        while start > 0, end - start < most, layout.top(of: start) > layout.viewport.origin - usableMargin {
            start -= 1
            measure(row: start, width, direction)
        }
        visibleRows = start..<min(end, layout.rowCount)
    }

    /// The header that sticks, with a cell for it if its row is not in view.
    private func stickyHeader(_ width: Double, _ direction: LayoutDirection) -> StickyHeader? {
        guard headersStick, layout.headerCount > 0,
            let header = layout.stickyHeader(at: layout.viewport.origin)
        else { return nil }
        if !visibleRows.contains(header.row) { measure(row: header.row, width, direction) }
        return layout.stickyHeader(at: layout.viewport.origin)
    }

    /// Measures the cells of a row at the widths of their columns.
    private func measure(row: Int, _ width: Double, _ direction: LayoutDirection) {
        var height: Double?
        for column in 0..<columnCount(of: row) {
            let cell = showCell(at: ListPosition(row: row, column: column))
            layout.setPixelGrid(cell.pixelGrid)
            let proposal = Size(
                width: columnSpan(row, column, width, direction, cell).length, height: .greatestFiniteMagnitude)
            if let content = cell.contentSize(within: proposal)?.height, content.isFinite {
                height = max(height ?? 0, content)
            }
        }
        if let height { layout.setHeight(height, of: row) }
    }

    private func writeFrames(_ width: Double, _ direction: LayoutDirection, _ header: StickyHeader?, origin: Double) {
        // Rows are in order, so most tops follow from the one before.
        var (row, span) = (-1, AxisSpan(origin: 0, length: 0))
        for entry in shown {
            let position = entry.position
            if position.row != row {
                row = position.row
                span = header?.row == row ? header?.span ?? span : layout.span(of: row)
            }
            let columns = columnSpan(row, position.column, width, direction, entry.cell)
            let y = entry.cell.pixelGrid.rounded(span.origin - origin)
            entry.cell.untransformedFrame = Rect(
                horizontal: columns, vertical: AxisSpan(origin: y, length: span.length))
        }
    }

    private func columnCount(of row: Int) -> Int {
        guard let columns, !layout.isHeader(row) else { return 1 }
        guard let itemsInRow else { return columns.count }
        return max(0, min(itemsInRow(row), columns.count))
    }

    private func columnSpan(
        _ row: Int, _ column: Int, _ width: Double, _ direction: LayoutDirection, _ cell: Cell
    ) -> AxisSpan {
        guard let columns, !layout.isHeader(row) else { return AxisSpan(origin: 0, length: width) }
        return columns.span(of: column, in: width, direction, pixelGrid: cell.pixelGrid)
    }
}
