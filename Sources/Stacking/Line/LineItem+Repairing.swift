import LayoutTree

// Invalid numbers.

extension LineItem {
    /// An invalid number, and its replacement.
    struct InvalidNumber {
        let number: LayoutWarning.ItemNumber
        let value: Double
        let used: Double

        /// Whether it is only invalid because it is negative.
        var isNegative: Bool { value < 0 && value >= -LineItem.largest }

        /// The warning about an item.
        func kind(_ item: Int) -> LayoutWarning.Kind { .invalidItem(item, number, value, used: used) }
    }

    /// Whether it is a share that gets only its minimum, and whether its minimum is above its maximum.
    var hasNoWeight: Bool { kind != .fixed && kind != .match && weight <= 0 }
    var limitsCross: Bool { kind != .fixed && kind != .match && maximum >= 0 && maximum < max(0, minimum) }

    /// Replaces invalid numbers, and returns them.
    ///
    /// If the minimum is above the maximum, the minimum wins. A negative weight is replaced by 0.
    mutating func repair(mayOverlap: Bool = false) -> [InvalidNumber] {
        var invalid: [InvalidNumber] = []
        func usable(
            _ value: Double, _ number: LayoutWarning.ItemNumber, or fallback: Double = 0, from lowest: Double = 0,
            to highest: Double? = nil
        ) -> Double {
            let used = value.isNaN ? fallback : min(max(value, lowest), highest ?? Self.largest)
            if used != value { invalid.append(InvalidNumber(number: number, value: value, used: used)) }
            return used
        }
        switch kind {
        case .fixed: fix(at: usable(natural, .size, from: mayOverlap ? -Self.largest : 0))
        case .match:
            natural = usable(natural, .offset, from: -Self.largest)
            weight = usable(weight, .multiplier, from: -0x1p64, to: 0x1p64)
        default:
            minimum = usable(minimum, .minimum)
            maximum = max(minimum, usable(maximum, .maximum, or: .infinity, to: .infinity))
            weight = max(0, usable(weight, .weight, from: -Self.largest))
        }
        return invalid
    }

    /// A number within a bound, or a fallback for NaN.
    static func bounded(_ value: Double, or fallback: Double = 0, within bound: Double = largest) -> Double {
        value.isNaN ? fallback : min(max(value, -bound), bound)
    }
}
