import Stacking

/// A column with its natural sizes, written shortly.
struct TestColumn: Sendable, CustomStringConvertible {
    var column: StackColumn
    var naturals: [StackNatural] = []

    var description: String {
        "\(column.kind)\(column.isSpacer ? " spacer" : "") \(naturals.map { "\($0.size)/\($0.hugging)/\($0.compressionResistance)" })"
    }
}

/// A fixed spacer.
func fix(_ size: Double) -> TestColumn {
    TestColumn(column: .space(size))
}

/// A node of a fixed size.
func node(_ size: Double) -> TestColumn {
    TestColumn(column: StackColumn(.fixed(size)))
}

/// A flexible column: a spacer without natural sizes, one or several nodes with them.
func flex(min: Double = 0, max: Double = .infinity, _ naturals: StackNatural...) -> TestColumn {
    TestColumn(
        column: StackColumn(.flexible(minimum: min, maximum: max), isSpacer: naturals.isEmpty), naturals: naturals)
}

/// A flexible node without a natural size.
func blank(min: Double = 0, max: Double = .infinity) -> TestColumn {
    TestColumn(column: StackColumn(.flexible(minimum: min, maximum: max)))
}

/// A filling spacer, or a filling column of nodes.
func fill(_ weight: Double = 1, _ naturals: StackNatural...) -> TestColumn {
    TestColumn(column: StackColumn(.fill(weight: weight), isSpacer: naturals.isEmpty), naturals: naturals)
}

/// A node that matches another column.
func match(_ column: Int, _ multiplier: Double = 1, _ offset: Double = 0) -> TestColumn {
    TestColumn(column: StackColumn(.match(column: column, multiplier: multiplier, offset: offset)))
}

/// A natural size with UIKit's priorities for a label.
func nat(_ size: Double, h hugging: Double = 251, c compression: Double = 750) -> StackNatural {
    StackNatural(size, hugging: hugging, compressionResistance: compression)
}

extension StackColumnList {
    init(_ columns: [TestColumn]) {
        self.init()
        for column in columns {
            append(column.column)
            for natural in column.naturals { append(natural) }
        }
    }
}

extension StackSolution {
    var sizes: [Double] { columns.map(\.size) }
    var positions: [Double] { columns.map(\.position) }
}

/// Solves with a solver that nothing else uses.
func solve(_ columns: [TestColumn], _ length: Double, _ options: StackOptions = StackOptions()) -> StackSolution {
    var solver = StackSolver()
    return solver.solve(StackColumnList(columns), length: length, options: options)
}

/// Whether two lists of numbers agree to a tolerance.
func agree(_ first: [Double], _ second: [Double], within tolerance: Double = 1e-9) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A small seeded generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
