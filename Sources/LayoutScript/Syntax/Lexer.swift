/// A word, number, string or sign of a script.
package struct Token {
    package var kind: Kind
    package var span: TextSpan
    /// Whether it is the first one on its line.
    package var startsLine: Bool
    /// Whether it stands apart from the one before it.
    package var hasSpaceBefore: Bool

    /// The signs come first, in the order in which they are written below.
    package enum Kind: UInt8 {
        case distance, alignRight, alignLeft, range, closedRange
        case matches, coalesce, join, lessOrEqual, greaterOrEqual, equal, notEqual, and, or
        case plusEquals, minusEquals, timesEquals, divideEquals
        case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
        case dot, comma, colon, question, exclamation, percent, tilde, equals
        case plus, minus, times, divide, less, greater, semicolon, backslash, ampersand
        case word, number, string, end
        case openString, openComment, curlyString, unreadable
    }
}

extension Token {
    /// The end of a script or a case.
    package init(endAt place: Int) {
        self.init(kind: .end, span: TextSpan(place, place), startsLine: true, hasSpaceBefore: true)
    }
}

extension [Token] {
    /// The index after a token, or after the closing bracket if the token opens one; at most a number of tokens further on.
    package func end(of index: Int, within most: Int = .max) -> Int {
        let end = most < count - index ? index + most : count
        var (index, depth) = (index, 0)
        while index < end {
            switch self[index].kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { break }
        }
        return Swift.min(index, end)
    }

    /// The first parenthesis or bracket that is open where a brace is closed, or at the end; nil where there is none.
    package func unclosedBracket(from start: Int) -> Int? {
        var open: [Int] = []
        for index in indices[start...] {
            switch self[index].kind {
            case .leftParenthesis, .leftBracket, .leftBrace: open.append(index)
            case .rightParenthesis, .rightBracket: _ = open.popLast()
            case .rightBrace:
                if let last = open.popLast(), self[last].kind != .leftBrace { return last }
            default: break
            }
        }
        return open.first { self[$0].kind != .leftBrace }
    }
}

extension Token.Kind {
    /// The signs; a longer one comes before its beginnings.
    static let signs = """
        |--| --> <-- ..< ... ~= ?? <> <= >= == != && || += -= *= /= ( ) [ ] { } . , : ? ! % ~ = + - * / < > ; \\ &
        """.words

    /// Whether what stands in front of the sign gets a value.
    package var assigns: Bool { self == .equals || assigned != nil }

    /// The operation whose result the sign assigns, as plus for `+=`.
    var assigned: Token.Kind? {
        switch self {
        case .plusEquals: .plus
        case .minusEquals: .minus
        case .timesEquals: .times
        case .divideEquals: .divide
        default: nil
        }
    }

    /// The sign as it is written; empty where the token is none.
    package var sign: String { Int(rawValue) < Self.signs.count ? Self.signs[Int(rawValue)] : "" }
}

