import PlumbConsole

/// A command and its options.
struct Invocation {
    enum Command {
        case help
        case list
        case measure
        /// The contenders to run; then nothing is measured.
        case run([Run])
    }

    /// A contender, and the number of its runs.
    struct Run {
        let workload: String
        let contender: String
        let times: Int
    }

    var command = Command.measure
    var selection = Workload.Selection.all
    /// Only workloads whose names contain this text are measured; nil for all.
    var filter: String?
    var isQuick = false
    /// Whether frames are checked and allocations counted, but nothing is timed.
    var onlyCounts = false
    var countsInstructions = false
    /// Whether files are written only if the machine was quiet.
    var onlyIfQuiet = false
    /// Files, or `-` for standard output.
    var json: String?
    var markdown: String?

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let parsed = try ParsedArguments<Option>(arguments)
        if let word = parsed.words.first {
            throw UsageError("'\(word)' is not an option; workloads are chosen with --filter \(word)")
        }
        for (option, value) in parsed.options { try apply(option, value) }
        if onlyCounts, onlyIfQuiet {
            throw UsageError("--if-quiet is about times, and --counts does not measure")
        }
        if onlyCounts, isQuick { throw UsageError("--quick measures faster, and --counts does not measure") }
        if json == "-", markdown == "-" {
            throw UsageError("only one of --json and --markdown can go to standard output")
        }
    }

    /// Whether standard output has figures for another program, so that the table must not be written there.
    var isOutputTaken: Bool { [json, markdown].contains("-") }

    private mutating func apply(_ option: Option, _ value: String) throws(UsageError) {
        switch option {
        case .help: command = .help
        case .list: if case .measure = command { command = .list }
        case .filter: filter = value
        case .quick: isQuick = true
        case .counts: onlyCounts = true
        case .instructions: countsInstructions = true
        case .json: json = value
        case .markdown: markdown = value
        case .ifQuiet: onlyIfQuiet = true
        case .set: selection = try Workload.Selection(option: value)
        case .only:
            let run = try Invocation.run(value)
            if case .run(let runs) = command { command = .run(runs + [run]) } else { command = .run([run]) }
        }
    }

    /// Reads `workload/contender=times`.
    private static func run(_ text: String) throws(UsageError) -> Run {
        let parts = text.split(omittingEmptySubsequences: false) { "/=".contains($0) }
        guard parts.count == 3, let times = Int(parts[2]), times >= 0 else {
            throw UsageError("--only '\(text)' is not a workload, a contender and a number, such as feed-item/pin=1000")
        }
        return Run(workload: String(parts[0]), contender: String(parts[1]), times: times)
    }
}
