import LayoutScript

// The words and the text of tokens, and tests for layout in them.

extension PastedCode {
    /// The words of some tokens, and paths of up to four of them, as `Style.Footer.height`.
    func words(_ range: Range<Int>) -> WordSet {
        var words = WordSet()
        for index in range where kind(index) == .word {
            var word = text(index)
            // In `Style.height`, the last word is no property of the type around it.
            let isOfOther = kind(index - 1) == .dot && text(index - 2).beginsInUpperCase
            if !isOfOther || kind(index + 1) == .leftParenthesis { words.insert(word) }
            // As in `width(.margin)`.
            let isImplicit = [.leftParenthesis, .leftBracket, .minus].contains(kind(index - 2))
            if kind(index - 1) == .dot, isImplicit || tokens[index - 1].hasSpaceBefore {
                words.insert("Double." + word)
            }
            for next in [index + 2, index + 4, index + 6] {
                let isMember = kind(index - 1) == .dot && !isWord(index - 2, "self")
                guard !isMember, kind(next - 1) == .dot, kind(next) == .word else { break }
                word += "." + text(next)
                words.insert(word)
            }
        }
        return words
    }

    /// The last part of a type's name, as `State` in `Card.State`.
    func typeName(from start: Int) -> String {
        var index = start
        while kind(index + 1) == .dot, text(index + 2).beginsInUpperCase { index += 2 }
        return text(index)
    }

    /// The text of some tokens after some edits, without the indentation of its first line.
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

    /// Whether a token ends a statement, or begins a line that does not go on with the one before.
    func endsStatement(_ index: Int) -> Bool {
        switch kind(index) {
        case .semicolon, .rightBrace, .end: true
        case .word, .number, .string, .leftBracket:
            tokens[index].startsLine && ![.equals, .plus, .minus, .times, .divide, .coalesce].contains(kind(index - 1))
        default: false
        }
    }

    /// The names of the additions with a body that does something.
    func namesOfAdditions(_ does: (Range<Int>) -> Bool) -> WordSet {
        WordSet(
            additions.words.filter { name in
                (additions[name] ?? []).contains { $0.member.body.map(does) ?? false }
            })
    }

    /// Whether a range has a chain, a stack or a constraint.
    func hasLayout(_ range: Range<Int>) -> Bool {
        range.contains { index in
            switch text(index) {
            case "": false
            case "pin", "pinFrame": kind(index + 1) == .dot
            case let word:
                // A stack of the view itself begins a line; `.grid:` is a case of the app.
                (kind(index - 1) == .dot || tokens[index].startsLine) && StackMethod(rawValue: word) != nil
                    && [.leftParenthesis, .leftBrace].contains(kind(index + 1)) || isConstraint(index)
            }
        }
    }

    /// Whether a word constrains a view, as in `icon.constrain(to: self).leading()` and `edge.top.constraint(equalTo: edge)`.
    func isConstraint(_ index: Int) -> Bool {
        guard kind(index - 1) == .dot else { return false }
        switch text(index) {
        case "constrain", "constrainSelf", "constraint": return kind(index + 1) == .leftParenthesis
        // SnapKit, which scripts refuse.
        case "snp": return kind(index + 1) == .dot
        default: return false
        }
    }

    /// Whether a word begins the name of a call that adds views, such as `addChild` or the app's own `addSubviews`.
    func addsViews(_ index: Int) -> Bool { text(index).hasPrefix("addSub") || text(index).hasPrefix("addChild") }

    /// Whether a member of a view is set that decides its frame, as in `icon.frame.size = size`, or in `frame = rect` of its own.
    func setsFrame(_ index: Int, orOwn: Bool = false) -> Bool {
        guard isWord(index, "frame bounds center"),
            kind(index - 1) == .dot || orOwn && kind(index + 1).assigns
        else { return false }
        var next = index + 1
        for _ in 0..<2 where kind(next) == .dot { next += 2 }
        return kind(next).assigns
    }
}
