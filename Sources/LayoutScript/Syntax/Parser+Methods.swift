// Methods and conditions, and the types of an app, which are reported.

extension Parser {
    private static let modifiers = """
        override private fileprivate internal public open final static lazy weak mutating nonisolated required \
        convenience
        """

    /// Words in front of a type.
    package static let typeKeywords = "class struct enum extension protocol actor"

    /// Passes over attributes and words such as `private` in front of a declaration.
    mutating func passModifiers() {
        let start = position
        // No declaration has more of them.
        for _ in 0..<20 where peek == .word && (look(1).kind == .word || look(1).kind == .leftParenthesis) {
            let isAttribute = source.bytes[token.span.start] == UInt8(ascii: "@")
            guard isAttribute || text(token).isOne(of: Self.modifiers) else { break }
            advance()
            // The arguments of an attribute are fewer.
            if peek == .leftParenthesis, !token.hasSpaceBefore { passBracketed(within: 100) }
        }
        if position == start { return }
        let isDeclaration = text(token).isOne(
            of: "func let var import init deinit #Preview " + Self.typeKeywords)
        if !isDeclaration { position = start }
    }

    /// Passes over a token, or over everything up to the bracket that closes it, at most some tokens further on.
    mutating func passBracketed(within most: Int = .max) { position = tokens.end(of: position, within: most) }

    /// Passes over an initializer or a type from its keyword on, up to the end of its braces.
    mutating func passDeclaration() throws(Stop) {
        while peek != .leftBrace, peek != .end { passBracketed() }
        guard peek == .leftBrace else { throw unexpected("'{'") }
        passBracketed()
    }

    /// Skips the types from one on, and reports them; types at the end are not reported if the methods before them need nothing of
    /// them, as `extension Form: Validating`.
    mutating func passTypes(from start: Int) throws(Stop) {
        // No type is without braces.
        guard start < lastBrace else { throw unexpected("'.'") }
        let span = tokens[start].span
        let bracket = tokens.unclosedBracket(from: start)
        // Nothing behind an unclosed bracket can be told apart.
        position = bracket == nil ? lastBraceEnd(from: start) : tokens.count - 1
        if let bracket { throw mistake("'\(text(tokens[bracket]))' is not closed", tokens[bracket].span) }
        reporter.report(
            "a type is no script; 'examples run --convert' and the live page make one of its views and layout methods",
            span,
            .pastedType)
        throw Stop()
    }

    /// The index behind the last type of the code.
    private func lastBraceEnd(from start: Int) -> Int {
        var index = start
        var end = start + 1
        while index < tokens.count - 1 {
            let next = tokens.end(of: index)
            if tokens[index].kind == .leftBrace { end = next }
            index = next
        }
        return end
    }

    /// Reads the conditions of an `if` or a `guard`.
    mutating func clauses() throws(Stop) -> [Clause] {
        var clauses: [Clause] = []
        repeat {
            start = position
            clauses.append(try clause())
        } while take(.comma)
        return clauses
    }

    private mutating func clause() throws(Stop) -> Clause {
        if takeWord("case") {
            let pattern = try pattern(inHead: true)
            let sign = token.span
            try expect(.equals)
            let value = try head()
            let operation = Expression.Operation(.equal, sign, pattern)
            return Clause(Expression(span: value.span, form: .operations(value, [operation])))
        }
        guard takeWord("let") || takeWord("var") else { return Clause(try head()) }
        let name = try word("a name")
        if take(.colon) { try type() }
        let value = take(.equals) ? try head() : Expression(named: name.text, name.span)
        return Clause(value, as: name)
    }

    /// Reads a name, or those of the parts of a tuple, as in `for (index, (view, width)) in` and `let (x, y) =`.
    package mutating func names() throws(Stop) -> [Word] {
        guard peek == .leftParenthesis else { return [try word("a name")] }
        var names: [Word] = []
        try enter()
        try list(.rightParenthesis) { parser throws(Stop) in names += try parser.names() }
        nesting -= 1
        return names
    }

