/// Where a row on the way of a moving symbol reaches zero.
struct BreakPoint: BitwiseCopyable {
    /// How far the symbol moves until then.
    var step: Double
    var row: Int32
    /// The rank of the priority whose sum rises faster from there on; -1 if nothing may go on.
    var rank: Int32
    /// By how much.
    var rise: Double
    /// The magnitude of the coefficient.
    var size: Double

    func comes(before other: BreakPoint) -> Bool { step < other.step || (step == other.step && size > other.size) }
}

// A soft constraint on the way of a moving symbol is no wall. Beyond its break point the whole costs more per unit than before, and
// the move goes on as long as it still pays: one pivot passes many break points. This is the long step of Barrodale and Roberts, *An
// improved algorithm for discrete l1 linear approximation* (1973).

extension Tableau {
    /// Collects the break points of the rows in a column that lie within a distance.
    mutating func collectBreakPoints(of entering: Int32, direction: Double, limit: Double, onlyWalls: Bool = false) {
        breakPoints.removeAll()
        var index = symbols[entering].firstInColumn
        while index != nowhere {
            let cell = cells[index]
            index = cell.nextInColumn
            let row = symbols[cell.row]
            guard row.isLimitedAbove || row.isLimitedBelow else { continue }
            let size = abs(cell.coefficient)
            guard size > Tolerance.pivot else { continue }
            let rises = (cell.coefficient > 0) == (direction > 0)
            if row.isRequired {
                guard rises ? row.isLimitedAbove : row.isLimitedBelow else { continue }
                let room = row.isFixed ? 0 : max(0, rises ? -row.constant : row.constant)
                add(BreakPoint(step: room / size, row: cell.row, rank: -1, rise: 0, size: size), limit)
            } else if rises != row.isAbove {
                let room = max(0, rises ? -row.constant : row.constant)
                let rise = (row.costAbove + row.costBelow) * size
                let rank = onlyWalls ? Int32.max : levels[row.level].rank
                add(BreakPoint(step: room / size, row: cell.row, rank: rank, rise: rise, size: size), limit)
            }
        }
    }

    @inline(always)
    private mutating func add(_ point: BreakPoint, _ limit: Double) {
        guard point.step <= limit else { return }
        breakPoints.append(point)
        if point.step < 1e-12 { breakPoints[breakPoints.count - 1].step = 0 }
    }

    /// Sorts the break points into a heap, the nearest one at 0.
    mutating func heapifyBreakPoints() {
        var position = breakPoints.count / 2
        while position > 0 {
            position -= 1
            sink(position)
        }
    }

    /// Takes the nearest break point out of the heap.
    mutating func popBreakPoint() -> BreakPoint? {
        guard breakPoints.count > 0 else { return nil }
        let nearest = breakPoints[0]
        breakPoints.swapRemove(at: 0)
        if breakPoints.count > 0 { sink(0) }
        return nearest
    }

    private mutating func sink(_ start: Int32) {
        var position = start
        let sinking = breakPoints[position]
        while true {
            var child = 2 * position + 1
            if child >= breakPoints.count { break }
            if child + 1 < breakPoints.count && breakPoints[child + 1].comes(before: breakPoints[child]) { child += 1 }
            guard breakPoints[child].comes(before: sinking) else { break }
            breakPoints[position] = breakPoints[child]
            position = child
        }
        breakPoints[position] = sinking
    }

    /// Takes the break point at which moving on no longer pays out of the heap, and collects the rows before it in `passed`.
    ///
    /// Nil if moving on pays without end. The break points that are left are those behind it.
    /// A symbol that returns to its own break point is violated on the way, ever less.
    mutating func stoppingPoint(of entering: Int32, direction: Double, isReturning: Bool = false) -> BreakPoint? {
        passed.removeAll()
        rates.removeAll()
        var rank: Int32 = 0
        while rank < levels.order.count {
            rates.append(rate(symbols[entering], levels.order[rank], direction))
            rank += 1
        }
        if isReturning { rates[levels[symbols[entering].level].rank] -= 2 * symbols[entering].weight }
        // The first priority for which it pays.
        var lead = leadingRank(from: 0)
        while let point = popBreakPoint() {
            if point.rank < 0 { return point }
            guard let present = lead, point.rank >= present else { return point }
            rates[point.rank] += point.rise
            if point.rank == present && rates[present] >= -costTolerance {
                lead = leadingRank(from: present)
                if lead == nil { return point }
            }
            passed.append(point.row)
        }
        return nil
    }

    /// The first rank of which the sum changes, if it falls.
    private func leadingRank(from first: Int32) -> Int32? {
        var rank = first
        while rank < rates.count {
            if rates[rank] < -costTolerance { return rank }
            if rates[rank] > costTolerance { return nil }
            rank += 1
        }
        return nil
    }

    /// The nearest break point, of several the one of the lowest symbol.
    func firstBreakPoint() -> BreakPoint? {
        guard breakPoints.count > 0 else { return nil }
        var best = breakPoints[0]
        for position in 1..<max(1, breakPoints.count) {
            let point = breakPoints[position]
            if point.step < best.step || (point.step == best.step && point.row < best.row) { best = point }
        }
        return best
    }

    /// Of the break points that are practically where a point is, the one whose row can be divided by most safely (Harris, *Pivot
    /// selection methods of the Devex LP code*, 1973).
    func safest(of point: BreakPoint) -> BreakPoint {
        var best = point
        for position in 0..<breakPoints.count {
            let other = breakPoints[position]
            let distance = other.step - point.step
            if distance <= 1e-9 && distance * other.size <= 1e-10 && other.size > 10 * best.size { best = other }
        }
        return best
    }
}
