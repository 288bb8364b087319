import Geometry

/// A stack on its way from items to frames.
struct StackRow: BitwiseCopyable {
    /// Its columns, which are those of its slots.
    var section = StackSection()
    /// The nodes of its columns.
    @Bounds var members = 0..<0

    /// What is left of its length.
    var remainder = 0.0

    /// Whether logical coordinates run from right to left.
    var isMirrored = false

    /// Where the stack starts and how long it is, in logical coordinates of the container.
    var start = 0.0
    var length = 0.0

    /// The number of stacks that were solved before this one; nil before it is solved.
    var rank: Int?
    /// The stack on the same axis that this one refers to first.
    var host: Int?
    /// Whether a column matches a node of another stack.
    var matchesOthers = false
    /// Whether the stack gave way to another one or made another one give way.
    var isCoupled = false
    /// Whether the stack had to be solved before one that it refers to.
    var isCircular = false
    /// Whether an edge that the stack runs from or to cannot be reached.
    var isUnreachable = false

    var isSolved: Bool { rank != nil && !isUnreachable }
}

/// What became a column: an item, its nodes, and in the end what it got.
struct StackSlot: BitwiseCopyable {
    /// The item, or `implied` for a flexible space that no item stands for.
    var item: Int
    @Bounds var members: Range<Int>
    /// The part of the axis, in the container's space.
    var span = Span(origin: 0, length: 0)

    static var implied: Int { -1 }
}

/// A node's place in the columns of a stack.
struct StackMember: BitwiseCopyable {
    /// The node, which the items of the call hold.
    var id: ObjectIdentifier
    var row: Int
    var column: Int
    /// The next member that is the same node, or -1.
    var next = -1
}

/// A stack that refers to another one on its axis.
struct StackLink {
    var row: Int
    var other: Int
}

/// Something that could not be honoured in a stack.
struct StackRowProblem {
    var row: Int
    var problem: StackProblem
}
