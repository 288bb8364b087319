/// Columns turned into affine functions of variables.
extension StackSolver {
    /// Forgets the columns of the last stack and keeps the storage.
    mutating func reset() {
        plans.removeAll(keepingCapacity: true)
        variables.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        levels.removeAll(keepingCapacity: true)
    }

    /// Sets up one stack with every variable at its cheapest value.
    mutating func prepare(_ list: StackColumnList, options: StackOptions, problems: inout [StackProblem]) {
        reset()
        addColumns(list, host: 0..<0, options: options, problems: &problems)
        countPoints(list, base: 0, problems: &problems)
        reservePoints()
        placePoints(list, base: 0)
        sortPoints()
        findStarts()
    }

    /// Adds the columns of one stack behind those that are there.
    mutating func addColumns(
        _ list: StackColumnList, host: Range<Int>, options: StackOptions, problems: inout [StackProblem]
    ) {
        let base = plans.count
        let firstVariable = variables.count
        let weightScale = addFillVariable(list)
        plans.reserveCapacity(base + list.count)
        for (index, column) in list.columns.enumerated() {
            var plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
            switch column.kind {
            case .fixed(let size):
                plan.offset = Self.limited(size, column: index, problems: &problems)
                if plan.offset < 0, !(column.isSpacer && options.allowsNegativeSpacers) {
                    plan.offset = 0
                    problems.append(.negativeFixed(column: index))
                }
            case .flexible(let minimum, let maximum):
                let low = max(Self.limited(minimum, column: index, problems: &problems), 0)
                let high =
                    maximum == .infinity
                    ? maximum : Self.limited(maximum, or: .infinity, column: index, problems: &problems)
                if high < low { problems.append(.minOverMax(column: index)) }
                plan.variable = variables.count
                plan.multiplier = 1
                variables.append(
                    StackVariable(
                        low: low, high: max(low, high), rank: column.isSpacer ? .spacer : .node, order: index))
            case .fill(let weight):
                let limitedWeight = Self.limited(weight, column: index, problems: &problems)
                if limitedWeight < 0 { problems.append(.negativeWeight(column: index)) }
                let ratio = limitedWeight * weightScale
                if ratio >= 1 / Self.maximumMultiplier {
                    plan.variable = firstVariable
                    plan.multiplier = ratio
                }
            case .match, .matchHost:
                plan.variable = StackPlan.unresolved
            }
            if plan.variable >= 0 { addShare(plan, order: index, isSpacer: column.isSpacer) }
            plans.append(plan)
        }
        resolveMatches(list, base: base, firstVariable: firstVariable, host: host, problems: &problems)
    }

    /// Adds the one variable of all filling columns, if any has a weight, and returns what to scale weights with.
    ///
    /// The scale is a power of two that brings the largest weight near 1, so that the ratios of the weights are exact.
    private mutating func addFillVariable(_ list: StackColumnList) -> Double {
        var largest = 0.0
        var flexibleCount = 0
        for column in list.columns {
            switch column.kind {
            case .fill(let weight): largest = max(largest, Self.limited(weight))
            case .flexible: flexibleCount += 1
            case .fixed, .match, .matchHost: break
            }
        }
        variables.reserveCapacity(variables.count + flexibleCount + (largest > 0 ? 1 : 0))
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
