extension Parser {
    static let keywords = """
        case scale rounding direction let var node guide within if guard switch for while func return break continue expect \
        solve
        """.words

    /// Reads one statement, whatever stands there.
    package mutating func statement() -> Statement {
        let outer = (first, start)
        (first, start) = (position, position)
        defer { (first, start) = outer }
        let place = token.span.start
        let depth = (nesting, parentheses, allowsBlock)
        do throws(Stop) {
            let form = try form()
            if !endsStatement { throw unexpected("the end of the line") }
            return Statement(span: span(from: place), form: form)
        } catch {
            (nesting, parentheses, allowsBlock) = depth
            recover()
            return Statement(span: span(from: place), form: .failed(nameToBeMade))
        }
    }

    /// The name that a statement would have made, also with a misspelled keyword: complaints about it would only repeat the first
    /// one.
    private var nameToBeMade: Word? {
        let name = tokens[first + 1]
        guard name.kind == .word, !name.startsLine,
            nearestWord(to: text(tokens[first]), in: "let var node guide func".words) != nil
        else { return nil }
        return Word(text: text(name), span: name.span)
    }

    /// Whether the word at hand is the name of something that is used, and no keyword.
    private func isUse(_ word: String) -> Bool {
        let next = look(1)
        let isFollowed =
            switch next.kind {
            case .dot, .leftParenthesis: true
            case .question, .exclamation: !next.hasSpaceBefore
            case let kind: kind.assigns
            }
        if !isFollowed || word.isOne(of: "if expect super init deinit #Preview") { return false }
        if !next.hasSpaceBefore { return true }
        // Names only where nothing stands between them and what follows, as in `switch.pin`.
        return !word.isOne(of: "guard switch for while return let var") && (word != "scale" || next.kind.assigns)
    }

    private mutating func form() throws(Stop) -> Statement.Form {
        guard peek == .word else {
            let begins: [Token.Kind] = [
                .leftBracket, .leftParenthesis, .dot, .number, .tilde, .minus, .exclamation, .string,
            ]
            guard begins.contains(peek) else { throw unexpected("a statement") }
            return try use()
        }
        passModifiers()
        let keyword = text(token)
        if keyword.hasPrefix("#"), keyword != "#Preview" { throw unexpected("a statement") }
        if isUse(keyword) { return try use() }
        let start = position
        advance()
        switch keyword {
        case "case":
            guard peek == .string, !endsStatement else { throw unexpected("the name of the case in quotes") }
            defer { advance() }
            return .name(string(token))
        case "scale": return .scale(try number("the display scale"))
        case "rounding": return .rounding(try word("pixel, edges or unrounded"))
        case "direction": return .direction(try word("ltr or rtl"))
        case "let", "var":
            if let method = try namedBlock() { return .method(method) }
            return try constants()
        case "node": return try node()
        case "guide":
            let name = try word("the name of the guide")
            guard takeWord("in") else { throw unexpected("'in' and the name of a node") }
            return .guide(name, owner: try word("the name of a node"), frame: try fourNumbers())
        case "within": return .within(try word("the name of a node"))
        case "if": return try condition()
        case "guard": return .condition(try clauses(), nil, otherwise: try elseBlock())
        case "switch": return .choice(try head(), try branches())
        case "for": return try loop()
        case "func": return .method(try method())
        case "return": return .exit(.method, endsStatement ? nil : try expression())
        case "break", "continue": return .exit(keyword == "break" ? .loop : .round, nil)
        case "expect": return try expectation()
        case "solve": return .solve
        case "while": return .repetition(try clauses(), try block())
        case "do":
            let block = try block()
            while takeWord("catch") { try passDeclaration() }
            return .condition([], block, otherwise: nil)
        case "repeat": throw mistake("there is no 'repeat' here; 'while' and 'for' are", tokens[start].span)
        case "super", "import":
            // Nodes have no superclass, and scripts no modules.
            while !endsStatement { advance() }
        case "typealias" where peek == .word && look(1).kind == .equals: while !endsStatement { advance() }
        case "init", "deinit", "#Preview": try passDeclaration()
        case let keyword where keyword.isOne(of: Parser.typeKeywords) && peek == .word:
            try passTypes(from: start)
        default:
            position = start
            if look(1).kind == .word, !look(1).startsLine {
                let near = nearestWord(to: keyword, in: Self.keywords)
                if near != nil { throw reporter.unknown("statement", keyword, token.span, among: Self.keywords) }
                advance()
                throw unexpected("'.'")
            }
            return try use()
        }
        // Skipped code does nothing.
        return .expression(Expression(span: tokens[start].span, form: .list([])))
    }

