import Foundation

/// The machine of the figures.
struct Machine {
    let processor: String
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let memory = ProcessInfo.processInfo.physicalMemory
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let date = Date()

    init() {
        let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        processor = name ?? "unknown processor"
    }

    var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "other"
        #endif
    }

    /// The version of the compiler, as far as a program can tell.
    var compiler: String {
        #if compiler(>=6.4)
        "Swift 6.4 or newer"
        #elseif compiler(>=6.3)
        "Swift 6.3"
        #else
        "Swift 6.2"
        #endif
    }

    var build: String {
        #if DEBUG
        "debug"
        #else
        "release"
        #endif
    }

    /// The day, as in 2026-11-29.
    var day: String { date.formatted(.iso8601.year().month().day()) }

    /// The average number of programs that wanted a core in the last minute; nil if it is unknown.
    ///
    /// A number above one or two means that the machine was not idle.
    static var load: Double? {
        let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { Double($0) }
    }

    /// The description in one line.
    var summary: String {
        "\(processor), \(cores) cores, \(memory >> 30) GB, \(system), \(architecture), \(compiler), \(build) build"
    }
}
