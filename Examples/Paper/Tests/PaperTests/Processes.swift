import Foundation

/// The output and the exit status of a process.
struct ProcessResult {
    let status: Int32
    let bytes: Data
    let errors: String

    var output: String { String(decoding: bytes, as: UTF8.self) }
}

/// Runs a program to its end.
func run(
    _ program: String, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
) throws -> ProcessResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files instead of pipes: a pipe that is full would hold the program up.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func handle(_ name: String, _ content: Data) throws -> FileHandle {
        let file = folder.appendingPathComponent(name)
        try content.write(to: file)
        return try FileHandle(forUpdating: file)
    }
    process.standardInput = try handle("input", input)
    process.standardOutput = try handle("output", Data())
    process.standardError = try handle("errors", Data())
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
        status: process.terminationStatus, bytes: try Data(contentsOf: folder.appendingPathComponent("output")),
        errors: String(decoding: try Data(contentsOf: folder.appendingPathComponent("errors")), as: UTF8.self))
}
