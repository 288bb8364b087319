import PaperScenes
import Plumb
import PlumbConsole

/// A command and its options.
struct Invocation {
    enum Command {
        case help
        case version
        case list
        case show([PaperScene])
        case invoice(String)
    }

    private(set) var command = Command.help
    private(set) var options = SceneOptions()
    /// The requested format, or else the one that the name of the output ends with.
    private(set) var format = Format.png
    /// A file or a directory, or nil for standard output.
    private(set) var output: String?

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let parsed = try ParsedArguments<Option>(arguments)
        var format: Format?
        for (option, value) in parsed.options {
            switch option {
            case .help, .version: break
            case .rtl: options.direction = .rightToLeft
            case .size:
                // Cairo counts the pixels of a side in 15 bits.
                let sides = try option.size(value, sides: 1...20_000)
                options.size = Size(width: sides.width, height: sides.height)
            case .scale: options.scale = try option.number(value, in: 0.1...16)
            case .format: format = try option.choice(value, "format", among: Format.self)
            case .output: output = value == "-" ? nil : value
            }
        }
        if parsed.contains(.help) { return }
        if parsed.contains(.version) {
            command = .version
            return
        }
        command = try Invocation.command(parsed.words)
        if case .list = command, let option = parsed.options.first?.option {
            throw UsageError("'list' takes no \(option.rawValue)")
        }
        if case .invoice = command { self.format = .pdf }
        if format == nil { format = try Invocation.format(of: output) }
        if let format { self.format = format }
    }

    /// The format that the name of a file ends with, or nil for a directory or a name without an ending.
    private static func format(of output: String?) throws(UsageError) -> Format? {
        guard let output, !Destination(output).isFolder, let name = output.split(separator: "/").last,
            let dot = name.dropFirst().lastIndex(of: ".")
        else { return nil }
        return try Option.format.choice(String(name[dot...].dropFirst()), "format", among: Format.self)
    }

    private static func command(_ words: [String]) throws(UsageError) -> Command {
        guard let name = words.first else { throw UsageError("say what to do", hint: Help.usage) }
        let operands = Array(words.dropFirst())
        switch name {
        case "help": return .help
        case "list", "all":
            if let extra = operands.first { throw UsageError("'\(name)' takes no names, but '\(extra)' was given") }
            return name == "list" ? .list : .show(PaperScene.all)
        case "show":
            if operands.isEmpty {
                throw UsageError("'show' needs the name of a scene", hint: "Try 'paper show invoice', or 'paper list'.")
            }
            return .show(try scenes(operands))
        case "invoice":
            guard let file = operands.first else {
                throw UsageError(
                    "'invoice' needs a file", hint: "Try 'paper invoice order.json', or '-' for standard input.")
            }
            if operands.count > 1 { throw UsageError("'invoice' takes one file, but '\(operands[1])' was given too") }
            return .invoice(file)
        default:
            if PaperScene.named(name) != nil {
                throw UsageError("'\(name)' is a scene, not a command", hint: "Try 'paper show \(name)'.")
            }
            throw UsageError(unknown: "command", name, known: ["list", "show", "all", "invoice"])
        }
    }

    private static func scenes(_ names: [String]) throws(UsageError) -> [PaperScene] {
        var scenes: [PaperScene] = []
        for name in names {
            guard let scene = PaperScene.named(name) else {
                throw UsageError(
                    unknown: "scene", name, known: PaperScene.all.map { $0.name }, hint: "Try 'paper list'.")
            }
            scenes.append(scene)
        }
        return scenes
    }
}
