import Foundation

/// The share of the full amounts that this run tries: all in a release build, a hundredth in a debug build.
///
/// `PLUMB_TEST_SHARE=1 swift test` tries all in a debug build, too.
private let share: Double = {
    if let text = ProcessInfo.processInfo.environment["PLUMB_TEST_SHARE"] {
        guard let share = Double(text), share > 0, share <= 1 else {
            preconditionFailure("PLUMB_TEST_SHARE is a number above 0, and at most 1")
        }
        return share
    }
    #if DEBUG
    return 0.01
    #else
    return 1
    #endif
}()

/// The number of cases that a random test tries, or the size of a large input, in this run.
///
/// - Parameters:
///   - full: The number in a release build.
///   - fewest: The least number in any other run.
/// - Returns: The share of the full number, and at least the fewest.
public func amount(_ full: Int, atLeast fewest: Int = 10) -> Int {
    min(full, max(fewest, Int(Double(full) * share)))
}

/// The elements of an exhaustive list that this run tries: as many as ``amount(_:atLeast:)`` says, in their order.
///
/// The list is cut into as many parts of equal length, and one element is drawn from each.
public func sample<Element>(of full: [Element], atLeast fewest: Int = 10) -> [Element] {
    var random = SplitMix64(seed: 2_026)
    let count = amount(full.count, atLeast: fewest)
    return (0..<count).map { part in
        full[random.integer((part * full.count / count)...((part + 1) * full.count / count - 1))]
    }
}
