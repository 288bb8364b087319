import LayoutTree

/// The cells of a grid: the nodes in the list that the caller made, and what the cells are over.
@usableFromInline
struct GridCells<Node: Layoutable> {
    /// The nodes row by row as the call has them; nil is an empty cell.
    private let given: [[Node?]]
    /// The same without the nodes that are left out.
    private var nodes: [[Node?]]
    /// The columns that each cell is over; nil if all are over one.
    private let columns: [[Range<Int>]]?
    /// The cells as they are written that are over less than one column, or over more than a grid has.
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
        /// The columns that it is over.
        var columns: Range<Int>
    }

    /// Calls a function for every node of all rows, or of some, with its place.
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
                    // The list holds the node: it is not counted once more.
                    unsafe Unmanaged.passUnretained(cells[cell].unsafelyUnwrapped)
                        ._withUnsafeGuaranteedRef { body($0, place) }
                }
            }
        }
    }

    /// Empties the cells of nodes for which a function says so.
    mutating func empty(where isLeftOut: (Node, Place) -> Bool) {
        var found: [Place] = []
        forEachNode { node, place in if isLeftOut(node, place) { found.append(place) } }
        for place in found { nodes[place.row][place.cell] = nil }
    }

    /// The cells as they are written in Swift, as nodes if all are over one column; of a long list the first four rows.
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
    /// The tracks as they are written in Swift.
    var text: String { prefix(9).map { $0.traits.text([], nil) }.listText(upTo: 8) }
}
