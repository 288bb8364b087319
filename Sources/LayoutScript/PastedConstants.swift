/// The constants of pasted types, by the names that methods have for them.
final class PastedConstants {
    private final class Constant {
        let name: String
        /// What stands behind the name.
        let text: String
        /// The names that it is made of.
        let words: WordSet

        init(name: String, text: String, words: WordSet) {
            (self.name, self.text, self.words) = (name, text, words)
        }
    }

    private let code: PastedCode
    private var constants: [Constant] = []
    /// The indices of those that all types can name, mostly behind the names of their types, as `Style.margin`.
    private var indices = WordTable<Int>()

    init(of code: PastedCode) {
        self.code = code
        for type in code.types {
            let siblings = WordSet(type.members.map { $0.name })
            for member in type.members {
                let prefix = type.name.isEmpty ? "" : type.name + "."
                define(member, as: code.names(of: member.name, in: type.name), to: &indices, siblings, behind: prefix)
            }
        }
    }

    /// Keeps a property as a constant by some names; it writes its siblings behind the name of their type, which it may have left out.
    private func define(
        _ member: PastedType.Member, as names: [String], to indices: inout WordTable<Int>,
        _ siblings: WordSet = WordSet(), behind type: String = ""
    ) {
        guard let value = code.value(of: member) ?? code.function(member, of: type) else { return }
        var text = code.plainValue(value, of: member) ?? code.text(of: value, writing: siblings, behind: type)
        if !member.isMethod { text = (code.isWhole(value, of: member) ? ": Int = " : " = ") + text }
        var words = code.words(value)
        for word in words.words where siblings.contains(word) { words.insert(type + word) }
        for name in names where indices[name] == nil {
            indices[name] = constants.count
            constants.append(Constant(name: name, text: text, words: words))
        }
    }

    /// The lines that define the constants among some words of a type, those that others are made of before them.
    func lines(of type: PastedType, for words: WordSet, besides names: WordSet) -> [String] {
        var own = WordTable<Int>()
        for member in type.members {
            define(member, as: ["Self." + member.name, member.name], to: &own)
            // Of `let metrics = Metrics()`.
            guard !member.isMethod, let made = code.type(member.type, in: type) else { continue }
            // Nobody has more of them.
            let parts = made.members.prefix(100)
            let siblings = WordSet(parts.map { $0.name })
            for part in parts where !part.isMethod {
                define(part, as: [member.name + "." + part.name], to: &own, siblings, behind: made.name + ".")
            }
        }
        var known = names
        var lines: [String] = []
        func add(_ words: WordSet, _ depth: Int) {
            for index in words.words.compactMap({ own[$0] ?? indices[$0] }).sorted() {
                let constant = constants[index]
                guard depth < 50, known.insert(constant.name) else { continue }
                add(constant.words, depth + 1)
                lines.append((constant.text.hasPrefix("(") ? "func " : "let ") + constant.name + constant.text)
            }
        }
        add(words, 0)
        return lines
    }
}

extension PastedCode {
    /// What a property is, where it can be a constant: not computed in several statements, and not made by a type of the app.
    func value(of member: PastedType.Member) -> Range<Int>? {
        guard !member.isMethod, var value = member.value ?? member.body, !value.isEmpty else { return nil }
        if member.body != nil, text(value.lowerBound) == "return" { value = value.lowerBound + 1..<value.upperBound }
        guard let first = value.first, kind(first) != .leftBrace else { return nil }
        if plainValue(value, of: member) != nil { return value }
        // `get { … }` and observers are no values, and others depend on what only the app knows.
        if value.count > 1, kind(first + 1) == .leftBrace || member.type == "Bool" { return nil }
        if kind(first) == .dot, kind(first + 2) == .leftParenthesis, !CaseRun.makes(member.type) { return nil }
        return isMadeByApp(value) || !isExpression(value) ? nil : value
    }

