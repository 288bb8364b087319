import Geometry
import LayoutTree

/// Runs the statements of one case as it reads them.
struct CaseRunner {
    let section: CaseSection
    let bytes: [UInt8]
    let file: String
    let options: ScriptOptions

    let tokens: [Token]
    var position = 0
    /// How deep expressions and blocks are nested at this point; bounded, so that no script exhausts the stack.
    var nesting = 0
    /// False in a branch that is not taken: it is read and checked, but changes nothing.
    var isExecuting = true
    /// How often `align` was called in an expression.
    var alignmentCalls = 0

    /// The block of stacks that the statement at hand stands in.
    var stackBlock: StackBlock?

    var name: String?
    var root: LayoutNode?
    var nodes: [String: LayoutNode] = [:]
    var guides: [String: LayoutGuide] = [:]
    var constants: [String: Value] = [:]
    var context = LayoutContext()
    /// The node that bare `pin`, `frame` and so on mean.
    var current: LayoutNode?
    let raised: RaisedWarnings
    var failures: [Diagnostic] = []

    init(_ section: CaseSection, of bytes: [UInt8], file: String, options: ScriptOptions) {
        self.section = section
        self.bytes = bytes
        self.file = file
        self.options = options
        tokens = Lexer.tokens(of: bytes[section.range])
        raised = RaisedWarnings(section, of: bytes, file: file)
        context.warningHandler = { [raised] warning in raised.receive(warning) }
        context.layoutDirection = options.direction ?? .leftToRight
        context.displayScale = options.scale ?? 1
    }

    mutating func run() -> CaseResult {
        do throws(Diagnostic) {
            while peek == .newline { advance() }
            if peek == .end { throw diagnostic("there is no statement here", offset: section.range.lowerBound) }
            while peek != .end {
                try statement()
                if peek == .sign("}") { throw mistake("there is no block to close") }
            }
        } catch {
            failures.append(error)
        }
        return CaseResult(
            name: name, line: section.linesBefore + 1, failures: failures, warnings: raised.list, root: root
        )
    }
}

extension CaseRunner {
    /// The kind of the token at hand.
    var peek: Token.Kind { tokens[position].kind }

    /// The kind of a token further on.
    func peek(_ distance: Int) -> Token.Kind {
        let index = position + distance
        return index < tokens.count ? tokens[index].kind : .end
    }

    /// Goes on to the next token; the last one stays.
    mutating func advance() {
        if position + 1 < tokens.count { position += 1 }
    }

    /// Takes a sign if it is next.
    mutating func take(_ sign: String) -> Bool {
        guard peek == .sign(sign) else { return false }
        advance()
        return true
    }

    /// Takes a word if it is next.
    mutating func takeWord(_ word: String) -> Bool {
        guard peek == .word(word) else { return false }
        advance()
        return true
    }

    mutating func expect(_ sign: String) throws(Diagnostic) {
        if !take(sign) { throw unexpected("'\(sign)'") }
    }

    /// Takes a word that names something.
    mutating func expectName(_ what: String) throws(Diagnostic) -> String {
        guard case .word(let name) = peek else { throw unexpected(what) }
        advance()
        return name
    }

    mutating func expectEndOfStatement() throws(Diagnostic) {
        switch peek {
        case .newline: advance()
        case .end, .sign("}"): break
        default: throw unexpected("the end of the line")
        }
    }

    /// A diagnostic about the token at hand, or about an earlier one.
    func mistake(_ message: String, at index: Int? = nil) -> Diagnostic {
        let offset = tokens[min(index ?? position, tokens.count - 1)].range.lowerBound
        return diagnostic(message, offset: offset)
    }

    func diagnostic(_ message: String, offset: Int) -> Diagnostic {
        var lineStart = min(offset, bytes.count)
        while lineStart > section.range.lowerBound, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
        var lineEnd = lineStart
        while lineEnd < section.range.upperBound, bytes[lineEnd] != 0x0A, bytes[lineEnd] != 0x0D { lineEnd += 1 }
        let line = bytes[section.range.lowerBound..<lineStart].reduce(section.linesBefore + 1) {
            $0 + ($1 == 0x0A ? 1 : 0)
        }
        let before = String(decoding: bytes[lineStart..<max(lineStart, min(offset, lineEnd))], as: UTF8.self)
        return Diagnostic(
            file: file, line: line, column: before.count + 1, message: message,
            sourceLine: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
        )
    }

    /// A diagnostic that says what should have come in place of the token at hand.
    func unexpected(_ expected: String) -> Diagnostic {
        if case .invalid(let problem) = peek { return mistake(problem) }
        return mistake("expected \(expected), found \(peek.described)")
    }

    /// A diagnostic about a word that is not known, with the nearest one that is.
    func unknown(_ what: String, _ word: String, among known: some Sequence<String>, at index: Int) -> Diagnostic {
        let hint = nearestWord(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
        return mistake("there is no \(what) '\(word)'\(hint)", at: index)
    }

    /// Runs a part of the parser one level deeper.
    mutating func nested<Result>(
        _ body: (inout CaseRunner) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        guard nesting < 100 else { throw mistake("this is nested too deeply") }
        nesting += 1
        let result = try body(&self)
        nesting -= 1
        return result
    }
}
