/// A number the solver may choose: the size of a column, or the size of a filling column of weight 1.
///
/// The sizes of all columns are affine functions of one variable each.
struct StackVariable {
    /// Which of several variables with the same cost moves: the lowest rank first.
    enum Rank: UInt8 {
        case fill = 0
        case node = 1
        case spacer = 2
    }

    /// The limits of the value; `high` may be infinite.
    var low: Double
    var high: Double

    /// The value now, and the cheapest one.
    var value: Double
    var start: Double

    /// The stack length one unit of the variable takes; below 0 where a match subtracts it.
    var share: Double = 0

    /// The sum of the magnitudes that make up `share`.
    var shareMagnitude: Double = 0

    var rank: Rank

    /// The index of the last column that follows the variable.
    var order: Int

    /// The natural sizes in `StackSolver.points`, sorted, and how many of them lie below the value.
    var firstPoint = 0
    var pointCount = 0
    var passed = 0

    /// The priorities in `StackSolver.levels`, highest first.
    var firstLevel = 0
    var levelCount = 0

    init(low: Double, high: Double, rank: Rank, order: Int) {
        self.low = low
        self.high = high
        self.value = low
        self.start = low
        self.rank = rank
        self.order = order
    }
}

/// The size of a column as `multiplier · variable + offset`.
struct StackPlan {
    /// No variable: the size is `offset`.
    static let constant = -1
    /// A match that has not been resolved yet.
    static let unresolved = -2
    /// A match on the path that is being followed.
    static let visiting = -3

    var variable: Int
    var multiplier: Double
    var offset: Double
}

/// A natural size in terms of a variable, where the slope of its cost changes.
struct StackPoint {
    var value: Double
    /// The cost of one unit of the variable on either side.
    var slope: Double
    /// The priorities, and after sorting the level of each; a level below 0 asks for nothing.
    var hugging: Double
    var resistance: Double
    var huggingLevel = -1
    var resistanceLevel = -1
}

/// The cost at one priority of raising a variable by one unit.
struct StackLevel {
    var priority: Double
    var coefficient: Double
    /// The largest magnitude `coefficient` can have, against which it counts as zero.
    var magnitude: Double

    /// The coefficient without the noise of sums that cancel.
    var cleaned: Double {
        coefficient.magnitude <= magnitude * 1e-9 ? 0 : coefficient
    }
}
