/// The simplex tableau in solved form: every basic symbol equals a constant plus a sum over parametric symbols.
///
/// This is the augmented form of Badros, Borning and Stuckey (ACM TOCHI 8(4), 2001): it also has rows of variables, which do not
/// affect the choice of pivots. Between calls:
///
/// - Required constraints hold.
/// - A parametric variable occurs in rows of variables only, so it never has a cost.
/// - The costs of every parametric symbol follow from the rows that contain it.
///
/// After `optimize` no move of a parametric symbol lowers the total cost.
///
/// The coefficients are cells in one flat pool, linked by row and by column. Choosing a pivot and substituting it visit only the
/// cells concerned, so systems that share no variable are never visited together.
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
    /// Whether the journal was dropped because it became too long.
    var isJournalLost = false
    /// The number of removed cells in the journal.
    var removedCells = 0
    /// The sum of all written numbers, times 0: it is 0 while all of them are finite, and NaN otherwise.
    var poison = 0.0
    /// Whether products of the callers' numbers may exceed the range of a `Double`; then every pivot is recorded and checked.
    var isExtreme = false

    /// The row that is being computed: its symbols (the coefficients are their accumulators) and its constant.
    var pending = Slab<Int32>(capacity: 16)
    var pendingConstant = 0.0
    /// The sum of the magnitudes that were added to that constant, which limits its rounding error.
    var pendingMagnitude = 0.0

    /// Symbols whose costs or column changed, so that a move may lower the cost.
    var candidates = Slab<Int32>(capacity: 16)
    /// Variables whose value changed since it was returned.
    var stale = Slab<Int32>(capacity: 64)

    /// Buffers of single steps.
    var breakPoints = Slab<BreakPoint>(capacity: 16)
    var passed = Slab<Int32>(capacity: 16)
    var rates = Slab<Double>(capacity: 16)
    var factors = Slab<LevelCost>(capacity: 16)

    /// The number of pivots, for tests and for deciding when to check for rounding errors.
    var pivotCount = 0
    /// Rises with every change of costs and of the set of parametric symbols.
    var changeCount = 0

    /// A cost nearer to zero than this is zero.
    var costTolerance = Tolerance.cost
    /// Ties are decided before priorities below this one are compared.
    var tiePriority = 0.0
    /// Whether ties within a priority are not decided.
    var ignoresTurns = false

    /// Removes everything and keeps the memory.
    mutating func removeAll() {
        symbols.removeAll()
        freeSymbol = nowhere
        removeCells()
        levels.removeAll()
        isExtreme = false
        stale.removeAll()
    }

    /// Removes all rows and costs.
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

    /// Frees a symbol, after removing its rounding errors from other rows.
    mutating func removeSymbol(_ symbol: Int32) {
        removeColumnCells(of: symbol)
        freeCosts(of: symbol)
        let isCandidate = symbols[symbol].isCandidate
        symbols[symbol] = Symbol(.vacant)
        symbols[symbol].isCandidate = isCandidate
        symbols[symbol].firstInRow = freeSymbol
        freeSymbol = symbol
    }

    /// Removes a symbol that stays zero from all rows.
    mutating func removeColumnCells(of symbol: Int32) {
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let next = cells[index].nextInColumn
            remove(index)
            index = next
        }
    }
}
