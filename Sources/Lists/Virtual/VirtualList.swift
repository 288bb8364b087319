import Geometry
import LayoutTree

/// A place in a list: a row, and the column in it.
@frozen
public struct ListPosition: Hashable, Sendable {
    /// The index of the row.
    public var row: Int
    /// The index of the column; 0 in a list without columns.
    public var column: Int

    /// Creates a place.
    public init(row: Int, column: Int = 0) {
        (self.row, self.column) = (row, column)
    }
}

extension ListPosition: Comparable {
    /// Whether a place precedes another one, row by row.
    @export(implementation)
    public static func < (left: ListPosition, right: ListPosition) -> Bool {
        (left.row, left.column) < (right.row, right.column)
    }
}

/// A long list that lays out only its visible rows, with cells of any class that adopts `Layoutable`.
///
/// It keeps a cell for each row in the viewport and in a margin around it. When the user scrolls, a cell that leaves is reused for
/// a row that enters. Each visible row is measured; all others have their last or the estimated height. The cost of a pass depends
/// on the visible rows, not on the length of the list.
///
/// ```swift
/// final class Inbox: LayoutNode {
///     lazy var list = VirtualList<LayoutNode>(
///         ListLayout(rows: 100_000, estimatedHeight: 40),
///         make: { [unowned self] _ in addChild(LayoutNode("cell")) },
///         show: { cell, position in
///             let text = TextMeasurer("Message \(position.row)")
///             cell.measure = { text.sizeThatFits($0) }
///             cell.isHidden = false
///         },
///         hide: { $0.isHidden = true })
///
///     override func layoutChildren() {
///         list.layOut(in: contentBox.size)
///     }
/// }
/// ```
///
/// A jump to row 50,000 lays out the rows around it:
///
/// ```swift
/// let inbox = Inbox("inbox", frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// inbox.list.layout.scroll(toRow: 50_000)
/// inbox.setNeedsLayout()
/// inbox.layoutIfNeeded()
/// print(inbox.list.visibleRows)  // 49994..<50035
/// print(inbox.children.count)  // 41
/// ```
///
/// The list has one kind of cells for rows and another one for headers, unless `kind` distinguishes more. The closures own the
/// cells: `make` adds a cell to its parent, and `hide` hides it. `show` is called before the cell is measured.
///
/// A cell is as high as its `contentSize(within:)` at the width of its column. A cell without content has the height of its row in
/// ``layout``. Cells of one row are as high as the highest.
///
/// The fields that a pass reads for each row are not checked for exclusive access, which would take as long as a chain. No closure of a
/// caller runs while one of them is changed.
@_fixed_layout
public final class VirtualList<Cell: Layoutable> {
    /// The heights of the rows, and the viewport.
    ///
    /// Scroll, and change estimates or headers, directly. Rows are inserted, removed and moved by the methods of the list, so that their
    /// cells stay with them; a change of the number of rows here gives cells to other rows only after ``reloadRows()``.
    @safe @exclusivity(unchecked)
    public var layout: ListLayout
    /// The columns of rows that are not headers; nil for one column.
    @safe @exclusivity(unchecked)
    public var columns: ListColumns?
    /// The distance beyond the viewport in which rows have cells, in points on each side.
    ///
    /// Defaults to 100.
    public var margin = 100.0
    /// Whether headers stay at the start of the viewport while rows of their section are visible.
    ///
    /// Defaults to true.
    ///
    /// Draw header cells in front of the others.
    public var headersStick = true
    /// The number of items in a row of a list with columns, for rows that are not full.
    ///
    /// Defaults to all columns.
    public var itemsInRow: ((Int) -> Int)?

    /// The rows that had cells in the last pass.
    @usableFromInline var rowsWithCells = 0..<0

    @usableFromInline let make: (Int) -> Cell
    @usableFromInline let show: (Cell, ListPosition) -> Void
    @usableFromInline let hide: (Cell) -> Void
    @usableFromInline let kind: ((ListPosition) -> Int)?
    /// The shown cells, in the order of their places.
    @safe @exclusivity(unchecked)
    @usableFromInline var shown: [Shown] = []
    /// The spare cells, and whether each is still visible.
    @usableFromInline var spare: [(kind: Int, cell: Cell, isInSight: Bool)] = []

    /// A cell, and the row that it shows.
    @usableFromInline struct Shown {
        @usableFromInline var position: ListPosition
        @usableFromInline let kind: Int
        @usableFromInline let cell: Cell
        /// Whether the cell shows the current content of the row.
        @usableFromInline var isCurrent: Bool
        /// The number of the last pass in which the cell was needed.
        @usableFromInline var pass: Int
        /// The height of the row.
        @usableFromInline var length = 0.0

        @usableFromInline
        init(position: ListPosition, kind: Int, cell: Cell, pass: Int) {
            (self.position, self.kind, self.cell, self.pass) = (position, kind, cell, pass)
            isCurrent = true
        }
    }

    /// The current or last pass.
    @safe @exclusivity(unchecked)
    @usableFromInline var pass = Pass()

    @usableFromInline struct Pass {
        @usableFromInline var number = 0
        @usableFromInline var (width, direction) = (0.0, LayoutDirection.leftToRight)
        /// The values of the layout for all rows.
        @usableFromInline var layout = ListLayout.Pass()
        /// Whether the cells of rows that left the viewport were released.
        @usableFromInline var hasRetired = false

        @usableFromInline init() {}
    }

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - layout: the number of rows and their known heights.
    ///   - kind: the kind of cell for a place; a cell is reused only for places of its kind. By default headers are of kind 1, and
    ///     other rows of kind 0.
    ///   - make: makes a cell of a kind and adds it to its parent.
    ///   - show: shows the content of a row in a cell, and makes the cell visible.
    ///   - hide: hides a cell that no row needs.
    @export(implementation)
    public init(
        _ layout: ListLayout, kind: ((ListPosition) -> Int)? = nil, make: @escaping (_ kind: Int) -> Cell,
        show: @escaping (Cell, ListPosition) -> Void, hide: @escaping (Cell) -> Void
    ) {
        self.layout = layout
        (self.kind, self.make, self.show, self.hide) = (kind, make, show, hide)
    }
}

extension VirtualList {
    /// The rows that had cells in the last pass, including the margin, but not a sticky header above them.
    public var visibleRows: Range<Int> { rowsWithCells }

    /// The cell of a place; nil if it is not visible.
    ///
    /// - Complexity: O(log *n*) for *n* visible cells.
    @export(implementation)
    public func cell(at position: ListPosition) -> Cell? {
        let index = index(of: position)
        return index < shown.count && shown[index].position == position ? shown[index].cell : nil
    }

    /// The cell of a row in a list without columns; nil if it is not visible.
    @export(implementation)
    public func cell(ofRow row: Int) -> Cell? { cell(at: ListPosition(row: row)) }

    /// The place of a cell; nil if it shows none.
    ///
    /// - Complexity: O(*n*) for *n* visible cells.
    @export(implementation)
    public func position(of cell: Cell) -> ListPosition? { shown.first { $0.cell === cell }?.position }

    /// The index of the first shown cell at a place or after it.
    @export(implementation)
    func index(of position: ListPosition) -> Int {
        var (low, high) = (0, shown.count)
        while low < high {
            let middle = (low + high) / 2
            if shown[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
