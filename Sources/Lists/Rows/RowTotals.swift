/// Sums over a run of rows, in whole pixels.
struct RowTotals: Equatable, Sendable {
    /// The number of rows.
    var rows = 0
    /// The number of rows whose height is known.
    var measured: Int32 = 0
    /// The number of rows that are headers.
    var headers: Int32 = 0
    /// The sum of the known heights.
    var pixels = 0

    @inline(__always)
    static func + (left: RowTotals, right: RowTotals) -> RowTotals {
        RowTotals(
            rows: left.rows &+ right.rows, measured: left.measured &+ right.measured,
            headers: left.headers &+ right.headers,
            pixels: left.pixels &+ right.pixels)
    }

    @inline(__always)
    static func - (left: RowTotals, right: RowTotals) -> RowTotals {
        RowTotals(
            rows: left.rows &- right.rows, measured: left.measured &- right.measured,
            headers: left.headers &- right.headers,
            pixels: left.pixels &- right.pixels)
    }

    @inline(__always)
    static func += (left: inout RowTotals, right: RowTotals) { left = left + right }

    /// The length of the rows with the space after each, if every unknown height is `estimate`.
    @inline(__always)
    func extent(_ lengths: RowLengths) -> Int {
        pixels &+ (rows &- Int(measured)) &* lengths.estimate &+ rows &* lengths.spacing
    }
}

/// Lengths that all rows of a list share, in whole pixels.
struct RowLengths: Equatable, Sendable {
    /// The height of an unmeasured row.
    var estimate: Int
    /// The space after each row.
    var spacing: Int
}
