import Foundation

/// Standard error, for everything but data.
package struct StandardError {
    package let ink = Ink(.standardError)
    /// The name of the program, with which errors begin.
    package let name: String

    package init(program name: String) {
        self.name = name
    }

    /// Writes lines, and ignores a stream that cannot be written.
    package func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Writes text without ending the line.
    package func writeUnended(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    package func error(_ message: String) {
        write("\(ink.red("\(name):")) \(message)")
    }

    /// Writes a warning, after the line of the file that caused it.
    package func warning(_ message: String, at place: String? = nil) {
        write((place.map { "\($0): " } ?? "") + "\(ink.yellow("warning:")) \(message)")
    }
}
