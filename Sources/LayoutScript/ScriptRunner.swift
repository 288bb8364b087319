import Geometry
import LayoutTree

/// Settings of a caller that replace those of its scripts.
public struct ScriptOptions: Hashable, Sendable {
    /// The size of every root, in points, instead of the one in the script.
    public var size: Size?
    /// The display scale of every tree instead of the one in the script; 0 turns rounding off.
    public var scale: Double?
    /// The layout direction of every tree instead of the one in the script.
    public var direction: LayoutDirection?
    /// Whether results tell which lines placed each node, ``CaseResult/nodes``; it takes time.
    public var traces: Bool

    /// Creates options; what is nil is left to the scripts.
    public init(
        size: Size? = nil, scale: Double? = nil, direction: LayoutDirection? = nil, traces: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.direction = direction
        self.traces = traces
    }
}

/// The result of one case of a script.
public struct CaseResult {
    /// The name behind `case`, or nil for a script without cases.
    public let name: String?
    /// The part of the script that the case takes up.
    public let range: SourceRange
    /// The mistakes, and the expectations that were not met, in the order of the text.
    public let failures: [Diagnostic]
    /// The warnings that were raised, in order, with their places.
    public let raised: [RaisedWarning]
    /// The tree as the case left it, or nil where no node was made.
    public let root: LayoutNode?
    /// The nodes in the order of their lines, each with what placed it; empty unless ``ScriptOptions/traces`` is set.
    public let nodes: [NodeTrace]

    package init(
        name: String?, range: SourceRange, failures: [Diagnostic], raised: [RaisedWarning], root: LayoutNode?,
        nodes: [NodeTrace]
    ) {
        (self.name, self.range, self.failures, self.raised) = (name, range, failures, raised)
        (self.root, self.nodes) = (root, nodes)
    }

    /// The line on which the case begins, counted from 1.
    public var line: Int { range.line }
    /// The warnings that were raised, in order; each one's location is the line of the script that raised it.
    public var warnings: [LayoutWarning] { raised.map { $0.warning } }
    /// Whether there was no mistake and all expectations were met.
    public var passed: Bool { failures.isEmpty }
    /// The names that the case uses and nothing defines, in the order of the text, each one once.
    ///
    /// The range of each is where the name is used first, and its first fix defines the name: as a node without a size, a function that
    /// does nothing or returns its first argument, or a constant: 0, `false` for a condition, `nil` before `??`, and `.wide` for what is
    /// compared with it. In a script without nodes a root comes with the first one.
    public var missing: [Diagnostic] { failures.filter { $0.kind == .missingName } }
}

/// A warning with its place in the script: the call that it is about, or else the statement.
public struct RaisedWarning: Sendable {
    /// The warning.
    public let warning: LayoutWarning
    /// Its place.
    public let range: SourceRange
}

/// Runs layout scripts: trees, chains and expectations written as text.
///
/// ```swift
/// let script = """
///     node root 0 0 400 300
///     node a in root
///     a.pin.top(10).left(10).size(20)
///     expect a 10 10 20 20
///     """
/// let results = ScriptRunner().run(script, file: "a.pin")
/// print(results[0].passed)  // true
/// ```
///
/// A script is data. Mistakes become diagnostics, and no input traps, loops or takes more memory than its length explains.
public struct ScriptRunner {
    /// Settings that replace those of the scripts.
    public var options: ScriptOptions

    /// Definitions that fixes offer for undefined names.
    package var suggestions = Suggestions.plain

    /// Creates a runner.
    public init(options: ScriptOptions = ScriptOptions()) {
        self.options = options
    }

    /// Runs all cases of a script, each one for itself, in order.
    ///
    /// - Parameters:
    ///   - source: the text of the script.
    ///   - file: the name that diagnostics give the script.
    ///   - onCase: called with each result when its case is done.
    /// - Returns: a result for every case; a script without `case` is one case, and one without a statement is a mistake.
    public func run(_ source: String, file: String, onCase: (CaseResult) -> Void = { _ in }) -> [CaseResult] {
        let text = SourceText(source, file: file)
        let tokens = Lexer.tokens(of: text)
        return Self.sections(of: tokens, in: text).map { section in
            let result = CaseRun(Array(tokens[section]), of: text, options: options, suggestions).result()
            onCase(result)
            return result
        }
    }

    /// The number of cases in a script, without running it.
    ///
    /// - Complexity: O(*n*) for the length *n* of the text.
    public static func caseCount(in source: String) -> Int {
        let text = SourceText(source, file: "")
        return sections(of: Lexer.tokens(of: text), in: text).count
    }

    /// Whether `case` begins a branch of a `switch`: the first pattern begins with a dot, or a colon follows on the line.
    private static func isBranch(_ tokens: ArraySlice<Token>) -> Bool {
        if tokens.dropFirst().first?.kind == .dot { return true }
        var depth = 0
        for token in tokens.dropFirst() {
            switch token.kind {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket: depth -= 1
            case .colon where depth == 0: return true
            default: if token.startsLine { return false }
            }
        }
        return false
    }

    /// The tokens of each case; what stands before the first one, if anything does, is a case of its own.
    private static func sections(of tokens: [Token], in source: SourceText) -> [Range<Int>] {
        let keyword = "case".bytes
        var sections: [Range<Int>] = []
        var start = 0
        var depth = 0
        for index in 0..<tokens.count - 1 {
            let token = tokens[index]
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth = max(0, depth - 1) }
            guard token.startsLine, token.kind == .word else { continue }
            let (span, next) = (token.span, tokens[index + 1])
            // A name in quotes comes next, or else a space: a node may be called so, too.
            guard span.end - span.start == keyword.count, source.bytes.hold(keyword, at: span.start), !next.startsLine,
                next.kind == .string || next.kind == .openString || next.hasSpaceBefore && depth == 0,
                !isBranch(tokens[index...])
            else { continue }
            depth = 0
            if index > start { sections.append(start..<index) }
            start = index
        }
        if start < tokens.count - 1 || sections.isEmpty { sections.append(start..<tokens.count - 1) }
        return sections
    }
}
