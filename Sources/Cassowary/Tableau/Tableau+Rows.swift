extension Tableau {
    /// Exchanges a basic symbol for a parametric one of its row, which is then above or below zero.
    mutating func pivot(leaving: Int32, entering: Int32, isAbove: Bool) {
        pivotCount += 1
        chargeRow(of: leaving, -symbols[leaving].slope)
        let reciprocal = solve(rowOf: leaving, for: entering)
        addRowToRowsOfColumn(entering)
        // The cells of the one symbol's column now belong to the other, so the cells of a row stay side by side in memory.
        moveCells(ofColumn: entering, to: leaving, times: reciprocal)
        insert(reciprocal, row: entering, column: leaving)
        setSide(of: entering, isAbove)
        passOnCosts(of: entering)
        propose(leaving)
    }

    /// Rewrites the row of a basic symbol as the row of a parametric symbol in it; returns the coefficient of the former, which
    /// the row lacks.
    private mutating func solve(rowOf leaving: Int32, for entering: Int32) -> Double {
        var pivotCell = symbols[leaving].firstInRow
        while cells[pivotCell].column != entering { pivotCell = cells[pivotCell].nextInRow }
        let divisor = cells[pivotCell].coefficient
        let isUnit = abs(divisor) == 1
        let constant = symbols[leaving].constant
        remove(pivotCell)
        record(.rowMoved, entering, Double(leaving))
        moveCells(ofRow: leaving, to: entering)
        var index = symbols[entering].firstInRow
        while index != nowhere {
            let cell = cells[index]
            setCoefficient(-(isUnit ? cell.coefficient * divisor : cell.coefficient / divisor), of: index)
            index = cell.nextInRow
        }
        setConstant(constant == 0 ? 0 : -constant / divisor, of: entering)
        setConstant(0, of: leaving)
        return 1 / divisor
    }

    /// Turns the computed row in `pending`, a sum that is zero, into the row of one of its symbols.
    mutating func openRow(of subject: Int32) {
        let divisor = -symbols[subject].accumulator
        // Mostly the divisor is one or minus one; then a product is as exact as a quotient, and faster.
        let isUnit = abs(divisor) == 1
        symbols[subject].isBasic = true
        record(.rowOpened, subject)
        // Backwards, since each cell is added at the front of its row.
        var position = pending.count
        while position > 0 {
            position -= 1
            let column = pending[position]
            let coefficient = symbols[column].accumulator
            if column != subject && coefficient != 0 {
                link(isUnit ? coefficient * divisor : coefficient / divisor, row: subject, column: column)
            }
        }
        setConstant(pendingConstant == 0 ? 0 : pendingConstant / divisor, of: subject)
        clearPending()
    }

    /// Drops the row of a basic symbol.
    mutating func closeRow(of symbol: Int32) {
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            let next = cells[index].nextInRow
            remove(index)
            index = next
        }
        setConstant(0, of: symbol)
        symbols[symbol].isBasic = false
        record(.rowClosed, symbol)
    }

    /// Gives the cells of a row to another symbol, which becomes basic in place of the first.
    mutating func moveCells(ofRow old: Int32, to new: Int32) {
        let first = symbols[old].firstInRow
        symbols[old].firstInRow = nowhere
        symbols[old].isBasic = false
        symbols[new].firstInRow = first
        symbols[new].isBasic = true
        var moved: Int32 = 0
        var index = first
        while index != nowhere {
            cells[index].row = new
            index = cells[index].nextInRow
            moved += 1
        }
        symbols[old].cellCount -= moved
        symbols[new].cellCount += moved
    }

    /// Gives the cells of a column to another symbol, which becomes parametric in place of the first, and multiplies them.
    private mutating func moveCells(ofColumn old: Int32, to new: Int32, times factor: Double) {
        record(.columnMoved, new, Double(old))
        moveCells(ofColumn: old, to: new)
        var index = symbols[new].firstInColumn
        while index != nowhere {
            setCoefficient(factor * cells[index].coefficient, of: index)
            index = cells[index].nextInColumn
        }
    }

    /// Gives the cells of a column to another symbol, which has none.
    mutating func moveCells(ofColumn old: Int32, to new: Int32) {
        let first = symbols[old].firstInColumn
        symbols[old].firstInColumn = nowhere
        symbols[new].firstInColumn = first
        var moved: Int32 = 0
        var index = first
        while index != nowhere {
            cells[index].column = new
            index = cells[index].nextInColumn
            moved += 1
        }
        symbols[old].cellCount -= moved
        symbols[new].cellCount += moved
    }
}

extension Tableau {
    /// Adds a multiple of a symbol to the row that is being computed; for a basic symbol, a multiple of its row.
    mutating func addToPending(_ symbol: Int32, times factor: Double) {
        guard symbols[symbol].isBasic else {
            addParametricToPending(symbol, times: factor)
            return
        }
        addToPending(constant: symbols[symbol].constant * factor)
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            let cell = cells[index]
            addParametricToPending(cell.column, times: cell.coefficient * factor)
            index = cell.nextInRow
        }
    }

    mutating func addToPending(constant: Double) {
        pendingConstant = Tolerance.sumOfConstants(pendingConstant, constant)
        pendingMagnitude += abs(constant)
    }

    mutating func addParametricToPending(_ symbol: Int32, times factor: Double) {
        if symbols[symbol].isPending {
            symbols[symbol].accumulator = Tolerance.sumOfCoefficients(symbols[symbol].accumulator, factor)
        } else {
            symbols[symbol].isPending = true
            symbols[symbol].accumulator = factor
            pending.append(symbol)
        }
    }

    mutating func clearPending() {
        while let symbol = pending.popLast() { symbols[symbol].isPending = false }
        pendingConstant = 0
        pendingMagnitude = 0
    }
}
