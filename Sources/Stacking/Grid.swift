import Geometry
import LayoutTree

/// A column or a row of a grid.
@frozen
public struct Track: Sendable {
    @usableFromInline var line: LineItem

    @export(implementation)
    init(_ line: LineItem) { self.line = line }

    /// A track of a given length, in points.
    @export(implementation)
    public static func fix(_ size: Double) -> Track { Track(.fixed(size)) }

    /// A track as long as its longest content, within limits.
    ///
    /// It never grows beyond that. If there is too little room, and shares have shrunk to their minima, columns shrink,
    /// the last one first. Rows do not.
    @export(implementation)
    public static func flex(min: Double = 0, max: Double = .infinity) -> Track {
        Track(LineItem(.own, minimum: min, maximum: max, grow: 250, shrink: 750))
    }

    /// A track that shares the room that is left, by weights and within limits.
    ///
    /// Where the grid follows its content, shares are as long as the longest content needs.
    @export(implementation)
    public static func fill(weight: Double = 1, min: Double = 0, max: Double = .infinity) -> Track {
        Track(LineItem(.share, minimum: min, maximum: max, weight: weight, shrink: 1))
    }
}

/// One cell of a grid: a node, over one column or several, or nothing.
@frozen
public struct GridCell<Node: Layoutable> {
    @usableFromInline let node: Node?
    @usableFromInline let columns: Int

    @export(implementation)
    init(_ node: Node?, _ columns: Int) {
        self.node = node
        self.columns = Swift.max(1, columns)
    }

    /// A node over a number of columns, at least one.
    @export(implementation)
    public static func node(_ node: Node, columns: Int = 1) -> GridCell { GridCell(node, columns) }

    /// Nothing, over a number of columns.
    @export(implementation)
    public static func empty(columns: Int = 1) -> GridCell { GridCell(nil, columns) }

    /// Nothing.
    @export(implementation)
    public static var empty: GridCell { GridCell(nil, 1) }
}

extension Layoutable {
    /// Lays children out in columns and rows.
    ///
    /// ```swift
    /// form.grid(
    ///     columns: [.flex(), .fill()], gap: 8, vertically: .firstBaseline, fit: .height,
    ///     [[nameLabel, nameField], [mailLabel, mailField], [nil, button]])
    /// ```
    ///
    /// The columns divide the width as the items of a stack do, and the rows the height: content first, then shares. Contents
    /// are measured twice: for the columns without a bound, and for the rows at the width of their cell. A node without content
    /// is as large as it is. A node over several columns that needs more than these have widens the last `.flex` column of them.
    ///
    /// Columns run in the reading direction. Edges of tracks are computed without rounding and rounded once. Rows that are longer
    /// than the list of columns add `.flex` columns. Nodes that are no children are left out, and of the cells of one node all but
    /// the first are empty. A gap that is below zero or not finite counts as 0, and an area or a padding that is not finite as
    /// none. All of these are reported, as is room that is missing and that no track can give.
    ///
    /// Takes time proportional to the number of cells.
    ///
    /// - Parameters:
    ///   - columns: the columns, in reading direction.
    ///   - rows: the rows, from the top down; those that are not given are `.flex()`.
    ///   - gap: the distance between two columns, in points.
    ///   - rowGap: the distance between two rows; nil is that of the columns.
    ///   - horizontally: where the nodes are in the width of their cells; they have their natural width unless they fill it.
    ///   - vertically: where the nodes are in the height of their cells. A baseline is common to the nodes of a row.
    ///   - area: the rectangle to lay out in, in this node's own space; the whole node by default.
    ///   - padding: the room that is left free at the edges of the area, in points.
    ///   - absolute: whether columns run from left to right whatever the reading direction.
    ///   - hidden: whether hidden nodes leave their cell empty; a track that holds only such nodes is left out, with its gap.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - fit: the dimensions of this node that follow the tracks.
    ///   - cells: the children row by row; nil is an empty cell.
    /// - Returns: where the tracks are.
    @discardableResult
    @export(implementation)
    public func grid(
        columns: [Track], rows: [Track] = [], gap: Double = 0, rowGap: Double? = nil,
        horizontally: CrossAlignment = .fill, vertically: CrossAlignment = .fill, within area: Rect? = nil,
        padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: StackFit = [], _ cells: [[LayoutBase?]]
    ) -> GridResult {
        let options = GridOptions(gap, rowGap ?? gap, horizontally, vertically, absolute, hidden, rounding, fit)
        return layoutBase.runGrid(columns, rows, options, area, padding, .nodes(cells))
    }

