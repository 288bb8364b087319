import Stacking
import Testing

@Suite("What holds for every stack")
struct PropertyTests {
    static let hostile: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        -.leastNonzeroMagnitude, 1e-300, 0, -0.0, 1, -1,
        1e100, 0x1p200, 1e-20, 1e16, 100,
    ]

    @Test("sizes make up the length, stay within limits, and adjoin", arguments: 0..<4)
    func sums(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 100)
        for _ in 0..<500 {
            let columns = RandomStack.columns(&generator, limit: 9)
            let length = Double.random(in: 0...600, using: &generator)
            let solution = solve(columns, length)
            let sum = solution.sizes.reduce(0, +)
            #expect(abs(sum + solution.remainder - length) < 1e-9)
            for (column, size) in zip(columns, solution.sizes) {
                #expect(size >= 0)
                if case .flexible(let low, let high) = column.column.kind {
                    #expect(size >= low && size <= high)
                }
            }
            if !solution.problems.contains(where: \.isAboutMatch), columns.contains(where: \.canGrow) {
                #expect(solution.remainder <= 0 || columns.contains(where: \.isFalling))
            }
            var cursor = 0.0
            for column in solution.columns {
                #expect(abs(column.position - cursor) < 1e-9)
                cursor = column.end
            }
        }
    }

    @Test("scaling all lengths scales all sizes", arguments: [0.25, 3, 1e-6, 1e9])
    func scaling(_ factor: Double) {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let columns = RandomStack.columns(&generator, limit: 6)
            let length = Double(Int.random(in: 0...600, using: &generator))
            let plain = solve(columns, length)
            let scaled = solve(columns.map { $0.scaled(by: factor) }, length * factor)
            #expect(agree(scaled.sizes.map { $0 / factor }, plain.sizes, within: 1e-6))
        }
    }

    @Test("lengthening a stack shrinks nothing that grows with it", arguments: 0..<3)
    func monotone(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 900)
        for _ in 0..<100 {
            let columns = RandomStack.columns(&generator, limit: 6).filter { !$0.isFalling && !$0.isMatch }
            var last = solve(columns, 0).sizes
            for length in stride(from: 20.0, through: 400, by: 20) {
                let sizes = solve(columns, length).sizes
                for (before, after) in zip(last, sizes) { #expect(after >= before - 1e-9) }
                last = sizes
            }
        }
    }

    @Test("hostile numbers give finite results", arguments: 0..<4)
    func hostile(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &+ 5000)
        func number() -> Double {
            let pick = Self.hostile[Int.random(in: 0..<Self.hostile.count, using: &generator)]
            return pick
        }
        var solver = StackSolver()
        for _ in 0..<1500 {
            var list = StackColumnList()
            let count = Int.random(in: 1...8, using: &generator)
            for _ in 0..<count {
                let kinds: [StackColumn.Kind] = [
                    .fixed(number()), .flexible(minimum: number(), maximum: number()), .fill(weight: number()),
                    .match(
                        column: Int.random(in: -1...count, using: &generator), multiplier: number(), offset: number()),
                    .match(length: number(), multiplier: number(), offset: number()),
                ]
                let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
                list.append(StackColumn(kind, isSpacer: Bool.random(using: &generator)))
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    list.append(StackNatural(number(), hugging: number(), compressionResistance: number()))
                }
            }
            let options = StackOptions(
                nodeTie: Bool.random(using: &generator) ? .lastFirst : .proportional,
                leftover: [.end, .start, .spread][Int.random(in: 0..<3, using: &generator)],
                overflow: [.end, .start, .center][Int.random(in: 0..<3, using: &generator)],
                allowsNegativeSpacers: Bool.random(using: &generator))
            let solution = solver.solve(list, length: number(), start: number(), options: options)
            #expect(solution.isFinite)
            for rule in [StackSolver.FitRule.largestIdeal, .exact] {
                let length = solver.fit(
                    [list, list], insets: [number()], rule: rule, minimum: number(), maximum: number(),
                    options: options)
                #expect(length.isFinite && length >= 0)
            }
            #expect(solver.idealLength(of: list, options: options).isFinite)
            #expect(!solver.lengthLimits(of: list, options: options).lowerBound.isNaN)
            let guest = CoupledStack(
                list, host: Int.random(in: -1...1, using: &generator), start: .end(ofColumn: 0),
                startOffset: number(), end: .start(ofColumn: count), endOffset: number())
            let coupled = solver.solveCoupled(
                [CoupledStack(list), guest], length: number(),
                rule: Bool.random(using: &generator) ? .shortage : .always, options: options)
            #expect(coupled.count == 2 && coupled.allSatisfy(\.isFinite))
        }
    }
}

extension StackSolution {
    fileprivate var isFinite: Bool {
        remainder.isFinite && columns.allSatisfy { $0.position.isFinite && $0.size.isFinite && $0.end.isFinite }
    }
}

extension StackProblem {
    fileprivate var isAboutMatch: Bool {
        switch self {
        case .negativeMatch, .cyclicMatch, .unknownColumn: true
        default: false
        }
    }
}

extension TestColumn {
    var isMatch: Bool {
        if case .match = column.kind { true } else { false }
    }

    /// Whether the column shrinks when another grows.
    var isFalling: Bool {
        if case .match(_, let factor, _) = column.kind { factor < 0 } else { false }
    }

    /// Whether the column can take up any length.
    var canGrow: Bool {
        switch column.kind {
        case .flexible(_, let high): high == .infinity
        case .fill(let weight): weight > 0
        default: false
        }
    }

    func scaled(by factor: Double) -> TestColumn {
        var scaled = self
        switch column.kind {
        case .fixed(let size): scaled.column.kind = .fixed(size * factor)
        case .flexible(let low, let high):
            scaled.column.kind = .flexible(minimum: low * factor, maximum: high * factor)
        case .fill: break
        case .match(let other, let multiplier, let offset):
            scaled.column.kind = .match(column: other, multiplier: multiplier, offset: offset * factor)
        case .matchHost: break
        }
        for index in naturals.indices { scaled.naturals[index].size *= factor }
        return scaled
    }
}
