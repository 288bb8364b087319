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

    /// A track of a given length, in points; one that is negative or NaN counts as 0, with a warning.
    @export(implementation)
    public static func fix(_ size: Double) -> Track { Track(.fixed(size)) }

    /// A track as long as its longest content, within limits.
    ///
    /// It never grows beyond that. If there is too little room, and shares have shrunk to their minima, columns shrink by the priorities
    /// of their content, of equal ones the last column first, and none below the minimum size of its content. Rows do not shrink.
    @export(implementation)
    public static func flex(min: Double = 0, max: Double = .infinity) -> Track {
        Track(ItemTraits(.own, minimum: min, maximum: max, grow: 250, shrink: 750))
    }

    /// A track that shares the room that is left, in proportion to its weight and within limits, in points.
    ///
    /// With a weight of 0 or below it gets its minimum. A minimum above the maximum wins. Both are reported.
    ///
    /// Where the grid follows its content, shares are as long as the longest content needs.
    @export(implementation)
    public static func fill(weight: Double = 1, min: Double = 0, max: Double = .infinity) -> Track {
        // With a priority the share has a natural size: that of its content. The priority is below all of content in other tracks.
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

    /// A node over a number of columns, from 1 to 65,536; another number is reported, and the nearest of these counts.
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
    /// The columns divide the width as the items of a stack do, and the rows the height: content first, then shares. Contents
    /// are measured twice: for the columns without a bound, and for the rows at the width of their cell. A node without content
    /// is as large as it is. A node over several columns that needs more than these have widens the last `.flex` column of them, and
    /// where that comes to its maximum the one before. If there are `.fill` columns among them, these take what is left, and in a
    /// grid that follows its content what the node needs; a `.flex` column gets what is beyond their maximum.
    ///
    /// Columns run in the reading direction. Edges of tracks are computed without rounding and rounded once. Rows that are longer
    /// than the list of columns add `.flex` columns.
    ///
    /// Nodes that are no children are left out, and of the cells of one node all but the first are empty. A gap that is not finite counts
    /// as 0, and an area or a padding that is not finite as none. All of these are reported, as is room that is missing and that no
    /// track can give.
    ///
    /// - Complexity: O(*n* log *n*) for *n* cells at most, and mostly O(*n*).
    /// - Parameters:
    ///   - columns: the columns, in reading direction.
    ///   - rows: the rows, from the top down; those that are not given are `.flex()`.
    ///   - gap: the distance between two columns, in points; below zero, they overlap.
    ///   - rowGap: the distance between two rows, likewise; nil is that of the columns.
    ///   - horizontally: where the nodes are in the width of their cells; they have their natural width unless they fill it. A
    ///     baseline counts as the start, with a warning.
    ///   - vertically: where the nodes are in the height of their cells. A baseline is common to the nodes of a row.
    ///   - area: the rectangle to lay out in, in this node's own space; by default one from 0 on of the size of this node, also where
    ///     it is scrolled.
    ///   - padding: the room that is left free at the edges of the area, in points.
    ///   - absolute: whether columns run from left to right whatever the reading direction.
    ///   - hidden: whether hidden nodes leave their cell empty; a track that holds only such nodes is left out, with its gap.
    ///   - rounding: how frames are snapped to pixels; nil is the rule of the tree.
    ///   - fit: the dimensions of this node that follow the tracks. The node reaches from its origin to the end of the area.
    ///   - cells: the children row by row; nil is an empty cell.
    /// - Returns: where the tracks are.
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
        // Without this form Swift would cast each node to an optional one, which takes as long as the layout.
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

/// The result of a grid: where its tracks are.
public struct GridResult: Sendable {
    /// The size of all tracks and gaps, in points, without the padding.
    public var size: Size
    /// How far the tracks reach beyond the room, in points, on the axis where that is more; 0 if they do not.
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
    /// One line that tells what does not fit, and one for each column and row: where it starts and ends.
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
