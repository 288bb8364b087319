/// Where the columns of a stack are.
///
/// Coordinates are logical: they grow from the start of the stack to its end, and the caller mirrors them where the
/// layout direction asks for it. Nothing is rounded.
public struct StackSolution: Hashable, Sendable {
    /// The place of one column.
    public struct Column: Hashable, Sendable, BitwiseCopyable {
        /// The logical coordinate where the column starts, in points.
        public var position: Double

        /// The size of the column in points; below 0 only for a negative spacer.
        public var size: Double

        /// The logical coordinate where the column ends, in points.
        @inlinable public var end: Double { position + size }

        /// Creates a place.
        @inlinable
        public init(position: Double, size: Double) {
            self.position = position
            self.size = size
        }
    }

    /// The place of each column, in the order of the list.
    public internal(set) var columns: [Column] = []

    /// The length of the stack less the sizes of its columns, in points: above 0 a gap, below 0 an overflow.
    public internal(set) var remainder: Double = 0

    /// What could not be honoured; the problems of columns stand before those of the whole stack.
    public internal(set) var problems: [StackProblem] = []

    /// Creates an empty solution, which `StackSolver.solve(_:length:start:options:into:)` can fill.
    public init() {}

    /// Whether everything was honoured.
    public var isExact: Bool { problems.isEmpty }
}
