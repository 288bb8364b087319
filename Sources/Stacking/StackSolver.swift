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

    /// What the last stack was solved in, and the next one will be if it is large enough.
    private var memory: [UInt64] = []

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
        divide(StackSizes(list)) { divider in
            // The solution's own storage is written to.
            swap(&divider.problems, &solution.problems)
            var section = divider.append(list)
            solution.remainder = divider.solve(&section, length: length, start: start, options: options)
            swap(&divider.problems, &solution.problems)
            solution.columns.removeAll(keepingCapacity: true)
            solution.columns.append(contentsOf: divider.places)
        }
    }

    /// Runs a function with lists of at least some sizes.
    mutating func divide<Result>(_ sizes: StackSizes, _ body: (inout StackDivider) -> Result) -> Result {
        var measure = LaneMemory()
        _ = StackDivider(sizes, in: &measure)
        if memory.count * 8 < measure.size { memory = Array(repeating: 0, count: measure.size / 8) }
        return unsafe memory.withUnsafeMutableBytes { bytes in
            // The lists do not leave the function, and the memory is not used otherwise meanwhile.
            var memory = unsafe LaneMemory(bytes)
            var divider = StackDivider(sizes, in: &memory)
            return body(&divider)
        }
    }
}

extension StackDivider {
    /// The solution of a stack.
    func solution(of section: StackSection, remainder: Double, problems: [StackProblem]) -> StackSolution {
        var solution = StackSolution()
        solution.columns = section.columns.map { places[$0] }
        solution.remainder = remainder
        solution.problems = problems
        return solution
    }
}
