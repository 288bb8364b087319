import Foundation

/// Standard error: for everything that is not data.
package struct StandardError {
    package let ink = Ink(.standardError)
    /// The name that errors begin with.
    private let program: String

    package init(program: String) {
        self.program = program
    }

    /// Writes lines; a stream that cannot be written is given up silently.
    package func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Writes text without ending the line.
    package func writeUnended(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    package func error(_ message: String) {
        write("\(ink.red("\(program):")) \(message)")
    }

    /// Writes a warning, behind the line of the file that it is about.
    package func warning(_ message: String, at place: String? = nil) {
        write((place.map { "\($0): " } ?? "") + "\(ink.yellow("warning:")) \(message)")
    }
}
