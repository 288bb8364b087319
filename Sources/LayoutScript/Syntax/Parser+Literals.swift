// Numbers and strings.

extension Parser {
    package mutating func number() throws(Stop) -> Double {
        let start = token.span.start
        // `0xFF` is a number with a word behind it.
        let mayBeHexadecimal = token.span.end == start + 1 && source.bytes[start] == UInt8(ascii: "0")
        advance()
        if mayBeHexadecimal, !token.hasSpaceBefore, text(token).hasPrefix("x") { advance() }
        let span = span(from: start)
        if let number = shortNumber(span) { return number }
        let text = source.bytes[start..<span.end].filter { $0 != UInt8(ascii: "_") }.text
        if text.hasPrefix("0x"), let whole = hexadecimal(text.bytes.dropFirst(2)) { return Double(whole) }
        guard let number = Double(text) else { throw mistake("'\(text)' is not a number", span) }
        return number
    }

    /// The number of up to 16 hexadecimal digits; nil for other texts.
    private func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt64? {
        if digits.isEmpty || digits.count > 16 { return nil }
        var number: UInt64 = 0
        for byte in digits {
            let letter = byte | 0x20
            switch letter {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt64(letter - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt64(letter - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return number
    }

    /// The number that a few digits are; nil for many, and for all that is written in another way.
    ///
    /// Below 2⁵³ all digits together are a `Double`, and so is a small power of ten: their quotient is the number that is nearest.
    private func shortNumber(_ span: TextSpan) -> Double? {
        guard span.end - span.start <= 16 else { return nil }
        var (digits, divisor, hasPoint) = (UInt64(0), 1.0, false)
        for byte in source.bytes[span.start..<span.end] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = 10 * digits + UInt64(byte - UInt8(ascii: "0"))
                if hasPoint { divisor *= 10 }
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            default: return nil
            }
        }
        return digits < 1 << 53 ? Double(digits) / divisor : nil
    }

    /// A string as a text, or as texts and expressions if some stand in it.
    func interpolation(_ token: Token) -> Expression.Form {
        var expressions: [Expression] = []
        let (text, isKnown) = source.string(token.span) { written in
            let source = SourceText(written, file: "")
            var parser = Parser(Lexer.tokens(of: source), of: source, Reporter(source))
            parser.interpolations = interpolations - 1
            guard let expression = parser.wholeExpression() else { return nil }
            expressions.append(expression)
            return "\0"
        }
        if isKnown, expressions.isEmpty { return .string(text.text) }
        let texts = text.split(separator: 0, omittingEmptySubsequences: false)
        guard isKnown, texts.count == expressions.count + 1 else { return .interpolation([]) }
        var parts = [Expression(span: token.span, form: .string(texts[0].text))]
        for (expression, text) in zip(expressions, texts.dropFirst()) {
            parts += [expression, Expression(span: token.span, form: .string(text.text))]
        }
        return .interpolation(parts)
    }

    /// The text of a string.
    package func string(_ token: Token) -> String { source.string(token.span).text.text }
}
