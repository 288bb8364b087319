import Cassowary
import Testing

@Suite("Solving")
struct SolverTests {
    let solver = Solver()
    let x: Variable
    let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    private func expect(_ values: [Variable: Double], _ location: SourceLocation = #_sourceLocation) {
        solver.updateVariables()
        for (variable, value) in values {
            #expect(abs(solver[variable] - value) < 1e-9, "\(solver.name(of: variable))", sourceLocation: location)
        }
    }

    @Test("the example of the documentation")
    func example() throws {
        try solver.add(x >= 8)
        try solver.add(x + y <= 320)
        try solver.add((y == 400) | .strong)
        expect([x: 8, y: 312])
    }

    @Test("equalities determine each other, whatever the order")
    func equalities() throws {
        try solver.add(x + y == 10)
        try solver.add(x - y == 4)
        expect([x: 7, y: 3])
        #expect(solver.range(of: x) == 7...7)
    }

    @Test("a variable without constraints is 0 and can be anything")
    func free() throws {
        expect([x: 0])
        #expect(solver.range(of: x) == -.infinity ... .infinity)
        try solver.add(x == y)
        #expect(solver.range(of: x) == -.infinity ... .infinity)
        #expect(solver.range(of: y) == -.infinity ... .infinity)
    }

    @Test("the range of a variable that is not determined")
    func ranges() throws {
        try solver.add(x >= 3)
        #expect(solver.range(of: x) == 3 ... .infinity)
        try solver.add(x <= 9)
        #expect(solver.range(of: x) == 3...9)
        try solver.add((x >= 5) | .weak)
        #expect(solver.range(of: x) == 5...9)
        try solver.add((y == 2 * x) | .weak)
        try solver.solve()
        let before = solver.dump()
        #expect(solver.range(of: y) == 10...18)
        #expect(solver.dump() == before)
        // Two equal pulls apart leave everything between them open.
        try solver.add((x == 6) | .medium)
        try solver.add((x == 7) | .medium)
        #expect(solver.range(of: x) == 6...7)
        #expect(solver.range(of: y) == 12...14)
    }

    @Test("values change with updateVariables only")
    func update() throws {
        try solver.add(x == 5)
        #expect(solver[x] == 0)
        solver.updateVariables()
        #expect(solver[x] == 5)
        #expect(solver.value(of: 2 * x + 1) == 11)
        try solver.remove(x == 5)
        #expect(solver[x] == 5)
        expect([x: 0])
    }

    @Test(
        "stronger wins",
        arguments: [(Strength.strong, Strength.weak), (.required, .priority(999)), (.priority(2), .priority(1))])
    func stronger(strong: Strength, weak: Strength) throws {
        try solver.add((x == 1) | weak)
        try solver.add((x == 2) | strong)
        expect([x: 2])
        try solver.remove((x == 2) | strong)
        expect([x: 1])
        try solver.add((x == 2) | strong)
        expect([x: 2])
    }

    @Test("inequalities that are not required may be violated")
    func softInequalities() throws {
        try solver.add((x <= 10) | .medium)
        try solver.add((x >= 20) | .strong)
        try solver.add((y >= 5) | .weak)
        try solver.add((y <= 3) | .medium)
        expect([x: 20, y: 3])
    }

    @Test("the same variable more than once, and with a coefficient of 0")
    func repeated() throws {
        try solver.add(x + x - 3 * x + 0 * y == -5)
        expect([x: 5, y: 0])
        try solver.add(y - y <= 0)
        try solver.add(0 * y == 0)
        #expect(throws: SolverError.unsatisfiable(x - x == 1, clashingWith: [])) { try solver.add(x - x == 1) }
        #expect(solver.constraintCount == 3)
    }

    @Test("constraints without variables are true or refused")
    func constants() throws {
        try solver.add(LinearExpression(1) <= 2)
        try solver.add(LinearExpression(2) == 2)
        try solver.add((LinearExpression(1) == 2) | .weak)
        let wrong = LinearExpression(1) >= 2
        #expect(throws: SolverError.unsatisfiable(wrong, clashingWith: [])) { try solver.add(wrong) }
    }

    @Test("many terms in one constraint")
    func manyTerms() throws {
        let variables = (0..<50).map { solver.makeVariable("w\($0)") }
        for variable in variables { try solver.add((variable == 10) | .weak) }
        try solver.add(LinearExpression(variables.map { Term($0) }) == 600)
        solver.updateVariables()
        #expect(abs(variables.reduce(0) { $0 + solver[$1] } - 600) < 1e-9)
    }

