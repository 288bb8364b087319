/// The absence of a symbol, a cell or an index in a list.
let nowhere: Int32 = -1

/// One unknown of the tableau: a variable of the caller's, or one that a constraint brought along.
///
/// A symbol is either basic (it has a row, which says what it equals) or parametric (it has a column: the rows that
/// mention it). A parametric symbol is zero.
struct Symbol: BitwiseCopyable {
    enum Kind: UInt8 {
        /// A variable of the caller's; of any sign.
        case external
        /// How far an inequality is from being tight; never negative.
        case slack
        /// By how much a constraint that is not required is violated in one direction; never negative.
        case error
        /// The marker of a required equality; always zero.
        case dummy
        /// Not in use; the index is kept for the next symbol.
        case vacant
    }

    /// The constant of the row when basic, else 0: in both cases the present value of the symbol.
    var constant = 0.0
    /// The value last handed out by `updateVariables`.
    var value = 0.0
    /// The coefficient in the row that is being put together.
    var accumulator = 0.0
    var firstInRow = nowhere
    var firstInColumn = nowhere
    /// The first of the costs, in falling order of priority.
    var firstCost = nowhere
    /// How many cells its row and its column have; outside of a pivot one of the two is empty.
    var cellCount: Int32 = 0
    /// A cell that may be where this symbol meets the row or the column at hand; the cell itself knows.
    var cellAtHand = nowhere
    /// The record of the constraint that brought the symbol, or of the edit of the variable.
    var owner = nowhere
    /// How many constraints and edits use the variable.
    var uses: Int32 = 0
    /// The index of the variable in the solver's list of variables.
    var position = nowhere
    /// For variables, the number that their handles carry.
    var serial: UInt32 = 0
    var kind: Kind
    var isBasic = false
    var isTouched = false
    var isCandidate = false

    init(_ kind: Kind, owner: Int32 = nowhere, serial: UInt32 = 0) {
        self.kind = kind
        self.owner = owner
        self.serial = serial
    }

    /// Whether the symbol must not become negative.
    var isRestricted: Bool { kind == .slack || kind == .error }
}

/// One coefficient of the tableau, linked into its row and into its column.
///
/// A cell that was taken out has the complement of its row in `row`, and keeps its links: that is what makes putting
/// it back cheap and exact.
struct Cell: BitwiseCopyable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow = nowhere
    var previousInRow = nowhere
    var nextInColumn = nowhere
    var previousInColumn = nowhere
}

/// What one unit of a symbol costs at one priority, after everything basic was substituted.
struct Cost: BitwiseCopyable {
    var priority: Double
    var value: Double
    var next: Int32
}
