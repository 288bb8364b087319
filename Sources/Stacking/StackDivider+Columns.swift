/// Columns turned into affine functions of variables.
extension StackDivider {
    /// Forgets the variables of the last stack.
    mutating func reset() {
        variables.removeAll()
        points.removeAll()
        levels.removeAll()
    }

    /// Sets up one stack with every variable at its cheapest value.
    mutating func prepare(_ section: inout StackSection, options: StackOptions) {
        reset()
        planColumns(&section, host: 0..<0, options: options)
        countPoints(section)
        reservePoints()
        placePoints(section)
        sortPoints()
        findStarts()
    }

    /// Lets a column be chosen in another way.
    func replace(_ column: Int, with kind: StackColumn.Kind) { columns[column].kind = kind }

    /// Finds the variables of one stack, and what its columns are in terms of them.
    mutating func planColumns(_ section: inout StackSection, host: Range<Int>, options: StackOptions) {
        let firstVariable = variables.count
        let weightScale = addFillVariable(section)
        var hasMatches = false
        for index in section.columns {
            let column = columns[index]
            var plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
            switch column.kind {
            case .fixed(let size):
                plan.offset = fixedSize(size, column.isSpacer, index - section.columns.lowerBound, options)
            case .flexible(let minimum, let maximum):
                plan.variable = variables.count
                plan.multiplier = 1
                addVariable(minimum, maximum, column.isSpacer, index - section.columns.lowerBound)
            case .fill(let weight):
                let limitedWeight = limited(weight, column: index - section.columns.lowerBound)
                if limitedWeight < 0 { report(.negativeWeight(column: index - section.columns.lowerBound)) }
                let ratio = limitedWeight * weightScale
                if ratio >= 1 / Self.maximumMultiplier {
                    plan.variable = firstVariable
                    plan.multiplier = ratio
                }
            case .match, .matchHost:
                plan.variable = StackPlan.unresolved
                hasMatches = true
            }
            if plan.variable >= 0 {
                addShare(plan, order: index - section.columns.lowerBound, isSpacer: column.isSpacer)
            }
            plans[index] = plan
        }
        if hasMatches { resolveMatches(section.columns, firstVariable: firstVariable, host: host) }
        section.variables = firstVariable..<variables.count
    }

    /// A size that is given, at least 0 unless it may be below.
    @inline(__always)
    private mutating func fixedSize(_ size: Double, _ isSpacer: Bool, _ column: Int, _ options: StackOptions) -> Double
    {
        let size = limited(size, column: column)
        guard size < 0, !(isSpacer && options.allowsNegativeSpacers) else { return size }
        problems.append(.negativeFixed(column: column))
        return 0
    }

    /// Adds the variable of a column that chooses its size within limits.
    private mutating func addVariable(_ minimum: Double, _ maximum: Double, _ isSpacer: Bool, _ column: Int) {
        let low = max(limited(minimum, column: column), 0)
        let high = maximum == .infinity ? maximum : limited(maximum, or: .infinity, column: column)
        if high < low { problems.append(.minOverMax(column: column)) }
        variables.append(
            StackVariable(low: low, high: max(low, high), rank: isSpacer ? .spacer : .node, order: column))
    }

    /// Adds the one variable of all filling columns, if any has a weight, and returns what to scale weights with.
    ///
    /// The scale is a power of two that brings the largest weight near 1, so that the ratios of the weights are exact.
    private mutating func addFillVariable(_ section: StackSection) -> Double {
        var largest = 0.0
        for column in section.columns {
            if case .fill(let weight) = columns[column].kind { largest = max(largest, Self.limited(weight)) }
        }
        guard largest > 0 else { return 0 }
        variables.append(StackVariable(low: 0, high: .infinity, rank: .fill, order: 0))
        return Double(sign: .plus, exponent: -max(largest.exponent, -1022), significand: 1)
    }

    /// Counts a column in the length of its variable.
    mutating func addShare(_ plan: StackPlan, order: Int, isSpacer: Bool) {
        let index = plan.variable
        variables[index].share += plan.multiplier
        variables[index].shareMagnitude += plan.multiplier.magnitude
        variables[index].order = max(variables[index].order, order)
        if !isSpacer, variables[index].rank == .spacer { variables[index].rank = .node }
    }
}
