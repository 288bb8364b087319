// Constants and their types.

extension Parser {
    mutating func constants() throws(Stop) -> Statement.Form {
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
        if take(.colon) {
            typeName = text(token)
            try type()
            // `var last: UIView?` is nil.
            if endsStatement || peek == .comma {
                return Clause(Expression(named: "nil", place), as: word)
            }
        }
        try expect(.equals)
        continueBehindOperator()
        if peek == .leftBrace, PastedLayout.namesView(typeName) {
            // A closure that makes a view: its own lines are about looks.
            passBracketed()
            if peek == .leftParenthesis { passBracketed() }
            return Clause(Expression(span: place, form: .name(typeName, Call([], nil, place))), as: word)
        }
        let value = try expression()
        if typeName != "Int" { return Clause(value, as: word) }
        let call = Call([Clause(value)], nil, value.span)
        return Clause(Expression(span: value.span, form: .name("Int", call)), as: word)
    }

    /// A type changes nothing.
    mutating func type() throws(Stop) {
        if peek == .leftBracket || peek == .leftParenthesis {
            // Nobody has a longer one.
            passBracketed(within: 100)
        } else {
            repeat { _ = try word("a type") } while take(.dot)
        }
        _ = take(.question) || take(.exclamation)
    }
}
