/// Splits a case of a script into tokens.
///
/// Statements end with their line, except that a line beginning with `.` goes on with the one above it, and that lines do not
/// count between parentheses and brackets. `//` begins a comment, `;` ends a statement too. Takes time proportional to the text.
struct Lexer {
    let bytes: ArraySlice<UInt8>
    private var index: Int
    private var nesting = 0
    private var tokens: [Token] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    static func tokens(of bytes: ArraySlice<UInt8>) -> [Token] {
        var lexer = Lexer(bytes)
        lexer.run()
        return lexer.tokens
    }

    private mutating func run() {
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x09, 0x0D:
                index += 1
            case 0x0A:
                endLine()
            case UInt8(ascii: ";"):
                add(.newline, length: 1)
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                skipComment()
            case UInt8(ascii: "\""):
                addString()
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                addNumber()
            default:
                if byte.isWordByte { addWord() } else { addSign() }
            }
        }
        tokens.append(Token(kind: .newline, range: index..<index))
        tokens.append(Token(kind: .end, range: index..<index))
    }

    private func peek(_ distance: Int) -> UInt8? {
        let position = index + distance
        return position < bytes.endIndex ? bytes[position] : nil
    }

    private mutating func add(_ kind: Token.Kind, length: Int) {
        tokens.append(Token(kind: kind, range: index..<index + length))
        index += length
    }

    private mutating func skipComment() {
        while index < bytes.endIndex, bytes[index] != 0x0A { index += 1 }
    }

    /// Ends the statement, unless brackets are open or the next line that says something begins with a dot.
    private mutating func endLine() {
        let lineEnd = index
        index += 1
        if nesting > 0 { return }
        var next = index
        while next < bytes.endIndex {
            let byte = bytes[next]
            if byte.isSpace {
                next += 1
            } else if byte == UInt8(ascii: "/"), next + 1 < bytes.endIndex, bytes[next + 1] == UInt8(ascii: "/") {
                while next < bytes.endIndex, bytes[next] != 0x0A { next += 1 }
            } else {
                break
            }
        }
        if next < bytes.endIndex, bytes[next] == UInt8(ascii: "."), tokens.last?.kind != .newline, !tokens.isEmpty {
            index = next
            return
        }
        if tokens.last?.kind != .newline { tokens.append(Token(kind: .newline, range: lineEnd..<lineEnd)) }
        index = next
    }

    private mutating func addWord() {
        var end = index
        while end < bytes.endIndex, bytes[end].isWordByte || bytes[end].isDigit { end += 1 }
        add(.word(String(decoding: bytes[index..<end], as: UTF8.self)), length: end - index)
    }

    private mutating func addNumber() {
        var end = index
        func digits() {
            while end < bytes.endIndex, bytes[end].isDigit || bytes[end] == UInt8(ascii: "_") { end += 1 }
        }
        digits()
        if end + 1 < bytes.endIndex, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
            end += 1
            digits()
        }
        if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < bytes.endIndex, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") {
                exponent += 1
            }
            if exponent < bytes.endIndex, bytes[exponent].isDigit {
                end = exponent
                digits()
            }
        }
        let text = String(decoding: bytes[index..<end].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        add(Double(text).map(Token.Kind.number) ?? .invalid("'\(text)' is not a number"), length: end - index)
    }

    private mutating func addString() {
        var end = index + 1
        var text: [UInt8] = []
        while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\\"), end + 1 < bytes.endIndex, bytes[end + 1] != 0x0A {
                end += 1
                text.append(bytes[end] == UInt8(ascii: "n") ? 0x0A : bytes[end])
            } else {
                text.append(bytes[end])
            }
            end += 1
        }
        guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "\"") else {
            add(.invalid("the string has no closing quote"), length: end - index)
            return
        }
        add(.string(String(decoding: text, as: UTF8.self)), length: end + 1 - index)
    }

    /// The signs of several characters; none is the beginning of a later one.
    private static let longSigns = ["|--|", "-->", "<--", "<>", "<=", ">=", "==", "!=", "&&", "||"]

    private mutating func addSign() {
        for sign in Self.longSigns where bytes[index...].starts(with: sign.utf8) {
            add(.sign(sign), length: sign.utf8.count)
            return
        }
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            nesting += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            nesting = max(0, nesting - 1)
        case UInt8(ascii: "{"), UInt8(ascii: "}"):
            nesting = 0
        default:
            guard Array(".,:=+-*/%<>!?~".utf8).contains(bytes[index]) else {
                addInvalid()
                return
            }
        }
        add(.sign(String(UnicodeScalar(bytes[index]))), length: 1)
    }

    private mutating func addInvalid() {
        var end = index + 1
        while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let character = String(decoding: bytes[index..<end], as: UTF8.self)
        add(.invalid("'\(character)' means nothing here"), length: end - index)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
    /// Letters, the underscore, the dollar sign of `$0`, and all that is not ASCII.
    fileprivate var isWordByte: Bool {
        (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }
}
