import Cassowary
import Testing

@Suite("Edit variables")
struct EditTests {
    let solver = Solver()
    let x: Variable
    let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("suggestions move the variables that depend on them")
    func suggest() throws {
        try solver.add(y == x + 10)
        try solver.addEditVariable(x)
        for value in [0.0, 5, -3, 1e6, 5] {
            try solver.suggest(value, for: x)
            solver.updateVariables()
            #expect(solver[x] == value)
            #expect(solver[y] == value + 10)
        }
    }

    @Test("required constraints stop a suggestion, and let it go on the way back")
    func clamped() throws {
        try solver.add(x >= 10)
        try solver.add(x <= 100)
        try solver.add((y == 60) | .weak)
        try solver.add(y <= x)
        try solver.addEditVariable(x)
        for (value, expected) in [(50.0, 50.0), (500, 100), (5, 10), (-5, 10), (80, 80), (60, 60), (10, 10)] {
            try solver.suggest(value, for: x)
            solver.updateVariables()
            #expect(solver[x] == expected)
            #expect(solver[y] == min(60, expected))
        }
    }

    @Test("making a variable editable does not move it")
    func keepsValue() throws {
        try solver.add((x == 40) | .weak)
        try solver.addEditVariable(x)
        solver.updateVariables()
        #expect(solver[x] == 40)
        try solver.suggest(50, for: x)
        solver.updateVariables()
        #expect(solver[x] == 50)
        try solver.removeEditVariable(x)
        solver.updateVariables()
        #expect(solver[x] == 40)
    }

    @Test("several edits, by strength")
    func several() throws {
        try solver.add(x + y == 100)
        try solver.addEditVariable(x, strength: .weak)
        try solver.addEditVariable(y, strength: .strong)
        try solver.suggest(80, for: x)
        try solver.suggest(70, for: y)
        solver.updateVariables()
        #expect(solver[x] == 30)
        try solver.removeEditVariable(y)
        solver.updateVariables()
        #expect(solver[x] == 80)
        #expect(solver.isEditVariable(x))
        #expect(!solver.isEditVariable(y))
        #expect(solver.editVariableCount == 1)
    }

    @Test("an edit that is added last takes few pivots for each row in its way")
    func lateEdit() throws {
        let total = solver.makeVariable("total")
        let rows = (0..<100).map { row in (0..<6).map { solver.makeVariable("w\(row).\($0)") } }
        for row in rows {
            for width in row {
                try solver.add(width >= 10)
                try solver.add((width == 100) | .weak)
            }
            try solver.add(row.dropFirst().reduce(row[0] + 0) { $0 + $1 } <= total)
        }
        solver.updateVariables()
        #expect(solver[total] == 600)
        let before = solver.pivotCount
        try solver.addEditVariable(total, strength: .strong, value: 300)
        solver.updateVariables()
        #expect(solver.pivotCount - before <= 410)
        #expect(solver[total] == 300)
        // The last ones give way first.
        for row in rows { #expect(row.map { solver[$0] } == [100, 100, 70, 10, 10, 10]) }
        try solver.suggest(700, for: total)
        solver.updateVariables()
        #expect(rows.allSatisfy { $0.allSatisfy { solver[$0] == 100 } })
        #expect(solver.brokenInvariants() == [])
    }

    @Test("misuse is answered with errors")
    func errors() throws {
        #expect(throws: SolverError.badStrength(.required)) { try solver.addEditVariable(x, strength: .required) }
        #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggest(4, for: x) }
        #expect(throws: SolverError.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
        try solver.addEditVariable(x)
        #expect(throws: SolverError.duplicateEditVariable(x)) { try solver.addEditVariable(x) }
        let before = solver.dump()
        #expect(throws: SolverError.nonFiniteSuggestion(.infinity, for: x)) { try solver.suggest(.infinity, for: x) }
        #expect(throws: SolverError.self) { try solver.suggest(.nan, for: x) }
        #expect(solver.dump() == before)
        solver.reset()
        #expect(throws: SolverError.unknownVariable(x)) { try solver.addEditVariable(x) }
        #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggest(1, for: x) }
    }

    @Test("an overflowing suggestion changes nothing")
    func overflow() throws {
        try solver.add(y == 1e200 * x)
        try solver.addEditVariable(x)
        try solver.suggest(3, for: x)
        let before = solver.dump()
        #expect(throws: SolverError.impreciseEdit(x)) { try solver.suggest(1e200, for: x) }
        #expect(solver.dump() == before)
        try solver.suggest(4, for: x)
        solver.updateVariables()
        #expect(solver[x] == 4)
    }
}
