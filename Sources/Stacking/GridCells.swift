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

    /// Where a cell is.
    struct Place {
        var row: Int
        /// Its number in the row.
        var cell: Int
        /// The columns that it is over.
        var columns: Range<Int>
    }

    /// Calls a function for every node of all rows, or of some, with its place.
    @inline(__always)
    func forEachNode(in rows: Range<Int>? = nil, _ body: (Node, Place) -> Void) {
        for row in rows ?? 0..<rowCount {
            switch list {
            case .nodes(let rows):
                unsafe rows[row].withUnsafeBufferPointer { cells in
                    for cell in cells.indices where unsafe cells[cell] != nil {
                        // The list holds the node: it is not counted once more.
                        let place = Place(row: row, cell: cell, columns: cell..<cell + 1)
                        unsafe Unmanaged.passUnretained(cells[cell].unsafelyUnwrapped)
                            ._withUnsafeGuaranteedRef { body($0, place) }
                    }
                }
            case .cells(let rows):
                var column = 0
                for (index, cell) in rows[row].enumerated() {
                    let columns = column..<column + cell.span
                    if let node = cell.node { body(node, Place(row: row, cell: index, columns: columns)) }
                    column = columns.upperBound
                }
            }
        }
    }

    /// Empties the cells of nodes for which a function says so.
    mutating func empty(where isLeftOut: (Node, Place) -> Bool) {
        var found: [Place] = []
        forEachNode { node, place in if isLeftOut(node, place) { found.append(place) } }
        switch list {
        case .nodes(var rows):
            for place in found { rows[place.row][place.cell] = nil }
            list = .nodes(rows)
        case .cells(var rows):
            for place in found { rows[place.row][place.cell] = .empty(columns: place.columns.count) }
            list = .cells(rows)
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
