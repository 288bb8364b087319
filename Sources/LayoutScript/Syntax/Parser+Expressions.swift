extension Parser {
    package mutating func expression() throws(Stop) -> Expression {
        try enter()
        defer { nesting -= 1 }
        let condition = try operations(0)
        guard peek == .question, !ends(before: .operation), token.hasSpaceBefore else { return condition }
        advance()
        continueBehindOperator()
        let first = try expression()
        guard !ends(before: .operation), take(.colon) else { throw unexpected("':'") }
        continueBehindOperator()
        let second = try expression()
        return Expression(span: condition.span.to(second.span), form: .conditional(condition, first, second))
    }

    /// Reads an expression with nothing behind it; nil where there is something else.
    package mutating func wholeExpression() -> Expression? {
        let expression = try? expression()
        return peek == .end ? expression : nil
    }

    /// The precedence of an operator; nil for what is none.
    private static func precedence(of sign: Token.Kind) -> Int? {
        switch sign {
        case .or: 0
        case .and: 1
        case .less, .greater, .lessOrEqual, .greaterOrEqual, .equal, .notEqual, .matches: 2
        case .coalesce: 3
        case .range, .closedRange: 4
        case .plus, .minus, .distance, .join: 5
        case .times, .divide, .percent: 6
        default: nil
        }
    }

    /// Reads operations of a level of precedence and of those above it.
    private mutating func operations(_ lowest: Int) throws(Stop) -> Expression {
        var left = try prefix()
        // `320...`
        if peek == .closedRange, [.colon, .comma, .rightParenthesis, .rightBracket].contains(look(1).kind) {
            return try range(from: left, nil)
        }
        while let level = Self.precedence(of: peek), level >= lowest, !ends(before: .operation) {
            var rest: [Expression.Operation] = []
            while Self.precedence(of: peek) == level, !ends(before: .operation) {
                let token = token
                advance()
                continueBehindOperator()
                rest.append(
                    Expression.Operation(token.kind, token.span, try operations(level + 1)))
            }
            left = Expression(span: left.span.to(rest[rest.count - 1].right.span), form: .operations(left, rest))
        }
        return left
    }

    /// The open end of a range.
    static let farthest = 1e9

    /// Reads a range of which one end is open, from its sign on, with an end of some precedence.
    private mutating func range(from start: Expression, _ level: Int?) throws(Stop) -> Expression {
        let sign = token
        advance()
        try enter()
        defer { nesting -= 1 }
        var end = Expression(span: sign.span, form: .number(Self.farthest))
        if let level { end = try operations(level) }
        let operation = Expression.Operation(sign.kind, sign.span, end)
        return Expression(span: start.span.to(end.span), form: .operations(start, [operation]))
    }

    package mutating func prefix() throws(Stop) -> Expression {
        let token = token
        guard !endsStatement || parentheses > 0 else { throw unexpected("a value") }
        switch token.kind {
        case .minus, .exclamation, .plus, .ampersand:
            advance()
            try enter()
            defer { nesting -= 1 }
            let operand = try prefix()
            return Expression(span: span(from: token.span.start), form: .prefix(token.kind, operand))
        case .range, .closedRange:
            // `..<320`
            return try range(from: Expression(span: token.span, form: .number(-Self.farthest)), 5)
        case .tilde:
            advance()
            let weight = try primary()
            try expect(.tilde)
            return Expression(span: span(from: token.span.start), form: .prefix(.tilde, weight))
        default:
            return try postfix()
        }
    }

    package mutating func postfix() throws(Stop) -> Expression { try postfix(behind: primary()) }

    /// The expression with what stands behind it, as in `a.frame.width`.
    package mutating func postfix(behind base: Expression) throws(Stop) -> Expression {
        var base = base
        var suffixes: [Expression.Suffix] = []
        var isOptional = false
        while true {
            let start = token.span.start
            var name: TextSpan?
            let form: Expression.Suffix.Form
            if !ends(before: .member), take(.dot) {
                let token = token
                switch peek {
                case .word:
                    name = token.span
                    advance()
                    let word = text(token)
                    let call = try call()
                    // `Rect.init(…)` is what `Rect(…)` is.
                    if word == "init", let call, suffixes.isEmpty, case .name(let type, nil) = base.form,
                        type.beginsInUpperCase
                    {
                        base = Expression(span: span(from: base.span.start), form: .name(type, call))
                        continue
                    }
                    form = .member(word, call)
                case .number:
                    advance()
                    form = .index(Expression(span: token.span, form: .number(Double(text(token)) ?? 0)))
                case .dot: throw mistake("a range is written 0..<3 or 0...3")
                default: throw unexpected("a name")
                }
            } else if endsStatement {
                break
            } else if peek == .percent, !(token.hasSpaceBefore && isApart) {
                advance()
                form = .percent
            } else if (peek == .question || peek == .exclamation) && !token.hasSpaceBefore {
                isOptional = peek == .question
                advance()
                // `onLayout?(bounds)`
                if suffixes.isEmpty, case .name(let name, nil) = base.form, peek == .leftParenthesis,
                    !token.hasSpaceBefore, let call = try call()
                {
                    base = Expression(span: span(from: base.span.start), form: .name(name, call))
                }
                continue
            } else if peek == .leftBracket, !token.hasSpaceBefore {
                form = .index(try tuple(.rightBracket))
            } else {
                break
            }
            suffixes.append(Expression.Suffix(span: name ?? span(from: start), form: form, isOptional: isOptional))
            isOptional = false
        }
        // A cast changes nothing.
        if takeWord("as") {
            _ = take(.question) || take(.exclamation)
            try type()
        }
        if suffixes.isEmpty { return base }
        checkChain(base, suffixes)
        return Expression(span: span(from: base.span.start), form: .postfix(base, suffixes))
    }

    /// Reports unknown methods of a chain, so that branches that are not taken are checked, too.
    private func checkChain(_ base: Expression, _ suffixes: [Expression.Suffix]) {
        var isChain = if case .name(let name, nil) = base.form { name == "pin" || name == "pinFrame" } else { false }
        for suffix in suffixes {
            guard case .member(let name, let call) = suffix.form else { return }
            if isChain, call != nil, name != "layout", ChainMethod(name) == nil {
                _ = reporter.unknown("method", name, suffix.span, among: ChainMethod.names)
            }
            isChain = isChain || call == nil && (name == "pin" || name == "pinFrame")
        }
    }

    mutating func primary() throws(Stop) -> Expression {
        let start = token.span.start
        let form: Expression.Form
        switch peek {
        case .number: form = .number(try number())
        case .string:
            form = interpolations > 0 ? interpolation(token) : .string(string(token))
            advance()
        case .word: form = try name()
        case .dot:
            advance()
            form = .symbol(try word("a name").text, try call())
        case .leftParenthesis where look(1).kind == .word && look(2).kind == .colon: form = .tuple(try namedParts())
        case .leftParenthesis: return try tuple(.rightParenthesis)
        case .leftBrace where closureIsCalled: form = .closure(try methodBody(), try call())
        case .leftBracket: form = try listOrDictionary()
        default: throw unexpected("a value")
        }
        return Expression(span: span(from: start), form: form)
    }

    /// A name, or a call of one.
    private mutating func name() throws(Stop) -> Expression.Form {
        let start = token.span.start
        let name = text(token)
        advance()
        switch source.bytes[start] {
        case UInt8(ascii: "$") where name.isOne(of: "$0 $1"):
            implicitArguments = max(implicitArguments, name == "$1" ? 2 : 1)
        case UInt8(ascii: "t") where name == "try" && !endsStatement && peek != .dot && peek != .leftParenthesis:
            _ = take(.question) || take(.exclamation)
            try enter()
            defer { nesting -= 1 }
            return try prefix().form
        default: break
        }
        if name.beginsInUpperCase, let end = endOfTypeArguments, tokens[end].kind == .leftParenthesis,
            !tokens[end].hasSpaceBefore
        {
            position = end
        }
        return .name(name, try call())
    }

    /// The index behind the types of a generic one, as of `Stack<[Card]>`; nil where none stand at this point.
    var endOfTypeArguments: Int? {
        guard peek == .less, !token.hasSpaceBefore else { return nil }
        var (index, depth) = (position, 0)
        repeat {
            switch tokens[index].kind {
            case .less: depth += 1
            case .greater: depth -= 1
            case .word, .dot, .comma, .colon, .question, .leftBracket, .rightBracket: break
            default: return nil
            }
            index += 1
            // Nobody writes longer ones.
            if index == tokens.count || index > position + 50 { return nil }
        } while depth > 0
        return index
    }

    /// The parts of a tuple that have names.
    private mutating func namedParts() throws(Stop) -> [Clause] {
        var parts: [Clause] = []
        try list(.rightParenthesis) { parser throws(Stop) in
            let name = try parser.word("a name")
            try parser.expect(.colon)
            parts.append(Clause(try parser.expression(), as: name))
        }
        return parts
    }

    private mutating func listOrDictionary() throws(Stop) -> Expression.Form {
        var elements: [Expression] = []
        var isDictionary = false
        try list(.rightBracket) { parser throws(Stop) in
            let key = try parser.expression()
            guard parser.readsDictionaries, parser.take(.colon) else { return elements.append(key) }
            _ = try parser.expression()
            isDictionary = true
        }
        if isDictionary { return .dictionary }
        // `[Double](repeating: 0, count: 3)`, of which a type changes nothing.
        if peek == .leftParenthesis, !token.hasSpaceBefore, let call = try call() { return .name("Array", call) }
        return .list(elements)
    }

    /// Whether the closure at hand is called at once, as in `let top: Double = { … }()`.
    var closureIsCalled: Bool {
        // Nobody writes longer ones.
        let end = tokens.end(of: position, within: 1_000)
        guard end < tokens.count else { return false }
        return tokens[end].kind == .leftParenthesis && !tokens[end].startsLine
    }

    /// Reads parts with commas between them, from a parenthesis or bracket to its end.
    package mutating func list(_ end: Token.Kind, _ part: (inout Parser) throws(Stop) -> Void) throws(Stop) {
        let outer = (bracket: token.span, allowsBlock: allowsBlock)
        (parentheses, allowsBlock) = (parentheses + 1, true)
        advance()
        while peek != end {
            try part(&self)
            if !take(.comma) { break }
        }
        try expect(end, closing: outer.bracket)
        (parentheses, allowsBlock) = (parentheses - 1, outer.allowsBlock)
    }

    /// Reads an expression in brackets, or a tuple, which is a list.
    private mutating func tuple(_ end: Token.Kind) throws(Stop) -> Expression {
        let start = token.span.start
        var parts: [Expression] = []
        try list(end) { parser throws(Stop) in parts.append(try parser.expression()) }
        if parts.isEmpty { throw mistake("expected a value, found '\(end.sign)'", span(from: endOfLast - 1)) }
        if parts.count > 1 { return Expression(span: span(from: start), form: .list(parts)) }
        // A diagnostic about `(a + b).c` includes the parentheses.
        let hasMembers = [.dot, .question, .exclamation].contains(peek)
        return hasMembers ? Expression(span: span(from: start), form: parts[0].form) : parts[0]
    }
}
