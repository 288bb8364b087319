/// The constants of pasted types, by the names that methods have for them.
final class PastedConstants {
    private final class Constant {
        let name: String
        let text: String
        /// The names that it is made of.
        let words: WordSet

        init(name: String, text: String, words: WordSet) {
            (self.name, self.text, self.words) = (name, text, words)
        }
    }

    private let code: PastedCode
    /// Those that all types can name, mostly behind the names of their types, as `Style.margin`, with their indices by name.
    private var shared: [Constant] = []
    private var indices = WordTable<Int>()

    init(of code: PastedCode) {
        self.code = code
        for type in code.types {
            let own = WordSet(type.members.map { $0.name })
            for member in type.members {
                guard let value = value(of: member) else { continue }
                // Within its type it may leave out the name of the type.
                let prefix = type.name.isEmpty ? "" : type.name + "."
                let text = code.text(of: value, writing: own, behind: prefix)
                var words = code.words(value)
                for word in words where own.contains(word) { words.insert(prefix + word) }
                for name in code.names(of: member.name, in: type.name) where indices[name] == nil {
                    indices[name] = shared.count
                    shared.add(Constant(name: name, text: text, words: words))
                }
            }
        }
    }

    /// The lines that define the constants among some words of a type, those that others are made of before them.
    func lines(of type: PastedType, for words: WordSet, besides names: WordSet) -> [String] {
        var own: [Constant] = []
        var ownIndices = WordTable<Int>()
        for member in type.members {
            guard let value = value(of: member) else { continue }
            for name in ["Self." + member.name, member.name] where ownIndices[name] == nil {
                ownIndices[name] = shared.count + own.count
                own.add(Constant(name: name, text: code.text(of: value), words: code.words(value)))
            }
        }
        func place(_ name: String) -> Int? { ownIndices[name] ?? indices[name] }
        var known = names
        var lines: [String] = []
        func add(_ index: Int, _ depth: Int) {
            let constant = index < shared.count ? shared[index] : own[index - shared.count]
            guard depth < 50, known.insert(constant.name) else { return }
            for index in constant.words.compactMap({ place($0) }).inOrder(of: { $0 }) { add(index, depth + 1) }
            lines.add("let " + constant.name + " = " + constant.text)
        }
        for index in words.compactMap({ place($0) }).inOrder(of: { $0 }) { add(index, 0) }
        return lines
    }

    /// What a property is, where that is written down: not made by a type of the app, and not computed in several lines.
    private func value(of member: PastedType.Member) -> Range<Int>? {
        guard member.kind == .property, var value = member.value ?? member.body, !value.isEmpty else { return nil }
        if member.body != nil, code.text(value.lowerBound) == "return" {
            value = value.lowerBound + 1..<value.upperBound
        }
        guard let first = value.first, code.kind(first) != .leftBrace else { return nil }
        // Others depend on what only the app knows.
        if member.type == "Bool", value.count > 1 { return nil }
        if value.dropFirst().contains(where: { code.tokens[$0].startsLine && code.kind($0) == .word }) { return nil }
        let isType = code.source.bytes[code.tokens[first].span.start] < 0x61 && code.kind(first) == .word
        let name = code.kind(first + 1) == .dot ? first + 2 : first
        let isMade = code.kind(name + 1) == .leftParenthesis
        return isType && isMade && !CaseRun.makes(code.text(first)) ? nil : value
    }
}

extension PastedCode {
    /// The names by which a member is known: behind that of its type, and behind shorter ones within the types around it.
    fileprivate func names(of member: String, in type: String) -> [String] {
        if type.isEmpty { return [member] }
        let parts = type.words(separatedBy: ".")
        return parts.indices.map { parts[$0...].joined(separator: ".") + "." + member }
    }

    /// The text of some tokens on a line, where some names are written behind their type.
    fileprivate func text(of range: Range<Int>, writing names: WordSet, behind type: String) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, tokens[index].hasSpaceBefore { text += " " }
            if kind(index - 1) != .dot, names.contains(self.text(index)) { text += type }
            text += source.text(tokens[index].span)
        }
        return text
    }
}
