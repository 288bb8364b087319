import Foundation

/// Standard error: for everything that is not data.
struct StandardError {
    let ink = Ink(.standardError)

    /// Writes lines; a stream that cannot be written is given up silently.
    func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Writes text without ending the line.
    func writeUnended(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    func error(_ message: String) {
        write("\(ink.red("examples:")) \(message)")
    }

    func warning(_ message: String) {
        write("\(ink.yellow("warning:")) \(message)")
    }
}
