import LayoutTree

/// The cells of a grid in the list that the caller made.
@usableFromInline
struct GridCells<Node: Layoutable> {
    @usableFromInline
    enum List {
        case nodes([[Node?]])
        case cells([[GridCell<Node>]])
    }

    private let list: List
    let rowCount: Int
    /// The number of columns that the longest row needs.
    let columnCount: Int
    /// The number of cells.
    let count: Int
    /// The cells that are empty whatever the list says, by their ``key(_:_:)``.
    var emptied: Set<UInt64> = []

    @usableFromInline
    @_specialize(where Node == LayoutNode)
    init(_ list: List) {
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

    static func key(_ row: Int, _ column: Int) -> UInt64 { UInt64(row) << 32 | UInt64(column) }

    /// Calls a function for every node of a row with the row and the columns that it is over.
    @inline(__always)
    func forEachNode(_ row: Int, _ body: (_ node: Node, _ row: Int, _ columns: Range<Int>) -> Void) {
        switch list {
        case .nodes(let rows):
            unsafe rows[row].withUnsafeBufferPointer { cells in
                for column in cells.indices where unsafe cells[column] != nil && !isEmptied(row, column) {
                    // The list holds the node: it is not counted once more.
                    unsafe Unmanaged.passUnretained(cells[column].unsafelyUnwrapped)
                        ._withUnsafeGuaranteedRef { body($0, row, column..<column + 1) }
                }
            }
        case .cells(let rows):
            var column = 0
            for cell in rows[row] {
                if let node = cell.node, !isEmptied(row, column) { body(node, row, column..<column + cell.span) }
                column += cell.span
            }
        }
    }

    /// The same for all rows.
    @inline(__always)
    func forEachNode(_ body: (_ node: Node, _ row: Int, _ columns: Range<Int>) -> Void) {
        for row in 0..<rowCount { forEachNode(row, body) }
    }

    @inline(__always)
    private func isEmptied(_ row: Int, _ column: Int) -> Bool {
        !emptied.isEmpty && emptied.contains(Self.key(row, column))
    }
}

extension GridCells {
    /// The cells as they are written in Swift, as nodes if all are over one column; of a long list the first four rows.
    var text: String {
        switch list {
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

    /// The number of columns; a span that nobody needs is as good as a long one.
    fileprivate var span: Int { min(columns, 1 << 16) }
}
