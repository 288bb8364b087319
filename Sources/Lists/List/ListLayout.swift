import Geometry

/// The rows of a long list on one axis: their heights, their positions, and the visible ones.
///
/// It contains only numbers, no views, and stores the heights of measured rows. Every other row has the height ``estimatedHeight``.
/// So a list of a million rows has a height, and an offset for each row, before any row is laid out.
///
/// ```swift
/// var list = ListLayout(rows: 1_000_000, estimatedHeight: 44)
/// list.viewport = AxisSpan(origin: 44_000, length: 480)
/// print(list.rows(in: list.viewport))  // 1000..<1011
///
/// list.setHeight(60, of: 3)
/// print(list.viewport)  // 44016..<44496
/// ```
///
/// The height of row 3 changed, but the rows in the ``viewport`` did not move on the screen: the first fully visible row is the
/// list's anchor.
///
/// All lengths are in points; offsets are measured from the top of the first row, positive downwards. Heights are kept as whole
/// pixels of the ``pixelGrid``, rounded up, so every offset is exact and no row begins between two pixels. Without a grid they are
/// multiples of 1/1024 point. For a list that scrolls sideways, read width for height.
///
/// Invalid rows are no error: an index beyond the end means the end, a negative index the first row, a range is cut to the existing
/// rows, and a negative count is read as zero. A height that is not finite is unknown, and a negative height is zero. A list has at
/// most 2³¹ - 1 rows, of at most 2³¹ - 2 pixels each; larger numbers are cut off.
///
/// - Complexity: Every call takes O(log *n*) for *n* rows, unless its documentation says otherwise. A measured row takes four to
///   eight bytes; other rows take none. Copies share memory until one of them changes.
public struct ListLayout: Sendable {
    var tree = RowTree()
    var lengths: RowLengths
    /// The pixels to which heights are rounded up.
    public private(set) var pixelGrid: PixelGrid
    /// Pixels per point, or fractions per point without a grid.
    private(set) var scale: Double
    /// The row that keeps its distance from the start of the viewport; nil if the viewport keeps its offset instead.
    var anchorRow: Int?
    /// The offset of the viewport from the top of the anchor, or from the top of the list.
    var distance = 0.0
    @usableFromInline var viewportLength = 0.0

    /// The largest number of rows.
    static var mostRows: Int { Int(Int32.max) }

    /// Creates a list of unmeasured rows.
    ///
    /// - Parameters:
    ///   - rows: the number of rows.
    ///   - estimatedHeight: the height of each row until it is measured, in points.
    ///   - spacing: the space between two rows, in points.
    ///   - pixelGrid: the pixels to which heights, the estimate and the spacing are rounded up.
    public init(
        rows: Int = 0, estimatedHeight: Double = 44, spacing: Double = 0, pixelGrid: PixelGrid = PixelGrid(scale: 1)
    ) {
        self.pixelGrid = pixelGrid
        scale = ListLayout.scale(of: pixelGrid)
        lengths = RowLengths(estimate: 0, spacing: 0)
        lengths = RowLengths(estimate: pixels(estimatedHeight) ?? 0, spacing: pixels(spacing) ?? 0)
        insertRows(rows, at: 0)
    }

    /// Creates a list of rows with known heights.
    ///
    /// - Complexity: O(*n*) for *n* rows.
    public init(
        heights: some Sequence<Double>, estimatedHeight: Double = 44, spacing: Double = 0,
        pixelGrid: PixelGrid = PixelGrid(scale: 1)
    ) {
        self.init(rows: 0, estimatedHeight: estimatedHeight, spacing: spacing, pixelGrid: pixelGrid)
        insertRows(heights: heights, at: 0)
    }
}

extension ListLayout {
    /// The number of rows, headers included.
    public var rowCount: Int { tree.totals.rows }

    /// The height of all rows with the spaces between them, in points.
    public var height: Double {
        let totals = tree.totals
        return totals.rows == 0 ? 0 : points(totals.extent(lengths) - lengths.spacing)
    }

    /// The height of each unmeasured row, in points.
    ///
    /// A new estimate is rounded up to pixels, and moves all rows at once; the anchor keeps its position in the viewport.
    public var estimatedHeight: Double {
        get { points(lengths.estimate) }
        set { lengths.estimate = pixels(newValue) ?? 0 }
    }

