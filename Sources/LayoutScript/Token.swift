/// A word, number, string or sign of a script, with its place.
struct Token {
    var kind: Kind
    /// The bytes of the token in the script.
    var range: Range<Int>

    enum Kind: Equatable {
        case word(String)
        case number(Double)
        case string(String)
        /// One of the signs of ``Lexer``, such as `(` or `<=`.
        case sign(String)
        /// The end of a statement.
        case newline
        /// The end of the case.
        case end
        /// Something that is no token, with what is wrong about it.
        case invalid(String)
    }
}

extension Token.Kind {
    /// The token as a diagnostic names it.
    var described: String {
        switch self {
        case .word(let word): "'\(word)'"
        case .number: "a number"
        case .string: "a string"
        case .sign(let sign): "'\(sign)'"
        case .newline: "the end of the line"
        case .end: "the end of the script"
        case .invalid: "an unreadable character"
        }
    }
}
