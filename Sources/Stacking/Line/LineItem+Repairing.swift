// Numbers that cannot be computed with.

extension LineItem {
    /// The faults of an item's numbers.
    struct Faults: OptionSet {
        let rawValue: UInt8

        static var nonFinite: Faults { Faults(rawValue: 1) }
        static var negative: Faults { Faults(rawValue: 2) }
        static var minimumOverMaximum: Faults { Faults(rawValue: 4) }
        static var weight: Faults { Faults(rawValue: 8) }
    }

    /// Whether its numbers can be computed with as they are, and mean something.
    @inline(__always)
    var isSound: Bool {
        switch kind {
        case .fixed: (natural >= 0 || isSpace) && natural.magnitude <= Self.largest
        case .own, .space, .share:
            minimum >= 0 && maximum >= minimum && minimum <= Self.largest && weight > 0 && weight <= Self.largest
        case .match: natural.magnitude <= Self.largest && weight.magnitude <= 0x1p64
        case .present, .joined, .lineBreak, .chain, .absent: true
        }
    }

    /// Replaces the numbers that cannot be computed with, and returns what was wrong with them.
    ///
    /// Where the minimum is above the maximum, the minimum counts.
    mutating func repair(mayOverlap: Bool = false) -> Faults {
        var faults: Faults = []
        func usable(_ value: Double, or fallback: Double = 0, within limit: Double? = nil) -> Double {
            let bound = limit ?? Self.largest
            if !(value.magnitude <= bound) { faults.insert(.nonFinite) }
            return Self.bounded(value, or: fallback, within: bound)
        }
        switch kind {
        case .fixed:
            natural = usable(natural)
            if natural < 0, !mayOverlap {
                faults.insert(.negative)
                natural = 0
            }
            fix(at: natural)
        case .match:
            natural = usable(natural)
            weight = usable(weight, within: 0x1p64)
        default:
            let (low, high) = (minimum, maximum)
            if low < 0 || high < 0 { faults.insert(.negative) }
            minimum = max(0, usable(low))
            maximum = high >= 0 ? high : usable(high, or: .infinity)
            if maximum < minimum, high >= 0 { faults.insert(.minimumOverMaximum) }
            maximum = max(minimum, maximum)
            if weight <= 0 { faults.insert(.weight) }
            weight = max(0, usable(weight))
        }
        return faults
    }

    /// A number within a bound, or a fallback for NaN.
    static func bounded(_ value: Double, or fallback: Double = 0, within bound: Double = largest) -> Double {
        value.isNaN ? fallback : min(max(value, -bound), bound)
    }
}
