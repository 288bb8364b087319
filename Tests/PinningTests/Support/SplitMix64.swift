/// A small generator of random numbers that gives the same ones everywhere: Steele, Lea and Flood's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A whole number in the range.
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// A multiple of an eighth in the range of whole numbers, which additions and halvings keep exact.
    mutating func eighths(_ range: ClosedRange<Int>) -> Double {
        Double(int((range.lowerBound * 8)...(range.upperBound * 8))) / 8
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...(elements.count - 1))] }

    /// True once in so many times.
    mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }
}
