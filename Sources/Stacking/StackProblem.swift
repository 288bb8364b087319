/// Something in a stack that could not be honoured; the result is defined all the same.
///
/// `column` is the index of the column in its list. Amounts are in points and above 0.
public enum StackProblem: Hashable, Sendable {
    /// The stack has no columns.
    case empty

    /// A number of the column is not a number, infinite, or beyond `StackSolver.maximumLength`.
    ///
    /// What is not a number counts as not said (length 0, minimum 0, no maximum, weight 0, multiplier 0, offset 0, no
    /// natural size, no priority); what is too large is brought to the largest length.
    case nonFinite(column: Int)

    /// The length or the start of the stack is not a finite number; it is treated as a number of a column is.
    case nonFiniteLength

    /// The column has a fixed size below 0, which counts as 0.
    case negativeFixed(column: Int)

    /// The column has a weight below 0, which counts as 0.
    case negativeWeight(column: Int)

    /// The column has a minimum over its maximum; the minimum wins.
    case minOverMax(column: Int)

    /// The column matches itself, directly or through others; every column of the circle has the size 0.
    case cyclicMatch(column: Int)

    /// The column matches a column that does not exist; its size is 0.
    case unknownColumn(column: Int)

    /// The column would be smaller than 0 whatever the column that it matches does within its limits; its size is 0.
    case negativeMatch(column: Int)

    /// An end of a coupled stack is at a column or at a stack that does not exist, or that comes later.
    ///
    /// The end is at the same end of the container.
    case unknownAnchor

    /// The columns are longer than the stack by this much, and none of them can shrink.
    case overConstrained(by: Double)

    /// The columns are shorter than the stack by this much, and none of them can grow.
    case underConstrained(by: Double)
}
