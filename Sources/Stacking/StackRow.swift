import Geometry

/// A stack on its way from items to frames.
struct StackRow {
    /// The item of each column; `implied` for a flexible space that no item stands for.
    var items: [Int] = []
    var list = StackColumnList()
    var solution = StackSolution()

    /// Whether logical coordinates run from right to left.
    var isMirrored = false

    /// Where the stack starts and how long it is, in logical coordinates of the container.
    var start = 0.0
    var length = 0.0

    /// The number of stacks that were solved before this one; nil before it is solved.
    var rank: Int?
    /// The stack on the same axis that this one refers to first.
    var host: Int?
    /// The stacks on the same axis whose nodes this one refers to.
    var dependencies: [Int] = []
    /// Whether a column matches a node of another stack.
    var matchesOthers = false
    /// Whether the stack gave way to another one or made another one give way.
    var isCoupled = false
    /// Whether the stack had to be solved before one that it refers to.
    var isCircular = false
    /// Whether an edge that the stack runs from or to cannot be reached.
    var isUnreachable = false

    static var implied: Int { -1 }

    var isSolved: Bool { rank != nil && !isUnreachable }

    /// The span of a column in the container's space.
    func span(_ column: Int, in containerLength: Double) -> Span {
        let place = solution.columns[column]
        let span = Span(origin: place.position, length: place.size)
        return isMirrored ? span.mirrored(in: containerLength) : span
    }
}

/// A node's place in the columns of a stack.
struct StackMember {
    var id: ObjectIdentifier
    var row: Int
    var column: Int

    static func precedes(_ first: StackMember, _ second: StackMember) -> Bool {
        if first.id != second.id { return first.id < second.id }
        return first.row != second.row ? first.row < second.row : first.column < second.column
    }
}
