import LayoutRendering
import Plumb
import PlumbConsole
import PlumbScenes

/// A command and its options.
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
    var size: Size?
    var scale: Double?
    var direction: LayoutDirection?
    var format: RenderFormat?
    /// A file or directory, or nil for standard output.
    var output: String?
    /// Whether pasted Swift becomes a script, which is written and run.
    var converts = false

    /// Reads arguments without the name of the program.
    init(_ arguments: [String]) throws(UsageError) {
        let parsed = try ParsedArguments<Option>(arguments)
        for (option, value) in parsed.options { try apply(option, value) }
        if parsed.contains(.help) { return }
        if parsed.contains(.version) {
            command = .version
            return
        }
        try readCommand(parsed.words)
        try checkOptions(parsed)
    }

    /// The options for scenes.
    var sceneOptions: SceneOptions { SceneOptions(size: size, scale: scale, direction: direction) }

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
            throw UsageError(unknown: "command", name, known: ["list", "show", "all", "run"])
        }
    }

    /// Refuses options that the command would ignore.
    private func checkOptions(_ parsed: ParsedArguments<Option>) throws(UsageError) {
        if converts {
            guard case .run = command else { throw UsageError("only 'run' takes --convert") }
        }
        guard case .list = command else { return }
        for option in [Option.size, .scale, .rtl] where parsed.contains(option) {
            throw UsageError("'list' takes no \(option.rawValue)")
        }
        if let format, ![.text, .json].contains(format) {
            throw UsageError("'list' writes text and json, not \(format.rawValue)")
        }
    }
}
