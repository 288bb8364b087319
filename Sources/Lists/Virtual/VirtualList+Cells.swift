import LayoutTree

// Which cell shows which row.

extension VirtualList {
    /// The cell for a place, with the content of its row.
    @export(implementation)
    func showCell(at position: ListPosition) -> Cell {
        let kind = kind?(position) ?? (layout.isHeader(position.row) ? 1 : 0)
        let present = index(of: position)
        if present < shown.count, shown[present].position == position {
            var entry = shown[present]
            if entry.kind == kind {
                let isCurrent = entry.isCurrent
                (entry.pass, entry.isCurrent) = (pass, true)
                shown[present] = entry
                if !isCurrent { show(entry.cell, position) }
                return entry.cell
            }
            shown.remove(at: present)
            spare.append((entry.kind, entry.cell, true))
        }
        let cell: Cell
        if let found = spare.lastIndex(where: { $0.kind == kind }) {
            cell = spare.remove(at: found).cell
        } else {
            cell = make(kind)
        }
        // The closures may have changed the list.
        shown.insert(Shown(position: position, kind: kind, cell: cell, pass: pass), at: index(of: position))
        show(cell, position)
        return cell
    }

    /// Makes cells of rows outside of a range free for others.
    @export(implementation)
    func retireCells(outside rows: Range<Int>) { retireCells { !rows.contains($0.position.row) } }

    @export(implementation)
    func retireCellsOfOtherPasses() { retireCells { $0.pass != pass } }

    @export(implementation)
    func retireCells(where isUnneeded: (Shown) -> Bool) {
        guard shown.contains(where: isUnneeded) else { return }
        for entry in shown where isUnneeded(entry) { spare.append((entry.kind, entry.cell, true)) }
        shown.removeAll(where: isUnneeded)
    }

    /// Takes spare cells out of sight.
    @export(implementation)
    func hideSpareCells() {
        for index in spare.indices where spare[index].isInSight {
            spare[index].isInSight = false
            hide(spare[index].cell)
        }
    }
}

extension VirtualList {
    /// Shows the content of all rows in view again in the next pass.
    @export(implementation)
    public func reloadRows() {
        for index in shown.indices { shown[index].isCurrent = false }
    }

    /// Shows the content of rows again in the next pass, if they are in view.
    @export(implementation)
    public func reloadRows(_ rows: Range<Int>) {
        for index in shown.indices where rows.contains(shown[index].position.row) { shown[index].isCurrent = false }
    }

    /// Inserts rows, as ``ListLayout/insertRows(_:at:height:)`` does.
    ///
    /// Cells stay with their rows.
    ///
    /// The next pass shows it: tell the container that it needs layout, after this and after the other changes.
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
    /// Their cells are used for others.
    @export(implementation)
    public func removeRows(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<layout.rowCount)
        layout.removeRows(range)
        changeRows { $0 < range.lowerBound ? $0 : $0 < range.upperBound ? nil : $0 - range.count }
    }

    /// Moves rows, as ``ListLayout/moveRows(_:to:)`` does.
    ///
    /// Cells go with their rows.
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

    /// Gives cells other rows; nil means that the row is gone.
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
