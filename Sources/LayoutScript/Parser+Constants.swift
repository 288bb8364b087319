// Constants and their types.

extension Parser {
    mutating func constants() throws(Stop) -> Statement.Form {
        var constants: [Clause] = []
        repeat { constants.append(try constant()) } while !endsStatement && take(.comma)
        return .constants(constants)
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
                return Clause(Expression(span: place, form: .name("nil", nil)), as: word)
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
