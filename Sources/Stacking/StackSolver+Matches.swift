/// Columns that match other columns.
extension StackSolver {
    /// Gives every matching column of the stack at `base` its affine function.
    ///
    /// Chains are followed without recursion and each column once: O(*n*).
    mutating func resolveMatches(
        _ list: StackColumnList, base: Int, firstVariable: Int, host: Range<Int>, problems: inout [StackProblem]
    ) {
        for first in list.columns.indices where plans[base + first].variable == StackPlan.unresolved {
            trail.removeAll(keepingCapacity: true)
            var column = first
            while plans[base + column].variable == StackPlan.unresolved {
                plans[base + column].variable = StackPlan.visiting
                trail.append(column)
                guard case .match(let next, _, _) = list.columns[column].kind, list.columns.indices.contains(next)
                else { break }
                column = next
            }
            if let last = trail.last, case .match(let next, _, _) = list.columns[last].kind,
                next == column, plans[base + column].variable == StackPlan.visiting
            {
                breakCircle(at: column, base: base, problems: &problems)
            }
            while let column = trail.popLast() {
                resolveMatch(
                    column, list.columns[column], count: list.count, base: base, host: host, problems: &problems)
                let plan = plans[base + column]
                if plan.variable >= firstVariable {
                    addShare(plan, order: column, isSpacer: list.columns[column].isSpacer)
                }
            }
        }
    }

    /// Gives the columns of a circle of matches, which ends the trail, the size 0.
    private mutating func breakCircle(at entry: Int, base: Int, problems: inout [StackProblem]) {
        while let column = trail.popLast() {
            plans[base + column].variable = StackPlan.constant
            problems.append(.cyclicMatch(column: column))
            if column == entry { break }
        }
    }

    /// Composes a match with the column it matches, which is resolved.
    private mutating func resolveMatch(
        _ index: Int, _ column: StackColumn, count: Int, base: Int, host: Range<Int>,
        problems: inout [StackProblem]
    ) {
        let target: StackPlan
        let factor: Double
        let added: Double
        switch column.kind {
        case .match(let other, let multiplier, let offset) where other >= 0 && other < count:
            (target, factor, added) = (plans[base + other], multiplier, offset)
        case .matchHost(let other, let multiplier, let offset) where other >= 0 && other < host.count:
            (target, factor, added) = (plans[host.lowerBound + other], multiplier, offset)
        default:
            problems.append(.unknownColumn(column: index))
            plans[base + index].variable = StackPlan.constant
            return
        }
        let multiplier = Self.limitedMultiplier(factor, column: index, problems: &problems)
        let offset = Self.limited(added, column: index, problems: &problems)
        var plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
        plan.offset = Self.limited(multiplier * target.offset + offset)
        if target.variable >= 0 {
            plan.multiplier = Self.limitedMultiplier(
                multiplier * target.multiplier, column: index, problems: &problems)
        }
        if plan.multiplier != 0 {
            plan.variable = target.variable
            if !keepAboveZero(plan) {
                problems.append(.negativeMatch(column: index))
                plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
            }
        }
        if plan.variable < 0 { plan.offset = max(plan.offset, 0) }
        plans[base + index] = plan
    }

    /// Limits the variable so that the column never goes below 0; false if that leaves the variable no value.
    private mutating func keepAboveZero(_ plan: StackPlan) -> Bool {
        let zero = -plan.offset / plan.multiplier
        if plan.multiplier > 0 {
            guard zero <= variables[plan.variable].high else { return false }
            variables[plan.variable].low = max(variables[plan.variable].low, zero)
        } else {
            guard zero >= variables[plan.variable].low else { return false }
            variables[plan.variable].high = min(variables[plan.variable].high, zero)
        }
        return true
    }
}
