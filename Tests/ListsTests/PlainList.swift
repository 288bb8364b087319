import Geometry

/// A list as a plain array, which adds everything up anew for each question.
struct PlainList {
    /// A height in points where it is known, and an identity that rows keep when they move.
    struct PlainRow {
        var height: Double?
        var isHeader = false
        let identity: Int
    }

    var rows: [PlainRow] = []
    var estimate: Double
    var spacing: Double
    private var made = 0

    init(estimate: Double, spacing: Double) {
        (self.estimate, self.spacing) = (estimate, spacing)
    }

    mutating func insert(_ heights: [Double?], at index: Int) {
        let new = heights.map { height in
            made += 1
            return PlainRow(height: height, identity: made)
        }
        rows.insert(contentsOf: new, at: index)
    }

    mutating func move(_ range: Range<Int>, to index: Int) {
        let moved = Array(rows[range])
        rows.removeSubrange(range)
        rows.insert(contentsOf: moved, at: index)
    }

    func height(_ row: Int) -> Double { rows[row].height ?? estimate }

    func top(_ row: Int) -> Double { (0..<row).reduce(0) { $0 + height($1) + spacing } }

    var height: Double { rows.isEmpty ? 0 : top(rows.count) - spacing }

    func row(at offset: Double) -> Int? {
        var end = 0.0
        for row in rows.indices {
            end += height(row) + spacing
            if end > offset { return row }
        }
        return rows.indices.last
    }

    /// The rows whose span, with the space behind it, shares more than an edge with a span.
    func rows(from start: Double, to end: Double) -> [Int] {
        var top = 0.0
        return rows.indices.filter { row in
            let bottom = top + height(row) + spacing
            defer { top = bottom }
            return bottom > start && top < end && bottom > top
        }
    }

    var headers: [Int] { rows.indices.filter { rows[$0].isHeader } }
}
