import Stacking
import Testing

/// A stack with the sizes and the remainder it has.
struct StackVector: Sendable, CustomTestStringConvertible {
    var name: String
    var length: Double
    var columns: [TestColumn]
    var sizes: [Double]
    var rest: Double

    init(_ name: String, _ length: Double, _ columns: [TestColumn], _ sizes: [Double], rest: Double) {
        self.name = name
        self.length = length
        self.columns = columns
        self.sizes = sizes
        self.rest = rest
    }

    var testDescription: String { name }

    /// Every rule of the algorithm once.
    static let all: [StackVector] = [
        StackVector(
            "S1 surplus goes to bare spacer", 320,
            [fix(15), flex(nat(100)), flex(), fix(15)],
            [15, 100, 190, 15], rest: 0),
        StackVector(
            "S2 min over natural", 200,
            [fix(5), flex(min: 175, nat(120)), flex(), fix(5)],
            [5, 175, 15, 5], rest: 0),
        StackVector(
            "S3 max under natural", 200,
            [fix(5), flex(max: 100, nat(150)), flex(), fix(5)],
            [5, 100, 90, 5], rest: 0),
        StackVector(
            "S4 shortage: lower compression yields", 200,
            [flex(nat(105, c: 1000)), fix(5), flex(nat(115))],
            [105, 5, 90], rest: 0),
        StackVector(
            "S5 shortage down to zero, then required yields", 200,
            [flex(nat(212, c: 1000)), fix(5), flex(nat(220))],
            [195, 5, 0], rest: 0),
        StackVector(
            "S6 surplus: lower hugging grows", 200,
            [flex(nat(60, h: 250)), fix(10), flex(nat(60))],
            [130, 10, 60], rest: 0),
        StackVector(
            "S7 tie in hugging: last grows", 200,
            [flex(nat(60)), fix(10), flex(nat(60))],
            [60, 10, 130], rest: 0),
        StackVector(
            "S8 tie in compression: last shrinks", 200,
            [flex(nat(120)), fix(10), flex(nat(120))],
            [120, 10, 70], rest: 0),
        StackVector(
            "S9 fill weights", 200,
            [fix(5), fill(2), fix(5), fill(), fix(5), fill(), fix(5)],
            [5, 90, 5, 45, 5, 45, 5], rest: 0),
        StackVector(
            "S10 fill around a natural view", 200,
            [fill(), flex(nat(105.5)), fill()],
            [47.25, 105.5, 47.25], rest: 0),
        StackVector("S11 fill around a too big view", 200, [fill(), flex(nat(214)), fill()], [0, 200, 0], rest: 0),
        StackVector(
            "S12 fill and bare flex: fill wins, flex keeps min", 200,
            [fill(), fix(50), flex(min: 8)],
            [142, 50, 8], rest: 0),
        StackVector(
            "S13 two bare flex share equally, one capped", 200,
            [flex(max: 30), fix(50), flex()],
            [30, 50, 120], rest: 0),
        StackVector("S14 two bare flex, mins", 200, [flex(min: 20), fix(50), flex(min: 60)], [55, 50, 95], rest: 0),
        StackVector("S15 over-constrained fixed", 200, [fix(100), fix(150)], [100, 150], rest: -50),
        StackVector(
            "S16 over-constrained by mins", 200,
            [fix(20), flex(min: 120, nat(50)), flex(min: 90)],
            [20, 120, 90], rest: -30),
        StackVector("S17 under-constrained fixed", 200, [fix(50), fix(50)], [50, 50], rest: 100),
        StackVector(
            "S18 under-constrained by max", 200,
            [fix(20), flex(max: 60, nat(50)), flex(max: 30)],
            [20, 60, 30], rest: 90),
        StackVector(
            "S19 parallel group naturals 100 and 50 (free container)", 130,
            [fix(15), flex(nat(100), nat(50)), fix(15)],
            [15, 100, 15], rest: 0),
        StackVector(
            "S20 parallel group squeezed", 110,
            [fix(15), flex(nat(100), nat(50)), fix(15)],
            [15, 80, 15], rest: 0),
        StackVector(
            "S21 three levels of compression", 170,
            [flex(nat(100, c: 760)), flex(nat(100)), flex(nat(100, c: 740))],
            [100, 70, 0], rest: 0),
        StackVector(
            "S22 three levels, more squeeze", 80,
            [flex(nat(100, c: 760)), flex(nat(100)), flex(nat(100, c: 740))],
            [80, 0, 0], rest: 0),
        StackVector(
            "S23 min stops the weakest", 140,
            [flex(nat(100)), flex(min: 60, nat(100, c: 740))],
            [80, 60], rest: 0),
        StackVector(
            "S24 max passes growth on", 200,
            [flex(max: 80, nat(50, h: 250)), flex(nat(50))],
            [80, 120], rest: 0),
        StackVector("S25 zero weight fill", 200, [fill(0), fill(), fix(40)], [0, 160, 40], rest: 0),
        StackVector(
            "S26 fill with views, hugging lower than neighbour", 200,
            [fill(1, nat(30, h: 200)), flex(nat(50)), fill(1, nat(10, h: 200))],
            [75, 50, 75], rest: 0),
    ]
}

@Suite("Stacks with known sizes")
struct VectorTests {
    @Test("sizes and remainder", arguments: StackVector.all)
    func vector(_ vector: StackVector) {
        let solution = solve(vector.columns, vector.length)
        #expect(agree(solution.sizes, vector.sizes))
        #expect(abs(solution.remainder - vector.rest) < 1e-9)
        let expected: [StackProblem] =
            vector.rest > 0
            ? [.underConstrained(by: vector.rest)] : vector.rest < 0 ? [.overConstrained(by: -vector.rest)] : []
        #expect(solution.problems == expected)
    }

    @Test("columns adjoin, from the start given", arguments: StackVector.all)
    func adjoining(_ vector: StackVector) {
        var solver = StackSolver()
        let solution = solver.solve(StackColumnList(vector.columns), length: vector.length, start: 7)
        var cursor = 7.0
        for column in solution.columns {
            #expect(abs(column.position - cursor) < 1e-9)
            cursor = column.end
        }
    }

    @Test("a used solver gives what a new one gives")
    func reuse() {
        var solver = StackSolver()
        var solution = StackSolution()
        for vector in StackVector.all + StackVector.all.reversed() {
            solver.solve(StackColumnList(vector.columns), length: vector.length, into: &solution)
            #expect(solution == solve(vector.columns, vector.length))
        }
    }
}
