import Foundation
import Geometry
import LayoutScript
import LayoutTree
import PlumbTestSupport
import Testing

/// No input makes the runner trap, loop or leave a frame that is not finite.
@Suite("Fuzz")
struct FuzzTests {
    static let words = [
        "case", "scale", "rounding", "direction", "let", "var", "node", "guide", "within", "if", "else", "expect", "no",
        "warnings", "warning", "in", "root", "a", "b", "x", "self", "pin", "pinFrame", "left", "top", "right", "width",
        "height", "below", "of", "to", "and", "aligned", "padding", "visible", "edge", "anchor", "frame", "bounds",
        "hidden", "alpha", "transform", "measure", "fixed", "area", "text", "sizeToFit", "wrapContent", "aspectRatio",
        "margin", "justify", "align", "center", "all", "layout", "parent", "children", "rtl", "true", "false",
        "guide", "hstack", "vstack", "stacks", "distribute", "spread", "fix", "flex", "fill", "match", "fit", "$0",
        "from",
        "flexible", "cross", "skip", "horizontally", "dimension",
        "safeArea", "Rect", "EdgeInsets", "max", "origin", "ltr", "edges", "unrounded", "pixel", "size", "hCenter",
        "distance", "offset", "by", "Offset", "horizontalOffset", "verticalOffset", "middle", "baseline", "cap",
        "constrain", "constrainSelf", "leading", "trailing", "centerX", "constant", "multiplier", "priority",
        "relation", "snapshot()", "changes", "since", "childrenExtent()", "for", "children", "count",
        "Theme", "margin", "inset()", "sizeToFit()", "nil", "solve", "c",
        "func", "f()", "f", "guard", "switch", "default", "return", "break", "continue", "override", "addChild",
        "@objc",
        "#available(iOS 11, *)", "constraints", "deactivate", "systemSpacing", "after", "activate", "lessThanOrEqual",
        "xAxis", "flow", "grid", "columns", "rows", "gap", "lineGap", "cells", "lineBreak", "aspectFit", "aspectFill",
        "otherwise",
        "while", "repeat", "forEach", "class", "struct", "init", "in $0", "stride",
    ]
    static let signs = [
        "(", ")", "[", "]", "{", "}", ".", ",", ":", ";", "=", "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==",
        "!=",
        "-->", "<--", "|--|", "<>", "~", "~2~", "&&", "||", "!", "?", " ? ", " ?? ", " % ", "->", "+=", "*=", "..<",
        "...", "/*", "*/", "\n",
        "\n.", "\"", "\"t\"", "//", " ", "\t",
        "\r\n", "#", "é", "\u{0}", "\"\"\"", "\"\"\"\n", "\\(", "#\"", "\"#", "\u{A0}", "\u{2028}",
    ]
    static let beginnings = [
        "a.pin.", "b.pin.", "root.pin.", "root.hstack(.", "root.stacks { $0.", "root.flow([", "root.grid(columns: [",
        "[a, b].forEach { ", "while x ",
    ]
    static let numbers = [
        "0", "1", "10", "-5", "0.5", "1e3", "1e999", "1e308", "1e-320", "25%", "100", "3.", ".5", "1_0",
    ]

    @Test("random bytes", arguments: 0..<4)
    func bytes(_ seed: UInt64) {
        var random = SplitMix64(seed: 301 + seed)
        for _ in 0..<amount(500) {
            let bytes = (0..<random.integer(0...300)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            check(String(decoding: bytes, as: UTF8.self))
            check(String(decoding: bytes.map { 0x20 + $0 % 0x5F }, as: UTF8.self))
        }
    }

    @Test("soup of tokens", arguments: 0..<4)
    func soup(_ seed: UInt64) {
        var random = SplitMix64(seed: 311 + seed)
        for _ in 0..<amount(1_500) { check(family + soup(&random, random.integer(1...60))) }
    }

    private func soup(_ random: inout SplitMix64, _ count: Int) -> String {
        var text = ""
        for _ in 0..<count {
            switch random.integer(0...5) {
            case 0...1: text += random.pick(Self.words) + " "
            case 2: text += random.pick(Self.numbers) + " "
            case 3: text += "\n" + random.pick(Self.beginnings)
            default: text += random.pick(Self.signs)
            }
        }
        return text
    }

    @Test("mutations of the fixtures", arguments: 0..<4)
    func mutations(_ seed: UInt64) throws {
        var random = SplitMix64(seed: 321 + seed)
        let cases = try Self.fixtureCases()
        for _ in 0..<amount(1_250) {
            var bytes = Array(random.pick(cases).utf8)
            for _ in 0..<random.integer(1...4) { mutate(&bytes, cases, &random) }
            check(String(decoding: bytes, as: UTF8.self))
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ cases: [String], _ random: inout SplitMix64) {
        guard bytes.count > 2 else { return }
        let start = random.integer(0...bytes.count - 2)
        let end = min(bytes.count, start + random.integer(1...12))
        switch random.integer(0...6) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.integer(0...bytes.count - 1))
        case 2: bytes[start] = UInt8(truncatingIfNeeded: random.next())
        case 3: bytes.insert(contentsOf: Array(random.pick(Self.numbers).utf8), at: start)
        case 4: bytes.insert(contentsOf: Array(random.pick(Self.words + Self.signs).utf8), at: start)
        case 5: bytes.append(contentsOf: Array(random.pick(cases).utf8.suffix(200)))
        default: bytes.swapAt(start, end - 1)
        }
    }

    /// The cases of all fixtures, each as a text.
    private static func fixtureCases() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("ConformanceTests/Fixtures")
        var cases: [String] = []
        // Of thousands of cases every fortieth is plenty; the whole files are run by the conformance tests.
        for (name, step) in [("PinLayout", 40), ("Plumb", 10)] {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
            for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "pin" {
                let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
                for index in stride(from: 0, to: parts.count, by: step) { cases.append(parts[index]) }
            }
        }
        for document in ["README.md", "Documentation/LayoutScript.md"] {
            let file = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent(document)
            let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
            cases += parts.filter { $0.contains("\nnode ") }
        }
        #expect(cases.count > 60)
        return cases
    }

    private func check(_ script: String) {
        let length = script.utf16.count
        for result in run(script, ScriptOptions(traces: true)) {
            let fixes = result.failures.flatMap { $0.fixes }
            let uses = result.nodes.flatMap { $0.placements }.flatMap { $0.uses }
            let ranges =
                result.failures.map { $0.range } + fixes.map { $0.range } + result.raised.map { $0.range }
                + uses.map { $0.range } + uses.compactMap { $0.literal }
            for range in ranges
            where range.line < 1 || range.column < 1 || range.length < 0 || range.offset + range.length > length {
                Issue.record("\(range) is not in:\n\(script)")
            }
            for failure in result.failures where "\(failure)".isEmpty { Issue.record("a mistake without a text") }
            for node in result.root?.snapshot().nodes ?? [] where !node.untransformedFrame.isFinite {
                Issue.record("a frame is not finite after:\n\(script)")
            }
            for warning in result.warnings where "\(warning)".isEmpty { Issue.record("a warning without a text") }
        }
    }
}
