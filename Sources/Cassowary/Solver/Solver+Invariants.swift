extension Solver {
    /// Checks all invariants between calls, and describes the broken ones; for tests.
    ///
    /// - Links, numbers and flags of cells and symbols agree.
    /// - Every residual has the value of its expression, and its flag names the right side.
    /// - Required constraints hold.
    /// - The costs follow from the rows.
    /// - No variable is defined in terms of itself, and no parametric variable is in the row of a residual.
    ///
    /// `tolerance` is relative to the size of the numbers concerned.
    package func brokenInvariants(tolerance: Double = 1e-7) -> [String] {
        tableau.brokenLinks() + brokenValues(tolerance) + tableau.brokenCosts(tolerance)
    }

    /// The number of pivots, for tests.
    package var pivotCount: Int { tableau.pivotCount }

    /// The number of coefficients for which memory is allocated, for tests.
    package var cellCapacity: Int { Int(tableau.cells.count) }

    private func brokenValues(_ tolerance: Double) -> [String] {
        var broken: [String] = []
        for index in 0..<table.records.count where table[index].order >= 0 {
            let record = table[index]
            if record.symbol == nowhere && record.defined == nowhere {
                if record.strength.isRequired { broken.append("the required constraint \(index) has no row") }
                continue
            }
            var sum = record.edited == nowhere ? record.constant : -record.suggested
            var size = 1 + abs(sum)
            var position = record.firstTerm
            while position != nowhere {
                let term = terms[position]
                position = term.nextInRecord
                if term.record != index { broken.append("a term of \(index) belongs to \(term.record)") }
                sum += term.coefficient * tableau.symbols[term.variable].constant
                size += abs(term.coefficient * tableau.symbols[term.variable].constant)
            }
            let value = record.symbol == nowhere ? 0 : tableau.symbols[record.symbol].constant
            if abs(sum - value) > tolerance * size {
                broken.append("constraint \(index) is \(sum), its residual \(value)")
            }
            guard record.symbol != nowhere else { continue }
            let symbol = tableau.symbols[record.symbol]
            if symbol.isRequired {
                if symbol.isLimitedAbove && value > tolerance * size
                    || symbol.isLimitedBelow && value < -tolerance * size
                {
                    broken.append("the required constraint \(index) is off by \(value)")
                }
            } else if symbol.isBasic && abs(value) > tolerance * size && (value > 0) != symbol.isAbove {
                broken.append("constraint \(index) is \(value), but not on that side")
            }
        }
        return broken
    }
}

extension Tableau {
    fileprivate func brokenLinks() -> [String] {
        var broken: [String] = []
        for symbol in 0..<symbols.count where symbols[symbol].kind != .vacant {
            var count: Int32 = 0
            var index = symbols[symbol].firstInRow
            if index != nowhere && !symbols[symbol].isBasic { broken.append("parametric \(symbol) has a row") }
            while index != nowhere {
                if cells[index].row != symbol { broken.append("cell \(index) is not in row \(symbol)") }
                let column = symbols[cells[index].column]
                if column.isBasic { broken.append("basic \(cells[index].column) is in row \(symbol)") }
                if column.kind == .external && symbols[symbol].kind != .external {
                    broken.append("a variable is in the row of residual \(symbol)")
                }
                count += 1
                index = cells[index].nextInRow
            }
            index = symbols[symbol].firstInColumn
            if index != nowhere && symbols[symbol].isBasic { broken.append("basic \(symbol) has a column") }
            while index != nowhere {
                if cells[index].column != symbol { broken.append("cell \(index) is not in column \(symbol)") }
                count += 1
                index = cells[index].nextInColumn
            }
            if count != symbols[symbol].cellCount { broken.append("\(symbol) has \(count) cells") }
            if symbols[symbol].isPending || symbols[symbol].isVisited { broken.append("a flag of \(symbol) is set") }
            if !symbols[symbol].isBasic && symbols[symbol].constant != 0 {
                broken.append("parametric \(symbol) is not 0")
            }
        }
        return broken
    }

    fileprivate func brokenCosts(_ tolerance: Double) -> [String] {
        var sums: [[Double]] = (0..<symbols.count).map { _ in (0..<costStride).map { _ in 0 } }
        var sizes = sums
        for symbol in 0..<symbols.count where symbols[symbol].isBasic && symbols[symbol].slope != 0 {
            var index = symbols[symbol].firstInRow
            while index != nowhere {
                let (column, amount) = (Int(cells[index].column), cells[index].coefficient * symbols[symbol].slope)
                sums[column][Int(symbols[symbol].level)] += amount
                sizes[column][Int(symbols[symbol].level)] += abs(amount)
                index = cells[index].nextInRow
            }
        }
        var broken: [String] = []
        for symbol in 0..<symbols.count {
            for rank in 0..<levels.order.count {
                let level = levels.order[rank]
                let cost = symbols[symbol].costs == nowhere ? 0 : costs[symbols[symbol].costs * costStride + level]
                let difference = abs(cost - sums[Int(symbol)][Int(level)])
                if difference > tolerance * (1 + sizes[Int(symbol)][Int(level)]) {
                    broken.append("a cost of \(symbol) is \(cost), not \(sums[Int(symbol)][Int(level)])")
                }
            }
        }
        return broken
    }
}
