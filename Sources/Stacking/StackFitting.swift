/// What is known of the length that suits the stacks of a container while they are gone through.
struct StackFitting {
    let rule: StackSolver.FitRule

    /// The largest of the ideal lengths.
    var ideal = 0.0
    /// Where every stack can be honoured.
    var lowest = 0.0
    var highest = Double.infinity
    /// What the stacks cost.
    var curve = StackCostCurve()

    init(_ rule: StackSolver.FitRule) { self.rule = rule }

    /// The length that suits them best, within limits of which the smaller one wins.
    mutating func length(minimum: Double = 0, maximum: Double = .infinity) -> Double {
        if rule == .exact { ideal = curve.cheapest(from: lowest, to: max(lowest, highest)) }
        let low = max(StackDivider.limited(minimum), 0)
        let high = maximum.isNaN ? Double.infinity : max(maximum, low)
        return min(max(ideal, low), high)
    }
}
