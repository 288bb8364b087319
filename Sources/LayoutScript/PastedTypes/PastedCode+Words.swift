// The words and the text of tokens.

extension PastedCode {
    /// The words of some tokens, and up to four of them with dots between them.
    func words(_ range: Range<Int>) -> WordSet {
        var words = WordSet()
        for index in range where kind(index) == .word {
            var word = text(index)
            words.insert(word)
            // As in `width(.margin)`.
            let isImplicit = [.leftParenthesis, .leftBracket, .minus].contains(kind(index - 2))
            if kind(index - 1) == .dot, isImplicit || tokens[index - 1].hasSpaceBefore {
                words.formUnion(["CGFloat." + word, "Double." + word])
            }
            for next in [index + 2, index + 4, index + 6] {
                let isMember = kind(index - 1) == .dot && text(index - 2) != "self"
                guard !isMember, kind(next - 1) == .dot, kind(next) == .word else { break }
                word += "." + text(next)
                words.insert(word)
            }
        }
        return words
    }

    /// The text of some tokens, with others in the place of some, its lines moved to the left as far as the first one can be.
    func text(of range: Range<Int>, with edits: [Edit] = []) -> String {
        let (first, last) = (tokens[range.lowerBound].span, tokens[range.upperBound - 1].span)
        let indent = source.indentStart(first.start).map { first.start - $0 } ?? 0
        var written: [UInt8] = []
        var place = first.start
        for edit in edits.inOrder(of: { $0.tokens.lowerBound }) {
            written += source.bytes[place..<tokens[edit.tokens.lowerBound].span.start] + edit.text.bytes
            place = tokens[edit.tokens.upperBound - 1].span.end
        }
        written += source.bytes[place..<last.end]
        var bytes: [UInt8] = []
        var spaces = indent
        for byte in written {
            // The spaces at the beginning of a line.
            if spaces < indent, byte == 0x20 || byte == 0x09 {
                spaces += 1
            } else {
                bytes.append(byte)
                spaces = byte == 0x0A ? 0 : indent
            }
        }
        return bytes.text
    }
}
