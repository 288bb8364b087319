/// One reversible step.
struct Change: BitwiseCopyable {
    enum Step: UInt8 {
        case cellInserted, cellRemoved, coefficient, constant
        case costInserted, cost
        case rowOpened, rowClosed, rowMoved
    }

    var step: Step
    /// The cell, cost or symbol that changed.
    var place: Int32
    /// What was there before: a number, or for a moved row the symbol that it belonged to.
    var before: Double

    @inline(always)
    init(_ step: Step, _ place: Int32, _ before: Double = 0) {
        self.step = step
        self.place = place
        self.before = before
    }
}

extension Tableau {
    /// Makes everything since the last commit final.
    mutating func commit() {
        // Places of removed cells are reused only now: until here the way back led through them.
        var position: Int32 = 0
        while removedCells > 0 {
            let change = journal[position]
            if change.step == .cellRemoved {
                free(change.place)
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
        let place = change.place
        switch change.step {
        case .cellInserted:
            unlink(place)
            free(place)
        case .cellRemoved:
            cells[place].row = ~cells[place].row
            relink(place)
        case .coefficient:
            cells[place].coefficient = change.before
        case .constant:
            symbols[place].constant = change.before
        case .costInserted:
            takeOut(cost: place, of: Int32(change.before))
        case .cost:
            costs[place].value = change.before
        case .rowOpened:
            // The cells of the new row, last one first.
            while symbols[place].firstInRow != nowhere {
                let cell = symbols[place].firstInRow
                unlink(cell)
                free(cell)
            }
            symbols[place].isBasic = false
        case .rowClosed:
            symbols[place].isBasic = true
        case .rowMoved:
            moveCells(ofRow: place, to: Int32(change.before))
        }
    }
}
