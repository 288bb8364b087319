import Foundation

/// Standard output, a file, or a directory with a file for each document.
package enum Destination {
    case stream
    case file(String)
    case directory(String)

    /// - Parameter path: a file; an existing directory, or a path that ends with a slash; nil for standard output.
    package init(_ path: String?) {
        guard let path else {
            self = .stream
            return
        }
        self = path.hasSuffix("/") || isDirectory(path) ? .directory(path) : .file(path)
    }

    /// Whether each document becomes a file of its own.
    package var isFolder: Bool { if case .directory = self { true } else { false } }

    /// Whether a person looks at the output.
    package var isTerminal: Bool { if case .stream = self { Terminal.standardOutput.isTerminal } else { false } }

    /// The path of a document, or nil for standard output.
    package func path(of name: String) -> String? {
        switch self {
        case .stream: nil
        case .file(let path): path
        case .directory(let folder): (folder.hasSuffix("/") ? folder : folder + "/") + name
        }
    }

    /// Writes a document to a path that ``path(of:)`` gave.
    ///
    /// The directory is made if it is missing. Standard output without a reader is no failure.
    package func write(_ data: Data, to path: String?) throws(Failure) {
        guard let path else { return try writeToStandardOutput(data) }
        if case .directory(let folder) = self {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure("cannot write to '\(folder)': \(describe(error, at: folder))")
            }
        }
        try writeFile(data, to: path)
    }
}

/// Reads a file as a whole; `-` is standard input.
package func readFile(_ path: String) throws(Failure) -> Data {
    let name = path == "-" ? "standard input" : "'\(path)'"
    if path != "-", isDirectory(path) { throw Failure("cannot read \(name): it is a directory") }
    do {
        if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
        throw Failure("cannot read \(name): \(describe(error, at: path == "-" ? nil : path))")
    }
}

/// Writes a file as a whole or not at all; a pipe or a device is written to as it is.
private func writeFile(_ data: Data, to path: String) throws(Failure) {
    do {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let type = attributes?[.type] as? FileAttributeType
        if let type, type != .typeRegular, type != .typeDirectory {
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: data)
            try handle.close()
        } else {
            try data.write(to: file, options: .atomic)
        }
    } catch {
        throw Failure("cannot write '\(path)': \(describe(error, at: path))")
    }
}

private func writeToStandardOutput(_ data: Data) throws(Failure) {
    do {
        try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
        if posixCode(error) != EPIPE { throw Failure("cannot write to standard output: \(describe(error))") }
    }
}
