import Cassowary
import PlumbTestSupport
import Testing

@Suite("Errors")
struct ErrorTests {
    let solver = Solver()
    let x: Variable
    let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    /// Makes a call that has to throw this error and leave no trace.
    private func expect(
        _ error: SolverError, _ location: SourceLocation = #_sourceLocation, from call: () throws -> Void
    ) {
        let before = solver.dump()
        #expect(throws: error, sourceLocation: location) { try call() }
        #expect(solver.dump() == before, sourceLocation: location)
    }

    @Test("a contradiction names the constraints it clashes with, and no others")
    func clash() throws {
        try solver.add(y >= 0)
        try solver.add(x >= 10)
        try solver.add((x == 50) | .strong)
        try solver.add(x + y <= 100)
        let culprit = x <= 5
        expect(.unsatisfiable(culprit, clashingWith: [x >= 10])) { try solver.add(culprit) }
        let sum = x + y >= 101
        expect(.unsatisfiable(sum, clashingWith: [x + y <= 100])) { try solver.add(sum) }
        let equal = x - 2 * y == 101
        expect(.unsatisfiable(equal, clashingWith: [y >= 0, x + y <= 100])) { try solver.add(equal) }
        try solver.add((x <= 5) | .priority(999))
    }

    @Test("a chain of equalities closed wrongly names the whole chain")
    func ring() throws {
        let variables = (0..<20).map { solver.makeVariable("v\($0)") }
        let chain = (0..<19).map { variables[$0 + 1] == variables[$0] + 1 }
        for constraint in chain { try solver.add(constraint) }
        let closing = variables[0] == variables[19] + 1
        expect(.unsatisfiable(closing, clashingWith: chain)) { try solver.add(closing) }
        try solver.add(variables[19] == variables[0] + 19)
    }

    @Test("after a refusal and a removal the same constraint can be added")
    func retry() throws {
        try solver.add(x == 1)
        expect(.unsatisfiable(x == 2, clashingWith: [x == 1])) { try solver.add(x == 2) }
        try solver.remove(x == 1)
        try solver.add(x == 2)
        solver.updateVariables()
        #expect(solver[x] == 2)
    }

    @Test("adding twice and removing a missing constraint")
    func duplicateAndUnknown() throws {
        let constraint = (x >= 10) | .weak
        expect(.unknown(constraint)) { try solver.remove(constraint) }
        try solver.add(constraint)
        expect(.duplicate(constraint)) { try solver.add(constraint) }
        expect(.unknown(x >= 10)) { try solver.remove(x >= 10) }
        try solver.add(constraint.tagged(2))
        try solver.remove(constraint)
        expect(.unknown(constraint)) { try solver.remove(constraint) }
        #expect(solver.constraints == [constraint.tagged(2)])
    }

    @Test("numbers that are none", arguments: [Double.nan, .infinity, -.infinity])
    func nonFinite(number: Double) throws {
        try solver.add(x >= 1)
        for constraint in [x == number, number * x <= 4, x + number * y >= 2, (x / 0 == 1) | .weak, 0 * (x / 0) == 0] {
            let before = solver.dump()
            do {
                try solver.add(constraint)
                Issue.record("accepted \(constraint)")
            } catch {
                if case .nonFinite = error {} else { Issue.record("unexpected error: \(error)") }
                #expect(solver.dump() == before)
            }
            #expect(!solver.contains(constraint))
            #expect(throws: SolverError.self) { try solver.remove(constraint) }
        }
    }

    @Test("variables of nobody")
    func unknownVariable() throws {
        let gone = solver.makeVariable("gone")
        try solver.removeVariable(gone)
        expect(.unknownVariable(gone)) { try solver.add(x == gone) }
        let other = Solver()
        for _ in 0..<100 { _ = other.makeVariable() }
        let foreign = other.makeVariable("foreign")
        expect(.unknownVariable(foreign)) { try solver.add((x == foreign) | .weak) }
        expect(.unknownVariable(foreign)) { try solver.addEditVariable(foreign) }
        #expect(solver.value(of: foreign) == 0)
        #expect(solver.name(of: foreign) == foreign.description)
        #expect(solver.range(of: foreign) == -.infinity ... .infinity)
    }

    @Test("text names the variables")
    func text() throws {
        try solver.add(x >= 10)
        do {
            try solver.add(x <= 5)
        } catch {
            #expect(
                solver.description(of: error) == """
                    cannot be satisfied: 1.0·x - 5.0 <= 0 | required
                        clashes with 1.0·x - 10.0 >= 0 | required
                    """)
            #expect(error.description.contains("1.0·v0 - 10.0 >= 0"))
        }
        #expect(SolverError.variableInUse(y).description == "still in use: v1")
    }
}

@Suite("Adversarial numbers")
struct AdversarialNumberTests {
    @Test("extreme coefficients are solved or refused, and never change other constraints", arguments: 0..<amount(400))
    func extremes(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 77)
        let numbers = [
            1e308, -1e308, 1e-308, .leastNonzeroMagnitude, 1e200, -1e200, 1e-200, 1e100, 1e16, 1e-16, 1, -1, 0.1, 3, 0,
        ]
        let solver = Solver()
        let variables = (0..<4).map { solver.makeVariable("x\($0)") }
        let anchor = solver.makeVariable("anchor")
        try solver.add(anchor == 7)
        for tag in 0..<40 {
            var expression = LinearExpression(numbers[random.integer(0...(numbers.count - 1))])
            for variable in variables where random.chance(50) {
                expression += numbers[random.integer(0...(numbers.count - 1))] * variable
            }
            let constraint = Constraint(
                expression, Relation.allCases[random.integer(0...2)],
                strength: random.chance(50) ? .required : .weak.weighted(by: random.chance(50) ? 1000 : 0.001), tag: tag
            )
            let before = solver.dump()
            do { try solver.add(constraint) } catch { #expect(solver.dump() == before) }
            if random.chance(30), let some = solver.constraints.dropFirst().randomElement(using: &random) {
                let before = solver.dump()
                do { try solver.remove(some) } catch { #expect(solver.dump() == before) }
            }
            solver.updateVariables()
            #expect(solver[anchor] == 7)
            #expect(variables.allSatisfy { solver[$0].isFinite })
        }
    }

    @Test("small and large worlds", arguments: [1e-6, 1e-3, 1, 1e6, 1e9, 1e12])
    func scales(scale: Double) throws {
        let solver = Solver()
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(left >= 0)
        try solver.add(width >= scale / 10)
        try solver.add(left + width == right)
        try solver.add(right <= scale)
        try solver.add((width == 2 * scale) | .strong)
        try solver.add((left == scale / 2) | .weak)
        try solver.addEditVariable(right, strength: .medium)
        for fraction in [0.9, 0.3, 0.1, 0.7, 1.5] {
            try solver.suggest(scale * fraction, for: right)
            solver.updateVariables()
            #expect(abs(solver[width] - scale) <= max(scale * 1e-12, 2e-8))
        }
    }

    @Test("many suggestions do not drift")
    func drift() throws {
        var random = SplitMix64(seed: 5)
        let solver = Solver()
        let (total, first, second, third) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(first + second + third == total)
        try solver.add(first == second)
        try solver.add((second == third) | .strong)
        try solver.add(third >= 20)
        try solver.addEditVariable(total, strength: .medium)
        for _ in 0..<amount(25_000) { try solver.suggest(Double(random.integer(0...1_000_000)) / 7, for: total) }
        try solver.suggest(99, for: total)
        solver.updateVariables()
        for variable in [first, second, third] { #expect(abs(solver[variable] - 33) < 1e-9) }
    }
}
