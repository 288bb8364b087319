import LayoutScript

/// The script of pasted code.
public struct Conversion: Sendable {
    /// The text of the script: nodes, constants and methods, with comments where something is not known.
    public let script: String
    /// Notes for the reader on things that the code does not tell, such as the parent of an outlet.
    public let notes: [String]
}

/// Converts pasted Swift to a script: views become nodes, and layout methods become functions.
///
/// Statements of a script before the first type and after the last one are kept. Methods without a type are rewritten in place, and
/// called. Names that only the app knows get a value, with a comment on that line.
///
/// - Parameter swift: Swift code with one class or several, or with methods alone. Text that is no Swift is skipped where possible.
/// - Returns: the script, or nil if the code has nothing to convert.
/// - Complexity: O(*n*) for the length *n* of the code, and a bounded number of statements run to prepare the views.
public func convert(_ swift: String) -> Conversion? {
    guard let made = rewritten(swift) else { return nil }
    return Conversion(script: completed(made.script), notes: made.notes)
}

/// Converts pasted Swift without defining the names that only the app knows.
package func rewritten(_ swift: String) -> Conversion? {
    let source = SourceText(SystemWords.rewritten(swift), file: "")
    let tokens = Lexer.tokens(of: source)
    guard var first = firstType(in: tokens, of: source) else { return rewrittenMethods(tokens, of: source, swift) }
    guard tokens.unclosedBracket(from: first) == nil else { return nil }
    // Modifiers before the type, as `private final`.
    while first > 0, !tokens[first].startsLine { first -= 1 }
    let nodes = tokens[..<first].indices.filter { index in
        tokens[index].startsLine && source.text(tokens[index].span) == "node"
    }.map { source.text(tokens[$0 + 1].span) }
    let start = nodes.isEmpty ? 0 : first
    let code = PastedCode(tokens, from: start, of: source)
    guard let made = code.script(besides: nodes) else {
        // Types without a layout behind the methods of another one, whose own head was not pasted.
        return rewrittenMethods(Array(tokens[...first]), of: source, swift)
    }
    var script = made.script.bytes
    let front = source.bytes.prefix(start == 0 ? 0 : tokens[start].span.start)
    let rest = source.bytes[tokens[code.range.upperBound - 1].span.end...]
    let isBlank = rest.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if !isBlank, rest.first == 0x0A { script.removeLast() }
    let text = (front + script + (isBlank ? [] : rest)).text
    let result = SourceText(text, file: "")
    let isScript = firstType(in: Lexer.tokens(of: result), of: result) == nil
    return isScript ? Conversion(script: text, notes: made.notes) : nil
}

/// Rewrites methods without a type, and calls the methods that a system calls, or else the uncalled ones; nil if nothing changes in the
/// pasted text.
private func rewrittenMethods(_ all: [Token], of code: SourceText, _ pasted: String) -> Conversion? {
    // Up to the last token, or to a brace that closes a type whose head was not pasted.
    var last = 0
    while last < all.count - 1, all[last].kind != .rightBrace { last = min(all.end(of: last), all.count - 1) }
    let isWhole = all[last].kind == .end
    let swift = isWhole ? code.bytes.text : code.bytes[..<all[last].span.start].text
    var text = Rewriting.rewritten(swift, tuples: WordSet())
    let source = SourceText(text, file: "")
    let tokens = Array(Lexer.tokens(of: source).dropLast())
    var parser = Parser(tokens, of: source, Reporter(source))
    let methods = parser.statements().compactMap { statement in
        if case .method(let method) = statement.form { method } else { nil }
    }
    if !isWhole, methods.isEmpty { return nil }
    func word(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].span) : "" }
    let called = WordSet(
        tokens.indices.filter { word($0 + 1) == "(" && word($0 - 1) != "func" }.map(word))
    let free = methods.filter { method in
        !method.isProperty && !method.body.statements.isEmpty && !called.contains(method.name)
            && method.name == method.name.words(separatedBy: ".")[0]
    }
    let system = free.filter { $0.name.isOne(of: PastedLayout.systemMethods) }
    let plain = free.filter { $0.parameters.isEmpty }
    let entries = !system.isEmpty ? system : plain.isEmpty ? free : plain
    if !entries.isEmpty {
        text += (text.hasSuffix("\n") ? "\n" : "\n\n") + entries.map { $0.callByParameters + "\n" }.joined()
    }
    return isWhole && text == pasted ? nil : Conversion(script: text, notes: [])
}

extension Method {
    /// A call with the names of the parameters as arguments; rectangles and sizes are those of the view itself.
    var callByParameters: String {
        let arguments = parameters.filter { $0.value == nil }.map { parameter in
            let value =
                switch parameter.type {
                case "Rect": "bounds"
                case "Size": "bounds.size"
                default: parameter.name
                }
            return (parameter.label.map { $0 + ": " } ?? "") + value
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }
}

/// The index of the first keyword of a type.
private func firstType(in tokens: [Token], of source: SourceText) -> Int? {
    tokens.indices.dropLast().first { index in
        let (token, next) = (tokens[index], tokens[index + 1])
        return token.kind == .word && next.kind == .word
            && source.text(token.span).isOne(of: Parser.typeKeywords)
            && !source.text(next.span).isOne(of: "func var let in")
    }
}
