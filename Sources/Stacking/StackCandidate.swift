/// A variable that can move one way, with what one unit of stack length costs.
struct StackCandidate {
    /// The variable and whether its value rises.
    var variable: Int
    var rises: Bool

    /// What the cost coefficients of the variable are multiplied with.
    var scale: Double

    /// The highest priority with a cost, negative where moving is a gain, 0 where there is no cost at all.
    ///
    /// Compared as a number this orders costs by their leading priority: a gain at a high priority comes first.
    var leadingPriority: Double

    /// The coefficient at that priority.
    var leadingCoefficient: Double

    /// The level where the next coefficients may be found, or -1.
    var nextLevel: Int

    var rank: StackVariable.Rank
    var order: Int
}

/// A candidate's part in a move that several make together.
struct StackShare {
    var candidate: StackCandidate

    /// How far the variable moves when the others move by their weights, and where it stops.
    var weight: Double
    var stop: Double

    /// The move at which it stops, in units of weight.
    var limit: Double

    /// The stack length that it and all later ones take for one unit of weight.
    var lengthFromHere: Double
}

extension Double {
    /// The number without its last 20 bits, so that costs which are equal up to rounding are equal.
    @inline(always)
    var coarse: Double {
        Double(bitPattern: (bitPattern &+ 0x8_0000) & ~0xF_FFFF)
    }
}
