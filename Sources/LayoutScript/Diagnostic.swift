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
