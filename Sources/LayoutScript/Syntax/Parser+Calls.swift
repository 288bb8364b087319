// The arguments of calls, and the closures among them and behind them.

extension Parser {
    /// Reads the arguments of a call and the block behind them, if there are any.
    package mutating func call() throws(Stop) -> Call? {
        let start = token.span.start
        var arguments: [Clause] = []
        var block: CodeBlock?
        let hasArguments = peek == .leftParenthesis && !endsStatement && !(standsAlone && token.hasSpaceBefore)
        if hasArguments {
            try list(.rightParenthesis) { parser throws(Stop) in
                let label = parser.peek == .word && parser.look(1).kind == .colon ? try parser.word("a label") : nil
                if label != nil { parser.advance() }
                switch parser.peek {
                case .rightParenthesis where label != nil:
                    // `card.addChild(_:)` is what `{ card.addChild($0) }` is.
                    let element = Expression(named: "$0", parser.token.span)
                    arguments.append(Clause(element, as: label?.text == "_" ? nil : label))
                case .leftBrace:
                    // The first closure is the block of the call; what is done when an animation has ended is not.
                    let closure = try parser.block()
                    block = block ?? closure
                case .plus where parser.look(1).kind == .rightParenthesis: block = parser.sum()
                case .backslash where [.dot, .word].contains(parser.look(1).kind): block = try parser.keyPath()
                default: arguments.append(Clause(try parser.expression(), as: label))
                }
            }
        }
        if block == nil, peek == .leftBrace, !endsStatement, allowsBlock { block = try self.block() }
        while block != nil, peek == .word, look(1).kind == .colon, look(2).kind == .leftBrace, !endsStatement {
            advance()
            advance()
            _ = try self.block()
        }
        return hasArguments || block != nil ? Call(arguments, block, span(from: start)) : nil
    }

    /// Reads the plus of `reduce(0, +)`, which is short for `{ $0 + $1 }`.
    private mutating func sum() -> CodeBlock {
        let span = token.span
        advance()
        let parts = ["$0", "$1"].map { Expression(named: $0, span) }
        let sum = Expression(span: span, form: .operations(parts[0], [Expression.Operation(.plus, span, parts[1])]))
        let block = CodeBlock([Statement(span: span, form: .expression(sum))])
        block.parameters = ["$0", "$1"]
        return block
    }

    /// Reads `\.frame.height`, which is short for `{ $0.frame.height }`; a type may stand behind the backslash.
    private mutating func keyPath() throws(Stop) -> CodeBlock {
        advance()
        _ = take(.word)
        let value = try postfix(behind: Expression(named: "$0", token.span))
        return CodeBlock([Statement(span: value.span, form: .expression(value))])
    }

    /// Reads statements in braces.
    package mutating func block() throws(Stop) -> CodeBlock {
        let outer = (parentheses, allowsBlock, start, implicitArguments)
        let brace = token.span
        guard take(.leftBrace) else { throw unexpected("'{'") }
        (parentheses, allowsBlock, start, implicitArguments) = (0, true, position, 0)
        defer { (parentheses, allowsBlock, start, implicitArguments) = outer }
        let block = CodeBlock()
        readParameters(of: block)
        try enter()
        block.statements = statements { _ in false }
        nesting -= 1
        if block.parameters.isEmpty { block.parameters = Array(["$0", "$1"].prefix(implicitArguments)) }
        try expect(.rightBrace, closing: brace)
        return block
    }

    /// Reads statements up to where a condition holds or the block at hand ends.
    package mutating func statements(until ends: (Parser) -> Bool) -> [Statement] {
        var list: [Statement] = []
        while peek != .rightBrace, peek != .end, !ends(self) {
            if !take(.semicolon) { list.append(statement()) }
        }
        return list
    }

    /// Reads `[weak self] node in`, `(node: Node) -> Void in` or `index, node in` at the beginning of a closure; what is captured
    /// and types change nothing.
    private mutating func readParameters(of block: CodeBlock) {
        let start = position
        var names: [String] = []
        // Nobody captures more.
        if peek == .leftBracket { passBracketed(within: 100) }
        while take(.leftParenthesis) || peek == .word && !isWord("in") {
            if peek == .leftParenthesis { continue }
            names.append(text(token))
            advance()
            if take(.colon) { passType() }
            while take(.rightParenthesis) {}
            if !take(.comma) { break }
        }
        if peek == .minus, look(1).kind == .greater { passType() }
        guard isWord("in"), position > start else {
            position = start
            return
        }
        advance()
        block.parameters = names
    }
}
