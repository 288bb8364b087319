/// Where a stack has room: a logical coordinate and a length, which may be negative.
struct StackRoom {
    var start: Double
    var length: Double
}

/// One of several coupled stacks in the solver's storage.
struct StackPart {
    var host: Int?
    var start: CoupledStack.Anchor
    var end: CoupledStack.Anchor
    var startOffset: Double
    var endOffset: Double
    var columns = 0..<0
    var variables = 0..<0

    /// Whether the stack gave way to one that hangs on it.
    var isSettled = false

    init(_ stack: CoupledStack, earlier: Int, problems: inout [StackProblem]) {
        host = stack.host
        start = stack.start
        end = stack.end
        if let index = host, !(index >= 0 && index < earlier) {
            problems.append(.unknownAnchor)
            host = nil
            start = .containerStart
            end = .containerEnd
        }
        startOffset = StackSolver.limited(stack.startOffset, problems: &problems)
        endOffset = StackSolver.limited(stack.endOffset, problems: &problems)
    }

    /// Replaces anchors at columns that do not exist by the ends of the container.
    mutating func checkAnchors(hostCount: Int, problems: inout [StackProblem]) {
        if !start.isKnown(hostCount) {
            StackSolver.report(.unknownAnchor, in: &problems)
            start = .containerStart
        }
        if !end.isKnown(hostCount) {
            StackSolver.report(.unknownAnchor, in: &problems)
            end = .containerEnd
        }
    }

    /// The room between the anchors.
    func room(in length: Double, host: StackSolution?) -> StackRoom {
        let first = start.coordinate(in: length, host: host) + startOffset
        let last = end.coordinate(in: length, host: host) + endOffset
        return StackRoom(start: first, length: last - first)
    }
}

extension CoupledStack.Anchor {
    func isKnown(_ count: Int) -> Bool {
        switch self {
        case .containerStart, .containerEnd: true
        case .start(let column), .end(let column): column >= 0 && column < count
        }
    }

    func coordinate(in length: Double, host: StackSolution?) -> Double {
        switch self {
        case .containerStart: 0
        case .containerEnd: length
        case .start(let column): host?.columns[column].position ?? 0
        case .end(let column): host?.columns[column].end ?? 0
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
