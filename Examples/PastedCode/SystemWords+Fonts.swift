import Geometry
import LayoutScript

// Fonts, which are the numbers of their sizes, and the sizes of texts in them.

extension SystemWords {
    /// The names that the code gives to fonts, and to attributes of texts with a font in them.
    static func namesOfFonts(in edits: TokenEdits) -> WordSet {
        var names = WordSet()
        for index in edits.tokens.indices where edits.kind(index) == .word {
            // `small: UIFont`, `small = UIFont…`
            if edits.isWord(index, "UIFont NSFont"), [.colon, .equals].contains(edits.kind(index - 1)) {
                names.insert(edits.word(index - 2))
            }
            // `attributes: [NSAttributedString.Key: Any] = [.font: small]`
            guard edits.isWord(index, "font"), edits.kind(index + 1) == .colon, edits.kind(index - 1) == .dot else {
                continue
            }
            var start = index
            while start > 0, edits.kind(start) != .equals, index - start < 100 { start -= 1 }
            guard edits.kind(start + 1) == .leftBracket else { continue }
            while start > 0, !edits.isWord(start, "let var"), index - start < 120 { start -= 1 }
            if edits.isWord(start, "let var") { names.insert(edits.word(start + 1)) }
        }
        return names
    }

    /// Rewrites the call that makes a font as its size, the members of a font, and the call that measures a text; false for all others.
    func rewriteFont(_ word: String, _ index: Int) -> Bool {
        let isMember = edits.kind(index - 1) == .dot
        if isMember, edits.kind(index + 1) == .leftParenthesis, rewriteMeasure(word, index) { return true }
        if isMember, word.isOne(of: "lineHeight pointSize") { return rewritePart(word, index) }
        let isType = !isMember && word.isOne(of: "UIFont NSFont")
        let call = isType && edits.kind(index + 1) == .dot ? index + 2 : index
        let isFont =
            isType || isMember && (word.hasSuffix("Font") || word == "font" || edits.isWord(index + 2, "ofSize"))
        guard isFont, isType || !functions.contains(word), let size = fontSize(of: call) else { return false }
        let end = edits.tokens.end(of: call + 1, within: Self.longest)
        let start = isMember ? startOfFont(index) : index
        rewriteAll(size)
        var next = end
        if edits.kind(next) == .exclamation { next += 1 }
        let part = edits.kind(next) == .dot ? edits.word(next + 1) : ""
        var text = edits.text(of: size)
        if let style = Self.textStyles[edits.word(size.upperBound - 1)], edits.isWord(call + 2, "forTextStyle") {
            text = style
        }
        if part.isOne(of: "lineHeight pointSize") { next += 2 }
        text = part == "lineHeight" ? lineHeight(text) : Self.grouped(text)
        // A constant of a whole number would be divided as such.
        let isConstant = edits.kind(start - 1) == .equals && edits.isWord(start - 3, "let var")
        if isConstant, text.bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { text += ".0" }
        edits.remove(start..<next)
        edits.replace(start, by: text)
        return true
    }

    /// The tokens of the size in a call that makes a font, as `systemFont(ofSize: 17, weight: .bold)`; nil for other calls.
    private func fontSize(of call: Int) -> Range<Int>? {
        for argument in arguments(of: call + 1) where edits.kind(argument.label + 1) == .colon {
            let label = edits.word(argument.label)
            if label.isOne(of: "ofSize size") { return argument.value }
            if label == "forTextStyle", let last = argument.value.last, Self.textStyles[edits.word(last)] != nil {
                return argument.value
            }
        }
        return nil
    }

    /// The first token of `.systemFont(…)` or `Theme.bodyFont(…)`, whose name is at an index.
    private func startOfFont(_ index: Int) -> Int {
        var start = index - 1
        while edits.kind(start) == .dot, edits.kind(start - 1) == .word, !edits.tokens[start].hasSpaceBefore {
            start -= edits.kind(start - 2) == .dot ? 2 : 1
        }
        return start
    }

    /// The text of an expression as a part of another one.
    private static func grouped(_ text: String) -> String {
        let signs = "+-*/?( ".bytes
        return text.bytes.contains { signs.contains($0) } ? "(" + text + ")" : text
    }

