import Stacking
import Testing

@Suite("Against the slow exact solver")
struct ReferenceTests {
    @Test("10,000 random stacks", arguments: 0..<10)
    func randomStacks(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var solver = StackSolver()
        var checked = 0
        var over = 0
        var under = 0
        while checked < 1000 {
            let columns = RandomStack.columns(&generator)
            let reference = ReferenceSolver(columns)
            guard reference.isRegular else { continue }
            checked += 1
            let length = Double(Int.random(in: 0...40, using: &generator) * 10)
            let expected = reference.solve(length: length)
            let solution = solver.solve(StackColumnList(columns), length: length)
            #expect(
                agree(solution.sizes, expected.sizes, within: 1e-6),
                "seed \(seed), length \(length), columns \(columns)")
            #expect(abs(solution.remainder - expected.remainder) < 1e-6)
            if solution.remainder < 0 { over += 1 }
            if solution.remainder > 0 { under += 1 }
        }
        #expect(over > 20 && under > 20)
    }
}
