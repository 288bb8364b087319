import Foundation

/// Counts the instructions of layouts with callgrind, which gives the same numbers every time, on a busy machine too.
///
/// The program runs itself under valgrind, which writes down its counts whenever ``Contender/run(times:)`` begins.
enum InstructionCounter {
    /// The number of counted layouts; even, since some workloads alternate.
    private static let layouts = 100

    /// The instructions of one layout for each contender; nil if they cannot be counted: without valgrind, or if code that walks
    /// the stack fails under valgrind.
    static func instructions(of workload: Workload) -> [Double]? {
        let contenders = workload.setUp(FrameCheck.measured).contenders
        let calls = contenders.map { $0.prepare == nil ? layouts : 1 }
        let runs = zip(contenders, calls).map { "--only=\(workload.name)/\($0.name)=\($1)" }
        guard let counts = counts(of: runs) else { return nil }
        return contenders.indices.map { Double(counts[$0]) / Double(calls[$0] * contenders[$0].layouts) }
    }

    /// The instructions of each run, or nil if they cannot be counted.
    private static func counts(of runs: [String]) -> [Int]? {
        guard let valgrind, let program = Bundle.main.executablePath else { return nil }
        let files = FileManager.default
        let directory = files.temporaryDirectory.appending(path: "plumb-instructions-\(UUID().uuidString)")
        guard (try? files.createDirectory(at: directory, withIntermediateDirectories: true)) != nil else { return nil }
        defer { try? files.removeItem(at: directory) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: valgrind)
        process.arguments =
            [
                "--tool=callgrind", "--callgrind-out-file=\(directory.path)/out",
                "--dump-before=*ContenderV3run5times*", program,
            ] + runs
        process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        // Each run is three: one layout to warm up, the counted layouts, and none, which marks the end.
        let counts = (1...runs.count).compactMap { total(in: directory.appending(path: "out.\($0 * 3)")) }
        return counts.count == runs.count ? counts : nil
    }

    /// The instructions since the last file.
    private static func total(in file: URL) -> Int? {
        let text = try? String(contentsOf: file, encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("totals: ") || $0.hasPrefix("summary: ") }
        return line?.split(separator: " ").last.flatMap { Int($0) }
    }

    /// The path of valgrind, or nil.
    private static var valgrind: String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/valgrind" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

extension Report {
    /// Adds the instructions of each contender; heavy workloads would take hours.
    ///
    /// Returns false if none can be counted.
    mutating func countInstructions() -> Bool {
        var isCounted = false
        for result in results.indices where !results[result].workload.isHeavy && results[result].workload.views <= 100 {
            guard let counts = InstructionCounter.instructions(of: results[result].workload) else { continue }
            for index in counts.indices { results[result].measurements[index].instructions = counts[index] }
            isCounted = true
        }
        return isCounted
    }
}
