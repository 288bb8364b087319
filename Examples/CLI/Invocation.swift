import LayoutRendering
import Plumb
import PlumbConsole
import PlumbScenes

/// What the command line asks for.
struct Invocation {
    enum Command {
        case help
        case version
        case list
        case show([String])
        case all
        case run([String])
    }

    var command = Command.help
    /// The options that were given and their values, in order.
    private var given: [(option: Option, value: String)] = []
    var size: Size?
    var scale: Double?
    var direction: LayoutDirection?
    var format: RenderFormat?
    /// A file or directory, or nil for standard output.
    var output: String?
    /// Whether pasted Swift is run as the script that it comes to, and that is written.
    var converts = false

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let words = try sortOptions(from: arguments)
        for (option, value) in given { try apply(option, value) }
        if given.contains(where: { $0.option == .help }) { return }
        if given.contains(where: { $0.option == .version }) {
            command = .version
            return
        }
        try readCommand(words)
        try checkOptions()
    }

    /// What a scene is asked for.
    var sceneOptions: SceneOptions { SceneOptions(size: size, scale: scale, direction: direction) }

    /// Takes the options out and returns the other words.
    private mutating func sortOptions(from arguments: [String]) throws(UsageError) -> [String] {
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
        case .rtl: direction = .rightToLeft
        case .convert: converts = true
        case .size: size = try Option.size(value)
        case .scale: scale = try Option.scale(value)
        case .format: format = try Option.format(value)
        case .output:
            if value.isEmpty { throw UsageError("--output needs the name of a file") }
            output = value == "-" ? nil : value
        }
    }

    private mutating func readCommand(_ words: [String]) throws(UsageError) {
        guard let name = words.first else {
            throw UsageError("say what to do", hint: Help.usage)
        }
        let operands = Array(words.dropFirst())
        switch name {
        case "help": command = .help
        case "list", "all":
            command = name == "list" ? .list : .all
            guard let extra = operands.first else { return }
            throw UsageError("'\(name)' takes no names, but '\(extra)' was given")
        case "show":
            if operands.isEmpty {
                throw UsageError(
                    "'show' needs the name of an example", hint: "Try 'examples show intro', or 'examples list'.")
            }
            if operands.contains("") { throw UsageError("'show' needs the name of an example, not ''") }
            command = .show(operands)
        case "run":
            if operands.isEmpty {
                throw UsageError("'run' needs a file", hint: "Try 'examples run card.pin', or '-' for standard input.")
            }
            if operands.contains("") { throw UsageError("'run' needs the name of a file, not ''") }
            command = .run(operands)
        default:
            if Scene.named(name) != nil {
                throw UsageError("'\(name)' is an example, not a command", hint: "Try 'examples show \(name)'.")
            }
            if name.hasSuffix(".pin") {
                throw UsageError("'\(name)' is a script, not a command", hint: "Try 'examples run \(name)'.")
            }
            throw UsageError(
                unknown: "command", name, known: ["list", "show", "all", "run"], hint: "Try 'examples --help'."
            )
        }
    }

    /// Refuses options that the command would not look at.
    private func checkOptions() throws(UsageError) {
        if converts {
            guard case .run = command else { throw UsageError("only 'run' takes --convert") }
        }
        guard case .list = command else { return }
        for (option, _) in given where [.size, .scale, .rtl].contains(option) {
            throw UsageError("'list' takes no \(option.rawValue)")
        }
        if let format, ![.text, .json].contains(format) {
            throw UsageError("'list' is there as text and as json, not as \(format.rawValue)")
        }
    }
}
