import Geometry
import LayoutTree
import Pinning

/// What a run takes in place of what the script says.
public struct ScriptOptions {
    /// The size of the root.
    public var size: Size?
    /// The display scale.
    public var scale: Double?
    /// The reading direction.
    public var direction: LayoutDirection?

    /// Creates options.
    public init(size: Size? = nil, scale: Double? = nil, direction: LayoutDirection? = nil) {
        self.size = size
        self.scale = scale
        self.direction = direction
    }
}

/// A mistake or a failed expectation.
public struct Diagnostic: CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
    let source: String

    /// Several lines with a caret.
    public var description: String {
        "\(file):\(line):\(column): \(message)\n    \(source)\n    \(String(repeating: " ", count: column - 1))^"
    }
}

/// What became of a case.
public struct CaseResult {
    /// The name, if it has one.
    public let name: String?
    /// The line it starts on.
    public let line: Int
    /// Mistakes and failed expectations.
    public internal(set) var failures: [Diagnostic]
    /// The warnings that chains raised.
    public internal(set) var warnings: [LayoutWarning]
    /// The root of the tree.
    public internal(set) var root: LayoutNode?
    /// Whether all is well.
    public var passed: Bool { failures.isEmpty }
}

/// Runs scripts.
public struct ScriptRunner {
    let options: ScriptOptions

    /// Creates a runner.
    public init(options: ScriptOptions = ScriptOptions()) {
        self.options = options
    }

    /// The number of cases.
    public static func caseCount(in source: String) -> Int {
        max(1, source.split(whereSeparator: \.isNewline).count { $0.hasPrefix("case ") })
    }

    /// Runs a script.
    public func run(_ source: String, file: String, onCase: (CaseResult) -> Void = { _ in }) -> [CaseResult] {
        var results: [CaseResult] = []
        var current = CaseResult(name: nil, line: 1, failures: [], warnings: [], root: nil)
        var nodes: [String: LayoutNode] = [:]
        let log = Log()
        func finish() {
            current.warnings = log.warnings
            log.warnings = []
            results.append(current)
            onCase(current)
        }
        var number = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let words = line.split(separator: " ").map(String.init)
            func fail(_ message: String) {
                current.failures.append(
                    Diagnostic(file: file, line: number, column: 1, message: message, source: String(line)))
            }
            switch words.first {
            case nil: break
            case let word? where word.hasPrefix("//"): break
            case "case":
                if current.root != nil || !current.failures.isEmpty { finish() }
                let name = line.split(separator: "\"").last.map(String.init)
                current = CaseResult(name: name, line: number, failures: [], warnings: [], root: nil)
                nodes = [:]
            case "node":
                let numbers = words.compactMap { Double($0) }
                guard numbers.count == 4 else { fail("four numbers were expected"); break }
                let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                let node = LayoutNode(words[1], frame: frame)
                nodes[words[1]] = node
                if words[2] == "in", let parent = nodes[words[3]] {
                    parent.addChild(node)
                } else {
                    current.root = node
                    node.context = LayoutContext(
                        displayScale: options.scale ?? 1, layoutDirection: options.direction ?? .leftToRight
                    ) { log.warnings.append($0) }
                    if let size = options.size { node.frame.size = size }
                }
            case "expect":
                guard let node = nodes[words[1]] else { fail("no node is called '\(words[1])'"); break }
                let numbers = words.compactMap { Double($0) }
                let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                if node.frame != frame { fail("expected \(frame), the frame is \(node.frame)") }
            case let word?:
                guard let node = nodes[String(word.prefix { $0 != "." })], word.contains("width(200)") else {
                    fail("'\(word)' is not a statement")
                    break
                }
                node.pin.width(100).width(200)
            }
        }
        if current.root != nil || !current.failures.isEmpty || results.isEmpty { finish() }
        return results
    }
}

private final class Log {
    var warnings: [LayoutWarning] = []
}
