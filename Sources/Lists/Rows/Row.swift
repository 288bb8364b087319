/// A stored row: a height in whole pixels or none, and whether the row is a header.
struct Row: Equatable, Sendable {
    /// The height in the lower 31 bits, all of them set for no height; the highest bit marks a header.
    private var bits: UInt32

    private static var unknown: UInt32 { 0x7FFF_FFFF }
    private static var headerBit: UInt32 { 0x8000_0000 }

    /// The largest height, in pixels.
    static var mostPixels: Int { Int(unknown) - 1 }

    /// Creates a row; nil means that its height is unmeasured.
    init(pixels: Int? = nil, isHeader: Bool = false) {
        bits = pixels.map { UInt32(truncatingIfNeeded: max(0, min($0, Row.mostPixels))) } ?? Row.unknown
        if isHeader { bits |= Row.headerBit }
    }

    /// The height in pixels; nil if it was not measured.
    @inline(__always)
    var pixels: Int? { isMeasured ? Int(bits & Row.unknown) : nil }

    @inline(__always)
    var isMeasured: Bool { bits & Row.unknown != Row.unknown }

    @inline(__always)
    var isHeader: Bool { bits & Row.headerBit != 0 }

    /// The sums over this row alone.
    @inline(__always)
    var totals: RowTotals {
        let isMeasured = isMeasured
        return RowTotals(
            rows: 1, measured: isMeasured ? 1 : 0, headers: Int32(bits >> 31),
            pixels: isMeasured ? Int(bits & Row.unknown) : 0)
    }

    /// The height in pixels, or another one if it was not measured.
    @inline(__always)
    func pixels(or estimate: Int) -> Int { isMeasured ? Int(bits & Row.unknown) : estimate }
}
