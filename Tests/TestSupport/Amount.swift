import Foundation

/// The share of its cases that a random test tries in this run: a hundredth in a debug build, a fifth in a release build.
///
/// `PLUMB_TEST_SHARE=1 swift test` tries all, and so does the step release of `.ci/run`.
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
    return 0.2
    #endif
}()

/// Whether exhaustive tests leave out cases, and tests of large inputs have smaller ones: in a debug build that does not say otherwise.
private let isBrief = share < 0.2

/// The number of cases that a random test tries in this run.
///
/// - Parameters:
///   - full: The number of all cases.
///   - fewest: The least number in any run.
/// - Returns: The share of the full number, and at least the fewest.
public func amount(_ full: Int, atLeast fewest: Int = 10) -> Int {
    min(full, max(fewest, Int(Double(full) * share)))
}

/// The size of a large input in this run.
public func largeInput(_ full: Int, inDebug few: Int) -> Int {
    isBrief ? few : full
}

/// The elements of an exhaustive list that this run tries: all, or in a debug build as many as `few`, in their order.
///
/// The list is cut into as many parts of equal length, and one element is drawn from each.
public func sample<Element>(of full: [Element], inDebug few: Int) -> [Element] {
    guard isBrief else { return full }
    var random = SplitMix64(seed: 2_026)
    let count = min(few, full.count)
    return (0..<count).map { part in
        full[random.integer((part * full.count / count)...((part + 1) * full.count / count - 1))]
    }
}
