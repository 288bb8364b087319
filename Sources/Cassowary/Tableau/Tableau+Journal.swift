/// One reversible step.
struct Change: BitwiseCopyable {
    enum Step: UInt8 {
        case cellInserted, cellRemoved, coefficient, constant
        case costsTaken, costsFreed, cost, side
        case rowOpened, rowClosed, rowMoved, columnMoved
    }

    var step: Step
    /// The cell, the position in the costs, or the symbol that changed.
    var index: Int32
    /// The earlier number; for a moved row or column its earlier symbol, for costs their vector.
    var before: Double

    @inline(always)
    init(_ step: Step, _ index: Int32, _ before: Double = 0) {
        self.step = step
        self.index = index
        self.before = before
    }
}

// The changes of a call that may fail are recorded. Undoing them restores the tableau bit for bit, including links and free
// entries. A journal has at most four changes for each cell and symbol. Beyond that it is dropped: then a failed call leaves the
// same system in another, equally good state.

extension Tableau {
    @inline(always)
    mutating func record(_ step: Change.Step, _ index: Int32, _ before: Double = 0) {
        if isRecording { journal.append(Change(step, index, before)) }
    }

    /// Drops the journal if it has become too long.
    ///
    /// Call it between pivots.
    mutating func boundJournal() {
        guard isRecording, journal.count > 1024, journal.count / 4 > cells.count &+ symbols.count else { return }
        commit()
        isJournalLost = true
    }

    mutating func startRecording() {
        isRecording = true
        isJournalLost = false
    }

    /// Makes all changes since the last commit final.
    mutating func commit() {
        // Indices of removed cells are reused only from now on: undoing the changes needed them.
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
        isRecording = false
    }

    /// Undoes all recorded changes, the last one first; false if the journal was dropped.
    @discardableResult
    mutating func rollback() -> Bool {
        isRecording = false
        while let change = journal.popLast() { undo(change) }
        removedCells = 0
        poison = 0
        clearPending()
        return !isJournalLost
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
            if symbols[index].kind == .external { noteStale(index) }
        case .costsTaken:
            freeCosts.append(symbols[index].costs)
            symbols[index].costs = nowhere
        case .costsFreed:
            symbols[index].costs = Int32(change.before)
            _ = freeCosts.popLast()
        case .cost:
            costs[index] = change.before
        case .side:
            symbols[index].isAbove.toggle()
            propose(index)
        case .rowOpened:
            // The cells of the new row, the last one first.
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
        case .columnMoved:
            moveCells(ofColumn: index, to: Int32(change.before))
        }
    }
}
