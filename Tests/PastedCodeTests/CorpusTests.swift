import Foundation
import LayoutScript
import LayoutTree
import PastedCode
import PlumbTestSupport
import Testing
import UIKitNames

typealias CGSize = UIKitNames.CGSize
typealias CGRect = UIKitNames.CGRect
typealias CGPoint = UIKitNames.CGPoint
typealias CGFloat = UIKitNames.CGFloat

/// Compiled and pasted classes have the same frames.
@Suite("The corpus of view classes") @MainActor
struct CorpusTests {
    private static let stored = CorpusFrames.read()

    @Test("the compiled classes have the frames that are stored")
    func compiled() throws {
        var frames = CorpusFrames()
        for entry in Corpus.all {
            for size in entry.sizes { frames.add(entry, size) }
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil { try frames.write() }
        #expect(frames.text == CorpusFrames.read().text)
        #expect(Corpus.all.count >= 90)
    }

    @Test("the scripts have the frames of the classes, without another click", arguments: Corpus.names)
    func converted(_ name: String) throws {
        let entry = try #require(Corpus.all.first { $0.name == name })
        let script = try #require(script(of: try Corpus.text(of: entry)), "there is no script")
        for size in entry.sizes { try check(entry, script, size) }
    }

    @Test("mutations of the classes come to scripts that run", arguments: 0..<4)
    func mutations(_ seed: UInt64) throws {
        var random = SplitMix64(seed: 417 + seed)
        for _ in 0..<amount(300) {
            let text = try Corpus.text(of: Corpus.all[random.integer(0...Corpus.all.count - 1)])
            let mutant = mutated(text, upTo: 20, CodeWords.words + CodeWords.signs, &random)
            for result in ScriptRunner().run(convert(mutant)?.script ?? mutant, file: "mutant") {
                for node in result.root?.snapshot().nodes ?? [] where !node.untransformedFrame.isFinite {
                    Issue.record("a frame is not finite after:\n\(mutant)")
                }
            }
        }
    }

    private func check(_ entry: Corpus.Entry, _ script: String, _ size: CGSize) throws {
        let options = ScriptOptions(size: Size(width: size.width, height: size.height))
        let result = try #require(ScriptRunner(options: options).run(script, file: entry.name).first)
        #expect(result.failures.isEmpty && result.warnings.isEmpty, "\(result.failures) \(script)")
        let root = try #require(result.root)
        let lines = CorpusFrames.lines(of: root).filter { !$0.hasSuffix(" 0 0") }.sorted()
        // A content view that is not laid out is the view itself.
        let isNode = lines.contains { $0.hasPrefix("    contentView ") }
        let expected = Self.stored.lines(of: entry, size).filter {
            !$0.hasSuffix(" 0 0") && (isNode || !$0.hasPrefix("    contentView "))
        }.sorted()
        #expect(lines == expected, "\(script)")
    }

    private func script(of source: String) -> String? {
        keepForTheRecord(source)
        return convert(source)?.script
    }
}

extension Corpus {
    static let names = all.map { $0.name }
}

extension Corpus.Entry {
    /// The size in which it is written, and another one.
    @MainActor var sizes: [CGSize] {
        switch make() {
        case is UITableViewCell: [CGSize(width: 390, height: 120), CGSize(width: 320, height: 90)]
        case is UICollectionViewCell: [CGSize(width: 390, height: 120), CGSize(width: 170, height: 240)]
        default: [CGSize(width: 390, height: 844), CGSize(width: 700, height: 500)]
        }
    }
}

/// The frames of the views of all classes by the names of their properties, in the space of the view itself.
@MainActor struct CorpusFrames {
    private(set) var text = ""

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus/frames.txt")

    static func read() -> CorpusFrames {
        CorpusFrames(text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    func write() throws { try text.write(to: Self.file, atomically: true, encoding: .utf8) }

    private static func head(_ entry: Corpus.Entry, _ size: CGSize) -> String {
        "\(entry.name) in \(plain(size.width)) × \(plain(size.height))"
    }

    /// Lays a class out, twice, as on a screen, and adds the frames of its views.
    mutating func add(_ entry: Corpus.Entry, _ size: CGSize) {
        let view = entry.make()
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        text += Self.head(entry, size) + "\n"
        var known: Set<ObjectIdentifier> = []
        let owner = Corpus.owner(of: view)
        let properties = Mirror(reflecting: owner).children.map { child in
            (name: (child.label ?? "").replacingOccurrences(of: "$__lazy_storage_$_", with: ""), value: child.value)
        }
        // A view that is in a list, too, has the name of its property.
        let isPlain = { (value: Any) in value is UIView }
        for (name, value) in properties.filter({ isPlain($0.value) }) + properties.filter({ !isPlain($0.value) }) {
            add(value, name, in: view, &known)
        }
        let content = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
        if let content { add(content, "contentView", in: view, &known) }
    }

    private mutating func add(_ value: Any, _ name: String, in root: UIView, _ known: inout Set<ObjectIdentifier>) {
        if let view = value as? UIView {
            guard view !== root, view.isDescendant(of: root), known.insert(ObjectIdentifier(view)).inserted else {
                return
            }
            text += Self.line(view, name) + "\n"
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: if let child = mirror.children.first { add(child.value, name, in: root, &known) }
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                add(child.value, "\(name)\(name.last?.isNumber == true ? "_" : "")\(index + 1)", in: root, &known)
            }
        case .tuple, .struct:
            for child in mirror.children where child.label != nil {
                let label = child.label ?? ""
                add(child.value, name + label.prefix(1).uppercased() + label.dropFirst(), in: root, &known)
            }
        default: break
        }
    }

    private static func line(_ node: LayoutNode, _ name: String) -> String {
        var (x, y, next) = (node.frame.minX, node.frame.minY, node.parent)
        while let parent = next, parent.parent != nil {
            (x, y, next) = (x + parent.frame.minX, y + parent.frame.minY, parent.parent)
        }
        let numbers = [x, y, node.frame.width, node.frame.height].map { plain(($0 * 1_000).rounded() / 1_000) }
        return "    \(name) " + numbers.joined(separator: " ")
    }

    /// The lines of a class in a size.
    func lines(of entry: Corpus.Entry, _ size: CGSize) -> [String] {
        let lines = text.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: Self.head(entry, size)) else { return [] }
        return Array(lines[(start + 1)...].prefix { $0.hasPrefix(" ") })
    }

    /// The lines of the nodes of a script.
    static func lines(of root: LayoutNode) -> [String] {
        var lines: [String] = []
        var pending = root.children
        while let node = pending.popLast() {
            lines.append(line(node, node.nodeName))
            pending += node.children
        }
        return lines
    }
}
