import Geometry

extension ListLayout {
    /// The visible part of the list, in points from the top of the list.
    ///
    /// Set it when the user scrolls and when the height of the window changes. The first row whose top lies in the viewport becomes
    /// the ``anchor``. When rows are then measured, inserted, removed or moved, the anchor keeps its distance from the start of the
    /// viewport, and the origin changes.
    ///
    /// At the very top of the list there is no anchor: rows that are inserted there come into view. The origin may lie outside of
    /// the list, as while a scroll view bounces; ``clampViewport()`` brings it back. An origin that is not finite is read as zero.
    public var viewport: AxisSpan {
        get {
            AxisSpan(origin: (anchorRow.map { top(of: $0) } ?? 0) + distance, length: viewportLength)
        }
        set {
            viewportLength = newValue.length.isFinite ? max(0, newValue.length) : 0
            let origin = newValue.origin.isFinite ? newValue.origin : 0
            guard origin > 0, let first = tree.row(endingBehind: wholePixels(origin, .down), lengths) else {
                (anchorRow, distance) = (nil, origin)
                return
            }
            tree.last = first.place
            var (row, top) = (first.row, points(first.top))
            if top < origin, row + 1 < rowCount {
                let length = tree[row, in: first.place].pixels(or: lengths.estimate) + lengths.spacing
                let next = top + points(length)
                if next < origin + viewportLength { (row, top) = (row + 1, next) }
            }
            (anchorRow, distance) = (row, origin - top)
        }
    }

    /// The row that keeps its position in the viewport; ``rowCount`` for the end of the list, and nil at the top and beyond the
    /// end.
    public var anchor: Int? { anchorRow }

    /// The largest origin of a viewport within the list, in points; zero if the list is shorter than the viewport.
    public var lastOrigin: Double { max(0, height - viewportLength) }

    /// Brings the viewport back into the list, if it lies outside of it.
    ///
    /// Returns whether it moved.
    ///
    /// A viewport that was beyond the end keeps its distance from the end until it is set again, so that the last row remains
    /// visible when rows above it are measured. Inserting rows at the end does not move it.
    @discardableResult
    public mutating func clampViewport() -> Bool { clampedOrigin().isNew }

    /// Moves the viewport to an offset, as setting the origin of ``viewport`` does.
    public mutating func scroll(to offset: Double) {
        viewport = AxisSpan(origin: offset, length: viewportLength)
    }

    /// Makes a row the anchor, with its top at the start of the viewport.
    ///
    /// The row stays there when the rows above it are measured, so a jump ends exactly at its row.
    public mutating func scroll(toRow row: Int) {
        (anchorRow, distance) = (row <= 0 || rowCount == 0 ? nil : min(row, rowCount - 1), 0)
    }
}

// Support for passes of a virtual list.

extension ListLayout {
    /// The values that a pass over the visible rows needs for all of them.
    @usableFromInline struct Pass: Sendable {
        @usableFromInline var (rowCount, hasHeaders, spacing, viewportLength) = (0, false, 0.0, 0.0)
        /// The first row to measure; nil if there are no rows.
        @usableFromInline var firstRow: Int?

        @usableFromInline init() {}
    }

    /// Sets the length of the viewport, and returns the row at which measuring begins.
    @usableFromInline
    mutating func beginPass(viewportLength length: Double) -> Pass {
        if viewportLength != length { viewport = AxisSpan(origin: viewport.origin, length: length) }
        var pass = Pass()
        (pass.rowCount, pass.hasHeaders) = (rowCount, tree.totals.headers > 0)
        (pass.spacing, pass.viewportLength) = (spacing, viewportLength)
        pass.firstRow = (anchorRow ?? row(at: distance)).map { min($0, rowCount - 1) }
        return pass
    }

    /// The distance from the start of the viewport to the top of a row, in points.
    @usableFromInline
    func distance(toTopOf row: Int) -> Double { row == anchorRow ? -distance : top(of: row) - viewport.origin }

    /// Brings the viewport back into the list, and returns its origin, and whether it changed.
    @usableFromInline
    mutating func clampedOrigin() -> (origin: Double, isNew: Bool) {
        let origin = viewport.origin
        let clamped = max(0, min(origin, lastOrigin))
        if clamped == origin { return (origin, false) }
        (anchorRow, distance) = clamped > 0 ? (rowCount, -viewportLength) : (nil, 0)
        return (clamped, true)
    }
}

extension ListLayout {
    mutating func anchorFollowsInsertion(of count: Int, at index: Int) {
        // After the last row there is nothing to push away.
        guard let anchor = anchorRow, anchor >= index, index + count < rowCount else { return }
        anchorRow = anchor + count
    }

    mutating func anchorFollowsRemoval(of range: Range<Int>) {
        guard let anchor = anchorRow, anchor >= range.lowerBound else { return }
        if anchor >= range.upperBound {
            anchorRow = anchor - range.count
        } else {
            // This is the end of the list if no row follows.
            anchorRow = range.lowerBound
        }
    }
}