    private func rewriteAll(_ range: Range<Int>) {
        for index in range { look(at: index) }
    }

    /// The height of a line in a font, in whole points.
    private func lineHeight(_ size: String) -> String {
        if let number = Double(size) { return plain(TextRoom.lineHeight(number)) }
        return "round(\(Self.grouped(size)) * 1.2)"
    }

    // MARK: Members

    /// `titleFont.lineHeight`, and `title.font.lineHeight`, which is the height of a line of the view.
    private func rewritePart(_ part: String, _ index: Int) -> Bool {
        var last = index - 2
        while [.question, .exclamation].contains(edits.kind(last)) { last -= 1 }
        let name = edits.word(last)
        if name == "font", edits.kind(last - 1) == .dot, !isConstant(last) {
            guard part == "lineHeight" else { return false }
            edits.remove(last..<index)
            edits.replace(index, by: "sizeThatFits(.unbounded).height")
            return true
        }
        guard fonts.contains(name) || name.hasSuffix("ont") else { return false }
        edits.remove(last + 1..<index + 1)
        if part == "lineHeight" {
            edits.wrap(start(ofPath: last)..<last + 1, in: "round(", " * 1.2)")
        }
        return true
    }

    /// Whether the font at an index is a constant, as in `Style.font`, and not the font of a view.
    private func isConstant(_ font: Int) -> Bool {
        let owner =
            [.question, .exclamation].contains(edits.kind(font - 2)) ? edits.word(font - 3) : edits.word(font - 2)
        return owner.beginsInUpperCase || owner == "self"
            || fonts.contains("font") && !ViewNames.namesView(owner.capitalized)
    }

    /// The first token of a path that ends at an index, as `Style.small.font`.
    private func start(ofPath last: Int) -> Int {
        var start = last
        while edits.kind(start - 1) == .dot, edits.kind(start - 2) == .word { start -= 2 }
        return start
    }

    // MARK: Texts

    /// Rewrites `text.size(withAttributes:)`, `text.boundingRect(with:options:attributes:context:)` and what apps make of these;
    /// false for other calls.
    private func rewriteMeasure(_ method: String, _ index: Int) -> Bool {
        guard method.isOne(of: "size boundingRect height width") else { return false }
        let known = "withAttributes attributes withFont font withConstrainedWidth withConstrainedHeight"
        let arguments = arguments(of: index + 1)
        guard
            arguments.contains(where: { edits.kind($0.label + 1) == .colon && edits.isWord($0.label, known) })
        else { return false }
        var (font, width) = ("", "")
        for argument in arguments {
            let label = edits.word(argument.label)
            if label == "with" {
                width = self.width(ofSize: argument.value)
            } else if label.hasSuffix("Width") {
                rewriteAll(argument.value)
                width = edits.text(of: argument.value)
            } else if label.hasSuffix("ont") || label.hasSuffix("ttributes") {
                font = self.font(in: argument.value)
            }
        }
        let start = start(ofText: index)
        let letter = TextRoom.letterSize(of: string(at: start), Double(font))
        let isNumber = font.isEmpty || Double(font) != nil
        var call = "size(advance: \(isNumber ? plain(letter.width) : Self.grouped(font) + " * 0.5")"
        call += ", lineHeight: \(isNumber ? plain(letter.height) : lineHeight(font))"
        call += width.isEmpty ? ")" : ", width: \(width))"
        edits.remove(index + 1..<edits.tokens.end(of: index + 1, within: Self.longest))
        if method.isOne(of: "height width") { call += "." + method }
        edits.replace(index, by: call)
        if method == "boundingRect" { edits.wrap(start..<index + 1, in: "Rect(origin: .zero, size: ", ")") }
        return true
    }

    /// The string that begins at an index, or behind a parenthesis there; empty for other expressions.
    private func string(at start: Int) -> String {
        let first = edits.written(start) == "(" ? start + 1 : start
        guard edits.written(first).hasPrefix("\"") || edits.written(first).hasPrefix("#") else { return "" }
        let last = edits.tokens.end(of: first) - 1
        return edits.source.text(edits.tokens[first].span.to(edits.tokens[last].span))
    }

