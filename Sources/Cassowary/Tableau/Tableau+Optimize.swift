/// How a series of pivots ended.
enum Outcome: Equatable {
    case done
    /// The row of this basic symbol cannot be brought to zero.
    case infeasible(row: Int32)
    /// A sum can be made smaller without end.
    case unbounded
    /// More pivots than any sound system needs: rounding has led in a circle.
    case pivotLimitReached
}

/// How a move of a parametric symbol ended.
enum Move {
    /// A row reached zero after that distance, and was exchanged for the symbol.
    case stopped(after: Double)
    /// It can go on without end.
    case unbounded
}

extension Tableau {
    /// After so many pivots in a row that lead nowhere, Bland's rule takes over until one does.
    private static var patience: Int { 40 }
    /// After so many pivots for costs that are hardly any, the costs are computed anew.
    private static var mostDoubts: Int { 16 }

    /// Moves symbols as long as that makes the whole better.
    ///
    /// With `isBounded` false, the whole may be a sum that falls without end.
    mutating func optimize(isBounded: Bool = true) -> Outcome {
        var budget = pivotBudget
        var standstill = 0
        var doubts = 0
        costTolerance = Tolerance.cost
        defer { costTolerance = Tolerance.cost }
        while true {
            let isCareful = standstill > Self.patience
            guard let (entering, profit) = nextEntering(isCareful: isCareful) else { return .done }
            if budget == 0 { return .pivotLimitReached }
            budget -= 1
            if !profit.isTie && profit.rate > -100 * costTolerance {
                doubts += 1
                if doubts % Self.mostDoubts == 0 {
                    // Rounding errors that are taken for costs lead in a circle.
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
            switch move {
            case .stopped(let step): standstill = step > 0 ? 0 : standstill + 1
            case .unbounded:
                // No sum of violations falls without end: rounding made a coefficient too small to count.
                if !isBounded { return .unbounded }
                dropCandidate(entering)
            }
        }
    }

    /// Far beyond what the method takes in practice (two or three pivots a row), and still finite.
    var pivotBudget: Int { 1000 + 50 * Int(symbols.count) }

    private mutating func dropCandidate(_ symbol: Int32) {
        for position in 0..<candidates.count where candidates[position] == symbol {
            candidates.swapRemove(at: position)
            symbols[symbol].isCandidate = false
            return
        }
    }

    /// Moves a parametric symbol up to where going on no longer pays, or with `isCareful` to the first break point.
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
    /// Moves the constant of a soft equality, so that its residual is less by an amount than before.
    ///
    /// A parametric residual is not at its break point then. It goes there, as far as that pays.
    mutating func shift(_ symbol: Int32, by amount: Double) {
        guard !symbols[symbol].isBasic else {
            addConstant(-amount, toRow: symbol)
            let value = symbols[symbol].constant
            if value != 0 && (value > 0) != symbols[symbol].isAbove { crossBreakPoint(symbol) }
            return
        }
        guard amount != 0 else { return }
        let direction: Double = amount > 0 ? 1 : -1
        let distance = abs(amount)
        collectBreakPoints(of: symbol, direction: direction, limit: distance)
        guard breakPoints.count > 0 else {
            slide(symbol, by: amount)
            return
        }
        heapifyBreakPoints()
        let stop = stoppingPoint(of: symbol, direction: direction, isReturning: true).map { safest(of: $0) }
        crossPassedBreakPoints()
        guard let stop else {
            slide(symbol, by: amount)
            return
        }
        slide(symbol, by: direction * stop.step)
        setConstant(0, of: stop.row)
        pivot(leaving: stop.row, entering: symbol, isAbove: direction < 0)
        addConstant(-direction * (distance - stop.step), toRow: symbol)
    }

    /// Moves a parametric symbol, and calls zero where it is then.
    private mutating func slide(_ symbol: Int32, by amount: Double) {
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            addConstant(cell.coefficient * amount, toRow: cell.row)
        }
    }
}
