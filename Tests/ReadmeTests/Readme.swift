import Foundation
import Testing

/// The README of the package and its other documents, and the sources that the README's code comes from.
enum Readme {
    private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The folder of the package.
    static let root = testFolder.deletingLastPathComponent().deletingLastPathComponent()

    /// A document as it is written.
    static func text(of document: String = "README.md") throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    /// The README and the chapters of the documentation that show the tested code.
    static let chapters =
        ["README.md"]
        + [
            "Chains", "Stacks", "AligningAndDistributing", "TreesAndPasses", "Warnings", "YourOwnViewClass",
        ].map { "Sources/Plumb/Plumb.docc/\($0).md" }

    /// The fenced blocks of a language in documents, in order.
    static func blocks(of language: String, in documents: [String]) throws -> [String] {
        try documents.flatMap { try blocks(of: language, in: $0) }
    }

    /// The fenced blocks of a language in a document, in order.
    static func blocks(of language: String, in document: String = "README.md") throws -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        var isWanted = false
        for line in try text(of: document).split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = block {
                if line == "```" {
                    if isWanted { blocks.append(lines.joined(separator: "\n")) }
                    block = nil
                } else {
                    block?.append(line)
                }
            } else if line.hasPrefix("```") {
                block = []
                isWanted = line == "```\(language)"
            }
        }
        return blocks
    }

    /// What stands between the marks `// README: NAME` and `// README: end` in the tests, by name and without the
    /// indentation that all lines share.
    static func testedCode() throws -> [String: String] {
        var code: [String: String] = [:]
        let files = try FileManager.default.contentsOfDirectory(at: testFolder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "swift" && file.lastPathComponent != "Readme.swift" {
            var name: String?
            var lines: [Substring] = []
            let source = try String(contentsOf: file, encoding: .utf8)
            for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
                let mark = line.drop { $0 == " " }
                if mark == "// README: end" {
                    if let name { code[name] = dedented(lines) }
                    name = nil
                } else if mark.hasPrefix("// README: ") {
                    name = String(mark.dropFirst(11))
                    lines = []
                } else if name != nil {
                    lines.append(line)
                }
            }
        }
        return code
    }

    private static func dedented(_ lines: [Substring]) -> String {
        let shared = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(shared) }.joined(separator: "\n")
    }
}

@Suite("The README")
struct ReadmeText {
    @Test("shows exactly the code that is tested")
    func blocksAreTested() throws {
        let tested = try Readme.testedCode()
        let shown = try Readme.blocks(of: "swift", in: Readme.chapters)
        #expect(!shown.isEmpty)
        for block in shown where !tested.values.contains(block) {
            Issue.record("This block is not among the tested code:\n\(block)")
        }
        for (name, code) in tested where !shown.contains(code) {
            Issue.record("The tested code '\(name)' is in no chapter:\n\(code)")
        }
    }

    @Test("is short enough to be read")
    func length() throws {
        let words = try Readme.text().split(whereSeparator: \.isWhitespace).count
        #expect(words <= 1500)
    }

    @Test(
        "links to files that are there",
        arguments: [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Documentation/Architecture.md",
            "Documentation/DifferencesFromPinLayout.md",
        ]
    )
    func linksLeadSomewhere(_ document: String) throws {
        let folder = Readme.root.appendingPathComponent(document).deletingLastPathComponent()
        for match in try Readme.text(of: document).matches(of: #/\]\((?<target>[^)#]+)(?:#[^)]*)?\)/#) {
            let target = String(match.output.target)
            if target.contains("://") { continue }
            let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path)
            #expect(isThere, "\(target) is linked, but is not there")
        }
    }
}
