import Geometry
import LayoutScript
import LayoutTree
import PastedCode
import PlumbTestSupport
import Testing

/// The results of a script, after the reader of pasted code has rewritten its methods.
///
/// Pasted types get a fix that replaces them by their script.
func run(_ script: String, _ options: ScriptOptions = ScriptOptions()) -> [CaseResult] {
    keepForTheRecord(script)
    let text = Rewriting.rewritten(script)
    var runner = ScriptRunner(options: options)
    runner.suggestions = .ofApps
    return runner.run(text, file: "test.pin").map { result in
        guard result.failures.contains(where: { $0.kind == .pastedType }), let conversion = rewritten(script) else {
            return result
        }
        var failures = result.failures
        for index in failures.indices where failures[index].kind == .pastedType {
            let whole = SourceRange(line: 1, column: 1, offset: 0, length: script.utf16.count)
            failures[index].fixes = [.init(title: "Convert", range: whole, replacement: conversion.script)]
        }
        return CaseResult(
            name: result.name, range: result.range, failures: failures, raised: result.raised, root: result.root,
            nodes: result.nodes)
    }
}

/// Checks that a script of one case meets its expectations.
func expectPass(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for failure in run(script).flatMap({ $0.failures }) {
        Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
}

/// The first mistake of a script.
func mistake(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
    try #require(run(script).flatMap { $0.failures }.first, sourceLocation: sourceLocation)
}

/// The layout of a class as it is pasted.
func layout(of source: String) throws -> CaseResult {
    let failure = try #require(run(source).first?.failures.first { $0.kind == .pastedType })
    let fix = try #require(failure.fixes.first)
    return try #require(run(fix.replacement).first)
}

/// The layout of a method, with the lines, each once, that define the names that it lacks.
func layout(ofMethod method: String) throws -> CaseResult {
    let name = method.firstMatch(of: /func (\w+)\(\)/).map { String($0.1) }
    var text = method + (name.map { "\n\($0)()\n" } ?? "")
    for _ in 0..<10 {
        var lines: [Substring] = []
        for missing in try #require(run(text).first).missing {
            for line in missing.fixes[0].replacement.split(separator: "\n") where !lines.contains(line) {
                lines.append(line)
            }
        }
        if lines.isEmpty { break }
        text = lines.joined(separator: "\n") + "\n" + text
    }
    return try #require(run(text).first)
}

/// The frame of the node of that name.
func frame(_ name: String, in result: CaseResult) -> Rect? { node(name, in: result.root)?.frame }

/// The lines in the script of a class with some members and a layout, without its root and its methods.
func linesOfCard(_ members: String, _ layout: String, _ rest: String) throws -> [String] {
    let source = """
        class Card: UIView {
            \(members)
            override func layoutSubviews() { \(layout) }
        }
        \(rest)
        """
    let failure = try #require(run(source).first?.failures.first)
    let script = try #require(failure.fixes.first).replacement
    return script.split(separator: "\n").dropFirst().map(String.init).filter {
        !$0.contains(" func ") && !$0.hasSuffix("()")
    }
}

/// A text with one to six parts, of some bytes at most, taken out or doubled, or words put in.
func mutated(_ text: String, upTo longest: Int, _ words: [String], _ random: inout SplitMix64) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<random.integer(1...6) {
        let start = random.integer(0...bytes.count - 2)
        let end = min(bytes.count, start + random.integer(1...longest))
        switch random.integer(0...2) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.integer(0...bytes.count - 1))
        default: bytes.insert(contentsOf: Array(random.pick(words).utf8), at: start)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Words and signs for mutations of code.
enum CodeWords {
    static let signs = [
        "(", ")", "[", "]", "{", "}", ".", ",", ":", ";", "=", "+", "-", "?", "!", "->", "==", "&&", "\n", "\"", "\\(",
        "@", "#if ",
        "/*", "//", "é", "\u{0}", "...", "..<",
    ]
    static let words = [
        "let ", "var ", "func ", "class ", "enum ", "case ", "self", "super", "nil", "UIView", "UILabel()", "pin",
        "frame", "bounds",
        "if ", "else ", "guard ", "for ", "in ", "return ", "switch ", "static ", "lazy ", "init", "layoutSubviews",
        "addSubview",
    ]
}
