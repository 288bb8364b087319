import Geometry
import LayoutTree

/// Finds room for the names in a picture of boxes.
///
/// A name is written inside its box, clear of lines, other names, children and siblings in front: at the first such position from
/// the top, or else in the top line. Only the nearest 64 siblings in front are checked.
struct BoxNames {
    let stage: Stage
    let cells: [CellBox]
    /// The nodes whose names are not shown.
    private(set) var withoutRoom: [Int] = []

    private let mostNames = 2_000
    private let mostRows = 8

    init(stage: Stage, cells: [CellBox]) {
        self.stage = stage
        self.cells = cells
    }

    mutating func write(on canvas: inout BoxCanvas) {
        var tried = 0
        for index in stage.forest.order where stage.isShown(index) {
            tried += 1
            let isTried = tried <= mostNames
            if !isTried || !write(name(of: index), of: index, on: &canvas) { withoutRoom.append(index) }
        }
    }

    private func name(of index: Int) -> String {
        let name = shortened(stage.forest.displayName(of: index, in: stage.nodes), to: 40)
        return stage.nodes[index].transform.isIdentity ? name : name + " ↻"
    }

    private func write(_ name: String, of index: Int, on canvas: inout BoxCanvas) -> Bool {
        let box = cells[index]
        let width = cellWidth(name)
        guard box.right - box.left > width else { return false }
        let obstacles = stage.nodesInFront(of: index).map { cells[$0] }
        let top = max(box.top + 1, 0)
        let bottom = min(box.bottom - 1, canvas.rows - 1, top + mostRows - 1)
        // A position with a blank on both sides is better than a higher one without.
        var tight: (row: Int, column: Int)?
        for row in top..<max(top, bottom + 1) {
            let (roomy, close) = room(for: width, in: row, of: box, on: canvas, obstacles)
            if let roomy {
                canvas.write(name, column: roomy, row: row)
                return true
            }
            if tight == nil, let close { tight = (row, close) }
        }
        if let tight {
            canvas.write(name, column: tight.column, row: tight.row)
            return true
        }
        guard box.top < box.bottom, box.right - box.left >= width + 3 else { return false }
        let column = box.left + 2
        guard canvas.isFree(row: box.top, from: column - 1, to: column + width, onLine: true) else { return false }
        let strip = CellBox(left: column, top: box.top, right: column + width - 1, bottom: box.top)
        guard !obstacles.contains(where: { $0.overlaps(strip) }) else { return false }
        canvas.write(" " + name + " ", column: column - 1, row: box.top)
        return true
    }

    /// The first columns of a row at which a name fits with a blank on both sides, and at which it fits without.
    private func room(
        for width: Int, in row: Int, of box: CellBox, on canvas: BoxCanvas, _ obstacles: [CellBox]
    ) -> (roomy: Int?, tight: Int?) {
        let left = max(box.left + 1, 0)
        let right = min(box.right - 1, canvas.columns - 1)
        guard right - left + 1 >= width else { return (nil, nil) }
        var isFree = (left...right).map { canvas.isFree(row: row, from: $0, to: $0) }
        for obstacle in obstacles where obstacle.top <= row && row <= obstacle.bottom {
            guard obstacle.left <= right, obstacle.right >= left else { continue }
            for column in max(obstacle.left, left)...min(obstacle.right, right) { isFree[column - left] = false }
        }
        var tight: Int?
        var start = 0
        for offset in 0...isFree.count where offset == isFree.count || !isFree[offset] {
            if offset - start >= width + 2 { return (left + start + 1, tight) }
            if offset - start >= width, tight == nil { tight = left + start }
            start = offset + 1
        }
        return (nil, tight)
    }
}
