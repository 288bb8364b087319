/// The gain of moving a parametric symbol.
struct Profit: BitwiseCopyable {
    /// The rank of the first priority for which it is better; for a tie, of the first priority that comes after ties.
    var rank: Int32
    /// How the sum of violations of that priority changes with each unit; negative.
    var rate: Double
    /// 1 for growing, -1 for shrinking.
    var direction: Double
    /// Whether it changes no sum of violations, but decides a tie.
    var isTie = false
}

extension Tableau {
    /// How many symbols are compared for one pivot if there are many; so a pivot does not look at all of a large system.
    private static var window: Int32 { 64 }
    private static var many: Int32 { 256 }

    /// The parametric symbol to move, dropping the candidates that are not worth it.
    ///
    /// Of several it is the one that gains most for the highest priority, or with `isCareful` the lowest symbol (Bland, *New finite
    /// pivoting rules for the simplex method*, 1977), which rules out cycles. The costs of several priorities form an ordered vector
    /// space, in which that proof holds as it does over numbers.
    mutating func nextEntering(isCareful: Bool) -> (symbol: Int32, profit: Profit)? {
        var best: (symbol: Int32, profit: Profit)?
        var position = candidates.count
        var compared: Int32 = 0
        while position > 0 {
            position -= 1
            let symbol = candidates[position]
            guard !symbols[symbol].isBasic, symbols[symbol].kind == .residual, let profit = profit(of: symbol) else {
                symbols[symbol].isCandidate = false
                candidates.swapRemove(at: position)
                continue
            }
            if let present = best {
                if isCareful ? symbol < present.symbol : isGreater(profit, than: present.profit) {
                    best = (symbol, profit)
                }
            } else {
                best = (symbol, profit)
            }
            compared += 1
            if compared == Self.window && candidates.count > Self.many && !isCareful { break }
        }
        return best
    }

    private func isGreater(_ one: Profit, than other: Profit) -> Bool {
        one.rank < other.rank || (one.rank == other.rank && one.rate < other.rate)
    }

    /// The gain of moving a parametric symbol; nil if it makes nothing better or something more important worse.
    func profit(of symbol: Int32) -> Profit? {
        let own = symbols[symbol]
        var mayGrow = !(own.isRequired && own.isLimitedAbove)
        var mayShrink = !(own.isRequired && own.isLimitedBelow)
        if own.costs == nowhere { return nil }
        var rank: Int32 = 0
        while rank < levels.order.count {
            guard mayGrow || mayShrink else { return nil }
            let level = levels.order[rank]
            if rank == tieRank {
                if let tie = decideTie(symbol, rank, &mayGrow, &mayShrink) { return tie }
                guard mayGrow || mayShrink else { return nil }
            }
            let cost = costs[own.costs * costStride + level]
            let isOwn = level == own.level
            if mayGrow {
                let rate = isOwn ? cost + own.costAbove : cost
                if rate < -costTolerance { return Profit(rank: rank, rate: rate, direction: 1) }
                if rate > costTolerance { mayGrow = false }
            }
            if mayShrink {
                let rate = isOwn ? own.costBelow - cost : -cost
                if rate < -costTolerance { return Profit(rank: rank, rate: rate, direction: -1) }
                if rate > costTolerance { mayShrink = false }
            }
            rank += 1
        }
        return tieRank == rank ? decideTie(symbol, rank, &mayGrow, &mayShrink) : nil
    }

    /// The gain of a move that changes no sum; closes the directions in which it is worse.
    private func decideTie(_ symbol: Int32, _ rank: Int32, _ mayGrow: inout Bool, _ mayShrink: inout Bool) -> Profit? {
        for direction in [1.0, -1.0] where direction > 0 ? mayGrow : mayShrink {
            let change = changeOfFirstTurn(symbol, direction: direction)
            if change < 0 { return Profit(rank: rank, rate: -1, direction: direction, isTie: true) }
            if change > 0 { if direction > 0 { mayGrow = false } else { mayShrink = false } }
        }
        return nil
    }

    /// The rank behind those for which ties are decided; none if they are left as they are.
    private var tieRank: Int32 {
        if ignoresTurns { return nowhere }
        var rank = levels.order.count
        while rank > 0 && levels[levels.order[rank - 1]].priority < tiePriority { rank -= 1 }
        return rank
    }

