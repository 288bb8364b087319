import LayoutScript

// The constants of pasted types, by the names that methods have for them.

extension PastedCode {
    /// The lines that define the constants among some words of a type, each after the constants that it uses.
    ///
    /// `lists` has finished lines by the names that they define.
    func constants(
        of type: PastedType, for words: WordSet, besides names: WordSet, _ lists: WordTable<String> = WordTable()
    ) -> [String] {
        var lists = lists
        var own = WordTable<PastedType.Member>()
        for member in type.members {
            for name in ["Self." + member.name, member.name] { own[name] = own[name] ?? member }
            // Of `let metrics = Metrics()`. No structure has more properties.
            guard !member.isMethod, let made = self.type(member.type, in: type), !made.isOfSystem else { continue }
            for part in made.members.prefix(100) where !part.isMethod { own[member.name.path(to: part.name)] = part }
            let isTuple = lists[member.name]?.hasPrefix("let \(member.name) = (") ?? false
            for part in partsGiven(to: member, of: made) { own[member.name.path(to: part.name)] = isTuple ? nil : part }
        }
        var known = names
        var lines: [String] = []
        func add(_ words: [String], _ depth: Int) {
            for (key, member) in words.inAlphabet().flatMap({ additions[$0] ?? [] })
            where depth < 50 && known.insert(key) {
                add(self.words(member.tokens).words, depth + 1)
                lines.append(text(of: member.tokens, with: [renaming(member, to: key)]))
            }
            for word in words.inAlphabet() {
                guard let name = nameOfCase(word), !words.contains(where: { $0.hasPrefix(word + ".") }),
                    known.insert(word)
                else { continue }
                lines.append("let \(word) = .\(name)")
            }
            let found = words.inAlphabet().filter { own[$0] ?? members[$0] != nil }
            for word in found.inOrder(of: { own[$0].map { tokens.count + $0.place } ?? members[$0]?.place ?? 0 }) {
                if depth > 0, let line = lists[word] {
                    lines.append(line)
                    lists[word] = nil
                }
                guard depth < 50, known.insert(word), let member = own[word] ?? members[word] else { continue }
                let owner = types[member.owner]
                let isPlain = own[word] != nil && owner === type || owner.name.isEmpty
                guard let value = value(of: member) ?? function(member, isOwn: isPlain) else {
                    if beginsAsNil(member) { lines.append("let \(word) = nil") }
                    continue
                }
                // Its value may name siblings without their type. The siblings of `metrics.width` are parts of `metrics`.
                let isOfValue = own[word] != nil && !isPlain && !isStatic(member)
                let others = isOfValue ? WordSet(owner.members.filter { !isStatic($0) }.map { $0.name }) : owner.names
                let siblings = isPlain ? WordSet() : others
                let prefix = isOfValue ? word.bytes.dropLast(member.name.utf8.count).text : owner.name + "."
                let plain = plainValue(value, of: member)
                let parts = plain == nil ? self.words(value).words : []
                let holder = isOfValue ? [prefix.bytes.dropLast().text] : []
                add(
                    parts + holder + parts.filter { siblings.contains($0) }.map { prefix + $0 }
                        + parts.filter { !isPlain && $0.hasPrefix("Self.") }.map { owner.name + $0.dropping(4) },
                    depth + 1)
                let text =
                    plain ?? text(of: value, writing: siblings, behind: prefix, in: owner.name)
                let isWhole = isWhole(value, of: member)
                lines.append(member.isMethod ? "func " + word + text : "let \(word)\(isWhole ? ": Int" : "") = \(text)")
            }
        }
        add(words.words, 0)
        return lines
    }

    /// The name of a case in a path, as `large` in `Style.large` and `Card.Style.large`; nil for other words.
    private func nameOfCase(_ path: String) -> String? {
        let name = path.lastPart
        guard name.utf8.count < path.utf8.count else { return nil }
        let type = path.bytes.dropLast(name.utf8.count + 1).text
        let isCase = typesOfCases[name]?.contains { $0.name == type || $0.name.hasSuffix("." + type) } ?? false
        return isCase ? name : nil
    }

    /// Whether a property begins without a number or a constraint, as `var width: Double?` does.
    private func beginsAsNil(_ member: PastedType.Member) -> Bool {
        guard !member.isMethod, member.value == nil, member.body == nil || member.observers != nil else { return false }
        if member.type == "NSLayoutConstraint" { return true }
        return member.typeTokens.count == 2 && kind(member.typeTokens.lowerBound + 1) == .question
            && member.type.isOne(of: "Double Int")
    }

    /// The parts that the value of a property sets, as in `Style(padding: 8)`, also if a constant of its type is that value.
    private func partsGiven(to member: PastedType.Member, of made: PastedType) -> [PastedType.Member] {
        guard let value = member.value, let last = value.last else { return [] }
        let constant = made.members.first { kind(last) == .word && $0.name == text(last) }
        let call = constant?.value ?? value
        guard let open = call.first(where: { kind($0) == .leftParenthesis }), end(of: open) == call.upperBound else {
            return []
        }
        var parts: [PastedType.Member] = []
        var index = open + 1
        while kind(index) == .word, kind(index + 1) == .colon {
            var end = index + 2
            while end < call.upperBound - 1, kind(end) != .comma { end = self.end(of: end) }
            let part = PastedType.Member(text(index), of: (constant ?? member).owner, index..<end)
            part.value = index + 2..<end
            part.type = made.members.first { $0.name == part.name }?.type ?? ""
            parts.append(part)
            index = end + 1
        }
        return parts
    }

