/// The simplex tableau in solved form: every basic symbol equals a constant plus a sum over parametric symbols.
///
/// This is the augmented form of Badros, Borning and Stuckey (ACM TOCHI 8(4), 2001): rows of variables stand beside the rows of
/// residuals and have no say in the question which pivot comes next. Between calls:
///
/// - Required constraints hold.
/// - A parametric variable occurs in rows of variables only, so it never has a cost.
/// - The costs of every parametric symbol are those of the rows in which it is.
///
/// After `optimize` no parametric symbol can move without making the whole worse.
///
/// The coefficients are cells in one flat pool, linked by row and by column. Choosing a pivot and substituting it visit the cells
/// concerned and nothing else, so systems that share no variable are never visited together.
struct Tableau: ~Copyable {
    var symbols = Slab<Symbol>(capacity: 256)
    var cells = Slab<Cell>(capacity: 256)

    var levels = LevelTable()
    /// Vectors of costs, each of `costStride` numbers, indexed by level.
    var costs = Slab<Double>(capacity: 128)
    var costStride: Int32 = 4
    var freeCosts = Slab<Int32>(capacity: 16)

    /// Heads of the lists of free entries, linked through `firstInRow` and `nextInRow`.
    var freeSymbol = nowhere
    var freeCell = nowhere

    var journal = Slab<Change>(capacity: 64)
    /// Whether changes are written to the journal.
    var isRecording = false
    /// Whether the journal became too long and was dropped.
    var isJournalLost = false
    /// How many of the changes in the journal are removals of cells.
    var removedCells = 0
    /// 0 as long as every number written is finite, else not a number: the sum of them all, times 0.
    var poison = 0.0
    /// Whether numbers have come in whose products may be beyond a `Double`; then every pivot is recorded and checked.
    var isExtreme = false

    /// The row that is being put together: its symbols (the coefficients are their accumulators) and its constant.
    var pending = Slab<Int32>(capacity: 16)
    var pendingConstant = 0.0
    /// The sum of the magnitudes that went into that constant, by which its rounding error is judged.
    var pendingMagnitude = 0.0

    /// Symbols whose costs or column changed, so that moving them may pay.
    var candidates = Slab<Int32>(capacity: 16)
    /// Variables whose value changed since it was handed out.
    var stale = Slab<Int32>(capacity: 64)

    /// Buffers of single steps.
    var breakPoints = Slab<BreakPoint>(capacity: 16)
    var passed = Slab<Int32>(capacity: 16)
    var rates = Slab<Double>(capacity: 16)
    var factors = Slab<LevelCost>(capacity: 16)

    /// How many pivots were made, for tests and for deciding when to look for rounding errors.
    var pivotCount = 0
    /// Rises with every change of costs and of the set of parametric symbols.
    var changeCount = 0

    /// A cost nearer to zero than this is zero.
    var costTolerance = Tolerance.cost
    /// Ties are decided before priorities below this one.
    var tiePriority = 0.0
    /// Whether ties within a priority are left as they are.
    var ignoresTurns = false

    /// Forgets everything and keeps the memory.
    mutating func removeAll() {
        symbols.removeAll()
        freeSymbol = nowhere
        removeCells()
        levels.removeAll()
        isExtreme = false
        stale.removeAll()
    }

    /// Forgets all rows and costs.
    mutating func removeCells() {
        cells.removeAll()
        costs.removeAll()
        freeCosts.removeAll()
        journal.removeAll()
        pending.removeAll()
        candidates.removeAll()
        freeCell = nowhere
        removedCells = 0
        poison = 0
        isRecording = false
        isJournalLost = false
    }

    /// Whether all numbers written since the last commit or rollback are finite.
    var isSound: Bool { poison == 0 }

    mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
        let index = freeSymbol
        if index == nowhere { return symbols.append(symbol) }
        freeSymbol = symbols[index].firstInRow
        let isCandidate = symbols[index].isCandidate
        symbols[index] = symbol
        symbols[index].isCandidate = isCandidate
        return index
    }

    /// Gives a symbol back, after clearing away what rounding may have left of it in other rows.
    mutating func removeSymbol(_ symbol: Int32) {
        removeColumnCells(of: symbol)
        freeCosts(of: symbol)
        let isCandidate = symbols[symbol].isCandidate
        symbols[symbol] = Symbol(.vacant)
        symbols[symbol].isCandidate = isCandidate
        symbols[symbol].firstInRow = freeSymbol
        freeSymbol = symbol
    }

    /// Takes a symbol that stays zero out of all rows.
    mutating func removeColumnCells(of symbol: Int32) {
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let next = cells[index].nextInColumn
            remove(index)
            index = next
        }
    }
}
