import PlumbConsole

/// What the command line asks for.
struct Invocation {
    enum Command {
        case help
        case list
        case measure
        /// These are run, and nothing is measured.
        case run([Run])
    }

    /// A contender, and how often it is run.
    struct Run {
        let workload: String
        let contender: String
        let times: Int
    }

    var command = Command.measure
    var selection = Workload.Selection.all
    /// What the names of the workloads must contain, or nil for all.
    var filter: String?
    var isQuick = false
    /// Whether frames are checked and allocations counted, but nothing is timed.
    var onlyCounts = false
    var countsInstructions = false
    /// Whether files are written only if the machine was quiet.
    var onlyIfQuiet = false
    /// Files, or `-` for standard output.
    var json: String?
    var svg: String?
    var markdown: String?

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                throw UsageError("'\(word)' is not an option; workloads are chosen with --filter \(word)")
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try Option(parts[0])
            guard let sample = option.sample else {
                if parts.count > 1 { throw UsageError("\(option.rawValue) takes no value") }
                try apply(option, "")
                continue
            }
            let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
            guard let value = parts.count > 1 ? parts[1] : next, !value.isEmpty else {
                throw UsageError("\(option.rawValue) needs a value, such as \(option.rawValue) \(sample)")
            }
            if parts.count == 1 { rest.removeFirst() }
            try apply(option, value)
        }
        if onlyCounts, onlyIfQuiet {
            throw UsageError("--if-quiet is about times, and --counts does not measure")
        }
        if onlyCounts, isQuick { throw UsageError("--quick measures faster, and --counts does not measure") }
        if [json, svg, markdown].count(where: { $0 == "-" }) > 1 {
            throw UsageError("only one of --json, --svg and --markdown can go to standard output")
        }
    }

    /// Whether the table would get mixed up with figures that another program reads.
    var isOutputTaken: Bool { [json, svg, markdown].contains("-") }

    private mutating func apply(_ option: Option, _ value: String) throws(UsageError) {
        switch option {
        case .help: command = .help
        case .list: if case .measure = command { command = .list }
        case .filter: filter = value
        case .quick: isQuick = true
        case .counts: onlyCounts = true
        case .instructions: countsInstructions = true
        case .json: json = value
        case .svg: svg = value
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
