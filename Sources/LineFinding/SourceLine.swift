/// A line of source code.
package struct SourceLine: Hashable, Sendable {
    /// The name of the file, without its folders.
    package let file: String
    /// The number of the line, from 1.
    package let line: Int

    /// Creates a line.
    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
