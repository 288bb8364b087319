/// The simplex tableau in solved form: every basic symbol equals a constant plus a sum over parametric symbols.
///
/// This is the augmented form of Badros, Borning and Stuckey (ACM TOCHI 8(4), 2001): rows of external symbols stand
/// beside the simplex rows proper and never mention, nor are mentioned by, the question which pivot comes next. Two
/// things hold between calls:
///
/// - Feasible: no slack or error symbol is negative, every dummy is zero.
/// - Optimal: no parametric slack or error symbol has a negative cost.
///
/// External symbols that are parametric occur in rows of external symbols only, so none of them ever has a cost.
///
/// The coefficients are cells in one flat pool, linked by row and by column. Choosing a pivot and substituting it
/// visit the cells concerned and nothing else. Every change is written to a journal, and taking it back restores the
/// tableau bit for bit, links and free entries included.
struct Tableau: ~Copyable {
    var symbols = Slab<Symbol>(capacity: 256)
    var cells = Slab<Cell>(capacity: 256)
    var costs = Slab<Cost>(capacity: 128)

    /// Heads of the lists of free entries, linked through `firstInRow`, `nextInRow` and `next`.
    var freeSymbol = nowhere
    var freeCell = nowhere
    var freeCost = nowhere

    var journal = Slab<Change>(capacity: 256)
    /// How many of the changes in the journal are removals of cells.
    var removedCells = 0
    /// 0 as long as every number written is finite, else not a number: the sum of them all, times 0.
    var poison = 0.0

    /// The row that is being put together: its symbols (the coefficients are their accumulators) and its constant.
    var touched = Slab<Int32>(capacity: 16)
    var constantOfTouched = 0.0
    /// The sum of the magnitudes that went into that constant, by which its rounding error is judged.
    var magnitudeOfTouched = 0.0

    /// Symbols whose cost went down, and rows whose constant may have become negative.
    var candidates = Slab<Int32>(capacity: 16)
    var infeasible = Slab<Int32>(capacity: 16)

    /// Forgets everything and keeps the memory.
    mutating func removeAll() {
        symbols.removeAll()
        cells.removeAll()
        costs.removeAll()
        journal.removeAll()
        touched.removeAll()
        candidates.removeAll()
        infeasible.removeAll()
        freeSymbol = nowhere
        freeCell = nowhere
        freeCost = nowhere
        removedCells = 0
        poison = 0
    }

    /// Whether all numbers written since the last commit or rollback are finite.
    var isSound: Bool { poison == 0 }

    mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
        let index = freeSymbol
        if index == nowhere { return symbols.append(symbol) }
        freeSymbol = symbols[index].firstInRow
        symbols[index] = symbol
        return index
    }

    /// Gives a symbol back, after clearing away what rounding may have left of it in other rows.
    mutating func release(_ symbol: Int32) {
        var cell = symbols[symbol].firstInColumn
        while cell != nowhere {
            let next = cells[cell].nextInColumn
            unlink(cell)
            free(cell)
            cell = next
        }
        var cost = symbols[symbol].firstCost
        while cost != nowhere {
            let next = costs[cost].next
            costs[cost].next = freeCost
            freeCost = cost
            cost = next
        }
        symbols[symbol] = Symbol(.vacant)
        symbols[symbol].firstInRow = freeSymbol
        freeSymbol = symbol
    }
}
