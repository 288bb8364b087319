extension Expression {
    /// Every term and the constant, multiplied.
    @export(implementation)
    public static func * (expression: Expression, factor: Double) -> Expression {
        var product = expression
        product.scale(by: factor)
        return product
    }

    /// Every term and the constant, multiplied.
    @export(implementation)
    public static func * (factor: Double, expression: Expression) -> Expression { expression * factor }

    /// Every term and the constant, divided; dividing by 0 gives coefficients that the solver refuses.
    @export(implementation)
    public static func / (expression: Expression, divisor: Double) -> Expression { expression * (1 / divisor) }

    /// Every term and the constant, negated.
    @export(implementation)
    public static prefix func - (expression: Expression) -> Expression { expression * -1 }

    /// Adds a variable, a term or an expression in place.
    @export(implementation)
    public static func += (expression: inout Expression, operand: some ExpressionConvertible) {
        operand.add(to: &expression, times: 1)
    }

    /// Adds to the constant in place.
    @export(implementation)
    public static func += (expression: inout Expression, constant: Double) {
        expression.constant += constant
    }

    /// Subtracts a variable, a term or an expression in place.
    @export(implementation)
    public static func -= (expression: inout Expression, operand: some ExpressionConvertible) {
        operand.add(to: &expression, times: -1)
    }

    /// Subtracts from the constant in place.
    @export(implementation)
    public static func -= (expression: inout Expression, constant: Double) {
        expression.constant -= constant
    }
}
