// Constants, and types, which change little.

extension Parser {
    package mutating func constants() throws(Stop) -> Statement.Form {
        var constants: [Clause] = []
        repeat {
            if peek == .leftParenthesis { constants += try parts() } else { constants.append(try constant()) }
        } while !endsStatement && take(.comma)
        return .constants(constants)
    }

    /// Reads `(x, y) = …`, where the whole is kept under a name of its own if its parts are not written there.
    private mutating func parts() throws(Stop) -> [Clause] {
        let names = try names()
        if take(.colon) { try type() }
        try expect(.equals)
        continueBehindOperator()
        let value = try expression()
        if case .list(let parts) = value.form, parts.count == names.count {
            return zip(parts, names).map { Clause($0, as: $1) }
        }
        let whole = Expression(named: "$parts", value.span)
        return [Clause(value, as: Word(text: "$parts", span: value.span))]
            + names.indices.map { index in
                let number = Expression(span: value.span, form: .number(Double(index)))
                let suffix = Expression.Suffix(span: value.span, form: .index(number))
                return Clause(Expression(span: value.span, form: .postfix(whole, [suffix])), as: names[index])
            }
    }

    private mutating func constant() throws(Stop) -> Clause {
        let place = token.span
        var name = try word("a name").text
        while take(.dot) { name += "." + (try word("a name").text) }
        let word = Word(text: name, span: place)
        var typeName = ""
        var partNames: [Word] = []
        if take(.colon) {
            typeName = text(token)
            let start = position
            try type()
            partNames = names(ofPartsIn: start..<position)
            // `var last: Node?` is nil.
            if endsStatement || peek == .comma {
                return Clause(Expression(named: "nil", place), as: word)
            }
        }
        try expect(.equals)
        continueBehindOperator()
        let value = try isWord("if") || isWord("switch") ? chosenValue() : expression()
        if case .list(let parts) = value.form, parts.count == partNames.count, !parts.isEmpty {
            let tuple = zip(parts, partNames).map { Clause($0, as: $1) }
            return Clause(Expression(span: value.span, form: .tuple(tuple)), as: word)
        }
        return Clause(value.ofType(typeName), as: word)
    }

    /// The names of the parts of a tuple type.
    package func names(ofPartsIn type: Range<Int>) -> [Word] {
        type.prefix { text(tokens[$0]) != "where" }
            .filter { tokens[$0].kind == .word && tokens[$0 + 1].kind == .colon }
            .map { Word(text: text(tokens[$0]), span: tokens[$0].span) }
    }

    /// Reads an `if` or a `switch` that is a value, which is a closure that is called at once.
    private mutating func chosenValue() throws(Stop) -> Expression {
        let body = CodeBlock([statement()])
        body.returnExpression()
        let span = body.statements[0].span
        return Expression(span: span, form: .closure(body, Call([], nil, span)))
    }

    /// A type changes nothing.
    package mutating func type() throws(Stop) {
        if peek == .leftBracket || peek == .leftParenthesis {
            // Nobody has a longer one.
            passBracketed(within: 100)
        } else {
            repeat {
                _ = try word("a type")
                if let end = endOfTypeArguments { position = end }
            } while take(.dot)
        }
        _ = take(.question) || take(.exclamation)
    }
}

extension Expression {
    /// The expression where a type is declared: a whole number for `Int`, and the zero of the type for `.zero`.
    fileprivate func ofType(_ type: String) -> Expression {
        if type == "Int" { return Expression(span: span, form: .name(type, Call([Clause(self)], nil, span))) }
        guard case .symbol("zero", nil) = form, type.isOne(of: "Rect Size Point Double") else { return self }
        let zero = Suffix(span: span, form: .member("zero", nil))
        return Expression(span: span, form: .postfix(Expression(named: type, span), [zero]))
    }
}
