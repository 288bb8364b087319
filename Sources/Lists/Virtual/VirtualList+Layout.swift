import Geometry
import LayoutTree

extension VirtualList {
    /// The maximum number of times that a pass starts again because rows are lower than expected and more of them are visible.
    @export(implementation)
    static var roundLimit: Int { 8 }

    /// Gives cells to the visible rows, measures them, and writes their frames.
    ///
    /// Call it in the `layoutChildren()` of the node that contains the cells. If that node scrolls its children, frames are in the space
    /// of the list, whose first row begins at 0. If not, they begin at the start of the viewport.
    ///
    /// Rows above the anchor may change their height. The rows on the screen then do not move, but the origin of
    /// ``ListLayout/viewport`` changes: pass it to the view that scrolls the list. The viewport stays within the list.
    ///
    /// To find the visible rows, a row without height is treated as one point high.
    ///
    /// - Complexity: O(*v* log *n*) for *v* visible rows of *n*, besides measuring them.
    /// - Parameters:
    ///   - size: the size of the viewport, in points. A length that is not finite is read as 0.
    ///   - direction: the reading direction; the first column is at its start.
    ///   - isScrolled: whether the container scrolls its children.
    @export(implementation)
    public func layOut(in size: Size, _ direction: LayoutDirection = .leftToRight, isScrolled: Bool = true) {
        (pass.number, pass.hasRetired) = (pass.number &+ 1, false)
        (pass.width, pass.direction) = (size.width.isFinite ? max(0, size.width) : 0, direction)
        var origin = 0.0
        for _ in 0..<VirtualList.roundLimit {
            measureRowsInView(height: size.height)
            let clamped = layout.clampedOrigin()
            origin = clamped.origin
            if !clamped.isNew { break }
        }
        let header = pass.layout.hasHeaders && headersStick ? stickyHeader(at: origin) : nil
        retireCellsOfOtherPasses()
        hideSpareCells()
        if header != nil { origin = layout.viewport.origin }
        writeFrames(header, origin: isScrolled ? 0 : origin)
    }

    /// The visible rows, by the heights that are known so far.
    @export(implementation) var rowsInView: Range<Int> {
        var layout = layout
        layout.clampViewport()
        return layout.rows(in: layout.viewport, margin: usableMargin)
    }

    @export(implementation) var usableMargin: Double { margin.isFinite ? max(0, margin) : 0 }

    /// Measures the visible rows, from the anchor to both sides.
    ///
    /// Offsets are relative to the start of the viewport, where the anchor does not move when rows are measured.
    @export(implementation)
    func measureRowsInView(height: Double) {
        rowsWithCells = 0..<0
        pass.layout = layout.beginPass(viewportLength: height)
        guard let first = pass.layout.firstRow else { return }
        let margin = usableMargin
        let most = Int(min(pass.layout.viewportLength + 2 * margin, 1e9)) + 2
        let present = index(of: ListPosition(row: first))
        var index = present
        let length = measure(row: first, at: &index)
        let top = layout.distance(toTopOf: first)
        let bottom = pass.layout.viewportLength + margin
        var (start, end, y) = (first, first + 1, top + length + pass.layout.spacing)
        while end < pass.layout.rowCount, end - start < most, y < bottom {
            y += measure(row: end, at: &index) + pass.layout.spacing
            end += 1
        }
        (y, index) = (top, present)
        while start > 0, end - start < most, y > -margin {
            start -= 1
            // The cells of the row are expected right before the cells of the row below.
            let expected = max(0, index - columnCount(of: start))
            index = expected
            y -= measure(row: start, at: &index) + pass.layout.spacing
            index = expected
        }
        rowsWithCells = start..<min(end, pass.layout.rowCount)
    }

    /// The sticky header, with a cell if its row is not visible.
    @export(implementation)
    func stickyHeader(at origin: Double) -> StickyHeader? {
        guard let header = layout.stickyHeader(at: origin) else { return nil }
        var index = 0
        if !rowsWithCells.contains(header.row) { measure(row: header.row, at: &index) }
        return layout.stickyHeader(at: layout.viewport.origin)
    }

    /// Measures the cells of a row at the widths of their columns, and returns the height of the row.
    ///
    /// `index` is the expected index of the row's first cell among the shown cells; afterwards it is the index after the last one.
    @export(implementation) @inline(__always) @discardableResult
    func measure(row: Int, at index: inout Int) -> Double {
        var height: Double?
        let count = columnCount(of: row)
        for column in 0..<count {
            index = showCell(at: ListPosition(row: row, column: column), expected: index)
            guard index < shown.count else { break }
            let content = withCell(at: index) { cell in
                if cell.pixelGrid != layout.pixelGrid { layout.setPixelGrid(cell.pixelGrid) }
                let proposal = Size(width: columnSpan(row, column).length, height: .greatestFiniteMagnitude)
                return cell.contentSize(within: proposal)
            }
            if let content, content.height.isFinite { height = max(height ?? 0, content.height) }
            index += 1
        }
        let length = layout.measuredLength(height, of: row)
        var cell = max(0, index - count)
        while cell < index, cell < shown.count {
            if shown[cell].position.row == row { (shown[cell].pass, shown[cell].length) = (pass.number, length) }
            cell += 1
        }
        return length
    }

    @export(implementation)
    func writeFrames(_ header: StickyHeader?, origin: Double) {
        let grid = layout.pixelGrid
        // Tops lie on pixels. So do their distances to a pixel, if the scale is a power of two.
        let isOnPixels = origin == 0 || (grid.scale.significandBitPattern == 0 && grid.rounded(origin) == origin)
        // Rows are in order, so most begin where the previous one ends.
        var (row, top, next) = (-2, 0.0, 0.0)
        for index in shown.indices {
            let (position, length) = (shown[index].position, shown[index].length)
            if position.row != row {
                top = position.row == row + 1 ? next : layout.top(of: position.row)
                row = position.row
                next = top + length + pass.layout.spacing
            }
            var y = top - origin
            if let header, header.row == row {
                y = grid.rounded(header.span.origin - origin)
            } else if !isOnPixels {
                y = grid.rounded(y)
            }
            withCell(at: index) {
                $0.untransformedFrame = Rect(
                    horizontal: columnSpan(row, position.column), vertical: AxisSpan(origin: y, length: length))
            }
        }
    }

    @export(implementation)
    func columnCount(of row: Int) -> Int {
        guard let columns, !layout.isHeader(row) else { return 1 }
        guard let itemsInRow else { return columns.count }
        return max(0, min(itemsInRow(row), columns.count))
    }

    @export(implementation)
    func columnSpan(_ row: Int, _ column: Int) -> AxisSpan {
        guard let columns, !layout.isHeader(row) else { return AxisSpan(origin: 0, length: pass.width) }
        return columns.span(of: column, in: pass.width, pass.direction, pixelGrid: layout.pixelGrid)
    }
}
