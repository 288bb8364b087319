import Cassowary
import PlumbTestSupport
import Testing

/// Systems on which solvers go in circles, with a limit on pivots in place of time.
@Suite("Degenerate and redundant systems")
struct DegenerateTests {
    let solver = Solver()

    /// Expects that what holds between calls holds, and that it did not take more pivots.
    private func expect(pivots: Int, _ location: SourceLocation = #_sourceLocation) {
        solver.updateVariables()
        #expect(solver.brokenInvariants() == [], sourceLocation: location)
        #expect(solver.pivotCount <= pivots, sourceLocation: location)
    }

    @Test("the same required constraint in many forms")
    func redundant() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        for number in 1...100 {
            let factor = 0.1 * Double(number)
            try solver.add(factor * x + factor * y == factor * 30)
            try solver.add(factor * x >= factor * 10)
        }
        try solver.add((x == 0) | .weak)
        expect(pivots: 250)
        #expect(abs(solver[x] - 10) < 1e-9 && abs(solver[y] - 20) < 1e-9)
        for number in 1...99 {
            let factor = 0.1 * Double(number)
            try solver.remove(factor * x + factor * y == factor * 30)
            try solver.remove(factor * x >= factor * 10)
        }
        expect(pivots: 500)
        #expect(abs(solver[x] - 10) < 1e-9 && abs(solver[y] - 20) < 1e-9)
    }

    @Test("a hundred equal limits meet in a corner")
    func ties() throws {
        let variables = (0..<8).map { solver.makeVariable("x\($0)") }
        for tag in 0..<100 {
            let (one, other) = (variables[tag % 8], variables[(tag * 3 + 1) % 8])
            if one == other { continue }
            try solver.add((one <= other).tagged(tag))
            try solver.add(((other == Double(tag % 3)) | .weak).tagged(tag))
        }
        expect(pivots: 200)
    }

    @Test("zero coefficients, and huge ones beside tiny ones")
    func magnitudes() throws {
        let variables = (0..<6).map { solver.makeVariable("x\($0)") }
        var accepted: [Constraint] = []
        for tag in 0..<60 {
            let (one, other) = (variables[tag % 6], variables[(tag * 5 + 1) % 6])
            let factor = [0, 1e-9, 1e9, 1, 1e-4][tag % 5]
            let constraint = Constraint(
                one - factor * other - Double(tag), tag % 3 == 0 ? .equal : .lessThanOrEqual,
                strength: tag % 4 == 0 ? .required : .medium, tag: tag)
            do {
                try solver.add(constraint)
                accepted.append(constraint)
            } catch { continue }
        }
        solver.updateVariables()
        #expect(solver.pivotCount <= 500)
        #expect(accepted.count > 40)
        for constraint in accepted where constraint.strength.isRequired {
            let size = constraint.expression.terms.reduce(1) { max($0, abs($1.coefficient * solver[$1.variable])) }
            #expect(violation(constraint, in: solver) <= 1e-9 * size + 1e-7)
        }
    }

    @Test("300 contradicting inequalities of 100 priorities", arguments: [1, 20, 100])
    func priorities(count: Int) throws {
        var random = SplitMix64(seed: 7)
        let variables = (0..<10).map { solver.makeVariable("x\($0)") }
        for tag in 0..<300 {
            let one = random.integer(0...9)
            let other = (one + random.integer(1...9)) % 10
            let sum = variables[one] - [0.5, 1, 2][random.integer(0...2)] * variables[other]
            let constraint = Constraint(
                sum - Double(random.integer(-200...200)), random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual,
                strength: .priority(1 + Double(tag % count) * 9.98), tag: tag)
            try solver.add(constraint)
            if tag % 2 == 0 { solver.updateVariables() }
        }
        expect(pivots: 1500)
        #expect(solver.cellCapacity <= 10 * 330)
    }

    @Test("40 variables that all occur in 80 soft constraints of one priority, each solved for before the next one")
    func dense() throws {
        var random = SplitMix64(seed: 11)
        let variables = (0..<40).map { solver.makeVariable("x\($0)") }
        for tag in 0..<80 {
            var sum = LinearExpression(Double(random.integer(-100...100)))
            for variable in variables { sum += Double(random.integer(-9...9)) * variable }
            try solver.add(Constraint(sum, Relation.allCases[random.integer(0...2)], strength: .medium, tag: tag))
            solver.updateVariables()
        }
        expect(pivots: 400)
        #expect(solver.cellCapacity <= 120 * 40)
    }

    @Test("a chain and a ring take as many cells as they have constraints", arguments: [100, 1000])
    func growth(count: Int) throws {
        let widths = (0..<count).map { solver.makeVariable("w\($0)") }
        for width in widths { try solver.add(width >= 0) }
        for index in widths.indices { try solver.add(widths[index] == widths[(index + 1) % count]) }
        var before = widths[0]
        for width in widths {
            let next = solver.makeVariable()
            try solver.add(next == before + width)
            before = next
        }
        try solver.add((before == 1000) | .weak)
        expect(pivots: 2 * count)
        #expect(solver.cellCapacity <= 8 * count)
        #expect(abs(solver[widths[0]] - 1000 / Double(count + 1)) < 1e-9)
        // One of the ring is redundant, so that without another one all is as before.
        try solver.remove(widths[count / 2] == widths[count / 2 + 1])
        expect(pivots: 2 * count + 2)
        try solver.remove(widths[1] == widths[2])
        try solver.add((widths[1] == 3) | .strong)
        solver.updateVariables()
        #expect(abs(solver[widths[1]] - 3) < 1e-9)
        #expect(solver.brokenInvariants() == [])
    }

    @Test("a change of one system does not move another")
    func components() throws {
        var counts: [Int] = []
        for others in [0, 200] {
            let solver = Solver()
            for number in 0..<others {
                let (left, right) = (solver.makeVariable(), solver.makeVariable())
                try solver.add(left + 10 <= right)
                try solver.add((left == Double(number)) | .medium)
                try solver.add((right == 5) | .strong)
            }
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(x + y <= 100)
            try solver.add((x == 80) | .medium)
            try solver.addEditVariable(y, strength: .strong, value: 0)
            solver.updateVariables()
            let before = solver.pivotCount
            for value in [10.0, 50, 0, 120] {
                try solver.suggest(value, for: y)
                solver.updateVariables()
                #expect(solver[x] == min(80, 100 - value))
            }
            counts.append(solver.pivotCount - before)
        }
        #expect(counts[0] == counts[1] && counts[0] > 0)
    }
}

