extension LinearExpression {
    /// Every term and the constant, multiplied.
    @export(implementation)
    public static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        var product = expression
        product.scale(by: factor)
        return product
    }

    /// Every term and the constant, multiplied.
    @export(implementation)
    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression { expression * factor }

    /// Every term and the constant, divided; dividing by 0 gives coefficients that the solver refuses.
    @export(implementation)
    public static func / (expression: LinearExpression, divisor: Double) -> LinearExpression {
        expression * (1 / divisor)
    }

    /// Every term and the constant, negated.
    @export(implementation)
    public static prefix func - (expression: LinearExpression) -> LinearExpression { expression * -1 }

    /// Adds a variable, a term or an expression in place.
    @export(implementation)
    public static func += (expression: inout LinearExpression, operand: some ExpressionConvertible) {
        operand.add(to: &expression, times: 1)
    }

    /// Adds to the constant in place.
    @export(implementation)
    public static func += (expression: inout LinearExpression, constant: Double) {
        expression.constant += constant
    }

    /// Subtracts a variable, a term or an expression in place.
    @export(implementation)
    public static func -= (expression: inout LinearExpression, operand: some ExpressionConvertible) {
        operand.add(to: &expression, times: -1)
    }

    /// Subtracts from the constant in place.
    @export(implementation)
    public static func -= (expression: inout LinearExpression, constant: Double) {
        expression.constant -= constant
    }
}
