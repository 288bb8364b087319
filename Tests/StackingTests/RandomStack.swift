import Stacking

/// Random stacks of small whole numbers, so that ties are common.
enum RandomStack {
    /// A stack without bad input, with at most `limit` variables.
    static func columns(_ generator: inout SeededGenerator, limit: Int = 4) -> [TestColumn] {
        var columns: [TestColumn] = []
        var flexible = 0
        let hasFill = Int.random(in: 0..<3, using: &generator) == 0
        for _ in 0..<Int.random(in: 1...7, using: &generator) {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...1: columns.append(fix(Double(Int.random(in: 0...20, using: &generator))))
            case 2...3 where hasFill:
                let naturals = Int.random(in: 0..<2, using: &generator)
                let weight = pick([1.0, 1, 2, 3], &generator)
                columns.append(
                    TestColumn(
                        column: StackColumn(.fill(weight: weight), isSpacer: naturals == 0),
                        naturals: (0..<naturals).map { _ in natural(&generator) }))
            case 4 where !columns.isEmpty:
                let factor = pick([1.0, 2, 0.5, -0.5], &generator)
                var column = match(
                    Int.random(in: 0..<columns.count, using: &generator), factor,
                    Double(Int.random(in: 0...20, using: &generator) + (factor < 0 ? 300 : 0)))
                if Bool.random(using: &generator) { column.naturals = [natural(&generator)] }
                columns.append(column)
            default:
                flexible += 1
                if flexible > limit - (hasFill ? 1 : 0) { continue }
                columns.append(flexibleColumn(&generator))
            }
        }
        return columns.isEmpty ? [fix(5)] : columns
    }

    private static func pick(_ values: [Double], _ generator: inout SeededGenerator) -> Double {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }

    private static func flexibleColumn(_ generator: inout SeededGenerator) -> TestColumn {
        let count = Int(pick([0, 0, 1, 1, 1, 2], &generator))
        let low = pick([0, 0, 0, 5, 30], &generator)
        let high = pick([Double.infinity, .infinity, 40, 80], &generator)
        let isSpacer = count == 0 && Int.random(in: 0..<4, using: &generator) > 0
        return TestColumn(
            column: StackColumn(.flexible(minimum: low, maximum: high), isSpacer: isSpacer),
            naturals: (0..<count).map { _ in natural(&generator) })
    }

    private static func natural(_ generator: inout SeededGenerator) -> StackNatural {
        StackNatural(
            Double(Int.random(in: 0...12, using: &generator) * 10),
            hugging: pick([250.0, 251, 251, 760, 0], &generator),
            compressionResistance: pick([750.0, 750, 740, 1000, 251], &generator))
    }
}
