/// One column of a stack: a spacer, or one or several nodes that share a start and a size.
///
/// A column says how its size may be chosen; `StackSolver` chooses it. Columns are kept in a `StackColumnList`, which
/// also holds their natural sizes. All lengths are in points along the stack's axis.
public struct StackColumn: Hashable, Sendable, BitwiseCopyable {
    /// How the size of a column is chosen.
    public enum Kind: Hashable, Sendable, BitwiseCopyable {
        /// The size is given, in points.
        ///
        /// A negative size is 0 with a `negativeFixed` problem, except on a spacer when
        /// `StackOptions.allowsNegativeSpacers` is set.
        case fixed(Double)

        /// The size lies between two limits, in points, and is otherwise decided by the natural sizes and by the room.
        ///
        /// A minimum below 0 counts as 0, and the minimum wins over a smaller maximum. `.infinity` is no maximum.
        case flexible(minimum: Double, maximum: Double)

        /// The size is in proportion to the weights of all filling columns of the stack.
        ///
        /// A weight of 0 is the size 0; so is a negative weight, with a `negativeWeight` problem.
        case fill(weight: Double)

        /// The size is that of another column of the same stack, times `multiplier`, plus `offset` points.
        ///
        /// The column may match one that matches, in any order. The rule holds while both columns change, as an
        /// Auto Layout constraint does; the size never goes below 0, which limits the column that is matched.
        case match(column: Int, multiplier: Double, offset: Double)

        /// The size is that of a column of the stack this one is coupled to, times `multiplier`, plus `offset` points.
        ///
        /// Only `StackSolver.solveCoupled(_:length:options:)` knows such a column; elsewhere the size is 0 with an
        /// `unknownColumn` problem.
        case matchHost(column: Int, multiplier: Double, offset: Double)

        /// A column as large as a length that is already known, times `multiplier`, plus `offset` points, at least 0.
        @inlinable
        public static func match(length: Double, multiplier: Double, offset: Double) -> Kind {
            let size = length * multiplier + offset
            return .fixed(size < 0 ? 0 : size)
        }
    }

    /// How the size of the column is chosen.
    public var kind: Kind

    /// Whether the column holds no node; equal claims of spacers are shared, equal claims of nodes are not.
    public var isSpacer: Bool

    /// Creates a column that holds nodes, or a spacer.
    @inlinable
    public init(_ kind: Kind, isSpacer: Bool = false) {
        self.kind = kind
        self.isSpacer = isSpacer
    }

    /// A spacer of a size that is given, in points.
    @inlinable
    public static func space(_ size: Double) -> StackColumn {
        StackColumn(.fixed(size), isSpacer: true)
    }

    /// A spacer that takes what is left over, within limits in points.
    @inlinable
    public static func flexibleSpace(minimum: Double = 0, maximum: Double = .infinity) -> StackColumn {
        StackColumn(.flexible(minimum: minimum, maximum: maximum), isSpacer: true)
    }

    /// A spacer that fills the room together with the other filling columns.
    @inlinable
    public static func fillingSpace(weight: Double = 1) -> StackColumn {
        StackColumn(.fill(weight: weight), isSpacer: true)
    }
}
