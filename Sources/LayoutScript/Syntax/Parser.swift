/// Reads the statements of a case into a syntax tree; a mistake ends its statement, and reading goes on with the next one.
package struct Parser {
    package let source: SourceText
    package let reporter: Reporter
    /// The tokens of the case, the last one its end.
    package let tokens: [Token]
    /// The last brace that opens something.
    let lastBrace: Int
    var position = 0 {
        didSet { token = look(0) }
    }
    /// The token at hand.
    package private(set) var token: Token
    /// How deep expressions and blocks are nested at this point; bounded, so that no script exhausts the stack.
    var nesting = 0
    /// The token that the statement at hand begins with.
    package var first = 0
    /// The same, or where it goes on in a line of its own.
    package var start = 0
    /// How many parentheses and brackets are open: lines do not count between them.
    package var parentheses = 0
    /// The names of the nodes so far, the root first.
    package var nodes: [String] = []
    /// Whether there are methods.
    var hasMethods = false
    /// False in the condition of a statement, where a brace begins the statement's block.
    var allowsBlock = true
    /// How many of `$0` and `$1` the closure at hand has named.
    var implicitArguments = 0
    /// Whether a number is read that stands among others, so that a parenthesis behind a space begins the next one.
    var standsAlone = false

    /// How deep strings may stand in strings, as expressions in `\\(…)`; 0 in scripts, where these stay as they are written.
    package var interpolations = 0
    /// Whether dictionaries are read, which no script can keep.
    package var readsDictionaries = true

    static let deepest = 100

    package init(_ tokens: [Token], of source: SourceText, _ reporter: Reporter) {
        self.tokens = tokens + [Token(endAt: tokens.last?.span.end ?? 0)]
        token = self.tokens[0]
        lastBrace = tokens.lastIndex { $0.kind == .leftBrace } ?? 0
        self.source = source
        self.reporter = reporter
    }

    package mutating func statements() -> [Statement] {
        var list = statements { _ in false }
        while peek == .rightBrace {
            if list.isEmpty || !closesType { _ = mistake("there is no block to close") }
            advance()
            list += statements { _ in false }
        }
        return list
    }
}

extension Parser {
    /// Whether the brace at hand, which closes no block, seems to close the type that the code was copied from: the case ends
    /// with it, or another type follows.
    private var closesType: Bool {
        guard token.startsLine else { return false }
        var rest = self
        // Types in each other are few.
        for _ in 0..<5 where rest.peek == .rightBrace && rest.token.startsLine { rest.advance() }
        if rest.peek == .end { return true }
        rest.passModifiers()
        return rest.look(1).kind == .word && text(rest.token).isOne(of: Parser.typeKeywords)
    }

    /// The kind of the token at hand.
    var peek: Token.Kind { token.kind }

    /// A token further on.
    package func look(_ distance: Int) -> Token { tokens[min(position + distance, tokens.count - 1)] }

    package mutating func advance() {
        if position < tokens.count { position += 1 }
    }

    /// Where the part ends that has been read.
    var endOfLast: Int { position > 0 ? tokens[position - 1].span.end : token.span.start }

    /// The span from a place to what was read last.
    package func span(from start: Int) -> TextSpan { TextSpan(start, max(start, endOfLast)) }

    package func text(_ token: Token) -> String { source.text(token.span) }

    /// Whether the token at hand, or one further on, is a certain word.
    func isWord(_ word: String, _ distance: Int = 0) -> Bool {
        let token = look(distance)
        return token.kind == .word && text(token) == word
    }

    /// Takes a token of a kind if it is next, on whatever line.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard peek == kind else { return false }
        advance()
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard !endsStatement, isWord(word) else { return false }
        advance()
        return true
    }

    /// Takes a closing bracket.
    mutating func expect(_ kind: Token.Kind, closing bracket: TextSpan) throws(Stop) {
        if take(kind) { return }
        let isAtEnd = peek == .end || token.startsLine
        throw isAtEnd ? mistake("'\(source.text(bracket))' is not closed", bracket) : unexpected("'\(kind.sign)'")
    }

    mutating func expect(_ kind: Token.Kind) throws(Stop) {
        if endsStatement || !take(kind) { throw unexpected("'\(kind.sign)'") }
    }

    /// Takes a word that names something.
    package mutating func word(_ what: String) throws(Stop) -> Word {
        guard peek == .word, !endsStatement else { throw unexpected(what) }
        let word = Word(text: text(token), span: token.span)
        advance()
        return word
    }

    func mistake(_ message: String, _ span: TextSpan? = nil) -> Stop {
        reporter.mistake(message, span ?? token.span)
    }

    /// A mistake that says what should have come in place of the token at hand.
    func unexpected(_ expected: String) -> Stop {
        let token = token
        switch token.kind {
        case .openString: return mistake("the string has no closing quote")
        case .openComment: return mistake("the comment is not closed")
        case .unreadable, .backslash: return mistake("'\(text(token))' means nothing here")
        case .curlyString:
            let inner = source.text(TextSpan(token.span.start + 3, token.span.end - 3))
            let fix = reporter.replacement(of: token.span, by: "\"\(inner)\"")
            reporter.report("quotes are written as \"", token.span, fixes: [fix])
            return Stop()
        default: break
        }
        if endsStatement, token.kind != .rightBrace, token.kind != .semicolon, position > start {
            let isEnd = token.kind == .end && parentheses > 0
            let place = isEnd ? token.span : TextSpan(endOfLast, endOfLast)
            return mistake("expected \(expected), found the end of the \(isEnd ? "script" : "line")", place)
        }
        let found =
            switch token.kind {
            case .number: "a number"
            case .string: "a string"
            case .end: "the end of the script"
            default: "'\(text(token))'"
            }
        return mistake("expected \(expected), found \(found)")
    }

    /// Goes one level deeper, which is left by `nesting -= 1`.
    mutating func enter() throws(Stop) {
        guard nesting < Self.deepest else { throw mistake("this is nested too deeply") }
        nesting += 1
    }

    /// Goes on to where the next statement seems to begin: a line that begins with a word, or the end of the block.
    mutating func recover() {
        if position == first { advance() }
        passBraces { parser in
            let token = parser.token
            return switch token.kind {
            case .semicolon: true
            case .word where token.startsLine:
                parser.isWord("default") || parser.look(1).kind != .colon && !parser.isWord("else")
            case .number: token.startsLine
            default: false
            }
        }
    }

    /// Passes over tokens, and over what stands in braces, up to where a condition holds or the block at hand ends.
    mutating func passBraces(until ends: (Parser) -> Bool) {
        var depth = 0
        while peek != .end {
            if depth == 0, peek == .rightBrace || ends(self) { return }
            if peek == .leftBrace { depth += 1 }
            if peek == .rightBrace { depth -= 1 }
            advance()
        }
    }
}
