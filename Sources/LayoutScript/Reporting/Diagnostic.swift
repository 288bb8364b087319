/// A mistake in a layout script or an expectation that was not met, with its place.
public struct Diagnostic: Hashable, Sendable, Error {
    /// The subject of a diagnostic.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// A line that cannot be run.
        case mistake
        /// An expectation that was not met.
        case expectation
        /// A name that the script does not define; pasted code often has some.
        case missingName
        /// A type of an app that was pasted, which is no script.
        case pastedType
    }

    /// The kind.
    public let kind: Kind
    /// The name of the file as it was given to the runner.
    public let file: String
    /// The part of the script that it is about.
    public let range: SourceRange
    /// The mistake and the expectation, with a suggestion if a known word is near.
    public let message: String
    /// The line of the script.
    public let sourceLine: String
    /// Changes that may mend it.
    public package(set) var fixes: [Fix]

    /// A change of the script.
    public struct Fix: Hashable, Sendable {
        /// A title of the change, such as `Replace by 'top'`.
        public let title: String
        /// The part that is replaced.
        public let range: SourceRange
        /// The text in its place.
        public let replacement: String

        package init(title: String, range: SourceRange, replacement: String) {
            (self.title, self.range, self.replacement) = (title, range, replacement)
        }
    }

    /// The line, counted from 1.
    public var line: Int { range.line }
    /// The column in UTF-16 code units, counted from 1.
    public var column: Int { range.column }
}

extension Diagnostic {
    /// Creates a diagnostic of a mistake.
    public init(file: String, line: Int, column: Int, message: String, sourceLine: String) {
        let range = SourceRange(line: line, column: column, offset: 0, length: 0)
        self.init(kind: .mistake, file: file, range: range, message: message, sourceLine: sourceLine, fixes: [])
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The place and the message, then the line of the script with a caret below the place.
    ///
    /// Long lines are cut to the part around the place.
    public var description: String {
        let units = Array(sourceLine.utf16)
        let caret = max(0, min(column - 1, units.count))
        let first = caret > 100 ? caret - 60 : 0
        let last = min(units.count, first + 118)
        let before = String(decoding: units[first..<caret], as: UTF16.self)
        var indent = first > 0 ? " " : ""
        for character in before { indent += character == "\t" ? "\t" : " " }
        let shown = String(decoding: units[first..<last], as: UTF16.self)
        return
            "\(file):\(line):\(column): \(message)\n    \(first > 0 ? "…" : "")\(shown)\(last < units.count ? "…" : "")"
            + "\n    \(indent)^"
    }
}
