/// One reversible step.
struct Change: BitwiseCopyable {
    enum Step: UInt8 {
        case cellInserted, cellRemoved, coefficient, constant
        case costInserted, cost
        case rowOpened, rowClosed, rowMoved
    }

    var step: Step
    /// The cell, cost or symbol that changed.
    var index: Int32
    /// What was there before: a number, or for a moved row the symbol that it belonged to.
    var before: Double

    @inline(always)
    init(_ step: Step, _ index: Int32, _ before: Double = 0) {
        self.step = step
        self.index = index
        self.before = before
    }
}

extension Tableau {
    /// Makes everything since the last commit final.
    mutating func commit() {
        // Indices of removed cells are reused only now: until here the way back led through them.
        var position: Int32 = 0
        while removedCells > 0 {
            let change = journal[position]
            if change.step == .cellRemoved {
                free(change.index)
                removedCells -= 1
            }
            position += 1
        }
        journal.removeAll()
    }

    /// Takes back everything since the last commit, last step first.
    mutating func rollback() {
        while let change = journal.popLast() { undo(change) }
        removedCells = 0
        poison = 0
        // The lists of work left to do.
        while let symbol = candidates.popLast() { symbols[symbol].isCandidate = false }
        infeasible.removeAll()
        clearTouched()
    }

    private mutating func undo(_ change: Change) {
        let index = change.index
        switch change.step {
        case .cellInserted:
            unlink(index)
            free(index)
        case .cellRemoved:
            cells[index].row = ~cells[index].row
            relink(index)
        case .coefficient:
            cells[index].coefficient = change.before
        case .constant:
            symbols[index].constant = change.before
        case .costInserted:
            takeOut(cost: index, of: Int32(change.before))
        case .cost:
            costs[index].value = change.before
        case .rowOpened:
            // The cells of the new row, last one first.
            while symbols[index].firstInRow != nowhere {
                let cell = symbols[index].firstInRow
                unlink(cell)
                free(cell)
            }
            symbols[index].isBasic = false
        case .rowClosed:
            symbols[index].isBasic = true
        case .rowMoved:
            moveCells(ofRow: index, to: Int32(change.before))
        }
    }
}
