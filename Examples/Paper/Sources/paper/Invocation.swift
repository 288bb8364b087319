import PaperScenes
import Plumb

/// What the command line asks for.
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
    /// A file or a directory, or nil for standard output.
    private(set) var output: String?
    private var givenFormat: Format?

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        var given: [(option: Option, value: String)] = []
        let words = try Invocation.sortOptions(from: arguments, into: &given)
        for (option, value) in given { try apply(option, value) }
        if given.contains(where: { $0.option == .help }) { return }
        if given.contains(where: { $0.option == .version }) {
            command = .version
            return
        }
        command = try Invocation.command(words)
        if case .list = command, let option = given.first?.option {
            throw UsageError("'list' takes no \(option.rawValue)")
        }
    }

    /// The format that was asked for, by its name or by that of the output.
    var format: Format {
        if let givenFormat { return givenFormat }
        let ending = output?.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if let format = Format(rawValue: ending) { return format }
        if case .invoice = command { return .pdf }
        return .png
    }

    /// Takes the options out and returns the other words.
    private static func sortOptions(
        from arguments: [String], into given: inout [(option: Option, value: String)]
    ) throws(UsageError) -> [String] {
        var words: [String] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                words.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let option = try Option(parts[0])
            if !option.takesValue {
                if parts.count > 1 { throw UsageError("\(option.rawValue) takes no value") }
                given.append((option, ""))
            } else if parts.count > 1 {
                given.append((option, parts[1]))
            } else if let value = rest.first, !value.hasPrefix("--") {
                rest.removeFirst()
                given.append((option, value))
            } else {
                throw UsageError("\(option.rawValue) needs a value, such as \(option.rawValue) \(option.sample)")
            }
        }
        return words
    }

    private mutating func apply(_ option: Option, _ value: String) throws(UsageError) {
        switch option {
        case .help, .version: break
        case .rtl: options.direction = .rightToLeft
        case .size: options.size = try Option.size(value)
        case .scale: options.scale = try Option.scale(value)
        case .format: givenFormat = try Option.format(value)
        case .output:
            if value.isEmpty { throw UsageError("--output needs the name of a file") }
            output = value == "-" ? nil : value
        }
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
