import Stacking
import Testing

@Suite("Lengths that follow the content")
struct FittingTests {
    @Test("the ideal length and its limits")
    func ideal() {
        var solver = StackSolver()
        let list = StackColumnList([fix(15), flex(min: 20, max: 80, nat(50)), fill(2), fix(5)])
        #expect(solver.idealLength(of: list) == 70)
        #expect(solver.lengthLimits(of: list) == 40...Double.infinity)
        let capped = StackColumnList([flex(min: 20, max: 80, nat(50)), match(0, 0.5)])
        #expect(solver.idealLength(of: capped) == 75)
        #expect(solver.lengthLimits(of: capped) == 30...120)
    }

    @Test("both rules", arguments: [StackSolver.FitRule.largestIdeal, .exact])
    func rules(_ rule: StackSolver.FitRule) {
        var solver = StackSolver()
        let short = StackColumnList([fix(10), flex(nat(30)), fix(10)])
        let long = StackColumnList([flex(nat(40)), flex(nat(60)), flex()])
        #expect(solver.fit([short, long], rule: rule) == 100)
        #expect(solver.fit([short, long], insets: [70], rule: rule) == 120)
        #expect(solver.fit([short, long], rule: rule, minimum: 130) == 130)
        #expect(solver.fit([short, long], rule: rule, maximum: 80) == 80)
        #expect(solver.fit([short, long], rule: rule, minimum: 130, maximum: 80) == 130)
        #expect(solver.fit([], rule: rule) == 0)
        #expect(solver.fit([StackColumnList()], rule: rule, minimum: 4) == 4)
    }

    @Test("where hugging is stronger, only the exact rule gives in")
    func strongHugging() {
        var solver = StackSolver()
        let tight = StackColumnList([flex(nat(40, h: 900, c: 950))])
        let loose = StackColumnList([flex(nat(100, h: 251, c: 750))])
        #expect(solver.fit([tight, loose]) == 100)
        #expect(solver.fit([tight, loose], rule: .exact) == 40)
        let fixed = StackColumnList([fix(60), node(10)])
        #expect(solver.fit([tight, loose, fixed], rule: .exact) == 70)
        #expect(solver.fit([fixed, StackColumnList([node(90)])], rule: .exact) == 90)
    }

    @Test("no length on a grid is cheaper than the exact one, and no smaller one as cheap", arguments: 0..<4)
    func exact(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 31)
        var solver = StackSolver()
        for _ in 0..<60 {
            let stacks = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                RandomStack.columns(&generator, limit: 4).filter { !$0.isFalling }.filter { !$0.isMatch }
            }.filter { !$0.isEmpty }
            let lists = stacks.map { StackColumnList($0) }
            let length = solver.fit(lists, rule: .exact)
            let limits = lists.map { solver.lengthLimits(of: $0) }
            let low = limits.map(\.lowerBound).max() ?? 0
            let high = limits.map(\.upperBound).min() ?? 0
            guard low <= high else {
                #expect(abs(length - low) < 1e-9)
                continue
            }
            #expect(length >= low - 1e-9 && length <= high + 1e-9)
            let cost = Cost(stacks)
            func total(_ length: Double) -> [Double] {
                var sum = cost.priorities.map { _ in 0.0 }
                for columns in stacks {
                    sum = zip(sum, cost.of(columns, solve(columns, length).sizes)).map(+)
                }
                return sum
            }
            let best = total(length)
            for other in stride(from: low, through: min(high, low + 500), by: 5) {
                let order = Cost.compare(best, total(other))
                #expect(order < 0 || (order == 0 && other >= length - 1e-6))
            }
        }
    }
}
