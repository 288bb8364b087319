import LayoutRendering
import Plumb
import PlumbConsole

/// The options of the command line.
enum Option: String, CaseIterable {
    case size = "--size"
    case scale = "--scale"
    case rtl = "--rtl"
    case format = "--format"
    case output = "--output"
    case convert = "--convert"
    case help = "--help"
    case version = "--version"

    init(_ word: String) throws(UsageError) {
        let shortNames: [String: Option] = ["-h": .help, "-o": .output]
        guard let option = Option(rawValue: word) ?? shortNames[word] else {
            throw UsageError(
                unknown: "option", word, known: Option.allCases.map { $0.rawValue }, hint: "Try 'examples --help'."
            )
        }
        self = option
    }

    var takesValue: Bool {
        switch self {
        case .size, .scale, .format, .output: true
        case .rtl, .convert, .help, .version: false
        }
    }

    /// A value that makes sense, for messages.
    var sample: String {
        switch self {
        case .size: "320x568"
        case .scale: "2"
        case .format: "boxes"
        case .output: "layout.svg"
        case .rtl, .convert, .help, .version: ""
        }
    }
}

extension Option {
    /// The longest side and the largest scale that make sense, so that no picture is beyond all measure.
    private static let longestSide = 100_000.0
    private static let largestScale = 1000.0

    /// Reads a size as `320x568`.
    static func size(_ text: String) throws(UsageError) -> Size {
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width.isFinite,
            height.isFinite
        else {
            throw UsageError("--size '\(text)' is not a width and a height, such as 320x568")
        }
        guard width > 0, height > 0, width <= longestSide, height <= longestSide else {
            throw UsageError("--size '\(text)': both sides must be above 0 and at most \(Int(longestSide))")
        }
        return Size(width: width, height: height)
    }

    /// Reads pixels per point.
    static func scale(_ text: String) throws(UsageError) -> Double {
        guard let scale = Double(text), scale >= 0, scale <= largestScale else {
            throw UsageError("--scale '\(text)' is not a number from 0 to \(Int(largestScale)), such as 2")
        }
        return scale
    }

    static func format(_ text: String) throws(UsageError) -> RenderFormat {
        if let format = RenderFormat(rawValue: text) { return format }
        let known = RenderFormat.allCases.map { $0.rawValue }
        throw UsageError(
            unknown: "format", text, known: known, hint: "The formats are \(known.joined(separator: ", "))."
        )
    }
}
