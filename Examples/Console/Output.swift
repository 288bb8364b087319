import Foundation

/// The text that a program writes, on standard output, into a file, or into files of a directory.
package final class Output {
    private let destination: Destination
    private var text = ""
    private var failure: Failure?

    /// - Parameter path: a file; an existing directory, or a path that ends with a slash; nil for standard output.
    package init(_ path: String?) {
        destination = Destination(path)
    }

    package var isDirectoryOutput: Bool { destination.isFolder }

    /// The colors of the terminal that shows the text, or none.
    package var ink: Ink {
        if case .stream = destination { return Ink(.standardOutput) }
        return .none
    }

    /// The width of drawings, in characters.
    package var columns: Int {
        if case .stream = destination { return Terminal.standardOutput.columns }
        return 80
    }

    /// Writes text; a file is written by ``finish()``, which throws the failures.
    package func write(_ text: String) {
        if case .stream = destination { return store(text, at: nil) }
        self.text += text
    }

    /// Writes a file of its own into the directory.
    package func write(_ text: String, asFile name: String) {
        store(text, at: destination.path(of: name))
    }

    private func store(_ text: String, at path: String?) {
        guard failure == nil else { return }
        do { try destination.write(Data(text.utf8), to: path) } catch { failure = error }
    }

    /// Writes the file, and throws the first failure.
    package func finish() throws(Failure) {
        switch destination {
        case .stream: break
        case .file(let path): store(text, at: path)
        case .directory(let path):
            if !text.isEmpty { throw Failure("cannot write '\(path)': name a file, not a directory") }
        }
        if let failure { throw failure }
    }
}
