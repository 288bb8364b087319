import Geometry

/// Converts points to terminal cells, which are assumed to be twice as high as wide.
struct BoxScale {
    let area: Rect
    let columns: Int
    let rows: Int

    /// The grid for an area: as wide as requested, from 8 to 512 columns.
    ///
    /// It is narrower if it would otherwise be more than four times as many rows high. Both keep the proportions of the area,
    /// except that a very long area gets at least 8 columns or 3 rows; an axis without extent gets one cell.
    init(area: Rect, columns: Int) {
        self.area = area
        let widest = max(8, min(columns, 512))
        let highest = min(4 * widest, 1024)
        let (width, height) = (area.width, area.height)
        guard width > 0 else {
            self.columns = 1
            rows = height > 0 ? min(highest, widest / 2) : 1
            return
        }
        guard height > 0 else {
            self.columns = widest
            rows = 1
            return
        }
        // The larger of the two numbers of points per column fits both ways.
        let pointsPerColumn = max(width / Double(widest - 1), height / Double(2 * (highest - 1)))
        self.columns = BoxScale.cells(width / pointsPerColumn, 7, widest - 1) + 1
        rows = BoxScale.cells(height / pointsPerColumn / 2, 2, highest - 1) + 1
    }

    /// Rounds to the nearest whole number within limits, which apply before the conversion.
    private static func cells(_ value: Double, _ least: Int, _ most: Int) -> Int {
        guard value > Double(least) else { return least }
        return Int((min(value, Double(most)) + 0.5).rounded(.down))
    }

    /// The cells on whose borders a rectangle lies.
    ///
    /// Cells far outside the grid are clamped to its surroundings.
    func cells(of rect: Rect) -> CellBox {
        CellBox(
            left: cell(rect.minX, area.minX, area.width, columns),
            top: cell(rect.minY, area.minY, area.height, rows),
            right: cell(rect.maxX, area.minX, area.width, columns),
            bottom: cell(rect.maxY, area.minY, area.height, rows)
        )
    }

    private func cell(_ value: Double, _ start: Double, _ length: Double, _ count: Int) -> Int {
        guard length > 0 else { return value < start ? -1 : (value > start ? 1 : 0) }
        let position = (value - start) / length * Double(count - 1) + 0.5
        if position < 0 { return -1 }
        return position < Double(count) ? Int(position.rounded(.down)) : count
    }
}
