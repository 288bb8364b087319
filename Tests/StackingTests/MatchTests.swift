import Stacking
import Testing

@Suite("Columns that match columns")
struct MatchTests {
    @Test("both columns share the room")
    func example() {
        let solution = solve([flex(nat(60)), fix(10), match(0, 2, 5)], 200)
        #expect(agree(solution.sizes, [185.0 / 3, 10, 385.0 / 3]))
        #expect(solution.isExact)
    }

    @Test("a chain in any order")
    func chain() {
        // A, B = 2A + 1, C = B / 2 - 0.5 = A: 4A + 1 = 201
        let columns = [match(1, 0.5, -0.5), match(2, 2, 1), flex(nat(10))]
        let solution = solve(columns, 201)
        #expect(agree(solution.sizes, [50, 101, 50]))
        #expect(solution.isExact)
    }

    @Test("a chain as long as the stack needs no deep recursion")
    func longChain() {
        let count = 20_000
        var columns = (0..<count).map { match($0 + 1) }
        columns.append(flex())
        let solution = solve(columns, Double(count + 1) * 3)
        #expect(solution.columns.allSatisfy { abs($0.size - 3) < 1e-6 })
        #expect(solution.isExact)
    }

    @Test("a filling column and a fixed one can be matched")
    func otherKinds() {
        let solution = solve([fill(1), match(0, 2), fill(1), node(40), match(3, 0.5, 10)], 230)
        #expect(agree(solution.sizes, [40, 80, 40, 40, 30]))
        #expect(solution.isExact)
    }

    @Test("a match of a length that is known")
    func knownLength() {
        let kind = StackColumn.Kind.match(length: 40, multiplier: 0.5, offset: 3)
        #expect(kind == .fixed(23))
        #expect(StackColumn.Kind.match(length: 40, multiplier: -1, offset: 3) == .fixed(0))
    }

    @Test("the matched column stops where the matching one reaches zero")
    func staysAboveZero() {
        let solution = solve([flex(nat(10)), match(0, 1, -50), flex()], 200)
        #expect(agree(solution.sizes, [50, 0, 150]))
        #expect(solution.isExact)
        let shrinking = solve([flex(nat(10)), match(0, -1, 50), flex()], 20)
        #expect(agree(shrinking.sizes, [10, 40, 0]))
        #expect(shrinking.problems == [.overConstrained(by: 30)])
    }

    @Test("a match that cannot be above zero is zero")
    func negativeMatch() {
        let solution = solve([flex(max: 30, nat(10)), match(0, 1, -50), match(1, 1, 7), flex()], 200)
        #expect(agree(solution.sizes, [10, 0, 7, 183]))
        #expect(solution.problems == [.negativeMatch(column: 1)])
    }

    @Test("a falling match turns growing round")
    func falling() {
        // B = 300 - 3A: the stack is 300 - 2A long and grows when A shrinks.
        let solution = solve([flex(min: 5, nat(60)), match(0, -3, 300)], 240)
        #expect(agree(solution.sizes, [30, 210]))
        #expect(solution.isExact)
    }

    @Test("a match that keeps the length does not move")
    func neutral() {
        let solution = solve([flex(nat(60)), match(0, -1, 100), flex()], 150)
        #expect(agree(solution.sizes, [60, 40, 50]))
    }

    @Test("natural sizes of a matching column count")
    func naturalOfMatch() {
        var column = match(0, 2)
        column.naturals = [nat(100, c: 760)]
        #expect(agree(solve([flex(nat(60)), column, flex()], 400).sizes, [60, 120, 220]))
        column.naturals = [nat(100, h: 760, c: 760)]
        #expect(agree(solve([flex(nat(60)), column, flex()], 400).sizes, [50, 100, 250]))
    }

    @Test("columns that match each other are zero")
    func circle() {
        let solution = solve([match(1), match(2), match(1), match(0, 1, 4), flex()], 50)
        #expect(agree(solution.sizes, [0, 0, 0, 4, 46]))
        #expect(solution.problems == [.cyclicMatch(column: 2), .cyclicMatch(column: 1)])
        #expect(solve([match(0, 2, 5)], 50).problems.first == .cyclicMatch(column: 0))
    }

    @Test("columns that do not exist", arguments: [-1, 2, 99, Int.max, Int.min])
    func unknown(_ column: Int) {
        let solution = solve([match(column, 1, 8), flex()], 50)
        #expect(agree(solution.sizes, [0, 50]))
        #expect(solution.problems == [.unknownColumn(column: 0)])
    }
}
