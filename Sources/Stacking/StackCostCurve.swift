/// What the stacks of a container cost as a function of its length: the slope at each priority, piece by piece.
struct StackCostCurve {
    /// A change of the slope at one priority where the length passes a point.
    private struct Change {
        var length: Double
        var priority: Double
        var coefficient: Double
        var level = 0
    }

    private var changes: [Change] = []
    private var levels: [StackLevel] = []

    /// Adds a slope that applies between two lengths; the upper one may be infinite.
    mutating func add(_ coefficient: Double, priority: Double, from low: Double, to high: Double) {
        guard low < high else { return }
        changes.append(Change(length: low, priority: priority, coefficient: coefficient))
        if high < .infinity { changes.append(Change(length: high, priority: priority, coefficient: -coefficient)) }
    }

    /// The length with the lowest cost between two limits, the smaller one if there are several.
    mutating func cheapest(from low: Double, to high: Double) -> Double {
        numberLevels()
        changes.sortInPlace(changes.indices) { $0.length < $1.length }
        var length = low
        var next = 0
        while true {
            // Points that differ by rounding alone are one point: between them the sum would be a wrong one.
            let reach = length + max(length.magnitude, 1) * 1e-12
            while next < changes.count, changes[next].length <= reach {
                let change = changes[next]
                levels[change.level].coefficient += change.coefficient
                next += 1
            }
            guard isFalling, length < high, next < changes.count else { return length }
            length = min(changes[next].length, high)
        }
    }

    /// Whether a greater length costs less.
    private var isFalling: Bool {
        for level in levels {
            let coefficient = level.cleaned
            if coefficient != 0 { return coefficient < 0 }
        }
        return false
    }

    /// Makes one level of each priority, the highest first.
    private mutating func numberLevels() {
        changes.sortInPlace(changes.indices) { $0.priority > $1.priority }
        for index in changes.indices {
            if levels.last?.priority != changes[index].priority {
                levels.append(StackLevel(priority: changes[index].priority, coefficient: 0, magnitude: 0))
            }
            changes[index].level = levels.count - 1
            levels[levels.count - 1].magnitude += changes[index].coefficient.magnitude
        }
    }
}
