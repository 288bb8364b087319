import LayoutTree

/// The cells of a grid: the nodes in the caller's list, and the columns of each cell.
@usableFromInline
struct GridCells<Node: Layoutable> {
    /// The nodes row by row as the call has them; nil is an empty cell.
    private let given: [[Node?]]
    /// The nodes without the skipped ones.
    private var nodes: [[Node?]]
    /// The columns of each cell; nil if every cell has one column.
    private let columns: [[Range<Int>]]?
    /// The source text of cells over less than one column, or over more columns than a grid can have.
    let invalid: [(text: String, columns: Int)]
    /// The number of columns that the longest row needs.
    let columnCount: Int

    @usableFromInline
    @_specialize(where Node == LayoutNode)
    init(_ nodes: [[Node?]]) {
        (given, self.nodes, columns, invalid) = (nodes, nodes, nil, [])
        columnCount = nodes.reduce(0) { max($0, $1.count) }
    }

    @usableFromInline
    @_specialize(where Node == LayoutNode)
    init(_ cells: [[GridCell<Node>]]) {
        let nodes = cells.map { $0.map { $0.node } }
        (given, self.nodes) = (nodes, nodes)
        var invalid: [(text: String, columns: Int)] = []
        let columns = cells.map { row in
            var end = 0
            return row.map { cell in
                let start = end
                end += min(max(1, cell.columns), 1 << 16)
                if end - start != cell.columns { invalid.append((Self.text(cell.node, cell.columns), cell.columns)) }
                return start..<end
            }
        }
        self.invalid = invalid
        self.columns = cells.allSatisfy { $0.allSatisfy { $0.columns == 1 } } ? nil : columns
        columnCount = columns.reduce(0) { max($0, $1.last?.upperBound ?? 0) }
    }

    /// Whether a cell is over several columns.
    var haveSpans: Bool { columns != nil }
    var rowCount: Int { nodes.count }
    /// The number of cells.
    var count: Int { nodes.reduce(0) { $0 + $1.count } }

    /// Where a cell is.
    struct Place {
        var row: Int
        /// Its number in the row.
        var cell: Int
        /// Its columns.
        var columns: Range<Int>
    }

    /// Calls a function for every node of all or some rows, with its place.
    @inline(__always)
    func forEachNode(in rows: Range<Int>? = nil, _ body: (Node, Place) -> Void) {
        for row in rows ?? nodes.indices {
            if let columns {
                for (cell, node) in nodes[row].enumerated() {
                    if let node { body(node, Place(row: row, cell: cell, columns: columns[row][cell])) }
                }
                continue
            }
            unsafe nodes[row].withUnsafeBufferPointer { cells in
                for cell in cells.indices where unsafe cells[cell] != nil {
                    let place = Place(row: row, cell: cell, columns: cell..<cell + 1)
                    // The list keeps the node alive, so no reference is counted.
                    unsafe Unmanaged.passUnretained(cells[cell].unsafelyUnwrapped)
                        ._withUnsafeGuaranteedRef { body($0, place) }
                }
            }
        }
    }

    /// Empties the cells of nodes for which a function returns true.
    mutating func empty(where isLeftOut: (Node, Place) -> Bool) {
        var found: [Place] = []
        forEachNode { node, place in if isLeftOut(node, place) { found.append(place) } }
        for place in found { nodes[place.row][place.cell] = nil }
    }

    /// The cells in Swift, as nodes if every cell has one column; at most the first four rows of a long list.
    var text: String {
        let rows = given.prefix(5).enumerated().map { row, nodes in
            nodes.prefix(9).enumerated().map { cell, node in Self.text(node, columns?[row][cell].count) }.listText(
                upTo: 8)
        }
        return (columns == nil ? "" : "cells: ") + rows.listText(upTo: 4)
    }

    private static func text(_ node: Node?, _ columns: Int?) -> String {
        guard let columns else { return node?.displayName ?? "nil" }
        guard let node else { return columns == 1 ? ".empty" : ".empty(columns: \(columns))" }
        return ".node(\(node.displayName)\(columns == 1 ? "" : ", columns: \(columns)"))"
    }
}

extension [Track] {
    /// The tracks in Swift.
    var text: String { prefix(9).map { $0.traits.text([], nil) }.listText(upTo: 8) }
}
