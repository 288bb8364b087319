/// The gain of moving a parametric symbol.
struct Profit: BitwiseCopyable {
    /// The rank of the first priority that improves; for a tie, the rank of the first priority after ties.
    var rank: Int32
    /// The change of that priority's sum of violations for each unit; negative.
    var rate: Double
    /// 1 for growing, -1 for shrinking.
    var direction: Double
    /// Whether it changes no sum of violations, but decides a tie.
    var isTie = false
}

extension Tableau {
    /// The maximum number of symbols compared for one pivot, so that a pivot does not visit all of a large system.
    private static var window: Int32 { 64 }
    private static var many: Int32 { 256 }

    /// The parametric symbol to move; drops candidates without a gain.
    ///
    /// It is the symbol that gains most for the highest priority, or with `isCareful` the lowest symbol (Bland, *New finite
    /// pivoting rules for the simplex method*, 1977), which rules out cycles. The costs of several priorities form an ordered
    /// vector space, in which Bland's proof holds as it does for numbers.
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

    /// The gain of moving a parametric symbol; nil if it improves nothing, or violates something more important.
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

    /// The gain of a move that changes no sum; rules out the directions that make it worse.
    private func decideTie(_ symbol: Int32, _ rank: Int32, _ mayGrow: inout Bool, _ mayShrink: inout Bool) -> Profit? {
        for direction in [1.0, -1.0] where direction > 0 ? mayGrow : mayShrink {
            let change = changeOfFirstTurn(symbol, direction: direction)
            if change < 0 { return Profit(rank: rank, rate: -1, direction: direction, isTie: true) }
            if change > 0 { if direction > 0 { mayGrow = false } else { mayShrink = false } }
        }
        return nil
    }

    /// The rank after the last one whose ties are decided; none if ties are not decided.
    private var tieRank: Int32 {
        if ignoresTurns { return nowhere }
        var rank = levels.order.count
        while rank > 0 && levels[levels.order[rank - 1]].priority < tiePriority { rank -= 1 }
        return rank
    }

    /// The change of the first violated constraint in the order of ties, for a move that changes no sum; negative for an
    /// improvement.
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

    /// Whether moving one symbol costs less than another per unit of their coefficients; nil if they cost the same.
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
        // The rates contain the cost of the row itself, which a move to its break point does not add.
        let limit = own.weight + (upwards ? own.slope : -own.slope)
        for rank in 0..<levels.order.count {
            let level = levels.order[rank]
            let difference = rate(one, level, direction) / abs(coefficient) - (level == own.level ? limit : 0)
            if difference < -costTolerance { return true }
            if difference > costTolerance { return false }
        }
        return false
    }

    /// The change of a level's sum of violations when a parametric symbol moves.
    @inline(always)
    func rate(_ symbol: Symbol, _ level: Int32, _ direction: Double) -> Double {
        let cost = symbol.costs == nowhere ? 0 : costs[symbol.costs * costStride + level] * direction
        guard level == symbol.level else { return cost }
        return cost + (direction > 0 ? symbol.costAbove : symbol.costBelow)
    }

    /// The lowest priority that still decides something; 0 if some symbol can move at no cost.
    ///
    /// No parametric symbol can move without raising a sum of this priority or a higher one.
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