    /// A statement that begins with an expression: a chain, an assignment, or an alignment.
    private mutating func use() throws(Stop) -> Statement.Form {
        let target = try expression()
        let sign = peek
        guard !endsStatement, sign.assigns || sign == .alignLeft || sign == .alignRight else {
            return .expression(target)
        }
        advance()
        continueBehindOperator()
        let value = try expression()
        guard let operation = sign.assigned else { return .assignment(target, sign, value) }
        let operations = [Expression.Operation(operation, value.span, value)]
        return .assignment(
            target, .equals, Expression(span: target.span.to(value.span), form: .operations(target, operations)))
    }

    private mutating func condition() throws(Stop) -> Statement.Form {
        try enter()
        let clauses = try clauses()
        nesting -= 1
        return .condition(clauses, try block(), otherwise: isWord("else") ? try elseBlock() : nil)
    }

    /// Reads `else` and its block, or the condition that follows.
    private mutating func elseBlock() throws(Stop) -> CodeBlock {
        guard isWord("else") else { throw unexpected("'else'") }
        advance()
        guard isWord("if") else { return try block() }
        let place = token.span.start
        advance()
        try enter()
        defer { nesting -= 1 }
        let form = try condition()
        return CodeBlock([Statement(span: span(from: place), form: form)])
    }

    /// An expression in front of a block.
    package mutating func head() throws(Stop) -> Expression {
        allowsBlock = false
        let head = try expression()
        allowsBlock = true
        return head
    }

    private mutating func expectation() throws(Stop) -> Statement.Form {
        let isNone = isWord("no") && look(1).kind == .word && !look(1).startsLine
        if isNone {
            advance()
            try reporter.require(text(token), among: ["warnings", "changes"], "expectation", token.span)
        }
        if isNone, takeWord("warnings") { return .expectNoWarnings }
        if isNone || isWord("changes") && isWord("since", 1) {
            advance()
            guard takeWord("since") else { throw unexpected("'since' and the name of a snapshot") }
            let snapshot = try word("the name of a snapshot")
            var names: [Word] = []
            if !isNone { repeat { names.append(try word("the name of a node")) } while !endsStatement }
            return .expectChanges(since: snapshot, of: names)
        }
        if isWord("warning"), look(1).kind == .word, look(2).kind == .word, !look(1).startsLine, !look(2).startsLine {
            advance()
            return .expectWarning(try word("the name of a node"), try word("the name of a method"))
        }
        let name = try word("the name of a node")
        let frame = try fourNumbers()
        return .expectFrame(name, frame, tolerance: takeWord("within") ? try number("the tolerance") : nil)
    }

    private mutating func fourNumbers() throws(Stop) -> [Expression] {
        [try number("x"), try number("y"), try number("the width"), try number("the height")]
    }

    /// A number that stands alone among others: with a sign, as a constant, or an expression in parentheses.
    private mutating func number(_ what: String) throws(Stop) -> Expression {
        let start = token.span.start
        var isNegative = false
        while peek == .minus, !endsStatement {
            isNegative.toggle()
            advance()
        }
        guard !endsStatement, [.number, .word, .leftParenthesis].contains(peek) else { throw unexpected(what) }
        standsAlone = true
        defer { standsAlone = false }
        let value = try postfix()
        return isNegative ? Expression(span: TextSpan(start, value.span.end), form: .prefix(.minus, value)) : value
    }

    // MARK: Nodes

    private mutating func node() throws(Stop) -> Statement.Form {
        let name = try word("the name of the node")
        if peek == .word, !isWord("in"), !endsStatement, !look(1).startsLine, nodes.contains(text(look(1))) {
            throw unexpected("'in'")
        }
        let parent = takeWord("in") ? try word("the name of a node") : nil
        nodes.append(name.text)
        // Attributes may follow at once.
        let hasFrame = !endsStatement && !isWord("hidden") && look(1).kind != .equals
        let zero = Expression(span: name.span, form: .number(0))
        let frame = hasFrame ? try fourNumbers() : [zero, zero, zero, zero]
        var attributes: [Clause] = []
        while peek == .word, !endsStatement { attributes.append(try attribute()) }
        return .node(name, parent: parent, frame: frame, attributes: attributes)
    }

    private mutating func attribute() throws(Stop) -> Clause {
        let name = try word("an attribute")
        try reporter.require(name.text, among: CaseRun.attributeNames, "attribute", name.span)
        if name.text == "hidden", endsStatement || peek != .equals {
            return Clause(Expression(named: "true", name.span), as: name)
        }
        try expect(.equals)
        let place = token.span.start
        let value = try prefix()
        return Clause(Expression(span: span(from: place), form: value.form), as: name)
    }
}
