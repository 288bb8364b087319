import Cassowary
import Testing

@Suite("Constraints as values")
struct ConstraintTests {
    let solver = Solver()
    let x: Variable
    let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("relations of every kind of operands")
    func operators() {
        let expression = x + 1
        let equal: [Constraint] = [
            x == y, x == 3, 3 == x, 2 * x == y, x == expression, expression == 2 * y, expression == 4,
        ]
        let atMost: [Constraint] = [
            x <= y, x <= 3, 3 <= x, 2 * x <= y, x <= expression, expression <= 2 * y, expression <= 4,
        ]
        let atLeast: [Constraint] = [
            x >= y, x >= 3, 3 >= x, 2 * x >= y, x >= expression, expression >= 2 * y, expression >= 4,
        ]
        #expect(equal.allSatisfy { $0.relation == .equal && $0.strength == .required })
        #expect(atMost.allSatisfy { $0.relation == .lessThanOrEqual && $0.strength == .required })
        #expect(atLeast.allSatisfy { $0.relation == .greaterThanOrEqual && $0.strength == .required })
        for list in [equal, atMost, atLeast] {
            #expect(list.map(\.expression.constant) == [0, -3, 3, 0, -1, 1, -3])
        }
    }

    @Test("a strength by operator or by method")
    func strengths() {
        #expect(((x == 8) | .strong).strength == .strong)
        #expect((x == 8).strength(.priority(12)).strength == .priority(12))
        #expect(((x == 8) | .weak) == (x == 8).strength(.weak))
    }

    @Test("equal when written alike")
    func equality() {
        #expect((x + y <= 8) == (x + y <= 8))
        #expect((x + y <= 8) != (y + x <= 8))
        #expect((x + y <= 8) != (x + y >= 8))
        #expect((x + y <= 8) != (x + y <= 9))
        #expect((x + y <= 8) != (x + 2 * y <= 8))
        #expect((x <= 8) != (x <= 8).strength(.weak))
        #expect((x <= 8) != (x <= 8).tagged(1))
        #expect(Set([x <= 8, x <= 8, y <= 8]).count == 2)
        #expect((x == 0.0).hashValue == (x == -0.0).hashValue)
        #expect((x == .nan) != (x == .nan))
    }

    @Test("text")
    func text() {
        let constraint = (x + 2 * y >= 8).strength(.strong).tagged(3)
        #expect(constraint.description == "1.0·v0 + 2.0·v1 - 8.0 >= 0 | strong #3")
        #expect(solver.description(of: constraint) == "1.0·x + 2.0·y - 8.0 >= 0 | strong #3")
    }
}
