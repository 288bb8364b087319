import Foundation

/// Where data goes: standard output, a file, or a directory with one file for each example.
package final class Output {
    private enum Destination {
        case stream
        case file(String)
        case directory(String)
    }

    private let destination: Destination
    private var text = ""
    private var failure: String?
    private var isClosed = false

    /// - Parameter path: a file; a directory that is there, or a path that ends with a slash; nil for standard output.
    package init(_ path: String?) {
        guard let path else {
            destination = .stream
            return
        }
        destination = path.hasSuffix("/") || isDirectory(path) ? .directory(path) : .file(path)
    }

    package var isDirectoryOutput: Bool {
        if case .directory = destination { return true }
        return false
    }

    /// The terminal that shows the data, if it is not written to a file.
    package var ink: Ink {
        if case .stream = destination { return Ink(.standardOutput) }
        return .none
    }

    /// The width of drawings, in characters.
    package var columns: Int {
        if case .stream = destination { return Terminal.standardOutput.columns }
        return 80
    }

    /// Writes data, silently giving up when the reader went away.
    ///
    /// Any other failure is told by ``finish()``.
    package func write(_ data: String) {
        guard !isClosed else { return }
        guard case .stream = destination else {
            text += data
            return
        }
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(data.utf8))
        } catch {
            isClosed = true
            if posixCode(error) != EPIPE { failure = "cannot write to standard output: \(describe(error))" }
        }
    }

    /// Writes a file of its own into the directory.
    package func write(_ data: String, asFile name: String) {
        guard case .directory(let path) = destination, failure == nil else { return }
        let file = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data(data.utf8).write(to: file)
        } catch {
            failure = "cannot write '\(file.relativePath)': \(describe(error, at: file.relativePath))"
        }
    }

    /// Writes what is left and says what could not be written.
    package func finish() -> String? {
        switch destination {
        case .stream: break
        case .file(let path):
            do {
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            } catch {
                failure = "cannot write '\(path)': \(describe(error, at: path))"
            }
        case .directory(let path):
            if !text.isEmpty { failure = "cannot write '\(path)': name a file, not a directory" }
        }
        return failure
    }
}