@Suite("Ties")
struct TieTests {
    @Test("of equal priorities the one added last gives way", arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
    func lastGivesWay(order: [Int]) throws {
        let solver = Solver()
        let widths = (0..<3).map { solver.makeVariable("w\($0)") }
        try solver.add(widths[0] + widths[1] + widths[2] <= 200)
        for width in widths { try solver.add(width >= 0) }
        for index in order { try solver.add((widths[index] >= 80) | .medium) }
        solver.updateVariables()
        #expect(order.map { solver[widths[$0]] } == [80, 80, 40])
    }

    @Test("a lower tag comes first, whenever it was added")
    func tags() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add(((x == 1) | .medium).tagged(3))
        try solver.add(((x == 2) | .medium).tagged(2))
        solver.updateVariables()
        #expect(solver[x] == 2)
        try solver.add(((x == 3) | .weak).tagged(1))
        solver.updateVariables()
        #expect(solver[x] == 2)
    }

    @Test("lower priorities decide before ties do")
    func lowerPriorities() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x + y == 100)
        try solver.add((x >= 80) | .medium)
        try solver.add((y >= 80) | .medium)
        solver.updateVariables()
        #expect(solver[x] == 80 && solver[y] == 20)
        try solver.add((x == y) | .weak)
        solver.updateVariables()
        #expect(solver[x] == 50 && solver[y] == 50)
        #expect(solver.range(of: x) == 50...50)
    }
}
