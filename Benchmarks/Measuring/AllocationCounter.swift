import AllocationCounting

/// Counts every allocation of the process while a piece of code runs, by any thread and library.
///
/// The target `AllocationCounting` defines `malloc` and its relatives before the C library does.
enum AllocationCounter {
    /// The allocations during a piece of code.
    struct Tally: Hashable {
        /// The number of calls that allocated, reallocations included.
        var allocations = 0
        /// The bytes that the allocator set aside, rounding included.
        var bytes = 0
    }

    /// Whether allocations can be counted: on Linux with glibc, without a sanitizer.
    static let isAvailable: Bool = {
        var kept: [[Int]] = []
        kept.reserveCapacity(16)
        let tally = count {
            for size in 1...16 { kept.append(Array(repeating: size, count: size)) }
        }
        return tally.allocations == 16 && kept.count == 16
    }()

    /// The allocations while the code ran; nil if they cannot be counted.
    static func tally(during body: () -> Void) -> Tally? {
        isAvailable ? count(body) : nil
    }

    private static func count(_ body: () -> Void) -> Tally {
        allocation_counting_start()
        body()
        allocation_counting_stop()
        return Tally(allocations: allocation_counting_calls(), bytes: allocation_counting_bytes())
    }
}
