import Cassowary
import PlumbTestSupport
import Testing

@Suite("Degenerate, cyclic and large systems")
struct TerminationTests {
    @Test("a ring of equal widths")
    func ring() throws {
        let solver = Solver()
        let widths = (0..<60).map { solver.makeVariable("w\($0)") }
        for index in widths.indices { try solver.add(widths[index] == widths[(index + 1) % widths.count]) }
        for index in widths.indices { try solver.add((widths[index] == Double(index)) | .weak) }
        solver.updateVariables()
        #expect(Set(widths.map { solver[$0] }).count == 1)
        #expect(solver[widths[0]] >= 29 && solver[widths[0]] <= 30)
    }

    @Test("many constraints that are tight in the same corner", arguments: 0..<amount(25, atLeast: 2))
    func corner(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 3)
        let solver = Solver()
        let variables = (0..<6).map { solver.makeVariable("x\($0)") }
        var constraints: [Constraint] = []
        for tag in 0..<120 {
            var expression = LinearExpression()
            for variable in variables { expression += Double(random.integer(-3...3)) * variable }
            // All of them pass through the origin, so no step has any length.
            let relation = Relation.allCases[random.integer(0...2)]
            let strength: Strength = random.chance(40) ? .required : .priority(Double(random.integer(1...5)))
            constraints.append(Constraint(expression, relation, strength: strength, tag: tag))
        }
        for constraint in constraints { try solver.add(constraint) }
        solver.updateVariables()
        #expect(requiredHold(constraints, in: solver))
        #expect(errorSums(constraints, in: solver).allSatisfy { $0 < 1e-6 })
        for constraint in constraints.shuffled(using: &random) { try solver.remove(constraint) }
    }

    @Test("the example on which the textbook pivot rule goes in circles")
    func beale() throws {
        // E. M. L. Beale, Cycling in the dual simplex algorithm, 1955: the smallest cost is -1/20.
        let solver = Solver()
        let x = (0..<4).map { solver.makeVariable("x\($0)") }
        for variable in x { try solver.add(variable >= 0) }
        try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
        try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
        try solver.add(x[2] <= 1)
        let cost = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
        try solver.add((cost <= -1000) | .weak)
        solver.updateVariables()
        #expect(abs(solver.value(of: cost) - -0.05) < 1e-9)
    }

    @Test("the rounding errors of a coefficient that is zero are not divided by")
    func cancelledVariable() throws {
        let solver = Solver()
        let x = (0..<7).map { solver.makeVariable("x\($0)") }
        let mixed = -0.11470679933027793 * x[1] + 1.5522789490223092 * x[5] + 0.1649617601844439 * x[6]
        let weak = 0.4844491742881544 * x[3] + 0.018064202395338753 * x[4] + 80.63167509652969 * x[5]
        let last = -0.19252661361571757 * x[1] + 0.02976102274309431 * x[2] - 0.06400418548595983 * x[0]
        let constraints: [Constraint] = [
            (mixed + 14.334823938057797 * x[2] == -689.1575057827974).strength(.strong),
            48.934129474430655 * x[1] - 41.087495887761555 * x[1] == -988.3094505469768,
            (1 * x[0] == 0).strength(.priority(3)),
            (weak + 2.701928732972906 * x[0] == 725.182307439805).strength(.weak),
            0.04004077899484834 * x[2] + 49.72929826075552 * x[3] == 648.2636510501691,
            (13.902905853036033 * x[3] - 0.4520630410457661 * x[0] >= 647.9021248787265).strength(.priority(2)),
            last <= -49.03345413219381,
        ]
        for constraint in constraints { try solver.add(constraint) }
        solver.updateVariables()
        #expect(requiredHold(constraints, in: solver))
    }

    @Test("10,000 constraints in one system")
    func large() throws {
        let solver = Solver()
        let total = solver.makeVariable("total")
        try solver.addEditVariable(total)
        try solver.suggest(1000, for: total)
        var rows: [[Variable]] = []
        for row in 0..<500 {
            let y = solver.makeVariable()
            if let above = rows.last?.first {
                try solver.add(y == above + 20)
            } else {
                try solver.add(y == 0)
            }
            var end = LinearExpression(8)
            var widths: [Variable] = []
            for column in 0..<6 {
                let (x, width) = (solver.makeVariable(), solver.makeVariable())
                try solver.add(x == end)
                try solver.add(width >= 10)
                if let first = widths.first { try solver.add((width == first) | .medium) }
                if (row + column) % 3 == 0 { try solver.add((width == 100) | .weak) }
                end = x + width + 8
                widths.append(width)
            }
            try solver.add(end <= total)
            try solver.add((end == total) | .medium)
            rows.append([y] + widths)
        }
        #expect(solver.constraintCount == 11_000)
        for size in [1000.0, 640, 50] {
            try solver.suggest(size, for: total)
            solver.updateVariables()
            let width = max(10, (size - 56) / 6)
            for (row, cells) in rows.enumerated() {
                #expect(solver[cells[0]] == Double(20 * row))
                #expect(cells.dropFirst().allSatisfy { abs(solver[$0] - width) < 1e-6 })
            }
        }
    }
}