    /// How a move that changes no sum changes the violated constraint whose turn comes first; negative if for the better.
    private func changeOfFirstTurn(_ symbol: Int32, direction: Double) -> Double {
        var first = Int64.max
        var change = 0.0
        if isInTies(symbols[symbol]) && (direction > 0 ? symbols[symbol].costAbove : symbols[symbol].costBelow) > 0 {
            first = symbols[symbol].turn
            change = 1
        }
        var index = symbols[symbol].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            let row = symbols[cell.row]
            if row.turn < first && isInTies(row) && row.slope != 0 && abs(cell.coefficient) > Tolerance.pivot {
                first = row.turn
                change = row.slope * cell.coefficient * direction
            }
        }
        return change
    }

    private func isInTies(_ symbol: Symbol) -> Bool {
        symbol.level != nowhere && levels[symbol.level].priority >= tiePriority
    }

    /// Whether moving one symbol costs less than another per unit of their coefficients; nil when they cost the same.
    func isCheaper(
        _ symbol: Int32, _ coefficient: Double, than other: Int32, _ divisor: Double, upwards: Bool
    ) -> Bool? {
        let (one, two) = (symbols[symbol], symbols[other])
        let direction: Double = (coefficient > 0) == upwards ? 1 : -1
        let opposite: Double = (divisor > 0) == upwards ? 1 : -1
        var rank: Int32 = 0
        while rank < levels.order.count {
            let level = levels.order[rank]
            let difference =
                rate(one, level, direction) / abs(coefficient) - rate(two, level, opposite) / abs(divisor)
            if difference < -costTolerance { return true }
            if difference > costTolerance { return false }
            rank += 1
        }
        return nil
    }

    /// Whether moving a row by a symbol costs less than violating the constraint of the row by as much.
    func isCheaper(_ symbol: Int32, _ coefficient: Double, upwards: Bool, thanViolating row: Int32) -> Bool {
        let (one, own) = (symbols[symbol], symbols[row])
        let direction: Double = (coefficient > 0) == upwards ? 1 : -1
        // The rates contain the cost of the row itself, which moving it to its break point does not add.
        let limit = own.weight + (upwards ? own.slope : -own.slope)
        for rank in 0..<levels.order.count {
            let level = levels.order[rank]
            let difference = rate(one, level, direction) / abs(coefficient) - (level == own.level ? limit : 0)
            if difference < -costTolerance { return true }
            if difference > costTolerance { return false }
        }
        return false
    }

    /// How the sum of violations of a level changes when a parametric symbol moves.
    @inline(always)
    func rate(_ symbol: Symbol, _ level: Int32, _ direction: Double) -> Double {
        let cost = symbol.costs == nowhere ? 0 : costs[symbol.costs * costStride + level] * direction
        guard level == symbol.level else { return cost }
        return cost + (direction > 0 ? symbol.costAbove : symbol.costBelow)
    }

    /// The lowest priority that still decides something; 0 if some symbol can move at no cost.
    ///
    /// No parametric symbol can move without making a sum of this priority or a higher one worse.
    func decidingPriority() -> Double {
        var lowest = Double.infinity
        for symbol in 0..<symbols.count where !symbols[symbol].isBasic {
            switch symbols[symbol].kind {
            case .external: return 0
            case .residual: lowest = min(lowest, decidingPriority(of: symbol))
            case .gap, .vacant: continue
            }
            if lowest == 0 { break }
        }
        return lowest
    }

    private func decidingPriority(of symbol: Int32) -> Double {
        let own = symbols[symbol]
        var mayGrow = !(own.isRequired && own.isLimitedAbove)
        var mayShrink = !(own.isRequired && own.isLimitedBelow)
        if !mayGrow && !mayShrink { return .infinity }
        for rank in 0..<levels.order.count {
            let level = levels.order[rank]
            if mayGrow && rate(own, level, 1) > costTolerance { mayGrow = false }
            if mayShrink && rate(own, level, -1) > costTolerance { mayShrink = false }
            if !mayGrow && !mayShrink { return levels[level].priority }
        }
        return 0
    }
}
