import Foundation
import Testing

/// The README of the package and its other documents, and the sources that the README's code comes from.
enum Readme {
    private static let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of the package.
    static let root = testFolder.deletingLastPathComponent().deletingLastPathComponent()

    /// A document as it is written.
    static func text(of document: String = "README.md") throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    /// The folder of the chapters of the documentation, and of their pictures.
    static let catalog = root.appendingPathComponent("Sources/Plumb/Plumb.docc")

    /// The README and the pages of all catalogs, which show the tested code.
    static let chapters = ["README.md"] + catalogs.flatMap { pages(in: "Sources/\($0)/\($0).docc") }

    private static let catalogs = [
        "Aligning", "Cassowary", "ConstraintLayout", "Geometry", "LayoutOperators", "LayoutRendering", "LayoutScript",
        "LayoutTree", "LayoutableChecks", "Lists", "Pinning",
        "Plumb", "PlumbUIKit", "Stacking", "UIKitNames",
    ]

    /// The Markdown files of a folder, by their paths from the root.
    private static func pages(in folder: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }

    /// All documents that lead to others: those at the top, in Documentation and of the examples, and the chapters.
    static let documents =
        chapters
        + ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
        + [
            "Documentation", "Documentation/Decisions", "Examples/Device", "Examples/Live", "Examples/Paper",
            "Examples/Window",
        ].flatMap(pages)

    /// The Swift files of the modules, whose documentation shows tested code, too.
    static let sources = {
        let folder = root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\($0)" }
    }()

    /// The documentation of the public types of a source file, by name.
    static func typeDocumentation(in source: String) throws -> [String: String] {
        var found: [String: String] = [:]
        var comment: [Substring] = []
        for line in try text(of: source).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("///") {
                comment.append(line)
            } else if !line.hasPrefix("@") {
                let words = line.split { !$0.isLetter && $0 != "_" }
                let kinds: Set<Substring> = ["struct", "class", "enum", "protocol"]
                if let kind = words.firstIndex(where: kinds.contains), ["public", "open"].contains(words[0]) {
                    found[String(words[kind + 1])] = comment.joined(separator: "\n")
                }
                comment = []
            }
        }
        return found
    }

    /// The fenced blocks of a language in documents, in order.
    static func blocks(of language: String, in documents: [String]) throws -> [String] {
        try documents.flatMap { try blocks(of: language, in: $0) }
    }

    /// The fenced blocks of a language in a document, or in the documentation comments of a source file, in order.
    static func blocks(of language: String, in document: String = "README.md") throws -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        var isWanted = false
        let isSource = document.hasSuffix(".swift")
        for line in try text(of: document).split(separator: "\n", omittingEmptySubsequences: false) {
            guard let line = isSource ? comment(in: line) : line else { continue }
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

    /// The text of a line of a documentation comment, or nil for another line.
    private static func comment(in line: Substring) -> Substring? {
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("///") else { return nil }
        return line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)
    }

    /// The code between the marks `// README: NAME` and `// README: end` in the tests, by name and without the
    /// indentation that all lines share.
    static func testedCode() throws -> [String: String] {
        var code: [String: String] = [:]
        let files = FileManager.default.enumerator(at: testFolder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? FileManager.DirectoryEnumerator()
        where file.pathExtension == "swift" && file.lastPathComponent != "Readme.swift" {
            var name: String?
            var lines: [Substring] = []
            let source = try String(contentsOf: file, encoding: .utf8)
            for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
                let mark = line.drop { $0 == " " }
                if mark == "// README: end" {
                    if let name { code[name] = withoutImports(dedented(lines)) }
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

    /// A block without the imports at its head, which the tested code has at the head of its file.
    static func withoutImports(_ block: String) -> String {
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
        return (rest.count < lines.count && rest.first == "" ? rest.dropFirst() : rest).joined(separator: "\n")
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
        let shown = try Readme.blocks(of: "swift", in: Readme.chapters + Readme.sources)
        #expect(!shown.isEmpty)
        for block in shown where !tested.values.contains(Readme.withoutImports(block)) {
            Issue.record("This block is not among the tested code:\n\(block)")
        }
        let code = Set(shown.map(Readme.withoutImports))
        for (name, block) in tested where !code.contains(block) {
            Issue.record("The tested code '\(name)' is in no chapter and no source file:\n\(block)")
        }
    }

    @Test("types that a user meets first open with an example")
    func typesHaveExamples() throws {
        var documentation: [String: String] = [:]
        for source in Readme.sources {
            documentation.merge(try Readme.typeDocumentation(in: source)) { first, _ in first }
        }
        let names = """
            Anchor Axis AxisPriorities DirectionalEdgeInsets DistributionBuilder EdgeInsets FontMetrics \
            LayoutConstraint LayoutContext LayoutGuide LayoutNode LayoutSnapshot LayoutTracker LayoutWarning Layoutable LayoutableChecker LinearExpression ListColumns ListLayout \
            MeasureCache Offset ParentAnchor Percent PinBuilder PixelGrid Point Rect RenderFormat ScriptRunner Size Solver \
            StackBuilder StackItem StackOptions StackResult Strength TextMeasurer Track Transform VirtualList
            """
        for name in names.split(separator: " ") {
            #expect(documentation[String(name)]?.contains("/// ```swift") == true, "\(name) shows no example")
        }
    }

    @Test("leads to every chapter by way of the table of contents")
    func contents() throws {
        let contents = try Readme.text(of: "Documentation/README.md")
        for chapter in Readme.chapters where chapter.contains("Plumb.docc") && !chapter.hasSuffix("/Plumb.md") {
            #expect(contents.contains("(../\(chapter))"), "\(chapter) is not in the table of contents")
        }
    }

    @Test("shows code that fits on the page", arguments: Readme.chapters)
    func codeFits(_ document: String) throws {
        for line in try Readme.blocks(of: "swift", in: document).flatMap({ $0.split(separator: "\n") }) {
            #expect(line.count <= 92, "\(line)")
        }
    }

    @Test("is short enough to be read")
    func length() throws {
        let words = try Readme.text().split(whereSeparator: \.isWhitespace).count
        #expect(words <= 1500)
    }

    @Test("links to files that are there", arguments: Readme.documents)
    func linksLeadSomewhere(_ document: String) throws {
        let folder = Readme.root.appendingPathComponent(document).deletingLastPathComponent()
        let text = try Readme.text(of: document)
        let links = text.components(separatedBy: "](").dropFirst().map { $0.prefix { !")#".contains($0) } }
        let pictures = text.components(separatedBy: "src=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        for target in (links + pictures).map(String.init) where !target.isEmpty && !target.contains("://") {
            let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path)
            #expect(isThere, "\(target) is linked, but is not there")
        }
    }
}
