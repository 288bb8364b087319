/// A variable times a number, such as `0.5 * width`.
@frozen
public struct Term: Sendable, BitwiseCopyable {
    /// The variable.
    public var variable: Variable

    /// The factor of the variable.
    ///
    /// The solver accepts every finite number, including 0.
    public var coefficient: Double

    /// Creates a term; without a coefficient it is the variable itself.
    @export(implementation)
    public init(_ variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

extension Term: CustomStringConvertible {
    /// The coefficient and the variable, such as `0.5·v3`.
    public var description: String { "\(coefficient)·\(variable)" }
}
