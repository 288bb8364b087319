import PlumbConsole

/// The options of the command line.
enum Option: String, CaseIterable {
    case set = "--set"
    case filter = "--filter"
    case quick = "--quick"
    case json = "--json"
    case svg = "--svg"
    case markdown = "--markdown"
    case counts = "--counts"
    case instructions = "--instructions"
    case ifQuiet = "--if-quiet"
    case only = "--only"
    case list = "--list"
    case help = "--help"

    init(_ word: String) throws(UsageError) {
        guard let option = Option(rawValue: word == "-h" ? "--help" : word) else {
            throw UsageError(
                unknown: "option", word, known: Option.allCases.map { $0.rawValue },
                hint: "Try 'benchmarks --help'."
            )
        }
        self = option
    }

    /// A value that makes sense, or nil for an option that has none.
    var sample: String? {
        switch self {
        case .set: "chains"
        case .filter: "feed"
        case .json: "figures.json"
        case .svg: "figures.svg"
        case .markdown: "figures.md"
        case .only: "feed-item/pin=1000"
        case .quick, .counts, .ifQuiet, .instructions, .list, .help: nil
        }
    }
}
