import LayoutScript

/// The number of cases that passed and failed.
struct Tally {
    private(set) var passed = 0
    private(set) var failed = 0
    /// The number of files that could not be read.
    var unreadable = 0

    init(_ results: [CaseResult] = []) {
        add(results)
    }

    mutating func add(_ results: [CaseResult]) {
        for result in results {
            if result.passed { passed += 1 } else { failed += 1 }
        }
    }

    /// Whether nothing failed.
    var isGood: Bool { failed == 0 && unreadable == 0 }

    /// The counts as `2692 cases passed, 0 failed`.
    var text: String {
        var text = "\(passed) \(passed == 1 ? "case" : "cases") passed, \(failed) failed"
        if unreadable > 0 { text += ", \(unreadable) \(unreadable == 1 ? "file" : "files") not read" }
        return text
    }
}
