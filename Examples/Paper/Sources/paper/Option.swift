import Plumb

/// The options of the command line.
enum Option: String, CaseIterable {
    case format = "--format"
    case output = "--output"
    case scale = "--scale"
    case size = "--size"
    case rtl = "--rtl"
    case help = "--help"
    case version = "--version"

    init(_ word: String) throws(UsageError) {
        let shortNames: [String: Option] = ["-h": .help, "-o": .output]
        guard let option = Option(rawValue: word) ?? shortNames[word] else {
            throw UsageError(unknown: "option", word, known: Option.allCases.map { $0.rawValue })
        }
        self = option
    }

    var takesValue: Bool {
        switch self {
        case .format, .output, .scale, .size: true
        case .rtl, .help, .version: false
        }
    }

    /// A value that makes sense, for messages.
    var sample: String {
        switch self {
        case .format: "pdf"
        case .output: "order.pdf"
        case .scale: "2"
        case .size: "390x844"
        case .rtl, .help, .version: ""
        }
    }
}

extension Option {
    /// The longest side of a page that makes sense, in points.
    private static let longestSide = 20_000.0

    /// Reads a size as `390x844`.
    static func size(_ text: String) throws(UsageError) -> Size {
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
            throw UsageError("--size '\(text)' is not a width and a height, such as 390x844")
        }
        guard width >= 1, height >= 1, width <= longestSide, height <= longestSide else {
            throw UsageError("--size '\(text)': both sides must be at least 1 and at most \(Int(longestSide))")
        }
        return Size(width: width, height: height)
    }

    /// Reads pixels per point.
    static func scale(_ text: String) throws(UsageError) -> Double {
        guard let scale = Double(text), scale >= 0.1, scale <= 16 else {
            throw UsageError("--scale '\(text)' is not a number from 0.1 to 16, such as 2")
        }
        return scale
    }

    static func format(_ text: String) throws(UsageError) -> Format {
        if let format = Format(rawValue: text.lowercased()) { return format }
        let known = Format.allCases.map { $0.rawValue }
        throw UsageError(
            unknown: "format", text, known: known, hint: "The formats are \(known.joined(separator: ", ")).")
    }
}

/// What a document is written as.
enum Format: String, CaseIterable {
    case png
    case pdf
    case svg

    /// Whether one file holds several pages.
    var holdsPages: Bool { self == .pdf }

    /// Whether it is text, which does no harm on a terminal.
    var isText: Bool { self == .svg }
}
