extension Tableau {
    /// Adds to the price of a symbol at a priority; a basic symbol passes it on to what it consists of.
    mutating func addCost(_ amount: Double, priority: Double, of symbol: Int32) {
        guard symbols[symbol].isBasic else {
            addParametricCost(amount, priority: priority, of: symbol)
            return
        }
        var place = symbols[symbol].firstInRow
        while place != nowhere {
            let cell = cells[place]
            addParametricCost(amount * cell.coefficient, priority: priority, of: cell.column)
            place = cell.nextInRow
        }
    }

    private mutating func addParametricCost(_ amount: Double, priority: Double, of symbol: Int32) {
        if amount < 0 { propose(symbol) }
        var previous = nowhere
        var place = symbols[symbol].firstCost
        while place != nowhere && costs[place].priority > priority {
            previous = place
            place = costs[place].next
        }
        if place != nowhere && costs[place].priority == priority {
            let value = costs[place].value
            journal.append(Change(.cost, place, value))
            let sum = Tolerance.sumOfCoefficients(value, amount)
            costs[place].value = sum
            poison += sum * 0
            return
        }
        let cost = Cost(priority: priority, value: amount, next: place)
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
        var place = symbols[symbol].firstCost
        while place != nowhere {
            let cost = costs[place]
            if cost.value != 0 {
                addCost(cost.value, priority: cost.priority, of: symbol)
                journal.append(Change(.cost, place, cost.value))
                costs[place].value = 0
            }
            place = cost.next
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
        var place = symbols[symbol].firstCost
        while place != nowhere {
            let cost = costs[place]
            if cost.value < -Tolerance.cost { return true }
            if cost.value > Tolerance.cost { return false }
            place = cost.next
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
        var place = symbols[symbol].firstCost
        while place != cost {
            previous = place
            place = costs[place].next
        }
        let next = costs[cost].next
        if previous == nowhere { symbols[symbol].firstCost = next } else { costs[previous].next = next }
        costs[cost].next = freeCost
        freeCost = cost
    }
}