    /// Lays children out in columns and rows; see the form that takes nodes.
    @discardableResult
    @export(implementation)
    public func grid(
        columns: [Track], rows: [Track] = [], gap: Double = 0, rowGap: Double? = nil,
        horizontally: CrossAlignment = .fill, vertically: CrossAlignment = .fill, within area: Rect? = nil,
        padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: StackFit = [], cells: [[GridCell<LayoutBase>]]
    ) -> GridResult {
        let options = GridOptions(gap, rowGap ?? gap, horizontally, vertically, absolute, hidden, rounding, fit)
        return layoutBase.runGrid(columns, rows, options, area, padding, .cells(cells))
    }
}

/// What a grid was told.
@usableFromInline
struct GridOptions {
    var gap: Double
    var rowGap: Double
    var horizontally: CrossAlignment
    var vertically: CrossAlignment
    var isAbsolute: Bool
    var hidden: HiddenNodes
    var rounding: RoundingRule?
    var fit: StackFit

    @usableFromInline
    init(
        _ gap: Double, _ rowGap: Double, _ horizontally: CrossAlignment, _ vertically: CrossAlignment,
        _ isAbsolute: Bool, _ hidden: HiddenNodes, _ rounding: RoundingRule?, _ fit: StackFit
    ) {
        self.gap = gap
        self.rowGap = rowGap
        self.horizontally = horizontally
        self.vertically = vertically
        self.isAbsolute = isAbsolute
        self.hidden = hidden
        self.rounding = rounding
        self.fit = fit
    }
}

/// The cells of a grid in the list that the caller made.
@usableFromInline
enum GridSource<Node: Layoutable> {
    case nodes([[Node?]])
    case cells([[GridCell<Node>]])

    var rowCount: Int {
        switch self {
        case .nodes(let rows): rows.count
        case .cells(let rows): rows.count
        }
    }

    /// The number of columns that the longest row needs.
    var columnCount: Int {
        var count = 0
        switch self {
        case .nodes(let rows): for row in rows { count = max(count, row.count) }
        case .cells(let rows):
            for row in rows {
                var end = 0
                // A span that nobody needs is as good as a long one.
                for cell in row { end += min(cell.columns, 1 << 16) }
                count = max(count, end)
            }
        }
        return count
    }

    /// Empties cells, which are given in order, each by its row and the first of its columns.
    mutating func empty(_ cells: [(row: Int, column: Int)]) {
        switch self {
        case .nodes(var rows):
            for cell in cells { rows[cell.row][cell.column] = nil }
            self = .nodes(rows)
        case .cells(var rows):
            var left = cells[...]
            for row in rows.indices {
                var column = 0
                for index in rows[row].indices {
                    let columns = rows[row][index].columns
                    if let next = left.first, next == (row, column) {
                        rows[row][index] = .empty(columns: columns)
                        left.removeFirst()
                    }
                    column += min(columns, 1 << 16)
                }
            }
            self = .cells(rows)
        }
    }

    /// Calls a function for every node of a row with the columns that it is over.
    @inline(__always)
    func forEachNode(_ row: Int, _ body: (Node, Range<Int>) -> Void) {
        switch self {
        case .nodes(let rows):
            for column in rows[row].indices {
                if let node = rows[row][column] { body(node, column..<column + 1) }
            }
        case .cells(let rows):
            var column = 0
            for cell in rows[row] {
                let end = column + min(cell.columns, 1 << 16)
                if let node = cell.node { body(node, column..<end) }
                column = end
            }
        }
    }
}

/// What a grid did: where its tracks are.
public struct GridResult: Sendable {
    /// The size of all tracks and gaps, in points, without the padding.
    public var size: Size
    /// How far the tracks reach beyond the room, in points, or 0.
    public var overflow: Double

    let across: [LineItem]
    let down: [LineItem]
    let area: Rect
    let isMirrored: Bool

    /// The columns in reading direction, in points in the container's space, before rounding.
    public var columns: [AxisSpan] {
        across.map { item in
            let span = AxisSpan(origin: item.position, length: item.size)
            var turned = isMirrored ? span.mirrored(in: area.size.width) : span
            turned.origin += area.origin.x
            return turned
        }
    }

    /// The rows from the top down, in points in the container's space, before rounding.
    public var rows: [AxisSpan] { down.map { AxisSpan(origin: area.origin.y + $0.position, length: $0.size) } }
}
