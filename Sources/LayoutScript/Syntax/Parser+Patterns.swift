// Loops, and the branches of a `switch`, with the patterns that choose among them.

extension Parser {
    /// Reads a loop behind `for`.
    ///
    /// `for case let label as Label in` skips nil; a cast changes nothing.
    package mutating func loop() throws(Stop) -> Statement.Form {
        let isPattern = takeWord("case")
        if isPattern { _ = takeWord("let") || takeWord("var") }
        let names = try names()
        var conditions: [Clause] = []
        if isPattern {
            conditions = names.map { Clause(Expression(named: $0.text, $0.span), as: $0) }
            _ = take(.question)
            if takeWord("as") { try type() }
        }
        guard takeWord("in") else { throw unexpected("'in'") }
        let list = try head()
        if takeWord("where") { conditions.append(Clause(try head())) }
        var body = try block()
        if let first = conditions.first {
            let form = Statement.Form.condition(conditions, body, otherwise: nil)
            body = CodeBlock([Statement(span: first.value.span, form: form)])
        }
        body.parameters = names.map { $0.text }
        return .loop(list, body)
    }

    /// Reads the branches of a `switch`.
    package mutating func branches() throws(Stop) -> [Branch] {
        let brace = token.span
        guard take(.leftBrace) else { throw unexpected("'{'") }
        let begin = start
        try enter()
        defer { (start, nesting) = (begin, nesting - 1) }
        var branches: [Branch] = []
        while peek != .rightBrace, peek != .end {
            start = position
            do throws(Stop) {
                branches.append(try branch())
            } catch {
                parentheses = 0
                passBraces { $0.position > $0.start && $0.token.startsLine && $0.beginsBranch }
            }
        }
        try expect(.rightBrace, closing: brace)
        return branches
    }

    private var beginsBranch: Bool { isWord("case") || isWord("default") || isWord("@unknown") }

    private mutating func branch() throws(Stop) -> Branch {
        var (patterns, names): ([Expression]?, [Word]) = (nil, [])
        let isBinding = isWord("case") && (isWord("let", 1) || isWord("var", 1)) && look(2).kind != .dot
        if isBinding {
            advance()
            advance()
            names = try self.names()
            _ = take(.question)
        } else {
            patterns = try self.patterns()
        }
        let condition = takeWord("where") ? try expression() : nil
        try expect(.colon)
        let branch = Branch(patterns, statements { $0.beginsBranch })
        (branch.names, branch.condition) = (names, condition)
        return branch
    }

    /// The patterns between `case` and the colon, or nil for `default`.
    private mutating func patterns() throws(Stop) -> [Expression]? {
        _ = takeWord("@unknown")
        if takeWord("default") { return nil }
        guard takeWord("case") else { throw unexpected("'case' or 'default'") }
        var patterns: [Expression] = []
        repeat {
            start = position
            patterns.append(try pattern())
        } while take(.comma)
        return patterns
    }

    /// Reads a pattern.
    ///
    /// Scripts do not know the associated values of a case, as in `.image(let ratio)`: their names have to be set.
    mutating func pattern(inHead: Bool = false) throws(Stop) -> Expression {
        let isBound = takeWord("let") || takeWord("var")
        let end = tokens.end(of: position + 2, within: 100)
        guard peek == .dot, look(1).kind == .word, look(2).kind == .leftParenthesis,
            tokens[end - 1].kind == .rightParenthesis,
            isBound || tokens[position + 2..<end].contains(where: { text($0).isOne(of: "let var _") })
        else { return try inHead ? head() : expression() }
        let start = token.span.start
        advance()
        let name = text(token)
        position = end
        _ = take(.question)
        return Expression(span: span(from: start), form: .symbol(name, nil))
    }
}
