/// The absence of a symbol, a cell or an index in a list.
let nowhere: Int32 = -1

/// One unknown of the tableau: a variable of the caller's, or the residual of a constraint.
///
/// The residual of a constraint is the value of its expression. A symbol is either basic (it has a row, a sum that it equals) or
/// parametric (it has a column: the rows that contain it). A parametric symbol is zero. A violated residual costs its weight for
/// each unit, so its cost as a function of its value has a break point at zero.
struct Symbol: BitwiseCopyable {
    enum Kind: UInt8 {
        /// A variable of the caller's; of any sign, and without a cost.
        case external
        /// The value of the expression of a constraint.
        case residual
        /// The violation of an equality that is being removed.
        case gap
        /// Unused; the index is kept for the next symbol.
        case vacant
    }

    /// The constant of the row of a basic symbol, or else 0: in both cases the current value of the symbol.
    var constant = 0.0
    /// The value that `updateVariables` last returned.
    var value = 0.0
    /// The coefficient in the row that is being computed.
    var accumulator = 0.0
    /// The cost of a unit of violation; 0 for a required constraint, which must not be violated.
    var weight = 0.0
    var firstInRow = nowhere
    var firstInColumn = nowhere
    /// The numbers of cells in the row and the column; outside of a pivot one of the two is empty.
    var cellCount: Int32 = 0
    /// A cell of the symbol that may also be in the current row or column; the row and the column of the cell show whether it
    /// is.
    var scratchCell = nowhere
    /// The level of the priority; none for required constraints and variables.
    var level = nowhere
    /// The vector of costs of a parametric symbol; none if all are zero.
    var costs = nowhere
    /// The record of the constraint, or of the edit of the variable.
    var owner = nowhere
    /// For variables, the first of the terms of constraints that mention it.
    var firstTerm = nowhere
    /// For variables, the record of the equality that defines it.
    var definition = nowhere
    /// The index of the variable in the solver's list of variables.
    var position = nowhere
    /// For variables, the number in their handles.
    var serial: UInt32 = 0
    /// The order among constraints of the same priority: the highest number gives way first.
    var turn: Int64 = 0
    var kind: Kind
    var isBasic = false
    /// Whether the constraint must hold.
    var isRequired = false
    /// Whether a value above zero, or a value below zero, violates the constraint.
    var isLimitedAbove = false
    var isLimitedBelow = false
    /// The side of the break point on which a basic residual is.
    var isAbove = false
    /// Whether the symbol is in the row that is being computed.
    var isPending = false
    var isCandidate = false
    /// Whether the value of a variable has changed since it was returned.
    var isStale = false
    /// A mark for walks through definitions.
    var isVisited = false

    init(_ kind: Kind, owner: Int32 = nowhere, serial: UInt32 = 0) {
        self.kind = kind
        self.owner = owner
        self.serial = serial
    }

    /// Whether the symbol must be zero.
    var isFixed: Bool { isRequired && isLimitedAbove && isLimitedBelow }
    /// The costs of a unit above zero and of a unit below zero.
    var costAbove: Double { isLimitedAbove ? weight : 0 }
    var costBelow: Double { isLimitedBelow ? weight : 0 }
    /// The change of a basic symbol's cost for each unit of its value.
    var slope: Double { isAbove ? costAbove : -costBelow }
}

/// One coefficient of the tableau, linked into its row and into its column.
///
/// If changes are recorded, a removed cell keeps its links, and has the complement of its row in `row`. So it can be restored
/// exactly, in constant time.
struct Cell: BitwiseCopyable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow = nowhere
    var previousInRow = nowhere
    var nextInColumn = nowhere
    var previousInColumn = nowhere
}
