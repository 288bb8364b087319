extension Tableau {
    /// Replaces a symbol that has just become basic in all rows that contain it.
    ///
    /// Each row that contains it gets a multiple of its row. To find the cells that both rows have, the method visits either the
    /// cells of that row or the cells of the columns concerned, whichever are fewer. So a symbol of two cells is added to a
    /// thousand rows of a thousand cells as fast as to short ones, and a symbol with a column that is used everywhere is added to
    /// one row without visiting all others.
    mutating func substitute(_ symbol: Int32) {
        addRowToRowsOfColumn(symbol)
        removeColumnCells(of: symbol)
    }

    /// Adds the row of a symbol, times the coefficient of the symbol there, to each row that contains it; its own column does not
    /// change.
    mutating func addRowToRowsOfColumn(_ symbol: Int32) {
        changeCount += 1
        let constant = symbols[symbol].constant
        var (inRows, inColumns) = (0, 0)
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            inRows += Int(symbols[cell.row].cellCount)
            addConstant(constant * cell.coefficient, toRow: cell.row)
            index = cell.nextInColumn
        }
        var length: Int32 = 0
        index = symbols[symbol].firstInRow
        while index != nowhere {
            inColumns += Int(symbols[cells[index].column].cellCount)
            length += 1
            index = cells[index].nextInRow
        }
        // The cells of a row are side by side in memory, and the cells of a column are not.
        if inRows <= 2 * inColumns { substituteByRows(symbol, length) } else { substituteByColumns(symbol) }
    }

    // Each of these cells stores its index in its symbol. A symbol without such a cell keeps an old index, which the row and the
    // column of that cell reveal: no two cells have the same row and column.

    private mutating func substituteByRows(_ symbol: Int32, _ length: Int32) {
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            // The coefficients stay with their columns, and each column stores the last row in which it was found.
            let cell = cells[index]
            symbols[cell.column].accumulator = cell.coefficient
            symbols[cell.column].isPending = true
            symbols[cell.column].scratchCell = nowhere
            index = cell.nextInRow
        }
        var target = symbols[symbol].firstInColumn
        while target != nowhere {
            let (row, factor) = (cells[target].row, cells[target].coefficient)
            target = cells[target].nextInColumn
            var met: Int32 = 0
            var index = symbols[row].firstInRow
            while index != nowhere {
                let (column, coefficient, next) = (
                    cells[index].column, cells[index].coefficient, cells[index].nextInRow
                )
                if symbols[column].isPending {
                    met += 1
                    symbols[column].scratchCell = row
                    let sum = Tolerance.sumOfCoefficients(coefficient, symbols[column].accumulator * factor)
                    if sum == 0 { remove(index) } else { setCoefficient(sum, of: index) }
                }
                index = next
            }
            if met == length { continue }
            index = symbols[symbol].firstInRow
            while index != nowhere {
                let cell = cells[index]
                index = cell.nextInRow
                if symbols[cell.column].scratchCell != row {
                    insert(cell.coefficient * factor, row: row, column: cell.column)
                }
            }
        }
        index = symbols[symbol].firstInRow
        while index != nowhere {
            symbols[cells[index].column].isPending = false
            index = cells[index].nextInRow
        }
    }

    private mutating func substituteByColumns(_ symbol: Int32) {
        var source = symbols[symbol].firstInRow
        while source != nowhere {
            let (column, factor) = (cells[source].column, cells[source].coefficient)
            source = cells[source].nextInRow
            var index = symbols[column].firstInColumn
            while index != nowhere {
                symbols[cells[index].row].scratchCell = index
                index = cells[index].nextInColumn
            }
            index = symbols[symbol].firstInColumn
            while index != nowhere {
                let cell = cells[index]
                index = cell.nextInColumn
                add(cell.coefficient * factor, row: cell.row, column: column, cell: symbols[cell.row].scratchCell)
            }
        }
    }

    /// Adds to the coefficient of a column in a row; the scratch cell is its cell, if there is one.
    @inline(always)
    private mutating func add(_ amount: Double, row: Int32, column: Int32, cell: Int32) {
        if cell != nowhere && cell < cells.count && cells[cell].row == row && cells[cell].column == column {
            let sum = Tolerance.sumOfCoefficients(cells[cell].coefficient, amount)
            if sum == 0 { remove(cell) } else { setCoefficient(sum, of: cell) }
        } else {
            insert(amount, row: row, column: column)
        }
    }
}
