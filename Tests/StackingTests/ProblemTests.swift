import Stacking
import Testing

@Suite("Bad input and stacks that do not fit")
struct ProblemTests {
    @Test("an empty stack")
    func empty() {
        let solution = solve([], 50)
        #expect(solution.columns.isEmpty)
        #expect(solution.problems == [.empty])
        #expect(solution.remainder == 50)
    }

    @Test("negative sizes, weights, and limits the wrong way round")
    func negative() {
        #expect(solve([node(-5), flex()], 50).sizes == [0, 50])
        #expect(solve([node(-5), flex()], 50).problems == [.negativeFixed(column: 0)])
        #expect(solve([fill(-1), fill(1)], 50).sizes == [0, 50])
        #expect(solve([fill(-1), fill(1)], 50).problems == [.negativeWeight(column: 0)])
        #expect(solve([flex(min: 40, max: 20, nat(30)), flex()], 50).sizes == [40, 10])
        #expect(solve([flex(min: 40, max: 20, nat(30)), flex()], 50).problems == [.minOverMax(column: 0)])
        #expect(solve([flex(min: -40, max: 20, nat(30)), flex()], 50).sizes == [20, 30])
        #expect(solve([fill(0), fill(0)], 50).problems == [.underConstrained(by: 50)])
    }

    @Test("negative spacers overlap by option, nodes never do")
    func overlap() {
        let options = StackOptions(allowsNegativeSpacers: true)
        let solution = solve([node(30), fix(-10), node(30), flex()], 100, options)
        #expect(solution.sizes == [30, -10, 30, 50])
        #expect(solution.positions == [0, 30, 20, 50])
        #expect(solution.isExact)
        #expect(solve([node(-10)], 0, options).problems == [.negativeFixed(column: 0)])
        #expect(solve([node(30), fix(-10), flex()], 100).sizes == [30, 0, 70])
    }

    @Test("what is no number is not said")
    func notANumber() {
        let solution = solve(
            [node(.nan), flex(min: .nan, max: .nan, nat(.nan)), fill(.nan), match(1, .nan, .nan), fix(10)], 50)
        #expect(agree(solution.sizes, [0, 40, 0, 0, 10]))
        #expect(
            solution.problems == [
                .nonFinite(column: 0), .nonFinite(column: 1), .nonFinite(column: 2), .nonFinite(column: 3),
                .nonFinite(column: 1),
            ])
        #expect(solve([fix(10)], .nan).problems == [.nonFiniteLength, .overConstrained(by: 10)])
    }

    @Test("a leftover stands where the option says")
    func leftover() {
        let columns = [node(20), node(30), node(10)]
        #expect(solve(columns, 100, StackOptions(leftover: .end)).positions == [0, 20, 50])
        #expect(solve(columns, 100, StackOptions(leftover: .start)).positions == [40, 60, 90])
        #expect(solve(columns, 100, StackOptions(leftover: .spread)).positions == [0, 40, 90])
        #expect(solve([node(20)], 100, StackOptions(leftover: .spread)).positions == [0])
        #expect(solve(columns, 100).problems == [.underConstrained(by: 40)])
    }

    @Test("an overflow stands where the option says")
    func overflow() {
        let columns = [node(60), node(80)]
        #expect(solve(columns, 100, StackOptions(overflow: .end)).positions == [0, 60])
        #expect(solve(columns, 100, StackOptions(overflow: .start)).positions == [-40, 20])
        #expect(solve(columns, 100, StackOptions(overflow: .center)).positions == [-20, 40])
        #expect(solve(columns, 100).problems == [.overConstrained(by: 40)])
    }

    @Test("rounding alone is no problem")
    func rounding() {
        #expect(solve([fix(0.1), fix(0.2)], 0.3).isExact)
        #expect(solve(Array(repeating: fix(0.1), count: 1000), 100).isExact)
        let sizes = solve([fix(0.1), flex(nat(0.2)), flex(nat(0.7))], 1).sizes
        #expect(sizes == [0.1, 0.2, 0.7])
    }

    @Test("nodes with equal claims can share in proportion")
    func proportional() {
        let options = StackOptions(nodeTie: .proportional)
        #expect(agree(solve([flex(nat(100)), flex(nat(50)), flex(nat(50))], 100, options).sizes, [50, 25, 25]))
        #expect(agree(solve([flex(nat(100)), flex(nat(50))], 300, options).sizes, [200, 100]))
        #expect(agree(solve([flex(min: 80, nat(100)), flex(nat(100))], 120, options).sizes, [80, 40]))
        #expect(agree(solve([flex(max: 110, nat(100)), flex(nat(50))], 300, options).sizes, [110, 190]))
        #expect(agree(solve([blank(), blank(max: 20)], 100, options).sizes, [80, 20]))
        #expect(agree(solve([flex(nat(0)), flex(max: 60, nat(50))], 100, options).sizes, [40, 60]))
    }

    @Test("a node without natural size grows before a spacer")
    func blankNode() {
        #expect(solve([blank(), flex()], 100).sizes == [100, 0])
        #expect(solve([flex(), blank(max: 60)], 100).sizes == [40, 60])
    }

    @Test("priorities of zero and below ask for nothing")
    func noPriority() {
        #expect(agree(solve([flex(nat(50, h: 0, c: 0)), flex(nat(20))], 100).sizes, [80, 20]))
        #expect(agree(solve([flex(nat(50, h: -1, c: 750)), flex(nat(20))], 100).sizes, [80, 20]))
    }
}
