import Geometry
import LayoutTree

/// A column or a row of a grid.
///
/// ```swift
/// let columns: [Track] = [.fix(40), .flex(max: 100), .fill()]
/// form.grid(columns: columns, [[icon, title, button]])
/// print(button.frame.minX)  // 89.0
/// ```
@frozen
public struct Track: Sendable {
    @usableFromInline var traits: ItemTraits

    @export(implementation)
    init(_ traits: ItemTraits) { self.traits = traits }

    /// A track of a given length, in points; a negative length or NaN is replaced by 0, with a warning.
    @export(implementation)
    public static func fix(_ size: Double) -> Track { Track(.fixed(size)) }

    /// A track as long as its longest content, within limits.
    ///
    /// It never grows beyond this length. If there is too little room, and shares have shrunk to their minima, columns shrink by
    /// the priorities of their content, the last column first among equals, and none below the minimum size of its content. Rows do
    /// not shrink.
    @export(implementation)
    public static func flex(min: Double = 0, max: Double = .infinity) -> Track {
        Track(ItemTraits(.own, minimum: min, maximum: max, grow: 250, shrink: 750))
    }

    /// A track that shares the remaining room, in proportion to its weight and within limits, in points.
    ///
    /// With a weight of 0 or below it gets its minimum. A minimum above the maximum wins. Both are reported.
    ///
    /// If the grid follows its content, shares are as long as the longest content needs.
    @export(implementation)
    public static func fill(weight: Double = 1, min: Double = 0, max: Double = .infinity) -> Track {
        // With a priority the share has a natural size: the size of its content. The priority is below all priorities of content in
        // other tracks.
        Track(ItemTraits(.share, minimum: min, maximum: max, weight: weight, shrink: 0.25))
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
        self.columns = columns
    }

    /// A node over a number of columns, from 1 to 65,536; another number is reported and clamped.
    @export(implementation)
    public static func node(_ node: Node, columns: Int = 1) -> GridCell { GridCell(node, columns) }

    /// Nothing, over a number of columns, from 1 to 65,536.
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
    /// The columns divide the width as the items of a stack do, and the rows the height: content first, then shares. Contents are
    /// measured twice: for the columns without a bound, and for the rows at the width of their cell. A node without content keeps
    /// its size. A node over several columns that needs more than their width widens the last `.flex` column of them and, beyond
    /// the maximum of this column, the one before. If there are `.fill` columns among them, they take the remaining width or, in a
    /// grid that follows its content, the width that the node needs; a `.flex` column gets the excess over their maximum.
    ///
    /// Columns run in the reading direction. Edges of tracks are computed without rounding and rounded once. Rows that are longer
    /// than the list of columns add `.flex` columns.
    ///
    /// Nodes that are not children are skipped, and of the cells of one node all but the first are empty. A gap that is not finite
    /// is replaced by 0, and an area or a padding that is not finite is ignored. All of this is reported, and so is missing room
    /// that no track can give.
    ///
    /// - Complexity: O(*n* log *n*) for *n* cells at most, and mostly O(*n*).
    /// - Parameters:
    ///   - columns: the columns, in reading direction.
    ///   - rows: the rows, from the top down; further rows are `.flex()`.
    ///   - gap: the distance between two columns, in points; below zero, they overlap.
    ///   - rowGap: the distance between two rows, likewise; nil uses the distance between columns.
    ///   - horizontally: the alignment of nodes in the width of their cells; they have their natural width unless they fill it. A
    ///     baseline is treated as the start, with a warning.
    ///   - vertically: the alignment of nodes in the height of their cells. The nodes of a row share a baseline.
    ///   - area: the rectangle to lay out in, in this node's own space; by default a rectangle at 0 with the size of this node,
    ///     even if it is scrolled.
    ///   - padding: the free room at the edges of the area, in points.
    ///   - absolute: whether columns run from left to right in both reading directions.
    ///   - hidden: whether hidden nodes leave their cell empty; a track with only such nodes is removed, with its gap.
    ///   - rounding: how frames are snapped to pixels; nil uses the rule of the tree.
    ///   - fit: the dimensions of this node that follow the tracks. The node reaches from its origin to the end of the area.
    ///   - cells: the children row by row; nil is an empty cell.
    /// - Returns: the spans of the tracks.
    @discardableResult
    @export(implementation)
    public func grid(
        columns: [Track], rows: [Track] = [], gap: Double = 0, rowGap: Double? = nil,
        horizontally: CrossAlignment = .fill, vertically: CrossAlignment = .fill, within area: Rect? = nil,
        padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: Axis.Set = [], _ cells: [[LayoutBase?]]
    ) -> GridResult {
        layoutBase.runGrid(
            columns, rows, gap, rowGap ?? gap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit,
            GridCells(cells))
    }

    /// Lays children out in columns and rows without empty cells; see the form that takes optional nodes.
    @discardableResult
    @export(implementation)
    public func grid(
        columns: [Track], rows: [Track] = [], gap: Double = 0, rowGap: Double? = nil,
        horizontally: CrossAlignment = .fill, vertically: CrossAlignment = .fill, within area: Rect? = nil,
        padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: Axis.Set = [], _ cells: [[LayoutBase]]
    ) -> GridResult {
        // Without this overload Swift would convert each node to an optional, which takes as long as the layout.
        layoutBase.runGrid(
            columns, rows, gap, rowGap ?? gap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit,
            GridCells(cells.map { $0.map { $0 } }))
    }

    /// Lays children out in columns and rows; see the form that takes nodes.
    @discardableResult
    @export(implementation)
    public func grid(
        columns: [Track], rows: [Track] = [], gap: Double = 0, rowGap: Double? = nil,
        horizontally: CrossAlignment = .fill, vertically: CrossAlignment = .fill, within area: Rect? = nil,
        padding: EdgeInsets = .zero, absolute: Bool = false, hidden: HiddenNodes = .keep,
        rounding: RoundingRule? = nil, fit: Axis.Set = [], cells: [[GridCell<LayoutBase>]]
    ) -> GridResult {
        layoutBase.runGrid(
            columns, rows, gap, rowGap ?? gap, horizontally, vertically, area, padding, absolute, hidden, rounding, fit,
            GridCells(cells))
    }
}

/// The result of a grid: the spans of its tracks.
public struct GridResult: Sendable {
    /// The size of all tracks and gaps, in points, without the padding.
    public var size: Size
    /// The distance by which the tracks exceed the room, in points, on the axis where it is larger; 0 if they fit.
    public var overflow: Double

    let tracks: [LineItem]
    let columnCount: Int
    let area: Rect
    let isMirrored: Bool

    /// The columns in reading direction, in points in the container's space, before rounding.
    public var columns: [AxisSpan] {
        tracks[..<columnCount].map { item in
            var span = item.span(mirroredIn: isMirrored ? area.size.width : nil)
            span.origin += area.origin.x
            return span
        }
    }

    /// The rows from the top down, in points in the container's space, before rounding.
    public var rows: [AxisSpan] {
        tracks[columnCount...].map { AxisSpan(origin: area.origin.y + $0.position, length: $0.size) }
    }
}

extension GridResult: CustomStringConvertible {
    /// One line with the overflow, and one line for each column and row with its start and end.
    public var description: String {
        var text = "grid"
        if overflow > 0 { text += ", \(plain(overflow)) points too long" }
        for (name, tracks) in [("column", columns), ("row", rows)] {
            for (index, track) in tracks.enumerated() {
                text += "\n    \(name) \(index), \(plain(track.start)) to \(plain(track.end))"
            }
        }
        return text
    }
}
