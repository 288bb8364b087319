import LayoutTree

/// The cells of a grid in the list that the caller made.
@usableFromInline
struct GridCells<Node: Layoutable> {
    @usableFromInline
    enum List {
        case nodes([[Node?]])
        case cells([[GridCell<Node>]])
    }

    /// The cells as the call has them.
    private let given: List
    /// The same without the nodes that are left out.
    private var list: List
    let rowCount: Int
    /// The number of columns that the longest row needs.
    let columnCount: Int
    /// The number of cells.
    let count: Int

    @usableFromInline
    @_specialize(where Node == LayoutNode)
    init(_ list: List) {
        given = list
        self.list = list
        switch list {
        case .nodes(let rows):
            rowCount = rows.count
            columnCount = rows.reduce(0) { max($0, $1.count) }
            count = rows.reduce(0) { $0 + $1.count }
        case .cells(let rows):
            rowCount = rows.count
            columnCount = rows.reduce(0) { max($0, $1.reduce(0) { $0 + $1.span }) }
            count = rows.reduce(0) { $0 + $1.count }
        }
    }

    /// Calls a function for every node of a row with the columns that it is over.
    @inline(__always)
    func forEachNode(_ row: Int, _ body: (_ node: Node, _ columns: Range<Int>) -> Void) {
        forEachCell(row) { node, _, columns in body(node, columns) }
    }

    /// Calls a function for every node with its row and the columns that it is over.
    @inline(__always)
    func forEachNode(_ body: (_ node: Node, _ row: Int, _ columns: Range<Int>) -> Void) {
        for row in 0..<rowCount { forEachCell(row) { node, _, columns in body(node, row, columns) } }
    }

    /// Empties the cells of nodes for which a function says so.
    mutating func empty(where isLeftOut: (_ node: Node, _ row: Int, _ columns: Range<Int>) -> Bool) {
        var found: [(row: Int, cell: Int)] = []
        for row in 0..<rowCount {
            forEachCell(row) { node, cell, columns in if isLeftOut(node, row, columns) { found.append((row, cell)) } }
        }
        switch list {
        case .nodes(var rows):
            for (row, cell) in found { rows[row][cell] = nil }
            list = .nodes(rows)
        case .cells(var rows):
            for (row, cell) in found { rows[row][cell] = .empty(columns: rows[row][cell].columns) }
            list = .cells(rows)
        }
    }

    /// Calls a function for every cell of a row with a node: with that, the cell's number and the columns that it is over.
    @inline(__always)
    private func forEachCell(_ row: Int, _ body: (_ node: Node, _ cell: Int, _ columns: Range<Int>) -> Void) {
        switch list {
        case .nodes(let rows):
            unsafe rows[row].withUnsafeBufferPointer { cells in
                for cell in cells.indices where unsafe cells[cell] != nil {
                    // The list holds the node: it is not counted once more.
                    unsafe Unmanaged.passUnretained(cells[cell].unsafelyUnwrapped)
                        ._withUnsafeGuaranteedRef { body($0, cell, cell..<cell + 1) }
                }
            }
        case .cells(let rows):
            var column = 0
            for (index, cell) in rows[row].enumerated() {
                if let node = cell.node { body(node, index, column..<column + cell.span) }
                column += cell.span
            }
        }
    }
}

extension GridCells {
    /// The cells as they are written in Swift, as nodes if all are over one column; of a long list the first four rows.
    var text: String {
        switch given {
        case .nodes(let rows): return Self.text(rows.prefix(5).map { $0.prefix(9).map { $0?.displayName ?? "nil" } })
        case .cells(let rows):
            if rows.allSatisfy({ $0.allSatisfy { $0.columns == 1 } }) {
                return GridCells(.nodes(rows.prefix(5).map { $0.prefix(9).map { $0.node } })).text
            }
            return "cells: " + Self.text(rows.prefix(5).map { $0.prefix(9).map { $0.text } })
        }
    }

    private static func text(_ rows: [[String]]) -> String { rows.map { $0.listText(upTo: 8) }.listText(upTo: 4) }
}

extension [Track] {
    /// The tracks as they are written in Swift.
    var text: String { prefix(9).map { $0.line.text([], nil) }.listText(upTo: 8) }
}

extension GridCell {
    fileprivate var text: String {
        guard let node else { return columns == 1 ? ".empty" : ".empty(columns: \(columns))" }
        return ".node(\(node.displayName)\(columns == 1 ? "" : ", columns: \(columns)"))"
    }

    /// The number of columns, within what a grid can have.
    fileprivate var span: Int { min(columns, 1 << 16) }
}
