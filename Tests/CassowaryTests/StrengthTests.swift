import Cassowary
import PlumbTestSupport
import Testing

@Suite("Strengths")
struct StrengthTests {
    @Test("names have priorities")
    func names() {
        #expect(Strength.required.priority == 1000)
        #expect(Strength.required.isRequired)
        #expect(Strength.strong.priority > Strength.medium.priority)
        #expect(Strength.medium.priority > Strength.weak.priority)
        #expect(Strength.priority(1000) == .required)
        #expect(!Strength.priority(999).isRequired)
    }

    @Test("in range", arguments: [1, 1.5, 250, 999.999, 1000])
    func valid(priority: Double) {
        #expect(Strength.priority(priority).isValid)
    }

    @Test("out of range", arguments: [0, 0.5, -1, 1000.5, .infinity, -.infinity, .nan])
    func invalidPriority(priority: Double) throws {
        #expect(!Strength.priority(priority).isValid)
        let solver = Solver()
        let x = solver.makeVariable()
        let before = solver.dump()
        #expect(throws: SolverError.self) { try solver.add((x == 1).strength(.priority(priority))) }
        #expect(throws: SolverError.self) { try solver.addEditVariable(x, strength: .priority(priority)) }
        #expect(solver.dump() == before)
    }

    @Test("weights out of range", arguments: [0, -1, 0.0009, 1000.1, .infinity, .nan])
    func invalidWeight(weight: Double) throws {
        let strength = Strength.medium.weighted(by: weight)
        #expect(!strength.isValid)
        let solver = Solver()
        let x = solver.makeVariable()
        #expect(throws: SolverError.self) { try solver.add((x == 1) | strength) }
        #expect(solver.constraintCount == 0)
    }

    @Test("text")
    func text() {
        #expect(Strength.required.description == "required")
        #expect(Strength.priority(400).description == "priority 400.0")
        #expect(Strength.weak.weighted(by: 2).description == "weak × 2.0")
    }

    @Test("one constraint of a higher priority outweighs hundreds of lower ones, however near the priorities are")
    func lexicographic() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        for tag in 0..<200 { try solver.add((x == 1_000_000).strength(.priority(500).weighted(by: 1000)).tagged(tag)) }
        try solver.add((x == 0).strength(.priority(500.001).weighted(by: 0.001)))
        solver.updateVariables()
        #expect(solver[x] == 0)
    }

    @Test("all priorities at once, added in any order", arguments: 0..<amount(20, atLeast: 1))
    func everyPriority(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let solver = Solver()
        let x = solver.makeVariable("x")
        for priority in (1...999).shuffled(using: &random) {
            try solver.add((x == Double(priority)).strength(.priority(Double(priority))))
        }
        solver.updateVariables()
        #expect(solver[x] == 999)
        for priority in (400...999).shuffled(using: &random) {
            try solver.remove((x == Double(priority)).strength(.priority(Double(priority))))
        }
        solver.updateVariables()
        #expect(solver[x] == 399)
    }

    @Test("within one priority the weights decide")
    func weights() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add((x == 0) | .medium.weighted(by: 2))
        try solver.add((x == 10) | .medium.weighted(by: 3))
        try solver.add((x == 20).strength(.medium.weighted(by: 2)))
        solver.updateVariables()
        #expect(solver[x] == 10)
        try solver.remove((x == 20).strength(.medium.weighted(by: 2)))
        try solver.add((x == -5).strength(.medium.weighted(by: 2)))
        solver.updateVariables()
        #expect(solver[x] == 0)
    }
}
