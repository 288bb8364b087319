/// A mistake in a layout script or an expectation that was not met, with its place.
public struct Diagnostic: Hashable, Sendable, Error {
    /// The name of the file as it was given to the runner.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters, counted from 1.
    public let column: Int
    /// What is wrong and what was expected, with a suggestion where there is a near word.
    public let message: String
    /// The line of the script.
    public let sourceLine: String

    /// Creates a diagnostic.
    public init(file: String, line: Int, column: Int, message: String, sourceLine: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.sourceLine = sourceLine
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The place and the message, then the line of the script with a caret below the place.
    ///
    /// Long lines are cut to the part around the place.
    public var description: String {
        let characters = Array(sourceLine)
        let caret = max(0, min(column - 1, characters.count))
        let first = caret > 100 ? caret - 60 : 0
        let last = min(characters.count, first + 118)
        var shown = String(characters[first..<last])
        var indent = String(characters[first..<caret].map { $0 == "\t" ? "\t" : " " })
        if first > 0 {
            shown = "…" + shown
            indent += " "
        }
        if last < characters.count { shown += "…" }
        return "\(file):\(line):\(column): \(message)\n    \(shown)\n    \(indent)^"
    }
}

/// The word of a list that is nearest to one that is not in it, or nil where none is near.
///
/// Nearness is the number of insertions, deletions, replacements and swaps of neighbours (Damerau's distance, optimal string
/// alignment), up to a third of the longer word, and one in words of two letters and more. Takes time proportional to the
/// product of the lengths, for each candidate.
func nearestWord(to word: String, in candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let lowercased = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 4 * 64 {
        let distance = editDistance(lowercased, Array(candidate.lowercased()))
        let longer = max(lowercased.count, candidate.count)
        guard distance < longer, distance <= max(1, longer / 3) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
            var best = min(substitution, previous[j + 1] + 1, current[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforePrevious[j - 1] + 1) }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}
