import PlumbConsole

/// The options of the command line.
enum Option: String, CommandLineOption {
    case set = "--set"
    case filter = "--filter"
    case quick = "--quick"
    case json = "--json"
    case markdown = "--markdown"
    case counts = "--counts"
    case instructions = "--instructions"
    case ifQuiet = "--if-quiet"
    case only = "--only"
    case list = "--list"
    case help = "--help"

    var sample: String? {
        switch self {
        case .set: "chains"
        case .filter: "feed"
        case .json: "figures.json"
        case .markdown: "figures.md"
        case .only: "feed-item/pin=1000"
        case .quick, .counts, .ifQuiet, .instructions, .list, .help: nil
        }
    }
}
