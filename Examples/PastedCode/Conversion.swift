import LayoutScript

/// The script that the code of an app comes to.
public struct Conversion: Sendable {
    /// The text of the script: nodes, constants and methods, with comments where something is not known.
    public let script: String
    /// What a reader should know: what the code does not say, as which view holds an outlet.
    public let notes: [String]
}

/// Makes a script of pasted Swift: of the views of its classes nodes, of their layout methods functions.
///
/// Statements of a script in front of the first type, and all statements behind the last one, stay as they are.
///
/// - Parameter swift: Swift code with a class, or several; what is no Swift code is passed over where it can be.
/// - Returns: the script, or nil where no type lays out views.
/// - Complexity: O(*n*) for the length *n* of the code, and a bounded number of statements run to prepare the views.
public func convert(_ swift: String) -> Conversion? {
    let source = SourceText(swift, file: "")
    let tokens = Lexer.tokens(of: source)
    guard var first = firstType(in: tokens, of: source), tokens.unclosedBracket(from: first) == nil else { return nil }
    // Words in front of it, as `private final`.
    while first > 0, !tokens[first].startsLine { first -= 1 }
    let nodes = tokens[..<first].indices.filter { index in
        tokens[index].startsLine && source.text(tokens[index].span) == "node"
    }.map { source.text(tokens[$0 + 1].span) }
    let start = nodes.isEmpty ? 0 : first
    let code = PastedCode(tokens, from: start, of: source)
    guard let made = code.script(besides: nodes) else { return nil }
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

/// The index of the first keyword of a type.
private func firstType(in tokens: [Token], of source: SourceText) -> Int? {
    tokens.indices.dropLast().first { index in
        let (token, next) = (tokens[index], tokens[index + 1])
        return token.kind == .word && next.kind == .word
            && source.text(token.span).isOne(of: Parser.typeKeywords)
            && !source.text(next.span).isOne(of: "func var let in")
    }
}
