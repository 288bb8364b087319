/// The length a container should have for the stacks in it.
extension StackSolver {
    /// How the length of a container is found.
    public enum FitRule: Hashable, Sendable {
        /// The largest of the ideal lengths; exact as long as every compression resistance is above every hugging.
        case largestIdeal
        /// The length at which the costs of all stacks together are lowest, the smaller one if there are several.
        case exact
    }

    /// The length at which every column has its cheapest size, in points.
    ///
    /// O(*n* log *n*). Bad input counts as in a solution; ask that for the problems.
    public mutating func idealLength(
        of list: StackColumnList, options: StackOptions = StackOptions()
    ) -> Double {
        var problems: [StackProblem] = []
        prepare(list, options: options, problems: &problems)
        return total()
    }

    /// The shortest and the longest length the columns can have, in points; the longest may be infinite.
    ///
    /// O(*n* log *n*).
    public mutating func lengthLimits(
        of list: StackColumnList, options: StackOptions = StackOptions()
    ) -> ClosedRange<Double> {
        var problems: [StackProblem] = []
        prepare(list, options: options, problems: &problems)
        return limits()
    }

    /// Finds the length of a container from the stacks that run from one of its ends to the other.
    ///
    /// - Parameters:
    ///   - stacks: The columns of each stack.
    ///   - insets: What each stack is shorter than the container, in points; 0 for stacks that are not listed.
    ///   - rule: Both rules find the same length for ordinary priorities; the default is quicker.
    ///   - minimum: The smallest length allowed; it wins over `maximum`.
    ///   - maximum: The largest length allowed.
    ///   - options: How a stack that has too little or too much space is treated.
    /// - Returns: A length of at least 0 in points. The exact rule keeps it where every stack can be honoured, and at
    ///   the largest of the shortest lengths if there is no such length.
    ///
    /// O(*n* log *n*) for the largest ideal. For the exact rule with *p* priorities O(*n* (log *n* + *p*)).
    public mutating func fit(
        _ stacks: [StackColumnList],
        insets: [Double] = [],
        rule: FitRule = .largestIdeal,
        minimum: Double = 0,
        maximum: Double = .infinity,
        options: StackOptions = StackOptions()
    ) -> Double {
        var problems: [StackProblem] = []
        var curve = StackCostCurve()
        var ideal = 0.0
        var lowest = 0.0
        var highest = Double.infinity
        for (index, list) in stacks.enumerated() where !list.isEmpty {
            prepare(list, options: options, problems: &problems)
            let inset = index < insets.count ? Self.limited(insets[index]) : 0
            let start = total()
            ideal = max(ideal, start + inset)
            guard rule == .exact else { continue }
            let limits = limits()
            lowest = max(lowest, limits.lowerBound + inset)
            highest = min(highest, limits.upperBound + inset)
            addSteps(from: start, grows: true, inset: inset, to: &curve)
            resetValues()
            addSteps(from: start, grows: false, inset: inset, to: &curve)
        }
        if rule == .exact { ideal = curve.cheapest(from: lowest, to: max(lowest, highest)) }
        let low = max(Self.limited(minimum), 0)
        let high = maximum.isNaN ? Double.infinity : max(maximum, low)
        return min(max(ideal, low), high)
    }

    /// The length of all columns at the present values.
    private func total() -> Double {
        var total = 0.0
        for plan in plans { total += size(plan) }
        return total
    }

    private func limits() -> ClosedRange<Double> {
        var low = 0.0
        var high = 0.0
        for plan in plans { low += plan.offset }
        high = low
        for variable in variables where variable.share != 0 {
            low += variable.share * (variable.share > 0 ? variable.low : variable.high)
            high += variable.share * (variable.share > 0 ? variable.high : variable.low)
        }
        return low...max(low, high)
    }

    /// Puts the variables back to their cheapest values.
    private mutating func resetValues() {
        for index in variables.indices { variables[index].value = variables[index].start }
    }

    /// Moves the variables as far as they go and adds each step to the curve.
    private mutating func addSteps(
        from start: Double, grows: Bool, inset: Double, to curve: inout StackCostCurve
    ) {
        var length = start + inset
        fillHeap(variables.indices, grows: grows)
        while let top = heap.first {
            let stop = stop(top.variable, up: top.rises)
            let variable = variables[top.variable]
            let step = (stop - variable.value).magnitude * variable.share.magnitude
            let next = grows ? length + step : length - step
            addStep(top, from: min(length, next), to: max(length, next), grows: grows, &curve)
            length = next
            guard step < .infinity else { break }
            variables[top.variable].value = stop
            renewTop(grows: grows)
        }
    }

    private func addStep(
        _ candidate: StackCandidate, from low: Double, to high: Double, grows: Bool, _ curve: inout StackCostCurve
    ) {
        let variable = variables[candidate.variable]
        for level in levels[variable.firstLevel..<(variable.firstLevel + variable.levelCount)] {
            let coefficient = level.cleaned * (grows ? candidate.scale : -candidate.scale)
            if coefficient != 0 { curve.add(coefficient, priority: level.priority, from: low, to: high) }
        }
    }
}
