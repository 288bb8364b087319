import Foundation

/// Counts the instructions of a layout with callgrind, which gives the same number every time.
///
/// The program runs itself under valgrind, once with few and once with more layouts; the difference is the layouts'.
enum InstructionCounter {
    /// The instructions of one layout, or nil where there is no valgrind.
    static func instructions(workload: String, contender: String, layouts: Int) -> Double? {
        let few = 1000
        let more = 3000
        guard let first = count(workload, contender, times: few), let second = count(workload, contender, times: more)
        else { return nil }
        return Double(second - first) / Double((more - few) * layouts)
    }

    private static func count(_ workload: String, _ contender: String, times: Int) -> Int? {
        guard let valgrind, let program = Bundle.main.executablePath else { return nil }
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: valgrind)
        process.arguments = [
            "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--only",
            "\(workload)/\(contender)=\(times)",
        ]
        process.standardError = errors
        guard (try? process.run()) != nil else { return nil }
        let text = String(data: errors.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        let line = text.split(separator: "\n").last { $0.contains("Collected") }
        return line?.split(separator: " ").last.flatMap { Int($0) }
    }

    /// Where valgrind is, or nil.
    private static var valgrind: String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/valgrind" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

extension WorkloadResult {
    /// Adds the instructions of each contender; heavy workloads would take hours.
    mutating func countInstructions() {
        guard !workload.isHeavy, workload.views <= 100 else { return }
        let layouts = workload.setUp().contenders.map { $0.layouts }
        for index in measurements.indices {
            measurements[index].instructions = InstructionCounter.instructions(
                workload: workload.name, contender: measurements[index].contender, layouts: layouts[index]
            )
        }
    }
}
