/// How a series of pivots ended.
enum Outcome: Equatable {
    case done
    /// The row of this basic symbol cannot be brought to zero or above.
    case infeasible(row: Int32)
    /// The sum to be made small can be made smaller without end.
    case unbounded
    /// More pivots than any sound system needs: rounding has led in a circle.
    case astray
}

extension Tableau {
    /// Brings the tableau back to optimal by primal simplex pivots, as long as there is a symbol whose entry makes it better.
    ///
    /// Both choices take the lowest symbol among equals (Bland, *New finite pivoting rules for the simplex method*,
    /// 1977), which rules out cycles. The costs of several priorities form an ordered vector space, in which that
    /// proof holds as it does over numbers.
    mutating func optimize() -> Outcome {
        var budget = pivotBudget
        while let entering = nextCandidate() {
            guard let leaving = leavingRow(for: entering) else { return .unbounded }
            if budget == 0 { return .astray }
            budget -= 1
            pivot(leaving: leaving, entering: entering)
        }
        return infeasible.isEmpty ? .done : restore()
    }

    /// Brings the tableau back to feasible by dual simplex pivots; it has to be optimal.
    mutating func restore() -> Outcome {
        var budget = pivotBudget
        while let leaving = nextInfeasible() {
            guard let entering = enteringSymbol(ofRow: leaving) else { return .infeasible(row: leaving) }
            if budget == 0 { return .astray }
            budget -= 1
            pivot(leaving: leaving, entering: entering)
        }
        // A dual pivot keeps all costs at zero or above; what rounding put a hair below is not worth a pivot.
        while let symbol = candidates.popLast() { symbols[symbol].isCandidate = false }
        return .done
    }

    /// Far beyond what either method takes in practice (two or three pivots a row), and still finite.
    private var pivotBudget: Int { 1000 + 50 * Int(symbols.count) }

    /// The lowest parametric symbol that makes the whole better, dropping the candidates that no longer do.
    private mutating func nextCandidate() -> Int32? {
        var best = Int32.max
        var position: Int32 = 0
        while position < candidates.count {
            let symbol = candidates[position]
            if !symbols[symbol].isBasic && isProfitable(symbol) {
                best = min(best, symbol)
                position += 1
            } else {
                symbols[symbol].isCandidate = false
                candidates.swapRemove(at: position)
            }
        }
        return best == Int32.max ? nil : best
    }

    /// The lowest basic symbol below zero, dropping the rows that no longer are.
    private mutating func nextInfeasible() -> Int32? {
        var best = Int32.max
        var position: Int32 = 0
        while position < infeasible.count {
            let symbol = infeasible[position]
            if symbols[symbol].isBasic && symbols[symbol].constant < -Tolerance.feasibility {
                best = min(best, symbol)
                position += 1
            } else {
                infeasible.swapRemove(at: position)
            }
        }
        return best == Int32.max ? nil : best
    }

    /// The row that reaches zero first when a symbol grows.
    private func leavingRow(for entering: Int32) -> Int32? {
        var best = nowhere
        var bestRatio = Double.infinity
        var index = symbols[entering].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            let row = cell.row
            switch symbols[row].kind {
            case .slack, .error:
                guard cell.coefficient < -Tolerance.pivot else { continue }
                // A row that rounding left a hair below zero blocks like one at zero.
                let ratio = max(0, symbols[row].constant) / -cell.coefficient
                if ratio < bestRatio || (ratio == bestRatio && row < best) {
                    bestRatio = ratio
                    best = row
                }
            case .dummy:
                // A dummy has to stay zero, whichever way it would go.
                guard abs(cell.coefficient) > Tolerance.pivot else { continue }
                if bestRatio > 0 || row < best {
                    bestRatio = 0
                    best = row
                }
            case .external, .vacant: continue
            }
        }
        return best == nowhere ? nil : best
    }

    /// The symbol that can lift a row up to zero for the least cost.
    func enteringSymbol(ofRow row: Int32) -> Int32? {
        var best = nowhere
        var bestCoefficient = 0.0
        var index = symbols[row].firstInRow
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInRow
            guard cell.coefficient > Tolerance.pivot, symbols[cell.column].isRestricted else { continue }
            if best != nowhere {
                let isCheaper = isCheaper(cell.column, per: cell.coefficient, than: best, per: bestCoefficient)
                guard isCheaper ?? (cell.column < best) else { continue }
            }
            best = cell.column
            bestCoefficient = cell.coefficient
        }
        return best == nowhere ? nil : best
    }
}