/// Splits a script into tokens, in time proportional to the text.
package struct Lexer {
    /// The signs by the byte that they begin with, each list in the order in which they are tried.
    private static let signs = {
        var signs = [[(kind: Token.Kind, bytes: [UInt8])]](repeating: [], count: 0x80)
        for (number, sign) in Token.Kind.signs.enumerated() {
            let bytes = sign.bytes
            if let kind = Token.Kind(rawValue: UInt8(number)) { signs[Int(bytes[0])].append((kind, bytes)) }
        }
        return signs
    }()

    private let bytes: [UInt8]
    private var index = 0
    private var endOfLast = 0
    private var startsLine = true
    /// Whether an `#else` without `#endif` was met, behind which all conditions stay.
    private var hasOpenCondition = false
    private var tokens: [Token] = []

    package static func tokens(of source: SourceText) -> [Token] {
        var lexer = Lexer(bytes: source.bytes)
        lexer.run()
        return lexer.tokens
    }

    private mutating func run() {
        if bytes.hold([0xEF, 0xBB, 0xBF], at: 0) { index = 3 }
        while index < bytes.count {
            let byte = bytes[index]
            let space = spaceLength(at: index)
            if space > 0 {
                if endsLine(index) { startsLine = true }
                index += space
            } else if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "/") {
                index = first(from: index, endsLine)
            } else if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else if let quotes = StringQuotes.at(index, in: bytes) {
                addString(quotes)
            } else if let quote = curlyQuote(at: index) {
                let end = first(from: index + 3) { endsLine($0) || curlyQuote(at: $0) == quote }
                let isClosed = end < bytes.count && !endsLine(end)
                add(isClosed ? .curlyString : .unreadable, isClosed ? end + 3 : index + 3)
            } else if byte.isDigit {
                addNumber()
            } else if passCondition() {
                continue
            } else if byte.isWordByte || isMarked {
                add(.word, first(from: index + 1) { !(bytes[$0].isWordByte || bytes[$0].isDigit) || endsWord($0) })
            } else {
                addSign()
            }
        }
        tokens.append(Token(endAt: index))
    }

    /// Whether white space or a curly quote begins at an index, whose bytes could be those of a letter.
    private func endsWord(_ index: Int) -> Bool {
        bytes[index] >= 0x80 && (spaceLength(at: index) > 0 || curlyQuote(at: index) != nil)
    }

    /// The first index from another one on that satisfies a condition, or the end.
    private func first(from start: Int, _ condition: (Int) -> Bool) -> Int {
        var index = start
        while index < bytes.count, !condition(index) { index += 1 }
        return index
    }

    /// Whether a word begins with a sign, as `@objc` and `#available` do.
    private var isMarked: Bool {
        (bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "#")) && byte(index + 1).isWordByte
    }

    /// The length of the white space at an index, 0 where there is none.
    ///
    /// Code from web pages has no-break spaces, and separators of lines and paragraphs.
    private func spaceLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x20, 0x09, 0x0A, 0x0D: 1
        case 0xC2: bytes.hold([0xC2, 0xA0], at: index) ? 2 : 0
        case 0xE2: bytes.hold([0xE2, 0x80, 0xA8], at: index) || bytes.hold([0xE2, 0x80, 0xA9], at: index) ? 3 : 0
        default: 0
        }
    }

    /// Whether a curly quote is a single or a double one; nil where none is.
    private func curlyQuote(at index: Int) -> UInt8? {
        let last = byte(index + 2)
        return byte(index) == 0xE2 && byte(index + 1) == 0x80 && last & 0xF8 == 0x98 ? last & 0xFC : nil
    }

    private func endsLine(_ index: Int) -> Bool { bytes[index] == 0x0A || spaceLength(at: index) == 3 }

    /// The byte at an index, 0 behind the end.
    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func add(_ kind: Token.Kind, _ end: Int) {
        let isApart = index > endOfLast || tokens.isEmpty
        tokens.append(Token(kind: kind, span: TextSpan(index, end), startsLine: startsLine, hasSpaceBefore: isApart))
        startsLine = false
        (index, endOfLast) = (end, end)
    }

    /// Passes over `/* … */`, which may hold others.
    private mutating func skipBlockComment() {
        let start = index
        var depth = 0
        repeat {
            switch (bytes[index], byte(index + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
            case (let byte, _):
                if byte == 0x0A { startsLine = true }
                index += 1
            }
        } while depth > 0 && index < bytes.count
        guard depth > 0 else { return }
        index = start
        add(.openComment, start + 2)
        index = bytes.count
    }

    private mutating func addNumber() {
        func digits(from start: Int) -> Int {
            first(from: start) { !bytes[$0].isDigit && bytes[$0] != UInt8(ascii: "_") }
        }
        var end = digits(from: index)
        if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit { end = digits(from: end + 1) }
        if byte(end) | 0x20 == UInt8(ascii: "e") {
            let hasSign = byte(end + 1) == UInt8(ascii: "-") || byte(end + 1) == UInt8(ascii: "+")
            let exponent = hasSign ? end + 2 : end + 1
            if byte(exponent).isDigit { end = digits(from: exponent) }
        }
        add(.number, end)
    }

    private mutating func addString(_ quotes: StringQuotes) {
        if let end = StringQuotes.end(ofStringAt: index, in: bytes) { return add(.string, end) }
        add(.openString, first(from: index) { bytes[$0] == 0x0A })
        if !quotes.isOnOneLine { index = bytes.count }
    }

    private mutating func addSign() {
        // `===` compares nodes as `==` does.
        let signs = bytes[index] < 0x80 ? Self.signs[Int(bytes[index])] : []
        for sign in signs where bytes.hold(sign.bytes, at: index) {
            let isTriple = (sign.kind == .equal || sign.kind == .notEqual) && byte(index + 2) == UInt8(ascii: "=")
            return add(sign.kind, index + sign.bytes.count + (isTriple ? 1 : 0))
        }
        add(.unreadable, first(from: index + 1) { bytes[$0] & 0xC0 != 0x80 })
    }
}

extension Lexer {
    /// Passes over a condition of the compiler, such as `#if DEBUG`; false where there is none.
    ///
    /// It is the line, and of `#else` what stands up to `#endif`, since the first branch counts. An `#else` without `#endif` stays, for
    /// the parser to report.
    private mutating func passCondition() -> Bool {
        guard startsLine, !hasOpenCondition, bytes[index] == UInt8(ascii: "#") else { return false }
        var end = index
        var depth = bytes.hold("#else".bytes, at: index) ? 1 : 0
        guard depth > 0 || bytes.hold("#if".bytes, at: index) || bytes.hold("#endif".bytes, at: index) else {
            return false
        }
        while depth > 0, end < bytes.count {
            end = first(from: first(from: end, endsLine)) { spaceLength(at: $0) == 0 }
            if bytes.hold("#if".bytes, at: end) { depth += 1 }
            if bytes.hold("#endif".bytes, at: end) { depth -= 1 }
        }
        hasOpenCondition = end == bytes.count
        if !hasOpenCondition { index = first(from: end, endsLine) }
        return !hasOpenCondition
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    /// Letters, the underscore, the dollar sign of `$0`, and all that is not ASCII; see also `spaceLength(at:)`.
    fileprivate var isWordByte: Bool {
        (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 0x80
    }
}
