import Foundation

/// Runs a built command and collects what it writes.
public struct Executable: Sendable {
    /// The result of a run.
    public struct Outcome {
        /// The exit status.
        public let status: Int32
        /// The text on standard output.
        public let output: String
        /// The text on standard error.
        public let errors: String
    }

    /// Where the command is.
    public let url: URL

    /// The command of that name beside the test bundle.
    public init(_ name: String) {
        let arguments = CommandLine.arguments
        let bundle = arguments.first { $0.contains(".xctest") } ?? arguments.first ?? ""
        let path = bundle.range(of: ".xctest").map { String(bundle[..<$0.upperBound]) } ?? bundle
        url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Runs the program to its end, its streams going through files so that no amount of output can block it.
    public func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        let directory = try TemporaryDirectory()
        let streams = ["in", "out", "err"].map { directory.url.appendingPathComponent($0) }
        try Data(input.utf8).write(to: streams[0])
        for stream in streams.dropFirst() { try Data().write(to: stream) }

        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/"].merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: streams[0])
        process.standardOutput = try FileHandle(forWritingTo: streams[1])
        process.standardError = try FileHandle(forWritingTo: streams[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: try String(contentsOf: streams[1], encoding: .utf8),
            errors: try String(contentsOf: streams[2], encoding: .utf8)
        )
    }
}

/// A directory that goes away with the value that holds it.
public final class TemporaryDirectory {
    /// Where it is.
    public let url: URL

    /// Makes a directory with a name of its own.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file and returns its path.
    public func file(_ name: String, _ text: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
