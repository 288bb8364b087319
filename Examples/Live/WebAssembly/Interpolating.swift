// The page's build adds this file to the engine: of a text with values in it, only parts that are not empty are appended.

extension DefaultStringInterpolation {
    @inline(__always)
    mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { append(literal) }
    }

    mutating func appendInterpolation(_ text: String) { append(text) }

    @inline(never)
    private mutating func append(_ text: String) { text.write(to: &self) }
}
