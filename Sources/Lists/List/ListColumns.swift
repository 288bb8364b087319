import Geometry

/// Columns of equal width, for a list with several items in each row.
///
/// ```swift
/// let columns = ListColumns(3, gap: 8)
/// print(columns.span(of: 1, in: 320))  // 109..<210
/// print(columns.row(of: 7))  // 2
/// print(columns.items(in: 2, of: 8))  // 6..<8
/// ```
///
/// All columns have the same whole number of pixels. The remaining pixels are divided among the gaps, so that the last column ends
/// less than a pixel before the end. In a right-to-left layout the first column is the rightmost.
public struct ListColumns: Hashable, Sendable {
    /// The number of columns, at least 1.
    public let count: Int
    /// The space between two columns, in points.
    public let gap: Double

    /// Creates columns.
    ///
    /// A number below 1 is replaced by 1, and a gap that is negative or not finite by 0.
    public init(_ count: Int, gap: Double = 0) {
        self.count = max(1, count)
        self.gap = gap.isFinite ? max(0, gap) : 0
    }

    /// Creates as many columns as fit without being narrower than a width, but at least one.
    ///
    /// - Parameters:
    ///   - width: the least width of a column, in points. A width that is zero, negative or not finite makes one column.
    ///   - gap: the space between two columns, in points.
    ///   - total: the width of the list, in points.
    public init(atLeast width: Double, gap: Double = 0, in total: Double) {
        let one = ListColumns(1, gap: gap)
        let most = (total + one.gap) / (width + one.gap)
        self.init(width > 0 && most.isFinite ? Int(max(1, min(most, 1e6))) : 1, gap: one.gap)
    }

    /// The span of a column, in points from the left edge of the list.
    ///
    /// - Parameters:
    ///   - column: the index of the column; it is clamped.
    ///   - width: the width of the list, in points.
    ///   - direction: the reading direction.
    ///   - pixelGrid: the pixels to which both edges are snapped; the width is rounded down.
    /// - Returns: the span; an empty one at 0 if the width is not finite.
    public func span(
        of column: Int, in width: Double, _ direction: LayoutDirection = .leftToRight,
        pixelGrid: PixelGrid = PixelGrid(scale: 1)
    ) -> AxisSpan {
        guard width.isFinite else { return AxisSpan(origin: 0, length: 0) }
        let column = Double(max(0, min(column, count - 1)))
        let width = pixelGrid.floored(max(0, width))
        let length = pixelGrid.floored(max(0, (width - gap * Double(count - 1)) / Double(count)))
        // From the first column at the start to the last at the end.
        let step = count > 1 ? (width - length) / Double(count - 1) : 0
        let origin = pixelGrid.floored(step * column)
        guard origin.isFinite else { return AxisSpan(origin: 0, length: 0) }
        let span = AxisSpan(origin: origin, length: length)
        return direction == .leftToRight ? span : span.mirrored(in: width)
    }

    /// The number of rows for a number of items.
    public func rows(for items: Int) -> Int { items > 0 ? (items - 1) / count + 1 : 0 }

    /// The row of an item; row 0 begins with item 0.
    public func row(of item: Int) -> Int { max(0, item) / count }

    /// The column of an item.
    public func column(of item: Int) -> Int { max(0, item) % count }

    /// The items in a row, from a total number of items.
    public func items(in row: Int, of total: Int) -> Range<Int> {
        let (first, isTooLarge) = max(0, row).multipliedReportingOverflow(by: count)
        guard !isTooLarge, first < total else { return 0..<0 }
        return first..<(total - first > count ? first + count : total)
    }
}
