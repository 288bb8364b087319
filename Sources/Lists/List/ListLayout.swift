import Geometry

/// The rows of a long list on one axis: their heights, where they are, and which of them are seen.
///
/// It holds numbers only, no views, and knows the heights of rows that were measured. Every other row counts as high as
/// ``estimatedHeight``. So a list of a million rows has a height and an offset for each row before any row was laid out.
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
/// The height of row 3 changed, and what the ``viewport`` shows stayed where it is on the screen: the first row that is seen whole is the
/// list's anchor.
///
/// All lengths are in points; offsets count from the top of the first row, positive downwards. Heights are kept as whole pixels of the
/// ``pixelGrid``, rounded up, so every offset is exact and no row begins between two pixels. Without a grid they are multiples of
/// 1/1024 point. For a list that scrolls sideways, read width for height.
///
/// A row that does not exist is no error: an index beyond the end means the end, one below zero the first row, a range is cut to the
/// rows that there are, and a negative number counts as zero. A height that is not finite means that it is unknown, and a negative one is
/// zero. A list has at most 2³¹ - 1 rows, of at most 2³¹ - 2 pixels each; more is cut off.
///
/// - Complexity: Every call takes O(log *n*) for *n* rows, if nothing else is said. A row that was measured takes four to eight bytes, and
///   rows that were not measured take none. A copy shares memory until one of both changes.
public struct ListLayout: Sendable {
    var tree = RowTree()
    var lengths: RowLengths
    /// The pixels that heights are rounded up to.
    public private(set) var pixelGrid: PixelGrid {
        didSet { scale = ListLayout.scale(of: pixelGrid) }
    }
    /// Pixels in a point, or the fractions of a point that are kept without a grid.
    private(set) var scale: Double
    /// The row that keeps its distance from the start of the viewport; nil if the viewport keeps its offset.
    var anchorRow: Int?
    /// The offset of the viewport from the top of the anchor, or from the top of the list.
    var distance = 0.0
    @usableFromInline var viewportLength = 0.0

    /// The largest number of rows.
    static var mostRows: Int { Int(Int32.max) }

    /// Creates a list of rows that were not measured.
    ///
    /// - Parameters:
    ///   - rows: the number of rows.
    ///   - estimatedHeight: the height of each row until it is measured, in points.
    ///   - spacing: the space between two rows, in points.
    ///   - pixelGrid: the pixels that heights, the estimate and the spacing are rounded up to.
    public init(
        rows: Int = 0, estimatedHeight: Double = 44, spacing: Double = 0, pixelGrid: PixelGrid = PixelGrid(scale: 1)
    ) {
        self.pixelGrid = pixelGrid
        scale = ListLayout.scale(of: pixelGrid)
        lengths = RowLengths(estimate: 0, spacing: 0)
        lengths = RowLengths(estimate: pixels(estimatedHeight) ?? 0, spacing: pixels(spacing) ?? 0)
        insertRows(rows, at: 0)
    }

    /// Creates a list of rows whose heights are known.
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

    /// The height of each row that was not measured, in points.
    ///
    /// A new one is rounded up to pixels, and moves all rows at once; the anchor keeps its place in the viewport.
    public var estimatedHeight: Double {
        get { points(lengths.estimate) }
        set { lengths.estimate = pixels(newValue) ?? 0 }
    }

    /// The space between two rows, in points.
    public var spacing: Double {
        get { points(lengths.spacing) }
        set { lengths.spacing = pixels(newValue) ?? 0 }
    }

    /// The height of a row as it was measured, in points; nil if it was not.
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

    /// The row at an offset: the first one that ends behind it, with the space behind the row.
    ///
    /// The last row for an offset beyond the end, and nil if there are no rows.
    public func row(at offset: Double) -> Int? {
        guard rowCount > 0 else { return nil }
        return tree.row(endingBehind: wholePixels(offset, .down), lengths)?.row ?? rowCount - 1
    }

    /// The rows that a span of offsets shows a part of, or of the space behind them.
    ///
    /// - Parameters:
    ///   - span: the span, in points. One that is not finite shows nothing.
    ///   - margin: what counts as shown on either side of the span, in points.
    /// - Returns: the rows, none of them if nothing is shown.
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

    /// A height in whole pixels, rounded up; nil for one that is not finite.
    func pixels(_ height: Double) -> Int? {
        guard height.isFinite else { return nil }
        // By the grid, so that an error of a computation (20.000000000000004) is no pixel.
        let pixels = (scale == pixelGrid.scale ? pixelGrid.ceiled(height) : height) * scale
        return min(
            wholePixels(pixels: max(0, pixels), scale == pixelGrid.scale ? .toNearestOrEven : .up), Row.mostPixels)
    }

    /// An offset in whole pixels.
    func wholePixels(_ offset: Double, _ rule: FloatingPointRoundingRule) -> Int {
        wholePixels(pixels: offset * scale, rule)
    }

    /// A number that an integer can hold; zero for NaN.
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
        let new = self
        lengths.estimate = new.pixels(old.estimatedHeight) ?? 0
        lengths.spacing = new.pixels(old.spacing) ?? 0
        tree.changeRows { row in Row(pixels: row.pixels.flatMap { new.pixels(old.points($0)) }, isHeader: row.isHeader)
        }
    }
}
