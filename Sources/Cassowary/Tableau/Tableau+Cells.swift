extension Tableau {
    /// Inserts a coefficient into a row that has none for this column yet.
    @inline(always)
    mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
        let index = link(coefficient, row: row, column: column)
        record(.cellInserted, index)
    }

    /// The same without a journal entry, for a new row, which is undone as a whole.
    @inline(always)
    @discardableResult
    mutating func link(_ coefficient: Double, row: Int32, column: Int32) -> Int32 {
        let below = symbols[column].firstInColumn
        let right = symbols[row].firstInRow
        let cell = Cell(coefficient: coefficient, row: row, column: column, nextInRow: right, nextInColumn: below)
        var index = freeCell
        if index == nowhere {
            index = cells.append(cell)
        } else {
            freeCell = cells[index].nextInRow
            cells[index] = cell
        }
        if below != nowhere { cells[below].previousInColumn = index }
        if right != nowhere { cells[right].previousInRow = index }
        symbols[column].firstInColumn = index
        symbols[row].firstInRow = index
        count(1, row: row, column: column)
        poison += coefficient * 0
        return index
    }

    /// Removes a cell from its row and column; if changes are recorded, it stays readable.
    @inline(always)
    mutating func remove(_ index: Int32) {
        unlink(index)
        guard isRecording else {
            free(index)
            return
        }
        cells[index].row = ~cells[index].row
        removedCells += 1
        record(.cellRemoved, index)
    }

    @inline(always)
    mutating func setCoefficient(_ coefficient: Double, of index: Int32) {
        record(.coefficient, index, cells[index].coefficient)
        cells[index].coefficient = coefficient
        poison += coefficient * 0
    }

    @inline(always)
    mutating func setConstant(_ constant: Double, of symbol: Int32) {
        record(.constant, symbol, symbols[symbol].constant)
        symbols[symbol].constant = constant
        poison += constant * 0
        if symbols[symbol].kind == .external { noteStale(symbol) }
    }

    @inline(always)
    mutating func addConstant(_ amount: Double, toRow row: Int32) {
        setConstant(Tolerance.sumOfConstants(symbols[row].constant, amount), of: row)
    }

    @inline(always)
    mutating func noteStale(_ variable: Int32) {
        if symbols[variable].isStale { return }
        symbols[variable].isStale = true
        stale.append(variable)
    }

    /// Closes the links around a cell.
    @inline(always)
    mutating func unlink(_ index: Int32) {
        let cell = cells[index]
        if cell.previousInRow == nowhere {
            symbols[cell.row].firstInRow = cell.nextInRow
        } else {
            cells[cell.previousInRow].nextInRow = cell.nextInRow
        }
        if cell.nextInRow != nowhere { cells[cell.nextInRow].previousInRow = cell.previousInRow }
        if cell.previousInColumn == nowhere {
            symbols[cell.column].firstInColumn = cell.nextInColumn
        } else {
            cells[cell.previousInColumn].nextInColumn = cell.nextInColumn
        }
        if cell.nextInColumn != nowhere { cells[cell.nextInColumn].previousInColumn = cell.previousInColumn }
        count(-1, row: cell.row, column: cell.column)
    }

    /// Opens the links around a cell again; its neighbors must be the same as when they were closed.
    mutating func relink(_ index: Int32) {
        let cell = cells[index]
        if cell.previousInRow == nowhere {
            symbols[cell.row].firstInRow = index
        } else {
            cells[cell.previousInRow].nextInRow = index
        }
        if cell.nextInRow != nowhere { cells[cell.nextInRow].previousInRow = index }
        if cell.previousInColumn == nowhere {
            symbols[cell.column].firstInColumn = index
        } else {
            cells[cell.previousInColumn].nextInColumn = index
        }
        if cell.nextInColumn != nowhere { cells[cell.nextInColumn].previousInColumn = index }
        count(1, row: cell.row, column: cell.column)
    }

    @inline(always)
    private mutating func count(_ change: Int32, row: Int32, column: Int32) {
        symbols[row].cellCount += change
        symbols[column].cellCount += change
    }

    /// Keeps the index of an unlinked cell for the next one.
    @inline(always)
    mutating func free(_ index: Int32) {
        cells[index].row = nowhere
        cells[index].nextInRow = freeCell
        freeCell = index
    }
}
