extension Tableau {
    /// Makes a required constraint hold, and keeps all other required constraints satisfied.
    ///
    /// The move may violate soft constraints. Of the symbols that can move the row, it uses the one with the least cost per unit,
    /// as the dual simplex method does; so there is little left to improve afterwards.
    mutating func makeFeasible(_ row: Int32) -> Outcome {
        var budget = pivotBudget
        var standstill = 0
        while let direction = missingDirection(of: row) {
            guard let cell = liftingCell(of: row, upwards: direction > 0, isCareful: standstill > 40) else {
                return .infeasible(row: row)
            }
            if budget == 0 { return .pivotLimitReached }
            budget -= 1
            let entering = cells[cell].column
            let moves: Double = (cells[cell].coefficient > 0) == (direction > 0) ? 1 : -1
            let distance = abs(symbols[row].constant) / abs(cells[cell].coefficient)
            let stop = wall(before: distance, of: entering, direction: moves, besides: row)
            crossPassedBreakPoints()
            pivot(leaving: stop?.row ?? row, entering: entering, isAbove: moves > 0)
            if !isSound { return .pivotLimitReached }
            if stop == nil { break }
            standstill = stop.map { $0.step > 0 } == true ? 0 : standstill + 1
            boundJournal()
        }
        return .done
    }

    /// The direction in which a required residual must move.
    private func missingDirection(of row: Int32) -> Double? {
        let symbol = symbols[row]
        if symbol.isLimitedBelow && symbol.constant < -Tolerance.feasibility { return 1 }
        return symbol.isLimitedAbove && symbol.constant > Tolerance.feasibility ? -1 : nil
    }

    /// The cell of the symbol that can move a row for the least cost.
    func liftingCell(of row: Int32, upwards: Bool, isCareful: Bool) -> Int32? {
        var best = nowhere
        var index = symbols[row].firstInRow
        while index != nowhere {
            let cell = cells[index]
            let candidate = index
            index = cell.nextInRow
            guard abs(cell.coefficient) > Tolerance.pivot,
                canMove(cell.column, upwards: (cell.coefficient > 0) == upwards)
            else { continue }
            if best != nowhere {
                let present = cells[best]
                let isCheaper =
                    isCareful
                    ? nil
                    : isCheaper(
                        cell.column, cell.coefficient, than: present.column, present.coefficient, upwards: upwards)
                // If costs are equal, the constraint that was added last is violated, so that fewer ties remain.
                let isLater = !isCareful && symbols[cell.column].turn > symbols[present.column].turn
                guard isCheaper ?? (isCareful ? cell.column < present.column : isLater) else { continue }
            }
            best = candidate
        }
        return best == nowhere ? nil : best
    }

    private func canMove(_ column: Int32, upwards: Bool) -> Bool {
        let symbol = symbols[column]
        guard symbol.kind == .residual else { return false }
        return !symbol.isRequired || !(upwards ? symbol.isLimitedAbove : symbol.isLimitedBelow)
    }

    /// The required row that stops a move within a distance; adds the soft rows on the way to `passed`.
    private mutating func wall(
        before distance: Double, of entering: Int32, direction: Double, besides row: Int32
    ) -> BreakPoint? {
        collectBreakPoints(of: entering, direction: direction, limit: distance, onlyWalls: true)
        passed.removeAll()
        var wall: BreakPoint?
        for position in 0..<breakPoints.count {
            let point = breakPoints[position]
            if point.rank >= 0 || point.row == row { continue }
            if wall.map({ point.comes(before: $0) }) ?? true { wall = point }
        }
        let end = wall?.step ?? distance
        for position in 0..<breakPoints.count where breakPoints[position].rank >= 0 && breakPoints[position].step < end
        {
            passed.append(breakPoints[position].row)
        }
        return wall
    }

    private func canEnter(_ column: Int32) -> Bool { !symbols[column].isFixed && symbols[column].kind == .residual }

    /// Makes a satisfied equality parametric, so that it stays satisfied; false if it is redundant.
    ///
    /// Of the symbols whose coefficients are large enough to divide by, it is exchanged for the one in the fewest rows
    /// (Markowitz, *The elimination form of the inverse*, 1957).
    mutating func holdEquality(_ row: Int32) -> Bool {
        var largest = Tolerance.pivot
        var index = symbols[row].firstInRow
        while index != nowhere {
            if canEnter(cells[index].column) { largest = max(largest, abs(cells[index].coefficient)) }
            index = cells[index].nextInRow
        }
        var best = nowhere
        index = symbols[row].firstInRow
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInRow
            guard canEnter(cell.column), abs(cell.coefficient) > Tolerance.pivot,
                abs(cell.coefficient) >= largest * Tolerance.comparable
            else { continue }
            if best == nowhere || symbols[cell.column].cellCount < symbols[best].cellCount { best = cell.column }
        }
        if best == nowhere { return false }
        pivot(leaving: row, entering: best, isAbove: false)
        return true
    }
}
