import Foundation

/// Writes cases of the layout scripts as Swift code, so that chains are tested as people compile them.
///
/// A case is taken if it has a call of a form that no case before it had: `left(10)`, `left(10%)` and `left(of: [a, b])` are
/// three forms, see ``PinCase/forms``. So every form of every method comes up, in few lines. The result follows from the
/// scripts alone. The code is compiled in release builds alone, where chains are inlined.
struct LiteralChainWriter: Sendable {
    /// A file of Swift code.
    struct File: Sendable {
        let name: String
        let text: String
    }

    /// How many cases a file has.
    static let casesPerFile = 12

    private(set) var files: [File] = []
    /// The number of chains in all files.
    private(set) var chainCount = 0
    /// The methods that the chains call.
    var methods: Set<String> { Set(forms.map { String($0.prefix { $0.isLetter }) }) }

    /// The forms of calls in the cases taken so far.
    private var forms: Set<String> = []
    private var types: [String] = []

    /// Writes the scripts in the order in which they are given.
    init(_ scripts: [(folder: String, name: String, text: String)]) {
        for script in scripts {
            let cases = PinCase.cases(of: script.text).compactMap { taken($0) }
            var part = 0
            while part * LiteralChainWriter.casesPerFile < cases.count {
                let begin = part * LiteralChainWriter.casesPerFile
                let end = min(begin + LiteralChainWriter.casesPerFile, cases.count)
                part += 1
                write(Array(cases[begin..<end]), part, "\(script.folder)/\(script.name)")
            }
        }
        writeList()
    }

    /// The case as Swift code, if it has something new.
    private mutating func taken(_ source: PinCase) -> (source: PinCase, body: [String])? {
        guard !source.forms.isSubset(of: forms), let literal = SwiftCase(source) else { return nil }
        forms.formUnion(source.forms)
        chainCount += source.chains.count
        return (source, literal.body)
    }

    private mutating func write(_ cases: [(source: PinCase, body: [String])], _ part: Int, _ script: String) {
        let words = script.dropLast(4).split { $0 == "/" || $0 == "-" }
        let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "\(part)"
        types.append(type)
        var text = """
            #if !DEBUG
            import Geometry
            import LayoutTree
            import Pinning

            /// Chains of `\(script)` as code.
            ///
            /// Written by `LiteralChainWriter`; do not edit.
            enum \(type) {
                static let cases = [

            """
        let comma = cases.count > 1 ? "," : ""
        for (source, _) in cases {
            text += "        LiteralCase(\"\(script), case \(source.number)\", case\(source.number))\(comma)\n"
        }
        text += "    ]\n"
        for (source, body) in cases {
            text += "\n    // \(source.title.dropFirst().dropLast())\n"
            text += "    private static func case\(source.number)(_ stage: LiteralStage) {\n"
            for line in body { text += LiteralChainWriter.wrapped("        " + line) + "\n" }
            text += "    }\n"
        }
        files.append(File(name: "\(type).swift", text: text + "}\n#endif\n"))
    }

    /// The list of all cases, for the test.
    private mutating func writeList() {
        var text = """
            #if !DEBUG
            extension LiteralCase {
                /// All cases.
                ///
                /// Written by `LiteralChainWriter`; do not edit.
                static let all: [LiteralCase] = {
                    let parts: [[LiteralCase]] = [

            """
        for type in types { text += "            \(type).cases,\n" }
        text += """
                    ]
                    return parts.flatMap { $0 }
                }()
            }
            #endif

            """
        files.append(File(name: "LiteralCase+All.swift", text: text))
    }

    /// The line, broken before calls of a chain where it would become too long.
    private static func wrapped(_ line: String) -> String {
        let limit = 110
        guard line.count > limit else { return line }
        let indent = line.prefix { $0 == " " } + "    "
        var lines: [String] = []
        var current = ""
        for part in chainParts(of: line) {
            if current.count + part.count > limit {
                lines.append(current)
                current = indent + part
            } else {
                current += part
            }
        }
        return (lines + [current]).joined(separator: "\n")
    }

    /// The pieces of a chain, each but the first beginning with the dot of a call.
    private static func chainParts(of line: String) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        var hasCall = false
        for character in line {
            if character == ".", depth == 0, hasCall { parts.append("") }
            if character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" {
                depth -= 1
                hasCall = true
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}
