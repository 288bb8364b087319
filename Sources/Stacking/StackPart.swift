/// Where a stack has room: a logical coordinate and a length, which may be negative.
struct StackRoom {
    var start: Double
    var length: Double
}

/// One of several coupled stacks: a `CoupledStack` whose columns are among those of a divider.
struct StackPart {
    var section: StackSection
    var host: Int?
    var start: CoupledStack.Anchor
    var end: CoupledStack.Anchor
    var startOffset: Double
    var endOffset: Double

    /// Whether its coordinates count from the other end of the container.
    ///
    /// The columns of stacks that run against each other are bound by lengths, which have no direction.
    var isMirrored = false

    /// Whether the stack gave way to one that hangs on it.
    var isSettled = false

    /// What is left of the length, and what could not be honoured.
    var remainder = 0.0
    var problems: [StackProblem] = []

    /// A stack that runs from one end of the container to the other.
    init(_ section: StackSection, host: Int?, startOffset: Double, endOffset: Double) {
        self.section = section
        self.host = host
        start = .containerStart
        end = .containerEnd
        self.startOffset = startOffset
        self.endOffset = endOffset
    }

    init(_ stack: CoupledStack, _ section: StackSection) {
        self.init(section, host: stack.host, startOffset: stack.startOffset, endOffset: stack.endOffset)
        start = stack.start
        end = stack.end
    }
}

extension CoupledStack.Anchor {
    func isKnown(_ count: Int) -> Bool {
        switch self {
        case .containerStart, .containerEnd: true
        case .start(let column), .end(let column): column >= 0 && column < count
        }
    }

    /// The number of host columns that lie before the anchor and move it when they grow.
    var columnsBefore: Int {
        switch self {
        case .containerStart, .containerEnd: 0
        case .start(let column): column
        case .end(let column): column + 1
        }
    }
}
