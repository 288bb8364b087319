extension Tableau {
    /// Adds to the price of a symbol at a priority; a basic symbol passes it on to what it consists of.
    mutating func addCost(_ amount: Double, priority: Double, of symbol: Int32) {
        guard symbols[symbol].isBasic else {
            addParametricCost(amount, priority: priority, of: symbol)
            return
        }
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            let cell = cells[index]
            addParametricCost(amount * cell.coefficient, priority: priority, of: cell.column)
            index = cell.nextInRow
        }
    }

    private mutating func addParametricCost(_ amount: Double, priority: Double, of symbol: Int32) {
        if amount < 0 { propose(symbol) }
        var previous = nowhere
        var index = symbols[symbol].firstCost
        while index != nowhere && costs[index].priority > priority {
            previous = index
            index = costs[index].next
        }
        if index != nowhere && costs[index].priority == priority {
            let value = costs[index].value
            journal.append(Change(.cost, index, value))
            let sum = Tolerance.sumOfCoefficients(value, amount)
            costs[index].value = sum
            poison += sum * 0
            return
        }
        let cost = Cost(priority: priority, value: amount, next: index)
        var added = freeCost
        if added == nowhere {
            added = costs.append(cost)
        } else {
            freeCost = costs[added].next
            costs[added] = cost
        }
        if previous == nowhere { symbols[symbol].firstCost = added } else { costs[previous].next = added }
        poison += amount * 0
        journal.append(Change(.costInserted, added, Double(symbol)))
    }

    /// Distributes the costs of a symbol that has just become basic.
    mutating func substituteCosts(of symbol: Int32) {
        var index = symbols[symbol].firstCost
        while index != nowhere {
            let cost = costs[index]
            if cost.value != 0 {
                addCost(cost.value, priority: cost.priority, of: symbol)
                journal.append(Change(.cost, index, cost.value))
                costs[index].value = 0
            }
            index = cost.next
        }
    }

    /// Notes a symbol whose cost went down.
    mutating func propose(_ symbol: Int32) {
        guard !symbols[symbol].isCandidate, symbols[symbol].isRestricted else { return }
        symbols[symbol].isCandidate = true
        candidates.append(symbol)
    }

    /// Whether a unit of the symbol would make the whole better: its first cost that is not zero is negative.
    func isProfitable(_ symbol: Int32) -> Bool {
        var index = symbols[symbol].firstCost
        while index != nowhere {
            let cost = costs[index]
            if cost.value < -Tolerance.cost { return true }
            if cost.value > Tolerance.cost { return false }
            index = cost.next
        }
        return false
    }

    /// Whether one symbol costs less than another per unit of their coefficients; nil when they cost the same.
    func isCheaper(_ symbol: Int32, per coefficient: Double, than other: Int32, per divisor: Double) -> Bool? {
        var left = symbols[symbol].firstCost
        var right = symbols[other].firstCost
        while left != nowhere || right != nowhere {
            let leftPriority = left == nowhere ? -1 : costs[left].priority
            let rightPriority = right == nowhere ? -1 : costs[right].priority
            var difference = 0.0
            if leftPriority >= rightPriority {
                difference += costs[left].value / coefficient
                left = costs[left].next
            }
            if rightPriority >= leftPriority {
                difference -= costs[right].value / divisor
                right = costs[right].next
            }
            if difference < -Tolerance.cost { return true }
            if difference > Tolerance.cost { return false }
        }
        return nil
    }

    /// Takes back the insertion of a cost.
    mutating func takeOut(cost: Int32, of symbol: Int32) {
        var previous = nowhere
        var index = symbols[symbol].firstCost
        while index != cost {
            previous = index
            index = costs[index].next
        }
        let next = costs[cost].next
        if previous == nowhere { symbols[symbol].firstCost = next } else { costs[previous].next = next }
        costs[cost].next = freeCost
        freeCost = cost
    }
}
