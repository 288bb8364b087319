/// A small random number generator with a seed, so that a failing property fails again.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator; the same seed gives the same numbers on every platform.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number of a range, all equally likely.
    public mutating func number(_ range: ClosedRange<Double>) -> Double {
        let share = Double(next() >> 11) * 0x1p-53
        return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    /// A whole number of a range.
    public mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// A multiple of an eighth in a range of whole numbers, which additions and halvings keep exact.
    public mutating func eighths(_ range: ClosedRange<Int>) -> Double {
        Double(integer((range.lowerBound * 8)...(range.upperBound * 8))) / 8
    }

    /// True in so many of a hundred draws.
    public mutating func chance(_ percent: Int) -> Bool { integer(1...100) <= percent }

    /// True in one of `count` draws.
    public mutating func oneIn(_ count: Int) -> Bool {
        next() % UInt64(count) == 0
    }

    /// An element of a list that is not empty.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[integer(0...elements.count - 1)]
    }
}
