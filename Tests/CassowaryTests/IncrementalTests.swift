import Cassowary
import PlumbTestSupport
import Testing

/// Rows of boxes in columns, with rings and trade-offs: the kind of system that a layout makes.
private struct Grid {
    let solver = Solver()
    let total: Variable
    var pool: [Constraint] = []

    init(rows: Int, columns: Int, random: inout SplitMix64) {
        total = solver.makeVariable("total")
        pool.append(total >= 0)
        var above: [(x: Variable, width: Variable)] = []
        for row in 0..<rows {
            var cells: [(x: Variable, width: Variable)] = []
            for column in 0..<columns {
                let cell = (
                    x: solver.makeVariable("x\(row).\(column)"), width: solver.makeVariable("w\(row).\(column)")
                )
                pool.append(cell.width >= Double(random.integer(0...10)))
                pool.append((cell.width == Double(random.integer(10...90))) | (random.chance(50) ? .weak : .medium))
                if let left = cells.last {
                    pool.append(cell.x >= left.x + left.width + 4)
                    pool.append((cell.x == left.x + left.width + 4) | .strong)
                    pool.append((cell.width == left.width) | .priority(Double(random.integer(300...310))))
                } else {
                    pool.append(cell.x == 8)
                }
                if let over = above.dropFirst(column).first, random.chance(50) {
                    pool.append((cell.x == over.x) | .medium.weighted(by: 2))
                }
                cells.append(cell)
            }
            if let last = cells.last {
                pool.append(last.x + last.width <= total - 8)
                pool.append((last.x + last.width == total - 8) | .strong)
            }
            above = cells
        }
    }
}

@Suite("Adding, removing and editing in any order")
struct IncrementalTests {
    @Test("gives the values of a new solver", arguments: 0..<amount(60, atLeast: 2))
    func equalsFresh(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 31)
        let grid = Grid(rows: 3, columns: 3, random: &random)
        let solver = grid.solver
        try solver.addEditVariable(grid.total, strength: .priority(700))
        var suggested = 0.0
        var added: [Constraint] = []
        var left = grid.pool.shuffled(using: &random)
        for step in 0..<200 {
            switch random.integer(0...9) {
            case 0...4:
                if let constraint = left.popLast() {
                    try solver.add(constraint)
                    added.append(constraint)
                }
            case 5...6:
                if !added.isEmpty {
                    let constraint = added.remove(at: random.integer(0...(added.count - 1)))
                    try solver.remove(constraint)
                    left.insert(constraint, at: random.integer(0...left.count))
                }
            default:
                suggested = Double(random.integer(0...500))
                try solver.suggest(suggested, for: grid.total)
            }
            guard step % 8 == 7 else { continue }
            solver.updateVariables()
            #expect(requiredHold(added, in: solver))

            // The same handles, as the fresh solver makes the same variables.
            let fresh = Grid(rows: 3, columns: 3, random: &random).solver
            for constraint in added.shuffled(using: &random) { try fresh.add(constraint) }
            try fresh.addEditVariable(grid.total, strength: .priority(700))
            try fresh.suggest(suggested, for: grid.total)
            fresh.updateVariables()
            let all = added + [(grid.total == suggested) | .priority(700)]
            #expect(areClose(errorSums(all, in: solver), errorSums(all, in: fresh)))
        }
    }

    @Test("removing everything leaves an empty tableau", arguments: 0..<amount(30, atLeast: 2))
    func empties(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 400)
        let grid = Grid(rows: 3, columns: 4, random: &random)
        let empty = grid.solver.dump()
        for _ in 0..<3 {
            let constraints = grid.pool.shuffled(using: &random)
            for constraint in constraints { try grid.solver.add(constraint) }
            for constraint in constraints.shuffled(using: &random) { try grid.solver.remove(constraint) }
            #expect(grid.solver.dump() == empty)
        }
    }

    @Test("the same calls give the same tableau")
    func deterministic() throws {
        let dumps = try (0..<2).map { _ in
            var random = SplitMix64(seed: 8)
            let grid = Grid(rows: 4, columns: 4, random: &random)
            for constraint in grid.pool.shuffled(using: &random) { try grid.solver.add(constraint) }
            try grid.solver.addEditVariable(grid.total, strength: .priority(700))
            try grid.solver.suggest(333, for: grid.total)
            return grid.solver.dump()
        }
        #expect(dumps[0] == dumps[1])
    }
}