    /// Reads a method behind `func`.
    package mutating func method() throws(Stop) -> Method {
        hasMethods = true
        var name = try word("the name of the method").text
        while take(.dot) { name += "." + (try word("a name").text) }
        if peek == .less { while peek != .leftParenthesis, !endsStatement { advance() } }
        guard peek == .leftParenthesis, !endsStatement else { throw unexpected("'('") }
        var parameters: [Method.Parameter] = []
        try list(.rightParenthesis) { parser throws(Stop) in parameters.append(try parser.parameter()) }
        let result = position
        while peek != .leftBrace, peek != .end, !token.startsLine { advance() }
        let names = names(ofPartsIn: result..<position)
        let method = Method(name, parameters, try methodBody())
        method.resultNames = names.map { $0.text }
        return method
    }

    /// Reads a property that is computed, or a closure that is kept under a name, which is a method without labels, from the name on;
    /// nil where there is something else.
    mutating func namedBlock() throws(Stop) -> Method? {
        let start = position
        let name = token
        advance()
        // Of another type, as `Rect.middle`.
        while take(.dot), peek == .word { advance() }
        let path = source.text(span(from: name.span.start))
        let hasType = take(.colon)
        if hasType { passType() }
        let isProperty = hasType && peek == .leftBrace && !token.startsLine
        guard name.kind == .word, isProperty || take(.equals) && peek == .leftBrace && !closureIsCalled else {
            position = start
            return nil
        }
        hasMethods = true
        if isProperty, isWord("get", 1) || isWord("set", 1) { return try accessors(of: path) }
        let body = try methodBody()
        let parameters = body.parameters.map { Method.Parameter(nil, $0) }
        return Method(path, isProperty ? [] : parameters, body, isProperty: isProperty)
    }

    /// Reads the `get` and `set` of a property.
    private mutating func accessors(of name: String) throws(Stop) -> Method {
        let brace = token.span
        advance()
        let method = Method(name, [], CodeBlock(), isProperty: true)
        while isWord("get") || isWord("set") {
            let isGetter = isWord("get")
            advance()
            let value = take(.leftParenthesis) ? try word("a name").text : "newValue"
            _ = take(.rightParenthesis)
            let body = try methodBody()
            if isGetter {
                method.body.statements = body.statements
            } else {
                method.setter = Method(name, [.init(nil, value)], body)
            }
        }
        try expect(.rightBrace, closing: brace)
        return method
    }

    mutating func methodBody() throws(Stop) -> CodeBlock {
        // Methods may call each other, so that none of them may be nested as deeply as a script.
        let outer = nesting
        nesting = max(nesting, Self.deepest - 30)
        defer { nesting = outer }
        let body = try block()
        body.returnExpression()
        return body
    }

    private mutating func parameter() throws(Stop) -> Method.Parameter {
        let label = try word("a parameter")
        let name = peek == .word ? try word("a name") : label
        try expect(.colon)
        _ = takeWord("inout")
        let type = peek == .word ? text(token) : ""
        let element = peek == .leftBracket ? text(look(1)) : nil
        passType()
        let value = take(.equals) ? try expression() : nil
        return Method.Parameter(label.text == "_" ? nil : label.text, name.text, value, type: type, element: element)
    }

    /// Passes over the type of a parameter or a result.
    mutating func passType() {
        var depth = 0
        while !endsStatement, peek != .leftBrace {
            switch peek {
            case .leftParenthesis, .leftBracket, .less: depth += 1
            case .comma where depth == 0, .equals where depth == 0, .rightParenthesis where depth == 0: return
            case .word where depth == 0 && isWord("in"): return
            case .rightParenthesis, .rightBracket: depth -= 1
            // An arrow is no bracket.
            case .minus where look(1).kind == .greater: advance()
            case .greater: depth -= 1
            default: break
            }
            advance()
        }
    }
}
