import PlumbConsole

/// The options of the command line.
enum Option: String, CommandLineOption {
    case format = "--format"
    case output = "--output"
    case scale = "--scale"
    case size = "--size"
    case rtl = "--rtl"
    case help = "--help"
    case version = "--version"

    var sample: String? {
        switch self {
        case .format: "pdf"
        case .output: "order.pdf"
        case .scale: "2"
        case .size: "390x844"
        case .rtl, .help, .version: nil
        }
    }
}

/// The format of a document.
enum Format: String, CaseIterable {
    case png
    case pdf
    case svg

    /// Whether one file holds several pages.
    var holdsPages: Bool { self == .pdf }

    /// Whether it is text, which does no harm on a terminal.
    var isText: Bool { self == .svg }
}
