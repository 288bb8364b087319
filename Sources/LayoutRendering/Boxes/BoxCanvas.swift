/// A rectangle of terminal cells, including the cells at both ends.
struct CellBox: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func overlaps(_ other: CellBox) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
}

/// A grid of terminal cells with lines, which join where they meet, and text.
///
/// Positions outside the grid are allowed everywhere; nothing is drawn there.
struct BoxCanvas {
    let columns: Int
    let rows: Int
    /// The directions in which each cell has a line: 1 up, 2 right, 4 down, 8 left.
    private var lines: [UInt8]
    /// The text of each cell: a character with its marks; empty for the second cell of a wide character.
    private var texts: [String?]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        lines = [UInt8](repeating: 0, count: columns * rows)
        texts = [String?](repeating: nil, count: columns * rows)
    }

    /// Draws the outline.
    ///
    /// A box without height or width is a line; a box without both is a dot.
    mutating func draw(_ box: CellBox) {
        if box.left == box.right && box.top == box.bottom {
            guard contains(box.left, box.top) else { return }
            let cell = box.top * columns + box.left
            if lines[cell] == 0 && texts[cell] == nil { texts[cell] = "·" }
            return
        }
        drawRow(box.top, box)
        if box.bottom != box.top { drawRow(box.bottom, box) }
        drawColumn(box.left, box)
        if box.right != box.left { drawColumn(box.right, box) }
    }

    private mutating func drawRow(_ row: Int, _ box: CellBox) {
        guard row >= 0, row < rows, box.left < box.right, box.left < columns, box.right >= 0 else { return }
        for column in max(box.left, 0)...min(box.right, columns - 1) {
            let bits: UInt8 = (column > box.left ? 8 : 0) | (column < box.right ? 2 : 0)
            addLines(bits, row * columns + column)
        }
    }

    private mutating func drawColumn(_ column: Int, _ box: CellBox) {
        guard column >= 0, column < columns, box.top < box.bottom, box.top < rows, box.bottom >= 0 else { return }
        for row in max(box.top, 0)...min(box.bottom, rows - 1) {
            let bits: UInt8 = (row > box.top ? 1 : 0) | (row < box.bottom ? 4 : 0)
            addLines(bits, row * columns + column)
        }
    }

    private mutating func addLines(_ bits: UInt8, _ cell: Int) {
        lines[cell] |= bits
        texts[cell] = nil
    }

    private func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// Whether the cells of a row are within the grid and empty.
    ///
    /// With `onLine`, they must contain nothing but a line along the row.
    func isFree(row: Int, from left: Int, to right: Int, onLine: Bool = false) -> Bool {
        guard left <= right, contains(left, row), contains(right, row) else { return false }
        for cell in (row * columns + left)...(row * columns + right) {
            guard texts[cell] == nil, lines[cell] == (onLine ? 10 : 0) else { return false }
        }
        return true
    }

    /// Writes a text over the present content; the cells must be within the grid.
    mutating func write(_ text: String, column: Int, row: Int) {
        var cell = row * columns + column
        let start = cell
        for scalar in text.unicodeScalars {
            let width = cellWidth(scalar)
            if width == 0 {
                if cell > start { append(scalar, before: cell) }
                continue
            }
            guard cell + width <= (row + 1) * columns else { return }
            texts[cell] = String(Character(scalar))
            if width == 2 { texts[cell + 1] = "" }
            cell += width
        }
    }

    private mutating func append(_ mark: Unicode.Scalar, before cell: Int) {
        let owner = texts[cell - 1] == "" ? cell - 2 : cell - 1
        texts[owner]?.unicodeScalars.append(mark)
    }

    /// The grid as lines of text without blanks at their ends, and without empty lines at the end.
    var text: String {
        var text = ""
        var pendingLines = 0
        for row in 0..<rows {
            var pendingBlanks = 0
            for cell in (row * columns)..<((row + 1) * columns) {
                if lines[cell] == 0 && texts[cell] == nil {
                    pendingBlanks += 1
                    continue
                }
                text += String(repeating: "\n", count: pendingLines)
                pendingLines = 0
                text += String(repeating: " ", count: pendingBlanks)
                pendingBlanks = 0
                text += texts[cell] ?? joints[Int(lines[cell])]
            }
            pendingLines += 1
        }
        return text.isEmpty ? "" : text + "\n"
    }
}

/// The line characters, by the directions in which they extend.
private let joints = [
    " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
]
