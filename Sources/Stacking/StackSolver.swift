/// Divides a length among the columns of a stack: exactly, in one pass, without a constraint system.
///
/// Every column starts at the size that suits its nodes best. Then the columns grow or shrink until the stack has its
/// length: always the one whose nodes object least, where an objection of a higher priority outweighs any number of
/// lower ones. The costs are convex and only their sum is bound, so that this greedy choice is the exact
/// (lexicographic) optimum, the one that Auto Layout's constraints describe. Between equal claims:
///
/// 1. growing, a filling column takes all;
/// 2. then nodes, the last declared first or in proportion (`StackOptions.NodeTie`);
/// 3. then spacers, which share equally until one meets a limit.
///
/// Nothing is ever smaller than its minimum or larger than its maximum. What is left is reported and placed as
/// `StackOptions` says.
///
/// The input may hold any numbers: each has a defined meaning (`StackProblem`), and everything in a solution is finite.
/// Lengths are points on a logical axis; mirroring for right-to-left and rounding are the caller's.
///
/// With *n* columns and natural sizes a solution takes O(*n* log *n*) time, times the number of distinct priorities in
/// a parallel or filling column in the worst case. The solver keeps its working storage, so that a solver used again
/// allocates nothing once it has seen its largest stack.
public struct StackSolver: Sendable {
    /// The largest length that is computed with, in points: 2²⁰⁰.
    public static let maximumLength = 0x1p200

    /// The largest multiplier and weight ratio; one below its reciprocal counts as 0.
    static let maximumMultiplier = 0x1p64

    var plans: [StackPlan] = []
    var variables: [StackVariable] = []
    var points: [StackPoint] = []
    var levels: [StackLevel] = []

    /// The columns on the chain of matches that is being followed.
    var trail: [Int] = []

    /// The variables that can move, the cheapest first, and those that share one move.
    var heap: [StackCandidate] = []
    var group: [StackShare] = []

    /// Creates a solver.
    public init() {}

    /// Finds the place of every column.
    ///
    /// - Parameters:
    ///   - list: The columns with their natural sizes.
    ///   - length: The length of the stack in points; below 0 counts as it is and leaves no room.
    ///   - start: The logical coordinate where the stack starts, in points.
    ///   - options: The choices a stack leaves open.
    /// - Returns: The places, what is left of the length, and what could not be honoured.
    public mutating func solve(
        _ list: StackColumnList, length: Double, start: Double = 0, options: StackOptions = StackOptions()
    ) -> StackSolution {
        var solution = StackSolution()
        solve(list, length: length, start: start, options: options, into: &solution)
        return solution
    }

    /// Finds the place of every column and writes it into a solution, whose storage is used again.
    ///
    /// The same as `solve(_:length:start:options:)` otherwise.
    public mutating func solve(
        _ list: StackColumnList,
        length: Double,
        start: Double = 0,
        options: StackOptions = StackOptions(),
        into solution: inout StackSolution
    ) {
        solution.problems.removeAll(keepingCapacity: true)
        prepare(list, options: options, problems: &solution.problems)
        let length = Self.limited(length, problems: &solution.problems)
        let start = Self.limited(start, problems: &solution.problems)
        let rest = close(plans.indices, variables: variables.indices, length: length, options: options)
        solution.columns.removeAll(keepingCapacity: true)
        place(plans.indices, start: start, remainder: rest, options: options, into: &solution)
    }

    /// Grows or shrinks the variables until the columns have the length, and returns what is left of it.
    mutating func close(
        _ columns: Range<Int>, variables range: Range<Int>, length: Double, options: StackOptions
    ) -> Double {
        var total = 0.0
        var magnitude = length.magnitude
        for plan in plans[columns] {
            let size = size(plan)
            total += size
            magnitude += size.magnitude
        }
        let gap = length - total
        let noise = magnitude * Double(columns.count + 4) * 0x1p-51
        guard gap.magnitude > noise else { return 0 }
        let rest = move(range, by: gap, options: options)
        return rest.magnitude > noise ? rest : 0
    }

    /// The size of a column at the present values of the variables.
    @inline(always)
    func size(_ plan: StackPlan) -> Double {
        guard plan.variable >= 0 else { return plan.offset }
        let size = plan.multiplier * variables[plan.variable].value + plan.offset
        return size > 0 ? size : 0
    }

    /// Lays the columns out one after the other and adds them to the solution.
    func place(
        _ columns: Range<Int>, start: Double, remainder: Double, options: StackOptions,
        into solution: inout StackSolution
    ) {
        var cursor = start
        var gap = 0.0
        if remainder > 0 {
            switch options.leftover {
            case .end: break
            case .start: cursor += remainder
            case .spread: gap = columns.count > 1 ? remainder / Double(columns.count - 1) : 0
            }
        } else if remainder < 0 {
            switch options.overflow {
            case .end: break
            case .center: cursor += remainder / 2
            case .start: cursor += remainder
            }
        }
        solution.columns.reserveCapacity(columns.count)
        for plan in plans[columns] {
            let size = size(plan)
            solution.columns.append(StackSolution.Column(position: cursor, size: size))
            cursor += size + gap
        }
        solution.remainder = remainder
        if columns.isEmpty {
            solution.problems.append(.empty)
        } else if remainder > 0 {
            solution.problems.append(.underConstrained(by: remainder))
        } else if remainder < 0 {
            solution.problems.append(.overConstrained(by: -remainder))
        }
    }
}
