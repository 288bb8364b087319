extension ExpressionConvertible {
    /// A required constraint: both sides are equal.
    @export(implementation)
    public static func == (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// A required constraint: the left side has this value.
    @export(implementation)
    public static func == (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// A required constraint: the right side has this value.
    @export(implementation)
    public static func == (left: Double, right: Self) -> Constraint {
        Constraint(left - right, .equal)
    }

    /// A required constraint: the left side is not above the right one.
    @export(implementation)
    public static func <= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// A required constraint: the left side is not above this value.
    @export(implementation)
    public static func <= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// A required constraint: the right side is not below this value.
    @export(implementation)
    public static func <= (left: Double, right: Self) -> Constraint {
        Constraint(left - right, .lessThanOrEqual)
    }

    /// A required constraint: the left side is not below the right one.
    @export(implementation)
    public static func >= (left: Self, right: some ExpressionConvertible) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    /// A required constraint: the left side is not below this value.
    @export(implementation)
    public static func >= (left: Self, right: Double) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }

    /// A required constraint: the right side is not above this value.
    @export(implementation)
    public static func >= (left: Double, right: Self) -> Constraint {
        Constraint(left - right, .greaterThanOrEqual)
    }
}
