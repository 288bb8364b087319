/// The point at which a row reaches zero while a symbol moves.
struct BreakPoint: BitwiseCopyable {
    /// The distance that the symbol moves until then.
    var step: Double
    var row: Int32
    /// The rank of the priority whose sum rises faster from there on; -1 if the move must stop.
    var rank: Int32
    /// The increase of that rate.
    var rise: Double
    /// The magnitude of the coefficient.
    var size: Double

    func comes(before other: BreakPoint) -> Bool { step < other.step || (step == other.step && size > other.size) }
}

// A soft constraint does not stop a moving symbol. Beyond its break point the total cost per unit is higher, and the move goes on
// while it still lowers the cost: one pivot passes many break points. This is the long step of Barrodale and Roberts, *An
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

    /// Removes the nearest break point from the heap.
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

    /// Removes from the heap the break point at which the move should end, and collects the rows before it in `passed`.
    ///
    /// Nil if the move lowers the cost without end. The heap keeps the later break points. A symbol that returns to its own break
    /// point is violated less and less on the way.
    mutating func stoppingPoint(of entering: Int32, direction: Double, isReturning: Bool = false) -> BreakPoint? {
        passed.removeAll()
        rates.removeAll()
        var rank: Int32 = 0
        while rank < levels.order.count {
            rates.append(rate(symbols[entering], levels.order[rank], direction))
            rank += 1
        }
        if isReturning { rates[levels[symbols[entering].level].rank] -= 2 * symbols[entering].weight }
        // The first priority that improves.
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

    /// The first rank whose sum changes, if it falls.
    private func leadingRank(from first: Int32) -> Int32? {
        var rank = first
        while rank < rates.count {
            if rates[rank] < -costTolerance { return rank }
            if rates[rank] > costTolerance { return nil }
            rank += 1
        }
        return nil
    }

    /// The nearest break point; of several, the one with the lowest symbol.
    func firstBreakPoint() -> BreakPoint? {
        guard breakPoints.count > 0 else { return nil }
        var best = breakPoints[0]
        for position in 1..<max(1, breakPoints.count) {
            let point = breakPoints[position]
            if point.step < best.step || (point.step == best.step && point.row < best.row) { best = point }
        }
        return best
    }

    /// Of the break points at practically the same distance as a given one, the one with the largest coefficient (Harris, *Pivot
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
