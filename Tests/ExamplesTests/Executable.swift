import Foundation

/// Runs the built `examples` and collects what it writes.
enum Executable {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The executable beside the test bundle.
    static let url: URL = {
        let arguments = CommandLine.arguments
        let bundle = arguments.first { $0.contains(".xctest") } ?? arguments.first ?? ""
        let path = bundle.range(of: ".xctest").map { String(bundle[..<$0.upperBound]) } ?? bundle
        return URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("examples")
    }()

    /// Runs the program to its end, its streams going through files so that no amount of output can block it.
    static func run(
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
final class TemporaryDirectory {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
