import Cassowary
import PlumbTestSupport
import Testing

/// A random system of whole numbers, in the solver and beside it.
private struct RandomSystem {
    static let strengths: [Strength] = [.priority(900), .strong, .medium, .weak]

    let solver = Solver()
    let variables: [Variable]
    let reference: VertexReference
    var accepted: [WholeConstraint] = []
    var constraints: [Constraint] = []

    init(dimensions: Int) {
        variables = (0..<dimensions).map { [solver] in solver.makeVariable("x\($0)") }
        reference = VertexReference(dimensions: dimensions, levels: Self.strengths.count)
    }

    func random(_ random: inout SplitMix64) -> WholeConstraint {
        var coefficients = variables.map { _ in random.chance(65) ? random.integer(-2...2) : 0 }
        if random.chance(30) {
            for index in coefficients.indices { coefficients[index] = coefficients[index].signum() }
        }
        return WholeConstraint(
            coefficients: coefficients, constant: random.integer(-20...20),
            relation: [.atMost, .equal, .atLeast][random.integer(0...2)],
            level: random.chance(45) ? nil : random.integer(0...3),
            weight: random.chance(70) ? 1 : random.integer(2...4))
    }

    func constraint(_ whole: WholeConstraint, tag: Int) -> Constraint {
        var expression = LinearExpression(Double(whole.constant))
        for (index, variable) in variables.enumerated() where whole.coefficients[index] != 0 {
            expression += Double(whole.coefficients[index]) * variable
        }
        let relation: Relation =
            switch whole.relation {
            case .atMost: .lessThanOrEqual
            case .equal: .equal
            case .atLeast: .greaterThanOrEqual
            }
        let strength = whole.level.map { Self.strengths[$0].weighted(by: Double(whole.weight)) } ?? .required
        return Constraint(expression, relation, strength: strength, tag: tag)
    }

    /// Adds a constraint; a refusal is checked against the reference.
    mutating func add(_ whole: WholeConstraint, tag: Int) {
        let constraint = constraint(whole, tag: tag)
        do {
            try solver.add(constraint)
            accepted.append(whole)
            constraints.append(constraint)
        } catch .unsatisfiable(let culprit, let clashing) {
            #expect(culprit == constraint)
            #expect(!reference.isFeasible(accepted + [whole]), "refused what can hold: \(constraint)")
            let others = clashing.map { other in accepted[constraints.firstIndex(of: other) ?? 0] }
            #expect(!reference.isFeasible(others + [whole]), "the named constraints do not clash")
            for index in others.indices {
                var fewer = others
                fewer.remove(at: index)
                #expect(reference.isFeasible(fewer + [whole]), "one of the named constraints is not needed")
            }
        } catch {
            Issue.record("unexpected error: \(error)")
        }
    }

    mutating func remove(at index: Int) throws {
        try solver.remove(constraints[index])
        accepted.remove(at: index)
        constraints.remove(at: index)
    }

    /// Compares with the reference; `edit` is what the first variable is pulled to at the highest level.
    func check(edit: Int? = nil) {
        solver.updateVariables()
        var whole = accepted
        var written = constraints
        if let edit {
            var coefficients = [Int](repeating: 0, count: variables.count)
            coefficients[0] = 1
            whole.append(WholeConstraint(coefficients: coefficients, constant: -edit, relation: .equal, level: 0))
            written.append((variables[0] == Double(edit)).strength(Self.strengths[0]))
        }
        let best = reference.best(whole)
        #expect(best != nil, "the solver holds a contradiction")
        #expect(requiredHold(constraints, in: solver))
        var sums = [Double](repeating: 0, count: Self.strengths.count)
        for constraint in written where !constraint.strength.isRequired {
            let level = Self.strengths.firstIndex { $0.priority == constraint.strength.priority } ?? 0
            sums[level] += constraint.strength.weight * violation(constraint, in: solver)
        }
        #expect(areClose(sums, best ?? []), "\(sums) where \(best ?? []) is possible\n\(solver.dump())")
    }
}

@Suite("Random systems against the exact reference")
struct RandomSystemTests {
    @Test("systems of one to three variables", arguments: 0..<20)
    func agreesWithReference(block: Int) throws {
        var random = SplitMix64(seed: UInt64(block) &* 7919 + 1)
        for _ in 0..<amount(2_500) {
            var system = RandomSystem(dimensions: [1, 2, 2, 3][random.integer(0...3)])
            let size = random.integer(2...(system.variables.count == 3 ? 6 : 8))
            for tag in 0..<size { system.add(system.random(&random), tag: tag) }
            system.check()

            try system.solver.addEditVariable(system.variables[0], strength: .priority(900))
            for _ in 0..<2 {
                let value = random.integer(-30...30)
                try system.solver.suggest(Double(value), for: system.variables[0])
                system.check(edit: value)
            }
            try system.solver.removeEditVariable(system.variables[0])

            for _ in 0..<random.integer(0...2) where !system.constraints.isEmpty {
                try system.remove(at: random.integer(0...(system.constraints.count - 1)))
            }
            system.check()
            system.add(system.random(&random), tag: 100)
            system.check()
        }
    }

    @Test("a refused constraint leaves no trace", arguments: 0..<10)
    func refusalLeavesNoTrace(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 500)
        var refusals = 0
        while refusals < amount(150, atLeast: 5) {
            var system = RandomSystem(dimensions: 3)
            for tag in 0..<8 {
                let whole = system.random(&random)
                let before = system.solver.dump()
                let count = system.constraints.count
                system.add(whole, tag: tag)
                if system.constraints.count == count {
                    refusals += 1
                    #expect(system.solver.dump() == before)
                }
            }
        }
    }

    @Test("a solver that refused constraints goes on like one that was never asked", arguments: 0..<10)
    func refusalChangesNothingLater(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 900)
        for _ in 0..<amount(100, atLeast: 3) {
            var asked = RandomSystem(dimensions: 3)
            for tag in 0..<10 { asked.add(asked.random(&random), tag: tag) }
            let fresh = Solver()
            for variable in asked.variables { _ = fresh.makeVariable(asked.solver.name(of: variable)) }
            for constraint in asked.constraints { try fresh.add(constraint) }
            #expect(fresh.dump() == asked.solver.dump())
        }
    }
}
