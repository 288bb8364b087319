import LayoutRendering
import Plumb
import PlumbConsole

/// The options of the command line.
enum Option: String, CommandLineOption {
    case size = "--size"
    case scale = "--scale"
    case rtl = "--rtl"
    case format = "--format"
    case output = "--output"
    case convert = "--convert"
    case help = "--help"
    case version = "--version"

    var sample: String? {
        switch self {
        case .size: "320x568"
        case .scale: "2"
        case .format: "boxes"
        case .output: "layout.svg"
        case .rtl, .convert, .help, .version: nil
        }
    }
}

/// The largest side and scale, so that no picture is beyond all measure.
private let (longestSide, largestScale) = (100_000.0, 1000.0)

extension Invocation {
    mutating func apply(_ option: Option, _ value: String) throws(UsageError) {
        switch option {
        case .help, .version: break
        case .rtl: direction = .rightToLeft
        case .convert: converts = true
        case .size:
            let sides = try option.size(value, sides: 1...longestSide)
            size = Size(width: sides.width, height: sides.height)
        case .scale: scale = try option.number(value, in: 0...largestScale)
        case .format: format = try option.choice(value, "format", among: RenderFormat.self)
        case .output: output = value == "-" ? nil : value
        }
    }
}
