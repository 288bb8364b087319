import LayoutTree

// The assignment of cells to rows.

extension VirtualList {
    /// Finds the cell for a place, with the content of its row, and returns its index among the shown cells.
    ///
    /// It is mostly the expected index.
    @export(implementation) @inline(__always)
    func showCell(at position: ListPosition, expected: Int) -> Int {
        let kind = kind?(position) ?? (pass.layout.hasHeaders && layout.isHeader(position.row) ? 1 : 0)
        guard expected < shown.count, shown[expected].position == position, shown[expected].isCurrent,
            shown[expected].kind == kind
        else { return fillCell(at: position, kind) }
        return expected
    }

    /// Shows the content of a row in its cell, or in another cell if it has none of its kind.
    @export(implementation) @inline(never)
    func fillCell(at position: ListPosition, _ kind: Int) -> Int {
        let present = index(of: position)
        if present < shown.count, shown[present].position == position {
            if shown[present].kind == kind {
                let isCurrent = shown[present].isCurrent
                shown[present].isCurrent = true
                if isCurrent { return present }
                return show(shown[present].cell, at: position)
            }
            spare.append((shown[present].kind, shown.remove(at: present).cell, true))
        }
        if !pass.hasRetired {
            pass.hasRetired = true
            retireCells(outside: rowsInView)
        }
        let cell: Cell
        if let found = spare.lastIndex(where: { $0.kind == kind }) {
            cell = spare.remove(at: found).cell
        } else {
            cell = make(kind)
        }
        // The closure may have changed the list.
        shown.insert(Shown(position: position, kind: kind, cell: cell, pass: pass.number), at: index(of: position))
        return show(cell, at: position)
    }

    /// Shows the content of a row in its cell, and returns the index of the cell.
    @export(implementation)
    func show(_ cell: Cell, at position: ListPosition) -> Int {
        show(cell, position)
        // The closure may have changed the list.
        (pass.layout.rowCount, pass.layout.hasHeaders) = (layout.rowCount, layout.headerCount > 0)
        return index(of: position)
    }

    /// Uses a cell without counting a reference.
    ///
    /// The list never releases a cell: each is either shown or spare.
    @export(implementation) @inline(__always)
    func withCell<Result>(at index: Int, _ body: (Cell) -> Result) -> Result {
        unsafe Unmanaged.passUnretained(shown[index].cell)._withUnsafeGuaranteedRef(body)
    }

    /// Releases cells of rows outside of a range for other rows.
    @export(implementation)
    func retireCells(outside rows: Range<Int>) { retireCells { !rows.contains($0.position.row) } }

    @export(implementation)
    func retireCellsOfOtherPasses() { retireCells { $0.pass != pass.number } }

    @export(implementation)
    func retireCells(where isUnneeded: (Shown) -> Bool) {
        guard shown.contains(where: isUnneeded) else { return }
        for entry in shown where isUnneeded(entry) { spare.append((entry.kind, entry.cell, true)) }
        shown.removeAll(where: isUnneeded)
    }

    /// Hides spare cells.
    @export(implementation)
    func hideSpareCells() {
        for index in spare.indices where spare[index].isInSight {
            spare[index].isInSight = false
            hide(spare[index].cell)
        }
    }
}

extension VirtualList {
    /// Shows the content of all visible rows again in the next pass.
    @export(implementation)
    public func reloadRows() {
        for index in shown.indices { shown[index].isCurrent = false }
    }

    /// Shows the content of rows again in the next pass, if they are visible.
    @export(implementation)
    public func reloadRows(_ rows: Range<Int>) {
        for index in shown.indices where rows.contains(shown[index].position.row) { shown[index].isCurrent = false }
    }

    /// Inserts rows, as ``ListLayout/insertRows(_:at:height:)`` does.
    ///
    /// Cells stay with their rows.
    ///
    /// The next pass shows the change: request layout of the container, after this and the other changes.
    @export(implementation)
    public func insertRows(_ count: Int, at index: Int, height: Double? = nil) {
        let before = layout.rowCount
        layout.insertRows(count, at: index, height: height)
        let added = layout.rowCount - before
        let index = max(0, min(index, before))
        changeRows { $0 >= index ? $0 + added : $0 }
    }

    /// Removes rows, as ``ListLayout/removeRows(_:)`` does.
    ///
    /// Their cells are reused for other rows.
    @export(implementation)
    public func removeRows(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<layout.rowCount)
        layout.removeRows(range)
        changeRows { $0 < range.lowerBound ? $0 : $0 < range.upperBound ? nil : $0 - range.count }
    }

    /// Moves rows, as ``ListLayout/moveRows(_:to:)`` does.
    ///
    /// Cells move with their rows.
    @export(implementation)
    public func moveRows(_ range: Range<Int>, to index: Int) {
        let range = range.clamped(to: 0..<layout.rowCount)
        let index = max(0, min(index, layout.rowCount - range.count))
        layout.moveRows(range, to: index)
        changeRows { row in
            if range.contains(row) { return row - range.lowerBound + index }
            let rest = row < range.lowerBound ? row : row - range.count
            return rest < index ? rest : rest + range.count
        }
    }

    /// Changes the rows of cells; nil means that the row was removed.
    @export(implementation)
    func changeRows(_ newRow: (Int) -> Int?) {
        for entry in shown where newRow(entry.position.row) == nil { spare.append((entry.kind, entry.cell, true)) }
        shown = shown.compactMap { entry in
            newRow(entry.position.row).map { row in
                var entry = entry
                entry.position.row = row
                return entry
            }
        }
        shown.sort { $0.position < $1.position }
    }
}
