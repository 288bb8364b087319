/// The numerical judgements of the solver, all in one place.
enum Tolerance {
    /// The largest violation of a constraint that is satisfied.
    static let feasibility = 1e-8

    /// A cost nearer to zero than this is zero.
    ///
    /// Costs are sums of weights times coefficients.
    static let cost = 1e-8

    /// The tolerance for costs after rounding errors larger than `cost` were found.
    static let coarseCost = 1e-5

    /// The smallest magnitude of a coefficient that is divided by.
    static let pivot = 1e-9

    /// A coefficient of at least this share of another one is as good to divide by.
    static let comparable = 0.1

    /// A sum this small beside its first summand is the rounding error of a difference that should have been zero.
    static let cancelledCoefficient = 1e-11

    /// The same for constants.
    ///
    /// The caller reads them as values, so the limit is lower.
    static let cancelledConstant = 1e-13

    /// The sum of two coefficients.
    @inline(always)
    static func sumOfCoefficients(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) <= abs(first) * cancelledCoefficient ? 0 : sum
    }

    /// The sum of two constants.
    @inline(always)
    static func sumOfConstants(_ first: Double, _ second: Double) -> Double {
        let sum = first + second
        return abs(sum) <= abs(first) * cancelledConstant ? 0 : sum
    }
}
