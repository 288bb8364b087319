extension Tableau {
    /// Removes a residual or a gap from the tableau.
    ///
    /// A parametric symbol gets a row first, in exchange for another symbol: without its limits and its cost it moves freely
    /// until another constraint stops it.
    mutating func removeRow(of symbol: Int32) {
        if symbols[symbol].isBasic {
            chargeRow(of: symbol, -symbols[symbol].slope)
            setFree(symbol)
            closeRow(of: symbol)
            return
        }
        setFree(symbol)
        let wanted = profit(of: symbol)?.direction ?? 1
        if let stop = firstStop(of: symbol, direction: wanted) ?? firstStop(of: symbol, direction: -wanted) {
            pivot(leaving: stop, entering: symbol, isAbove: false)
        } else if let row = largestRow(in: symbol) {
            // The column contains only variables, so its costs are zero up to rounding errors.
            freeCosts(of: symbol)
            pivot(leaving: row, entering: symbol, isAbove: false)
        } else {
            freeCosts(of: symbol)
            removeColumnCells(of: symbol)
            return
        }
        closeRow(of: symbol)
    }

    private mutating func setFree(_ symbol: Int32) {
        symbols[symbol].weight = 0
        symbols[symbol].isRequired = false
        symbols[symbol].isLimitedAbove = false
        symbols[symbol].isLimitedBelow = false
    }

    /// Undoes `removeRow`, besides the recorded changes.
    mutating func restoreLimits(of symbol: Int32, from before: Symbol) {
        symbols[symbol].weight = before.weight
        symbols[symbol].isRequired = before.isRequired
        symbols[symbol].isLimitedAbove = before.isLimitedAbove
        symbols[symbol].isLimitedBelow = before.isLimitedBelow
        propose(symbol)
    }

    private mutating func firstStop(of symbol: Int32, direction: Double) -> Int32? {
        collectBreakPoints(of: symbol, direction: direction, limit: .infinity)
        return firstBreakPoint().map { safest(of: $0).row }
    }

    /// The row of the variable with the largest coefficient; if there is no variable, any row, since one must be removed.
    private func largestRow(in symbol: Int32) -> Int32? {
        var (best, bestSize, isBestExternal) = (nowhere, 0.0, false)
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            let isExternal = symbols[cell.row].kind == .external
            let size = abs(cell.coefficient)
            if isExternal == isBestExternal ? size > bestSize || (size == bestSize && cell.row > best) : isExternal {
                (best, bestSize, isBestExternal) = (cell.row, size, isExternal)
            }
        }
        return best == nowhere ? nil : best
    }
}