    /// The value of a property that can be a constant: one expression, in which no type of the app is created.
    func value(of member: PastedType.Member) -> Range<Int>? {
        guard !member.isMethod, var value = member.value ?? member.body, !value.isEmpty else { return nil }
        if member.body != nil, isWord(value.lowerBound, "return") { value = value.lowerBound + 1..<value.upperBound }
        guard let first = value.first, kind(first) != .leftBrace, !isWord(first, "if switch") else {
            return nil
        }
        if plainValue(value, of: member) != nil { return value }
        // Accessors and observers are no values. A computed Bool mostly depends on things that only the app knows.
        if value.count > 1, kind(first + 1) == .leftBrace || member.type == "Bool" { return nil }
        if kind(first) == .dot, kind(first + 2) == .leftParenthesis, !CaseRun.makes(member.type) { return nil }
        var parser = Parser(Array(tokens[value]), of: source, Reporter(source))
        parser.readsDictionaries = false
        // It is written on one line.
        parser.parentheses = 1
        return !isMadeByApp(value) && parser.wholeExpression() != nil ? value : nil
    }

    /// Whether a constant is of the type `Int`, as a whole number without a type is.
    private func isWhole(_ value: Range<Int>, of member: PastedType.Member) -> Bool {
        guard member.type.isEmpty, value.count == 1 else { return member.type == "Int" }
        let span = tokens[value.lowerBound].span
        return source.bytes[span.start..<span.end].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }

    /// The parameters and the body of a method of another type that returns a number, a size or the like; nil for other members.
    private func function(_ member: PastedType.Member, isOwn: Bool) -> Range<Int>? {
        guard member.isMethod, !isOwn, let body = member.body, CaseRun.makes(text(body.lowerBound - 2)),
            let open = member.tokens.first(where: { kind($0) == .leftParenthesis && text($0 - 1) == member.name })
        else { return nil }
        return open..<member.tokens.upperBound
    }

    /// Whether a value creates an object of the app, as `[UIImageView()]` or `Style.margin(of: 2)`.
    func isMadeByApp(_ value: Range<Int>) -> Bool {
        value.contains { index in
            let isType = text(index).beginsInUpperCase
            let name = kind(index + 1) == .dot ? index + 2 : index
            let isGeneric = kind(index + 1) == .less && !tokens[index + 1].hasSpaceBefore
            return isType && kind(index - 1) != .dot && (kind(name + 1) == .leftParenthesis || isGeneric)
                && !CaseRun.makes(text(index))
        }
    }

    /// A zero or an empty list as scripts write it, without its type; nil for other values.
    private func plainValue(_ value: Range<Int>, of member: PastedType.Member) -> String? {
        let text = source.text(tokens[value.lowerBound].span.to(tokens[value.upperBound - 1].span))
        if kind(value.lowerBound) == .leftBracket, kind(value.upperBound - 1) == .rightParenthesis {
            let isEmptyList = end(of: value.lowerBound) == value.upperBound - 2
            return isEmptyList && !value.contains { kind($0) == .colon } ? "[]" : nil
        }
        // `var style = Style.plain`, where `Style` has cases.
        let (type, name) = (self.text(value.lowerBound), self.text(value.upperBound - 1))
        if value.count == 3, typesOfCases[name]?.contains(where: { $0.name.lastPart == type }) == true {
            return "." + name
        }
        guard text.isOne(of: ".zero \(member.type).zero \(member.type)()") else { return nil }
        return switch member.type {
        case "Double", "Int": "0"
        case "Size": "Size(width: 0, height: 0)"
        case "Point": "Point(x: 0, y: 0)"
        case "Rect": "Rect(x: 0, y: 0, width: 0, height: 0)"
        case "EdgeInsets": "EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)"
        case "DirectionalEdgeInsets": "DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)"
        case "Offset": "Offset(x: 0, y: 0)"
        default: nil
        }
    }

    /// The type of the elements of a list that begins empty, as `[UIImageView]` is by `= []` or `[UIImageView]()`.
    func elementOfEmptyList(_ member: PastedType.Member) -> String? {
        guard !member.isMethod, let value = member.value, let first = value.first else { return nil }
        if value.count == 6, isWord(first, "Array"), kind(first + 1) == .less { return text(first + 2) }
        guard kind(first) == .leftBracket else { return nil }
        // Behind `= [`, or in front of it.
        let end = end(of: first) - 1
        if plainValue(value, of: member) == "[]", first + 2 == end { return text(first + 1) }
        return value.count == 2 && end == first + 1 && kind(first - 2) == .rightBracket ? text(first - 3) : nil
    }

    /// The text of some tokens, with a type before some names: a value in one line, a function in several.
    private func text(of range: Range<Int>, writing names: WordSet, behind type: String, in owner: String) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, tokens[index].hasSpaceBefore || tokens[index].startsLine {
                text += tokens[index].startsLine && kind(range.lowerBound) == .leftParenthesis ? "\n" : " "
            }
            let isName = kind(index) == .word && kind(index - 1) != .dot && kind(index + 1) != .colon
            if isName, names.contains(self.text(index)) { text += type }
            let isOwnType = !names.words.isEmpty && self.isWord(index, "Self") && kind(index + 1) == .dot
            text += isOwnType ? owner : source.text(tokens[index].span)
        }
        return text
    }
}
