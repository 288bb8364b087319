/// Reading parts of a line of a layout script.
enum PinLine {
    /// A word, a number, or a single character of a line.
    enum Token: Equatable {
        case word(String)
        case number(String)
        case sign(Character)

        var text: String {
            switch self {
            case .word(let text), .number(let text): text
            case .sign(let character): String(character)
            }
        }
    }

    /// The tokens of a line, blanks included, so that their texts put together are the line.
    static func tokens(of line: Substring) -> [Token] {
        var tokens: [Token] = []
        var rest = line
        while let first = rest.first {
            if first.isLetter {
                let word = rest.prefix { $0.isLetter || $0.isNumber }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if first.isNumber {
                let number = numberPrefix(of: rest)
                tokens.append(.number(String(number)))
                rest = rest.dropFirst(number.count)
            } else {
                tokens.append(.sign(first))
                rest = rest.dropFirst()
            }
        }
        return tokens
    }

    /// Digits, and a fraction if digits follow the point.
    private static func numberPrefix(of text: Substring) -> Substring {
        let whole = text.prefix { $0.isNumber || $0 == "_" || $0 == "e" }
        let rest = text.dropFirst(whole.count)
        guard rest.first == ".", let next = rest.dropFirst().first, next.isNumber else { return whole }
        let fraction = rest.dropFirst().prefix { $0.isNumber || $0 == "_" || $0 == "e" }
        return text.prefix(whole.count + 1 + fraction.count)
    }

    /// The parts of a line between blanks; text in parentheses or quotes stays together.
    static func fields(of line: Substring) -> [String] {
        var fields: [String] = []
        var current = ""
        var depth = 0
        var isQuoted = false
        for character in line {
            if character == "\"" { isQuoted.toggle() }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == " ", depth == 0, !isQuoted {
                if !current.isEmpty { fields.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { fields.append(current) }
        return fields
    }

    /// The name that a line gives to a node or a guide.
    static func declaredName(in line: Substring) -> String? {
        guard line.hasPrefix("node ") || line.hasPrefix("guide ") else { return nil }
        return fields(of: line)[1]
    }

    /// The calls of a chain, `left(10)` and so on: what follows a dot and has parentheses, outside of other parentheses.
    static func calls(in chain: Substring) -> [Substring] {
        var calls: [Substring] = []
        var depth = 0
        var start = chain.startIndex
        for index in chain.indices {
            let character = chain[index]
            if character == ".", depth == 0 { start = chain.index(after: index) }
            if character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" {
                depth -= 1
                if depth == 0 { calls.append(chain[start...index]) }
            }
        }
        return calls
    }

    /// A call without its numbers and names of nodes.
    static func form(of call: Substring, names: Set<String>) -> String {
        var form = ""
        for token in tokens(of: call) {
            switch token {
            case .word(let word): form += names.contains(word) && !form.isEmpty ? "x" : word
            case .number: form += "1"
            case .sign("-"), .sign(" "): break
            case .sign(let sign): form.append(sign)
            }
        }
        return form
    }
}
