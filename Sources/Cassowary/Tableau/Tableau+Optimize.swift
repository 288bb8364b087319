/// The result of a series of pivots.
enum Outcome: Equatable {
    case done
    /// The row of this basic symbol cannot be brought to zero.
    case infeasible(row: Int32)
    /// A sum can fall without bound.
    case unbounded
    /// There were more pivots than a sound system needs: rounding errors led in a circle.
    case pivotLimitReached
}

/// The result of a move of a parametric symbol.
enum Move {
    /// A row reached zero after that distance, and was exchanged for the symbol.
    case stopped(after: Double)
    /// The move can go on without end.
    case unbounded
}

extension Tableau {
    /// The number of consecutive pivots without progress after which Bland's rule applies, until one makes progress.
    private static var patience: Int { 40 }
    /// The number of pivots for costs near zero after which the costs are computed again.
    private static var mostDoubts: Int { 16 }

    /// Moves symbols as long as that lowers the total cost.
    ///
    /// With `isBounded` false, the total may fall without bound.
    mutating func optimize(isBounded: Bool = true) -> Outcome {
        var budget = pivotBudget
        var standstill = 0
        var doubts = 0
        costTolerance = Tolerance.cost
        // If each pivot has a record of its own, a longer record ends here.
        let endsJournal = isExtreme && isRecording
        defer {
            costTolerance = Tolerance.cost
            if endsJournal { isJournalLost = true }
        }
        while true {
            let isCareful = standstill > Self.patience
            guard let (entering, profit) = nextEntering(isCareful: isCareful) else { return .done }
            if budget == 0 { return .pivotLimitReached }
            budget -= 1
            if !profit.isTie && profit.rate > -100 * costTolerance {
                doubts += 1
                if doubts % Self.mostDoubts == 0 {
                    // Rounding errors that look like costs lead in a circle.
                    costTolerance = min(costTolerance * 10, Tolerance.coarseCost)
                    recomputeCosts()
                    continue
                }
            }
            if isExtreme { startRecording() }
            let move = move(entering, direction: profit.direction, isCareful: isCareful || profit.isTie)
            if isExtreme {
                guard isSound else {
                    rollback()
                    dropCandidate(entering)
                    continue
                }
                commit()
            }
            boundJournal()
            switch move {
            case .stopped(let step): standstill = step > 0 ? 0 : standstill + 1
            case .unbounded:
                // No sum of violations falls without bound: rounding errors made a coefficient almost zero.
                if !isBounded { return .unbounded }
                dropCandidate(entering)
            }
        }
    }

    /// A limit far above the usual two or three pivots for each row.
    var pivotBudget: Int { 1000 + 50 * Int(symbols.count) }

    private mutating func dropCandidate(_ symbol: Int32) {
        for position in 0..<candidates.count where candidates[position] == symbol {
            candidates.swapRemove(at: position)
            symbols[symbol].isCandidate = false
            return
        }
    }

    /// Moves a parametric symbol as long as that lowers the cost, or with `isCareful` to the first break point.
    mutating func move(_ entering: Int32, direction: Double, isCareful: Bool) -> Move {
        collectBreakPoints(of: entering, direction: direction, limit: .infinity)
        guard let stop = findStop(of: entering, direction, isCareful) else { return .unbounded }
        crossPassedBreakPoints()
        pivot(leaving: stop.row, entering: entering, isAbove: direction > 0)
        return .stopped(after: stop.step)
    }

    private mutating func findStop(of entering: Int32, _ direction: Double, _ isCareful: Bool) -> BreakPoint? {
        passed.removeAll()
        if isCareful { return firstBreakPoint() }
        heapifyBreakPoints()
        return stoppingPoint(of: entering, direction: direction).map { safest(of: $0) }
    }

    mutating func crossPassedBreakPoints() {
        while let row = passed.popLast() { crossBreakPoint(row) }
    }
}

extension Tableau {
    /// Moves the constant of a soft equality, which lowers its residual by the same amount.
    ///
    /// A parametric residual moves to its new break point, as long as that lowers the cost. A row that stops it is held at zero
    /// by the symbol that does so for the least cost, as in the dual simplex method; the residual becomes basic only if that is
    /// the residual itself.
    mutating func shift(_ symbol: Int32, by amount: Double) {
        if amount == 0 { return }
        if symbols[symbol].isBasic && !makeParametric(symbol, growing: amount > 0) {
            addConstant(-amount, toRow: symbol)
            let value = symbols[symbol].constant
            if value != 0 && (value > 0) != symbols[symbol].isAbove { crossBreakPoint(symbol) }
            return
        }
        let direction: Double = amount > 0 ? 1 : -1
        var distance = abs(amount)
        var budget = pivotBudget
        // All rows of the column may be at zero in the same place.
        let patience = max(Self.patience, Int(symbols[symbol].cellCount))
        var standstill = 0
        while let stop = nextStop(of: symbol, direction, within: distance) {
            slide(symbol, by: direction * stop.step)
            setConstant(0, of: stop.row)
            distance -= stop.step
            standstill = stop.step > 0 ? 0 : standstill + 1
            budget -= 1
            guard standstill <= patience, budget > 0, hold(stop.row, against: symbol, direction) else {
                pivot(leaving: stop.row, entering: symbol, isAbove: direction < 0)
                addConstant(-direction * distance, toRow: symbol)
                return
            }
        }
        slide(symbol, by: direction * distance)
    }

    /// Finds the row that stops a symbol on the way to its new break point, and passes earlier break points.
    private mutating func nextStop(of symbol: Int32, _ direction: Double, within distance: Double) -> BreakPoint? {
        collectBreakPoints(of: symbol, direction: direction, limit: distance)
        if breakPoints.count == 0 { return nil }
        heapifyBreakPoints()
        let stop = stoppingPoint(of: symbol, direction: direction, isReturning: true).map { safest(of: $0) }
        crossPassedBreakPoints()
        return stop
    }

    /// Makes a row at zero parametric, in exchange for another symbol than the moving one; false if the moving one is the
    /// cheapest.
    private mutating func hold(_ row: Int32, against symbol: Int32, _ direction: Double) -> Bool {
        var index = symbols[row].firstInRow
        while index != nowhere && cells[index].column != symbol { index = cells[index].nextInRow }
        guard index != nowhere else { return false }
        let upwards = (cells[index].coefficient > 0) != (direction > 0)
        guard let cell = liftingCell(of: row, upwards: upwards, isCareful: false), cells[cell].column != symbol
        else { return false }
        let moves = (cells[cell].coefficient > 0) == upwards
        pivot(leaving: row, entering: cells[cell].column, isAbove: moves)
        return true
    }

    /// Makes a basic, satisfied soft equality parametric, if moving it is cheaper than violating it.
    private mutating func makeParametric(_ row: Int32, growing: Bool) -> Bool {
        guard symbols[row].constant == 0, let cell = liftingCell(of: row, upwards: growing, isCareful: false) else {
            return false
        }
        let (column, coefficient) = (cells[cell].column, cells[cell].coefficient)
        guard isCheaper(column, coefficient, upwards: growing, thanViolating: row) else { return false }
        pivot(leaving: row, entering: column, isAbove: (coefficient > 0) == growing)
        return true
    }

    /// Moves a parametric symbol, and makes its new position zero.
    private mutating func slide(_ symbol: Int32, by amount: Double) {
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            addConstant(cell.coefficient * amount, toRow: cell.row)
        }
    }
}
