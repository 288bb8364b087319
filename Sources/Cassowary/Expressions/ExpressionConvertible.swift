/// A part of a linear expression: a ``Variable``, a ``Term`` or a ``LinearExpression``.
///
/// The operators `+`, `-`, `==`, `<=` and `>=` take these three types and numbers in any combination. A product needs a number on
/// one side, and a quotient needs it on the right; anything else would not be linear and does not compile.
public protocol ExpressionConvertible {
    /// The value as an expression.
    var expression: LinearExpression { get }

    /// Adds the value, times a factor, to a sum; the same as appending ``expression``, without creating it first.
    func add(to sum: inout LinearExpression, times factor: Double)
}

extension Variable: ExpressionConvertible {
    /// The variable, once, and no constant.
    @export(implementation)
    public var expression: LinearExpression { LinearExpression(Term(self)) }

    /// Adds the variable, times a factor, to a sum.
    @export(implementation)
    public func add(to sum: inout LinearExpression, times factor: Double) {
        sum.append(Term(self, coefficient: factor))
    }
}

extension Term: ExpressionConvertible {
    /// The term and no constant.
    @export(implementation)
    public var expression: LinearExpression { LinearExpression(self) }

    /// Adds the term, times a factor, to a sum.
    @export(implementation)
    public func add(to sum: inout LinearExpression, times factor: Double) {
        sum.append(Term(variable, coefficient: coefficient * factor))
    }
}

extension LinearExpression: ExpressionConvertible {
    /// The expression itself.
    @export(implementation)
    public var expression: LinearExpression { self }

    /// Adds all terms and the constant, times a factor, to a sum.
    @export(implementation)
    public func add(to sum: inout LinearExpression, times factor: Double) {
        sum.append(self, times: factor)
    }
}

extension ExpressionConvertible {
    /// The sum of two operands.
    @export(implementation)
    public static func + (left: Self, right: some ExpressionConvertible) -> LinearExpression {
        var sum = left.expression
        right.add(to: &sum, times: 1)
        return sum
    }

    /// The operand and a constant.
    @export(implementation)
    public static func + (left: Self, right: Double) -> LinearExpression {
        var sum = left.expression
        sum.constant += right
        return sum
    }

    /// A constant and the operand.
    @export(implementation)
    public static func + (left: Double, right: Self) -> LinearExpression {
        var sum = LinearExpression(left)
        right.add(to: &sum, times: 1)
        return sum
    }

    /// The difference of two operands.
    @export(implementation)
    public static func - (left: Self, right: some ExpressionConvertible) -> LinearExpression {
        var difference = left.expression
        right.add(to: &difference, times: -1)
        return difference
    }

    /// The operand less a constant.
    @export(implementation)
    public static func - (left: Self, right: Double) -> LinearExpression {
        var difference = left.expression
        difference.constant -= right
        return difference
    }

    /// A constant less the operand.
    @export(implementation)
    public static func - (left: Double, right: Self) -> LinearExpression {
        var difference = LinearExpression(left)
        right.add(to: &difference, times: -1)
        return difference
    }
}