    /// The space between two rows, in points.
    public var spacing: Double {
        get { points(lengths.spacing) }
        set { lengths.spacing = pixels(newValue) ?? 0 }
    }

    /// The measured height of a row, in points; nil if it was not measured.
    public func measuredHeight(of row: Int) -> Double? {
        guard contains(row) else { return nil }
        return tree[row: row].pixels.map { points($0) }
    }

    /// The offset of the top of a row, in points; for ``rowCount`` the end of the list.
    public func top(of row: Int) -> Double {
        row >= rowCount ? height : points(topInPixels(max(0, row)))
    }

    /// The offset and the height of a row, in points.
    public func span(of row: Int) -> AxisSpan {
        guard rowCount > 0 else { return AxisSpan(origin: 0, length: 0) }
        let row = max(0, min(row, rowCount - 1))
        return AxisSpan(origin: top(of: row), length: points(tree[row: row].pixels ?? lengths.estimate))
    }

    /// The row at an offset: the first one that ends after it, including the space after the row.
    ///
    /// Returns the last row for an offset beyond the end, and nil if there are no rows.
    public func row(at offset: Double) -> Int? {
        guard rowCount > 0 else { return nil }
        return tree.row(endingBehind: wholePixels(offset, .down), lengths)?.row ?? rowCount - 1
    }

    /// The rows that a span of offsets intersects, including the spaces after them.
    ///
    /// - Parameters:
    ///   - span: the span, in points. A span that is not finite shows nothing.
    ///   - margin: the length by which the span is extended on either side, in points.
    /// - Returns: the rows; empty if nothing is shown.
    public func rows(in span: AxisSpan, margin: Double = 0) -> Range<Int> {
        guard rowCount > 0, span.isFinite, margin.isFinite else { return 0..<0 }
        let start = wholePixels(span.start - margin, .down)
        let end = wholePixels(span.end + margin, .up)
        guard let first = tree.row(endingBehind: start, lengths) else { return rowCount..<rowCount }
        return first.row..<tree.row(beginningBehind: end, from: first, lengths)
    }

    func contains(_ row: Int) -> Bool { row >= 0 && row < rowCount }

    func topInPixels(_ row: Int) -> Int { tree.extent(before: row, lengths) }
}

// MARK: Points and pixels

extension ListLayout {
    private static func scale(of pixelGrid: PixelGrid) -> Double {
        pixelGrid.scale >= 0x1p-10 && pixelGrid.scale <= 0x1p20 ? pixelGrid.scale : 1024
    }

    func points(_ pixels: Int) -> Double { Double(pixels) / scale }

    /// A height in whole pixels, rounded up; nil for a height that is not finite.
    func pixels(_ height: Double) -> Int? {
        guard height.isFinite else { return nil }
        // The grid rounds it, so that a rounding error (20.000000000000004) does not add a pixel.
        let pixels = (scale == pixelGrid.scale ? pixelGrid.ceiled(height) : height) * scale
        return min(
            wholePixels(pixels: max(0, pixels), scale == pixelGrid.scale ? .toNearestOrEven : .up), Row.mostPixels)
    }

    /// An offset in whole pixels.
    func wholePixels(_ offset: Double, _ rule: FloatingPointRoundingRule) -> Int {
        wholePixels(pixels: offset * scale, rule)
    }

    /// The number clamped to the range of an integer; zero for NaN.
    private func wholePixels(pixels: Double, _ rule: FloatingPointRoundingRule) -> Int {
        pixels.isNaN ? 0 : Int(max(-0x1p61, min(pixels, 0x1p61)).rounded(rule))
    }

    /// Rounds all heights up to the pixels of another grid.
    ///
    /// - Complexity: O(*n*) for *n* rows that were measured; O(1) if the grid is the same.
    public mutating func setPixelGrid(_ pixelGrid: PixelGrid) {
        guard pixelGrid != self.pixelGrid else { return }
        let old = self
        self.pixelGrid = pixelGrid
        scale = ListLayout.scale(of: pixelGrid)
        let new = self
        lengths.estimate = new.pixels(old.estimatedHeight) ?? 0
        lengths.spacing = new.pixels(old.spacing) ?? 0
        tree.changeRows { row in Row(pixels: row.pixels.flatMap { new.pixels(old.points($0)) }, isHeader: row.isHeader)
        }
    }
}