    /// Whether a constant is of the type `Int`, as a whole number without a type is.
    fileprivate func isWhole(_ value: Range<Int>, of member: PastedType.Member) -> Bool {
        guard member.type.isEmpty, value.count == 1 else { return member.type == "Int" }
        let span = tokens[value.lowerBound].span
        return source.bytes[span.start..<span.end].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// The parameters and the body of a method by which a type makes a number, a size or the like; nil for other members.
    fileprivate func function(_ member: PastedType.Member, of type: String) -> Range<Int>? {
        guard member.isMethod, !type.isEmpty, let body = member.body, CaseRun.makes(text(body.lowerBound - 2)),
            let open = member.tokens.first(where: { kind($0) == .leftParenthesis && text($0 - 1) == member.name })
        else { return nil }
        return open..<member.tokens.upperBound
    }

    /// Whether a value is, or holds, what a type of the app makes, as `[UIImageView()]` or `Style.margin(of: 2)`.
    func isMadeByApp(_ value: Range<Int>) -> Bool {
        value.contains { index in
            let isType = text(index).beginsInUpperCase
            let name = kind(index + 1) == .dot ? index + 2 : index
            return isType && kind(index - 1) != .dot && kind(name + 1) == .leftParenthesis
                && !CaseRun.makes(text(index))
        }
    }

    /// Whether scripts can read an expression.
    private func isExpression(_ range: Range<Int>) -> Bool {
        var parser = Parser(Array(tokens[range]), of: source, Reporter(source))
        guard (try? parser.expression()) != nil else { return false }
        return parser.peek == .end
    }

    /// How scripts write a zero and an empty list, whose types they do not know; nil for other values.
    fileprivate func plainValue(_ value: Range<Int>, of member: PastedType.Member) -> String? {
        let text = source.text(tokens[value.lowerBound].span.to(tokens[value.upperBound - 1].span))
        if kind(value.lowerBound) == .leftBracket, kind(value.upperBound - 1) == .rightParenthesis {
            let isEmptyList = end(of: value.lowerBound) == value.upperBound - 2
            return isEmptyList && !value.contains { kind($0) == .colon } ? "[]" : nil
        }
        // `var style = Style.plain`, where `Style` has cases.
        if value.count == 3, kind(value.lowerBound + 1) == .dot, enums.contains(self.text(value.lowerBound)) {
            return "." + self.text(value.lowerBound + 2)
        }
        guard text.isOne(of: ".zero \(member.type).zero \(member.type)()") else { return nil }
        return switch member.type {
        case "CGFloat", "Double", "Float", "Int": "0"
        case "CGSize": "CGSize(width: 0, height: 0)"
        case "CGPoint": "CGPoint(x: 0, y: 0)"
        case "CGRect": "CGRect(x: 0, y: 0, width: 0, height: 0)"
        case "UIEdgeInsets": "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)"
        case "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)"
        case "UIOffset": "UIOffset(horizontal: 0, vertical: 0)"
        default: nil
        }
    }

    /// The type of the elements of a list that begins empty, as `[UIImageView]` is by `= []` or `[UIImageView]()`.
    func elementOfEmptyList(_ member: PastedType.Member) -> String? {
        guard !member.isMethod, let value = member.value, let first = value.first, kind(first) == .leftBracket
        else { return nil }
        // Behind `= [`, or in front of it.
        let end = end(of: first) - 1
        if plainValue(value, of: member) == "[]", first + 2 == end { return text(first + 1) }
        return value.count == 2 && end == first + 1 && kind(first - 2) == .rightBracket ? text(first - 3) : nil
    }

    /// The names by which a member is known: behind that of its type, and behind shorter ones within the types around it.
    func names(of member: String, in type: String) -> [String] {
        if type.isEmpty { return [member] }
        let parts = type.words(separatedBy: ".")
        return parts.indices.map { Array(parts[$0...]).joined(separator: ".") + "." + member }
    }

    /// The text of some tokens, where some names are written behind their type: a value on a line, a function on several.
    fileprivate func text(of range: Range<Int>, writing names: WordSet, behind type: String) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, tokens[index].hasSpaceBefore || tokens[index].startsLine {
                text += tokens[index].startsLine && kind(range.lowerBound) == .leftParenthesis ? "\n" : " "
            }
            if kind(index - 1) != .dot, kind(index + 1) != .colon, names.contains(self.text(index)) { text += type }
            text += source.text(tokens[index].span)
        }
        return text
    }
}
