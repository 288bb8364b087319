import Cassowary
import Testing

/// Coefficients by variable and the constant of an expression, so that differently written ones can be compared.
private func parts(_ expression: LinearExpression, _ variables: Variable...) -> [Double] {
    variables.map { variable in
        expression.terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
    } + [expression.constant]
}

@Suite("Variables, terms and expressions")
struct LinearExpressionTests {
    let solver = Solver()
    let x: Variable
    let y: Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("variables are told apart, and keep their names in the solver")
    func variables() {
        #expect(x == x)
        #expect(x != y)
        #expect(Set([x, y, x]).count == 2)
        #expect(solver.name(of: x) == "x")
        #expect(solver.name(of: solver.makeVariable()) == "v2")
        #expect(x.description == "v0")
    }

    @Test("a variable times and divided by numbers")
    func termsOfVariables() {
        #expect((x * 3).coefficient == 3)
        #expect((3 * x).coefficient == 3)
        #expect((x / 4).coefficient == 0.25)
        #expect((-x).coefficient == -1)
        #expect(Term(x).coefficient == 1)
        #expect((-x).variable == x)
        #expect((2 * x).description == "2.0·v0")
    }

    @Test("a term times and divided by numbers")
    func termsOfTerms() {
        let term = 2 * x
        #expect((term * 3).coefficient == 6)
        #expect((3 * term).coefficient == 6)
        #expect((term / 4).coefficient == 0.5)
        #expect((-term).coefficient == -2)
    }

    @Test("an expression times and divided by numbers")
    func scaledExpressions() {
        let expression = 2 * x - y + 8
        #expect(parts(expression * 2, x, y) == [4, -2, 16])
        #expect(parts(2 * expression, x, y) == [4, -2, 16])
        #expect(parts(expression / 2, x, y) == [1, -0.5, 4])
        #expect(parts(-expression, x, y) == [-2, 1, -8])
    }

    @Test("sums of every kind of operand")
    func sums() {
        let term = 2 * x
        let expression = x + 10
        #expect(parts(x + 5, x, y) == [1, 0, 5])
        #expect(parts(5 + x, x, y) == [1, 0, 5])
        #expect(parts(x + y, x, y) == [1, 1, 0])
        #expect(parts(x + term, x, y) == [3, 0, 0])
        #expect(parts(y + expression, x, y) == [1, 1, 10])
        #expect(parts(term + 5, x, y) == [2, 0, 5])
        #expect(parts(5 + term, x, y) == [2, 0, 5])
        #expect(parts(term + y, x, y) == [2, 1, 0])
        #expect(parts(term + term, x, y) == [4, 0, 0])
        #expect(parts(term + expression, x, y) == [3, 0, 10])
        #expect(parts(expression + 5, x, y) == [1, 0, 15])
        #expect(parts(5 + expression, x, y) == [1, 0, 15])
        #expect(parts(expression + y, x, y) == [1, 1, 10])
        #expect(parts(expression + term, x, y) == [3, 0, 10])
        #expect(parts(expression + expression, x, y) == [2, 0, 20])
    }

    @Test("differences of every kind of operand")
    func differences() {
        let term = 2 * x
        let expression = x + 10
        #expect(parts(x - 5, x, y) == [1, 0, -5])
        #expect(parts(5 - x, x, y) == [-1, 0, 5])
        #expect(parts(x - y, x, y) == [1, -1, 0])
        #expect(parts(x - term, x, y) == [-1, 0, 0])
        #expect(parts(y - expression, x, y) == [-1, 1, -10])
        #expect(parts(term - 5, x, y) == [2, 0, -5])
        #expect(parts(5 - term, x, y) == [-2, 0, 5])
        #expect(parts(term - y, x, y) == [2, -1, 0])
        #expect(parts(term - expression, x, y) == [1, 0, -10])
        #expect(parts(expression - 5, x, y) == [1, 0, 5])
        #expect(parts(5 - expression, x, y) == [-1, 0, -5])
        #expect(parts(expression - y, x, y) == [1, -1, 10])
        #expect(parts(expression - term, x, y) == [-1, 0, 10])
    }

    @Test("adding and subtracting in place")
    func inPlace() {
        var expression = LinearExpression(1)
        expression += x
        expression += 2 * y
        expression += 4
        expression -= x + y
        expression -= 2
        #expect(parts(expression, x, y) == [0, 1, 3])
    }

    @Test("any number of terms, in the order written", arguments: [0, 1, 3, 4, 5, 6, 40])
    func manyTerms(count: Int) {
        let variables = (0..<count).map { _ in solver.makeVariable() }
        let expression = LinearExpression(variables.enumerated().map { Double($0 + 1) * $1 }, constant: 7)
        #expect(expression.termCount == count)
        #expect(expression.terms.map(\.variable) == variables)
        #expect((expression * 2).terms.map(\.coefficient) == (0..<count).map { Double(2 * ($0 + 1)) })
        #expect((expression + expression).termCount == 2 * count)
    }

    @Test("text")
    func text() {
        #expect(LinearExpression().description == "0.0")
        #expect((x - 2 * y - 3).description == "1.0·v0 - 2.0·v1 - 3.0")
        #expect((0.5 * x + 4).description == "0.5·v0 + 4.0")
    }
}