    /// The width of a size, as `80` of `CGSize(width: 80, height: .greatestFiniteMagnitude)`.
    private func width(ofSize value: Range<Int>) -> String {
        rewriteAll(value)
        let isCall =
            edits.isWord(value.lowerBound, "CGSize Size")
            && edits.kind(value.lowerBound + 1) == .leftParenthesis
        let open = isCall ? value.lowerBound + 1 : value.lowerBound + 2
        if let width = arguments(of: open).first, edits.isWord(width.label, "width") {
            return edits.text(of: width.value)
        }
        return "(\(edits.text(of: value))).width"
    }

    /// The size of the font that an expression is, or that stands among attributes; empty where only the app knows it.
    private func font(in value: Range<Int>) -> String {
        guard let first = value.first, let last = value.last else { return "" }
        if edits.kind(first) == .leftBracket {
            guard let font = attributes(behind: first)?.font else { return "" }
            return self.font(in: font)
        }
        if edits.kind(last) == .word, start(ofPath: last) == first {
            let isOfView = edits.isWord(last, "font") && first < last && !isConstant(last)
            return fonts.contains(edits.word(last)) && !isOfView ? edits.text(of: value) : ""
        }
        rewriteAll(value)
        let isNumber = value.count == 1 && edits.kind(first) == .number
        return isNumber || !edits.isUnchanged(first) ? edits.text(of: value) : ""
    }

    /// The first token of the expression whose member is at an index: a path with calls, or parentheses.
    private func start(ofText member: Int) -> Int {
        var start = member - 1
        while start > 0 {
            let before = start - 1
            switch edits.kind(before) {
            case .rightParenthesis, .rightBracket:
                var (open, depth) = (before, 0)
                while open >= 0 {
                    if [.rightParenthesis, .rightBracket].contains(edits.kind(open)) { depth += 1 }
                    if [.leftParenthesis, .leftBracket].contains(edits.kind(open)) { depth -= 1 }
                    if depth == 0 { break }
                    open -= 1
                }
                start = max(open, 0)
                if edits.kind(start - 1) == .word, !edits.tokens[start].hasSpaceBefore { start -= 1 }
            case .word, .string: start = before
            case .question, .exclamation: start = before
            default: return start
            }
            if ![.question, .exclamation].contains(edits.kind(start)) {
                guard edits.kind(start - 1) == .dot else { return start }
                start -= 1
            }
        }
        return start
    }

    // MARK: Attributes

    /// `[.font: small, .kern: 1]`, of which the font counts.
    func rewriteAttributes(_ bracket: Int) {
        guard edits.isUnchanged(bracket), let attributes = attributes(behind: bracket) else { return }
        let end = edits.tokens.end(of: bracket, within: Self.longest)
        guard let font = attributes.font else {
            edits.remove(bracket..<end)
            return edits.replace(bracket, by: "nil")
        }
        rewriteAll(font)
        edits.remove(bracket..<font.lowerBound)
        edits.remove(font.upperBound..<end)
    }

    /// Attributes of a text, of which the font is kept, if there is one.
    private struct Attributes { var font: Range<Int>? }

    /// The attributes behind a bracket; nil if none stand there.
    private func attributes(behind bracket: Int) -> Attributes? {
        let known = """
            font foregroundColor backgroundColor paragraphStyle kern underlineStyle underlineColor baselineOffset shadow \
            strikethroughStyle strokeColor strokeWidth link
            """
        let end = edits.tokens.end(of: bracket, within: Self.longest) - 1
        guard edits.kind(end) == .rightBracket else { return nil }
        var attributes = Attributes()
        var index = bracket + 1
        while index < end {
            // `.font`, `NSAttributedString.Key.font`
            var key = index
            while edits.kind(key) != .colon, key < index + 7 { key += 1 }
            guard edits.kind(key) == .colon, edits.kind(key - 2) == .dot, edits.isWord(key - 1, known) else {
                return nil
            }
            var next = key + 1
            while next < end, edits.kind(next) != .comma { next = edits.tokens.end(of: next) }
            if edits.isWord(key - 1, "font") { attributes.font = key + 1..<next }
            index = next + 1
        }
        return index == bracket + 1 ? nil : attributes
    }
}
