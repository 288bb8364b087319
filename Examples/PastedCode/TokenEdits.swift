import LayoutScript

/// Texts in place of some tokens of a source.
///
/// Comments and line breaks between tokens that stay are kept. The tokens of interpolations stand in place of their string:
/// `"\(a) of \(b)"` reads like `(a, b)`, where `"\(` and `)"` are parentheses, and `) of \(` is a comma.
final class TokenEdits {
    let source: SourceText
    let tokens: [Token]
    /// The text of each token that has another one; an empty text removes the token.
    private var texts: [String?]

    init(_ source: SourceText) {
        self.source = source
        tokens = Self.tokens(of: source)
        texts = Array(repeating: nil, count: tokens.count)
    }

    /// The tokens of a source, and of interpolations up to some depth.
    private static func tokens(of source: SourceText, depth: Int = 5) -> [Token] {
        var tokens: [Token] = []
        for token in Lexer.tokens(of: source) {
            let interpolations = token.kind == .string && depth > 0 ? source.interpolations(in: token.span) : []
            var part = token
            part.kind = .leftParenthesis
            for span in interpolations {
                part.span = TextSpan(part.span.start, span.start)
                tokens.append(part)
                let inner = Self.tokens(of: SourceText(source.text(span), file: ""), depth: depth - 1)
                for var token in inner.dropLast() {
                    token.span = TextSpan(span.start + token.span.start, span.start + token.span.end)
                    tokens.append(token)
                }
                part.kind = .comma
                part.span = TextSpan(span.end, token.span.end)
                (part.startsLine, part.hasSpaceBefore) = (false, false)
            }
            part.kind = interpolations.isEmpty ? token.kind : .rightParenthesis
            tokens.append(part)
        }
        return tokens
    }

    func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .end }

    /// The word at an index; empty for other tokens.
    func word(_ index: Int) -> String { kind(index) == .word ? source.text(tokens[index].span) : "" }

    /// Whether the word at an index is one of some words with spaces between them.
    func isWord(_ index: Int, _ words: String) -> Bool { word(index).isOne(of: words) }

    /// The text of any token as it was written.
    func written(_ index: Int) -> String { tokens.indices.contains(index) ? source.text(tokens[index].span) : "" }

    func isUnchanged(_ index: Int) -> Bool { tokens.indices.contains(index) && texts[index] == nil }

    func replace(_ index: Int, by text: String) { texts[index] = text }

    func remove(_ indices: Range<Int>) {
        for index in indices where tokens.indices.contains(index) { texts[index] = "" }
    }

    /// Writes something before and behind some tokens, the first and the last of which are not removed.
    func wrap(_ indices: Range<Int>, in front: String, _ end: String) {
        guard let first = indices.first, let last = indices.last else { return }
        texts[first] = front + (texts[first] ?? written(first))
        texts[last] = (texts[last] ?? written(last)) + end
    }

    /// The text of some tokens with the changes, without the space before the first one.
    func text(of range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        // The beginning of tokens that are removed, which keep one space among them.
        var removed: Int?
        for index in range {
            if texts[index] == "" {
                removed = removed ?? index
                continue
            }
            if let first = removed ?? (index > range.lowerBound ? index : nil), first > range.lowerBound {
                let isBehind = !opensPart(index - 1) || !tokens[first].startsLine && tokens[index].startsLine
                bytes += space(before: isBehind ? index : first)
            }
            bytes += texts[index]?.bytes ?? Array(source.bytes[tokens[index].span.start..<tokens[index].span.end])
            removed = nil
        }
        return bytes.text
    }

    /// The whole text with the changes.
    var result: String {
        let start = source.bytes[..<(tokens.first?.span.start ?? 0)]
        return start.text + text(of: tokens.indices)
    }

    /// Whether a token belongs to the token behind it.
    private func opensPart(_ index: Int) -> Bool {
        [.dot, .colon, .leftParenthesis, .leftBracket].contains(kind(index))
    }

    private func space(before index: Int) -> ArraySlice<UInt8> {
        source.bytes[(index == 0 ? 0 : tokens[index - 1].span.end)..<tokens[index].span.start]
    }
}
