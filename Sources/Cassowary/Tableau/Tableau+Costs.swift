/// A number at a level.
struct LevelCost: BitwiseCopyable {
    var level: Int32
    var amount: Double
}

// The total cost is a sum over the rows; each row costs its slope for a unit of its value. After the rows are substituted, it is
// a sum over parametric symbols. Each symbol has a vector of costs, with a number for each level: the change of the sum of
// violations if the symbol grows by one. Vectors are compared number by number, the highest priority first.

extension Tableau {
    /// The level of a priority, with one more constraint.
    mutating func joinLevel(of priority: Double) -> Int32 {
        let (level, isNew) = levels.join(priority)
        if level >= costStride { widenCosts() }
        if isNew {
            // Rounding errors of an earlier priority may remain.
            var position = level
            while position < costs.count {
                costs[position] = 0
                position += costStride
            }
        }
        return level
    }

    private mutating func widenCosts() {
        let stride = costStride * 2
        var wider = Slab<Double>(capacity: max(128, costs.count * 2))
        var position: Int32 = 0
        while position < costs.count {
            for level in 0..<stride { wider.append(level < costStride ? costs[position + level] : 0) }
            position += costStride
        }
        costs = wider
        costStride = stride
    }

    /// Adds to the cost of a unit of a parametric symbol at a level.
    @inline(always)
    mutating func addCost(_ amount: Double, level: Int32, of symbol: Int32) {
        if amount == 0 { return }
        if symbols[symbol].costs == nowhere { takeCosts(for: symbol) }
        let position = symbols[symbol].costs * costStride + level
        let before = costs[position]
        let sum = Tolerance.sumOfCoefficients(before, amount)
        record(.cost, position, before)
        costs[position] = sum
        changeCount += 1
        poison += sum * 0
        propose(symbol)
    }

    /// Adds a multiple of a row to the costs, at the level of its constraint.
    mutating func chargeRow(of symbol: Int32, _ amount: Double) {
        if amount != 0 { chargeRow(of: symbol, amount, level: symbols[symbol].level) }
    }

    mutating func chargeRow(of symbol: Int32, _ amount: Double, level: Int32) {
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            let cell = cells[index]
            addCost(amount * cell.coefficient, level: level, of: cell.column)
            index = cell.nextInRow
        }
    }

    /// Moves a basic residual to the other side of its break point.
    mutating func crossBreakPoint(_ symbol: Int32) {
        let before = symbols[symbol].slope
        setSide(of: symbol, !symbols[symbol].isAbove)
        chargeRow(of: symbol, symbols[symbol].slope - before)
    }

    mutating func setSide(of symbol: Int32, _ isAbove: Bool) {
        guard symbols[symbol].isAbove != isAbove else { return }
        symbols[symbol].isAbove = isAbove
        record(.side, symbol)
    }

    /// Distributes the costs of a symbol that has just become basic, and its slope, over its row.
    mutating func passOnCosts(of symbol: Int32) {
        factors.removeAll()
        let vector = symbols[symbol].costs
        if vector != nowhere {
            var rank: Int32 = 0
            while rank < levels.order.count {
                let level = levels.order[rank]
                let amount = costs[vector * costStride + level]
                if amount != 0 { factors.append(LevelCost(level: level, amount: amount)) }
                rank += 1
            }
            freeCosts(of: symbol)
        }
        let slope = symbols[symbol].slope
        if slope != 0 { factors.append(LevelCost(level: symbols[symbol].level, amount: slope)) }
        var index = symbols[symbol].firstInRow
        while index != nowhere {
            let cell = cells[index]
            var position: Int32 = 0
            while position < factors.count {
                let factor = factors[position]
                addCost(factor.amount * cell.coefficient, level: factor.level, of: cell.column)
                position += 1
            }
            propose(cell.column)
            index = cell.nextInRow
        }
    }

    private mutating func takeCosts(for symbol: Int32) {
        let vector = freeCosts.popLast() ?? costs.count / costStride
        if vector * costStride == costs.count { costs.append(repeating: 0, count: costStride) }
        symbols[symbol].costs = vector
        record(.costsTaken, symbol)
    }

    /// Frees the vector of a symbol, which must be zero.
    mutating func freeCosts(of symbol: Int32) {
        let vector = symbols[symbol].costs
        if vector == nowhere { return }
        for position in vector * costStride..<(vector + 1) * costStride where costs[position] != 0 {
            record(.cost, position, costs[position])
            costs[position] = 0
        }
        changeCount += 1
        freeCosts.append(vector)
        symbols[symbol].costs = nowhere
        record(.costsFreed, symbol, Double(vector))
    }

    /// Notes a symbol whose move may lower the cost.
    @inline(always)
    mutating func propose(_ symbol: Int32) {
        guard !symbols[symbol].isCandidate, symbols[symbol].kind == .residual else { return }
        symbols[symbol].isCandidate = true
        candidates.append(symbol)
    }

    /// Computes all costs from the rows.
    mutating func recomputeCosts() {
        for symbol in 0..<symbols.count where symbols[symbol].costs != nowhere { freeCosts(of: symbol) }
        for symbol in 0..<symbols.count where symbols[symbol].isBasic { chargeRow(of: symbol, symbols[symbol].slope) }
    }
}
