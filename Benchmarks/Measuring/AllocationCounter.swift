/// Counts every allocation that the process makes while a piece of code runs, by whatever thread and library.
///
/// Nothing is estimated and nothing is linked in: for the time of the count, all loaded libraries and the program itself
/// are made to call counting functions instead of `malloc` and its relatives (see ``AllocationHooks``). Code that is timed
/// runs without them.
enum AllocationCounter {
    /// What was allocated.
    struct Tally: Hashable {
        /// The number of calls that allocated, reallocations among them.
        var allocations = 0
        /// The bytes that the allocator set aside, what it rounds up included.
        var bytes = 0
    }

    /// Whether allocations can be counted here: on Linux with glibc, and not under a sanitizer, which has an allocator of
    /// its own.
    static let isAvailable = AllocationHooks.isSupported && !isBlind

    /// What was allocated while the code ran, or nil where that cannot be counted.
    static func tally(during body: () -> Void) -> Tally? {
        isAvailable ? count(body) : nil
    }

    private static func count(_ body: () -> Void) -> Tally {
        AllocationHooks.install()
        AllocationHooks.forget()
        body()
        let tally = AllocationHooks.tally
        AllocationHooks.remove()
        return tally
    }

    /// Whether the hooks miss allocations that are there for certain.
    private static var isBlind: Bool {
        var kept: [[Int]] = []
        kept.reserveCapacity(16)
        let tally = count {
            for size in 1...16 { kept.append(Array(repeating: size, count: size)) }
        }
        return tally.allocations != 16 || kept.count != 16
    }
}
