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
/// Statements of a script in front of the first type, and all statements behind the last one, stay as they are. Methods without a type
/// are rewritten where they stand, and called. Names that only the app knows get a value, with a comment on that line.
///
/// - Parameter swift: Swift code with a class, or several, or with methods; what is no Swift code is passed over where it can be.
/// - Returns: the script, or nil where there is nothing to make of the code.
/// - Complexity: O(*n*) for the length *n* of the code, and a bounded number of statements run to prepare the views.
public func convert(_ swift: String) -> Conversion? {
    guard let made = rewritten(swift) else { return nil }
    return Conversion(script: completed(made.script), notes: made.notes)
}

/// The script of pasted Swift, without the names that only the app knows.
package func rewritten(_ swift: String) -> Conversion? {
    let source = SourceText(swift, file: "")
    let tokens = Lexer.tokens(of: source)
    guard var first = firstType(in: tokens, of: source) else { return rewrittenMethods(swift) }
    guard tokens.unclosedBracket(from: first) == nil else { return nil }
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

/// Methods without a type, with the calls of those that a system calls, or else of those that nothing calls; nil where nothing changes.
private func rewrittenMethods(_ swift: String) -> Conversion? {
    var text = Rewriting.rewritten(swift)
    let source = SourceText(text, file: "")
    let tokens = Array(Lexer.tokens(of: source).dropLast())
    var parser = Parser(tokens, of: source, Reporter(source))
    let methods = parser.statements().compactMap { statement in
        if case .method(let method) = statement.form { method } else { nil }
    }
    func word(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].span) : "" }
    let called = WordSet(
        tokens.indices.filter { word($0 + 1) == "(" && word($0 - 1) != "func" }.map(word))
    let free = methods.filter { method in
        method.parameters.isEmpty && !method.isProperty && !method.body.statements.isEmpty
            && !called.contains(method.name)
            && method.name == method.name.words(separatedBy: ".")[0]
    }
    let system = free.filter { $0.name.isOne(of: PastedLayout.systemMethods) }
    let entries = system.isEmpty ? free : system
    if !entries.isEmpty { text += (text.hasSuffix("\n") ? "\n" : "\n\n") + entries.map { $0.name + "()\n" }.joined() }
    return text == swift ? nil : Conversion(script: text, notes: [])
}

/// A script with lines for the names that nothing defines, each with a comment.
private func completed(_ script: String) -> String {
    var bytes = script.bytes
    // What is set brings other names to light.
    for _ in 0..<10 {
        var lines: [(place: Int, line: String)] = []
        var runner = ScriptRunner()
        runner.suggestions = .ofApps
        for missing in runner.run(bytes.text, file: "").flatMap({ $0.missing }) {
            guard let fix = missing.fixes.first else { continue }
            for line in fix.replacement.words(separatedBy: "\n")
            where !lines.contains(where: { $0.place == fix.range.offset && $0.line == line }) {
                lines.append((fix.range.offset, line))
            }
        }
        if lines.isEmpty { break }
        let text = bytes.text
        for (place, line) in lines.inOrder(of: { -$0.place }) {
            // Of several lines at one place the first one stays the first.
            let start = text.utf16.index(text.startIndex, offsetBy: place)
            let offset = text.utf8.distance(from: text.startIndex, to: start)
            let others = lines.filter { $0.place == place }.firstIndex { $0.line == line } ?? 0
            let before = lines.filter { $0.place == place }.prefix(others).reduce(0) {
                $0 + ($1.line + comment).utf8.count + 1
            }
            bytes.insert(contentsOf: (line + comment + "\n").bytes, at: min(bytes.count, offset + before))
        }
    }
    return bytes.text
}

/// What stands behind a value that the code does not tell.
private let comment = "  // only the app knows"

/// The index of the first keyword of a type.
private func firstType(in tokens: [Token], of source: SourceText) -> Int? {
    tokens.indices.dropLast().first { index in
        let (token, next) = (tokens[index], tokens[index + 1])
        return token.kind == .word && next.kind == .word
            && source.text(token.span).isOne(of: Parser.typeKeywords)
            && !source.text(next.span).isOne(of: "func var let in")
    }
}
