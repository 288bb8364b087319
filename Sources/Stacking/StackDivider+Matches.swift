/// Columns that match other columns.
extension StackDivider {
    /// Gives every matching column of a stack its affine function.
    ///
    /// Chains are followed without recursion and each column once: O(*n*).
    mutating func resolveMatches(_ stack: Range<Int>, firstVariable: Int, host: Range<Int>) {
        for first in stack where plans[first].variable == StackPlan.unresolved {
            trail.removeAll()
            var column = first
            while plans[column].variable == StackPlan.unresolved {
                plans[column].variable = StackPlan.visiting
                trail.append(column)
                guard let next = matched(by: column, stack) else { break }
                column = next
            }
            if let last = trail.last, matched(by: last, stack) == column,
                plans[column].variable == StackPlan.visiting
            {
                breakCircle(at: column, stack)
            }
            while let column = trail.popLast() {
                resolveMatch(column, stack, host: host)
                let plan = plans[column]
                if plan.variable >= firstVariable {
                    addShare(plan, order: column - stack.lowerBound, isSpacer: columns[column].isSpacer)
                }
            }
        }
    }

    /// The column of the same stack that a column matches, if there is one.
    private func matched(by column: Int, _ stack: Range<Int>) -> Int? {
        guard case .match(let other, _, _) = columns[column].kind, other >= 0, other < stack.count else { return nil }
        return stack.lowerBound + other
    }

    /// Gives the columns of a circle of matches, which ends the trail, the size 0.
    private mutating func breakCircle(at entry: Int, _ stack: Range<Int>) {
        while let column = trail.popLast() {
            plans[column].variable = StackPlan.constant
            problems.append(.cyclicMatch(column: column - stack.lowerBound))
            if column == entry { break }
        }
    }

    /// Composes a match with the column it matches, which is resolved.
    private mutating func resolveMatch(_ column: Int, _ stack: Range<Int>, host: Range<Int>) {
        let index = column - stack.lowerBound
        let target: StackPlan
        let factor: Double
        let added: Double
        switch columns[column].kind {
        case .match(let other, let multiplier, let offset) where other >= 0 && other < stack.count:
            (target, factor, added) = (plans[stack.lowerBound + other], multiplier, offset)
        case .matchHost(let other, let multiplier, let offset) where other >= 0 && other < host.count:
            (target, factor, added) = (plans[host.lowerBound + other], multiplier, offset)
        default:
            problems.append(.unknownColumn(column: index))
            plans[column].variable = StackPlan.constant
            return
        }
        let multiplier = limitedMultiplier(factor, column: index)
        let offset = limited(added, column: index)
        var plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
        plan.offset = Self.limited(multiplier * target.offset + offset)
        if target.variable >= 0 {
            plan.multiplier = limitedMultiplier(
                multiplier * target.multiplier, column: index)
        }
        if plan.multiplier != 0 {
            plan.variable = target.variable
            if !keepAboveZero(plan) {
                problems.append(.negativeMatch(column: index))
                plan = StackPlan(variable: StackPlan.constant, multiplier: 0, offset: 0)
            }
        }
        if plan.variable < 0 { plan.offset = max(plan.offset, 0) }
        plans[column] = plan
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
