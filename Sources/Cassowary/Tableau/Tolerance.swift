/// The numerical judgements of the solver, all in one place.
enum Tolerance {
    /// A constraint that is off by no more than this is satisfied.
    static let feasibility = 1e-8

    /// A cost nearer to zero than this is zero.
    ///
    /// Costs are sums of weights times coefficients.
    static let cost = 1e-8

    /// The tolerance for costs after rounding errors were found to be larger than `cost`.
    static let coarseCost = 1e-5

    /// A coefficient nearer to zero than this is not divided by.
    static let pivot = 1e-9

    /// A coefficient is as good to divide by as a larger one if it is this share of it or more.
    static let comparable = 0.1

    /// A sum this small beside its first summand is the rounding error of a difference that should have been zero.
    static let cancelledCoefficient = 1e-11

    /// The same for constants, which are the values that the caller reads and are therefore cut less generously.
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
