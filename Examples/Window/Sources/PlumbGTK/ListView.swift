import CGTK
import Plumb

/// A list that scrolls, of any length: it has widgets for the rows in view alone.
public final class ListView<Cell: Widget>: Container {
    /// The rows, and the cells in view.
    public private(set) lazy var rows = VirtualList<Cell>(
        ListLayout(rows: count, estimatedHeight: estimatedHeight),
        make: { [unowned self] _ in insert(makeCell()) },
        show: { [unowned self] cell, position in
            cell.isHidden = false
            show(cell, position.row)
        },
        hide: { $0.isHidden = true })
    private let (count, estimatedHeight): (Int, Double)
    private let makeCell: () -> Cell
    private let show: (Cell, Int) -> Void
    private let bar = ScrollBar()
    private let leastWidth: Double
    /// Whether the scroll bar is told where the list is, so that it does not tell the list.
    private var isTellingBar = false

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - estimatedHeight: the height of a row that was not seen yet, in points.
    ///   - leastWidth: the width that the list needs, in points.
    ///   - makeCell: makes a widget for a row.
    ///   - show: brings the content of a row into a widget.
    public init(
        _ count: Int, estimatedHeight: Double, leastWidth: Double, makeCell: @escaping () -> Cell,
        show: @escaping (Cell, Int) -> Void
    ) {
        (self.count, self.estimatedHeight, self.leastWidth) = (count, estimatedHeight, leastWidth)
        (self.makeCell, self.show) = (makeCell, show)
        super.init("list")
        gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
        add(bar)
        connect(bar.adjustment, "value-changed") { [unowned self] in
            if !isTellingBar { scroll(to: gtk_adjustment_get_value(bar.adjustment)) }
        }
        addWheel()
    }

    /// Scrolls to an offset, in points.
    public func scroll(to offset: Double) {
        rows.layout.scroll(to: offset)
        // Cells are made and filled here and not while GTK allocates.
        layOutRows()
        setNeedsLayout()
    }

    /// Scrolls so that a row is the first one.
    public func scroll(toRow row: Int) {
        rows.layout.scroll(toRow: row)
        layOutRows()
        setNeedsLayout()
    }

    /// The least width that was given.
    public override func contentWidths() -> (minimum: Double, natural: Double) { (leastWidth, leastWidth) }

    /// None: a list scrolls.
    public override func contentHeights(atWidth width: Double) -> (minimum: Double, natural: Double) { (0, 0) }

    /// Lays out the rows in view, and the scroll bar at their end.
    public override func layoutChildren() {
        layOutRows()
        bar.pin.top().bottom().end().sizeToFit(.height)
        let viewport = rows.layout.viewport
        isTellingBar = true
        gtk_adjustment_configure(
            bar.adjustment, viewport.origin, 0, rows.layout.height, 40, viewport.length, viewport.length)
        isTellingBar = false
    }

    private func layOutRows() {
        let size = contentBox.size
        if size.width > 0 { rows.layOut(in: size, layoutDirection, isScrolled: false) }
    }

    /// Adds a cell behind the scroll bar.
    private func insert(_ cell: Cell) -> Cell {
        add(cell)
        gtk_widget_insert_before(cell.pointer, pointer, bar.pointer)
        return cell
    }

    private func addWheel() {
        guard let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else { return }
        let callback: @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean = {
            _, _, steps, data in
            guard let data else { return 0 }
            nonisolated(unsafe) let present = data
            MainActor.assumeIsolated {
                let adjustment = present.assumingMemoryBound(to: GtkAdjustment.self)
                gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 60 * steps)
            }
            return 1
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(wheel), "scroll", unsafeBitCast(callback, to: GCallback.self), bar.adjustment, nil,
            GConnectFlags(rawValue: 0))
        gtk_widget_add_controller(pointer, wheel)
    }
}