    @Test(
        "redundant constraints can be removed one by one",
        arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]])
    func redundant(order: [Int]) throws {
        let z = solver.makeVariable("z")
        let constraints: [Constraint] = [x + y == 10, y + z == 8, x - z == 2, 2 * x + 2 * y == 20]
        for constraint in constraints { try solver.add(constraint) }
        try solver.add((z == 1) | .weak)
        expect([x: 3, y: 7, z: 1])
        var left = constraints
        for index in order {
            try solver.remove(constraints[index])
            left.removeAll { $0 == constraints[index] }
            solver.updateVariables()
            #expect(requiredHold(left, in: solver))
            #expect(solver[z] == 1)
        }
        // The implied constraint can be contradicted now.
        try solver.add(x + y == 11)
        try solver.add(y + z == 100)
        try solver.add(x - z == -89)
        expect([z: 1, x: -88, y: 99])
    }

    @Test("an equality holds on when the one that made it redundant goes", arguments: [1.0, -1, 2, -0.5])
    func redundantSurvives(factor: Double) throws {
        try solver.add(x + y == 10)
        try solver.add((factor * x + factor * y == 10 * factor).tagged(1))
        try solver.add((y == 1) | .weak)
        try solver.add(x <= 100)
        try solver.add(x >= -100)
        try solver.add((x <= 50) | .medium)
        try solver.remove(x + y == 10)
        expect([x: 9, y: 1])
        try solver.add((x == 1000) | .strong)
        expect([x: 100, y: -90])
    }

    @Test("reset removes everything, and handles are not recognized afterwards")
    func reset() throws {
        try solver.add(x == 5)
        try solver.addEditVariable(y)
        solver.reset()
        #expect(solver.variableCount == 0)
        #expect(solver.constraintCount == 0)
        #expect(solver.editVariableCount == 0)
        #expect(solver.dump() == Solver().dump())
        #expect(!solver.contains(x))
        #expect(solver[x] == 0)
        let other = solver.makeVariable("other")
        #expect(other.index == x.index)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x == 5) }
        try solver.add(other == 4)
        expect([other: 4])
    }

    @Test("has numbers and lists of its constraints")
    func counts() throws {
        let constraints: [Constraint] = [x >= 0, y >= 0, (x == 4) | .weak, x + y == 10]
        for constraint in constraints { try solver.add(constraint) }
        try solver.addEditVariable(x)
        #expect(solver.constraints == constraints)
        try solver.remove(constraints[1])
        try solver.add(y <= 50)
        #expect(solver.constraints == [constraints[0], constraints[2], constraints[3], y <= 50])
        #expect(solver.description == "Solver(2 variables, 4 constraints, 1 edit variables)")
        #expect(solver.contains(x + y == 10))
        #expect(!solver.contains(y >= 0))
    }

    @Test("variables can be removed when nothing uses them")
    func removeVariable() throws {
        try solver.add(x + y == 10)
        try solver.addEditVariable(x)
        #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
        try solver.removeEditVariable(x)
        #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
        try solver.remove(x + y == 10)
        try solver.removeVariable(x)
        #expect(!solver.contains(x))
        #expect(solver.variableCount == 1)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.removeVariable(x) }
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x + y == 10) }
        let z = solver.makeVariable("z")
        try solver.add(z == 3)
        try solver.add(y == 4)
        expect([y: 4, z: 3])
    }

    @Test("the dump shows costs, rows, edits and constraints")
    func dump() throws {
        try solver.add((x == 8) | .strong)
        try solver.add(x + y <= 20)
        try solver.addEditVariable(y, strength: .weak)
        try solver.suggest(3, for: y)
        try solver.add((y == 100) | .priority(2))
        try solver.solve()
        #expect(
            solver.dump() == """
                Solver(2 variables, 3 constraints, 1 edit variables)
                costs
                    priority 2.0: -1.0·r4
                rows
                    x = 8.0 + 1.0·r3
                    y = 3.0 + 1.0·r4
                    r2 = -9.0 + 1.0·r3 + 1.0·r4
                    r5 = -97.0 + 1.0·r4
                edits
                    y -> 3.0 | weak
                constraints
                    1.0·x - 8.0 == 0 | strong
                    1.0·x + 1.0·y - 20.0 <= 0 | required
                    1.0·y - 100.0 == 0 | priority 2.0

                """)
    }
}
