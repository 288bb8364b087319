/// How often each finding came up in a tree, so that the default handler writes it once and not with every layout pass.
final class WarningCounts {
    /// What makes two warnings the same finding: a category and a method at a line or, where that is unknown, of a node.
    private struct Finding: Hashable {
        var category: UInt32
        var method: String
        var location: LayoutWarning.Location?
        var path: String
    }

    private var counts: [Finding: Int] = [:]

    /// Notes a warning, and says how often its finding came up so far, this time included.
    func count(_ warning: LayoutWarning) -> Int {
        let location = warning.location
        let finding = Finding(
            category: warning.kind.category.rawValue, method: warning.method, location: location,
            path: location == nil ? warning.path : ""
        )
        let count = (counts[finding] ?? 0) + 1
        counts[finding] = count
        return count
    }
}
