import LayoutScript

/// Types of an app that were pasted into a script, with the members that they declare.
///
/// Its tokens tell which methods lay out views, and which properties these use; see `script(besides:)`. ``PastedSetup`` runs the code
/// that prepares the views.
final class PastedCode {
    let tokens: [Token]
    let source: SourceText
    /// The types, each once, with the members of its extensions.
    ///
    /// The first one has no name: it holds the declarations between types.
    private(set) var types = [PastedType("")]
    private var indices = WordTable<Int>()
    /// The members by their qualified names, as `Style.margin`.
    ///
    /// A nested type is found by each shorter path, too.
    private(set) lazy var members = {
        var members = WordTable<PastedType.Member>()
        for type in types {
            let parts = type.name.words(separatedBy: ".")
            let owners = parts.isEmpty ? [""] : parts.indices.map { Array(parts[$0...]).joined(separator: ".") + "." }
            for member in type.members {
                for name in owners.map({ $0 + member.name }) { members[name] = members[name] ?? member }
            }
        }
        return members
    }()
    /// The members that the code adds to UIKit's types and to types such as `Rect`, and its functions and static methods without a
    /// result, by their names, each with its qualified name.
    private(set) lazy var additions = {
        var additions = WordTable<[(key: String, member: PastedType.Member)]>()
        for type in types {
            for member in type.members where adds(member, to: type) {
                let owner = ViewNames.namesView(type.name) ? "Node" : type.name
                let key = owner.isEmpty ? member.name : owner.path(to: member.name)
                additions[member.name] = (additions[member.name] ?? []) + [(key, member)]
            }
        }
        return additions
    }()
    /// The names of the additions that lay out, and of the additions that make constraints.
    private(set) lazy var layingOut = namesOfAdditions { hasLayout($0) || $0.contains { setsFrame($0, orOwn: true) } }
    private(set) lazy var constraining = namesOfAdditions { $0.contains(where: isConstraint) }
    /// The enumerations with a case of a name, ten at most.
    private(set) lazy var typesOfCases = {
        var typesOfCases = WordTable<[PastedType]>()
        for type in types {
            for name in type.cases {
                typesOfCases[name] = Array(((typesOfCases[name] ?? []) + [type]).prefix(10))
            }
        }
        return typesOfCases
    }()
    /// The steps left for preparing the views of all types.
    var budget = 50_000
    /// The tokens from the first type to the end of the last one.
    private(set) var range: Range<Int>

    /// Reads all types from a token on.
    ///
    /// Takes time proportional to the number of tokens, and to how deeply types are nested, which is bounded.
    init(_ tokens: [Token], from start: Int, of source: SourceText) {
        self.tokens = tokens
        self.source = source
        range = start..<start
        var index = start
        while index < tokens.count { index = readMember(from: index, to: tokens.count, of: 0, -1) }
    }
}

// Tokens.

extension PastedCode {
    /// Whether a member belongs to a type itself.
    func isStatic(_ member: PastedType.Member) -> Bool {
        member.tokens.prefix(5).contains { isWord($0, "static class") }
    }

    /// Whether the code adds a member to a type of UIKit, or the member is a function or static method without a result.
    private func adds(_ member: PastedType.Member, to type: PastedType) -> Bool {
        let isOfType = isStatic(member)
        let isObserved = member.observers?.contains { isWord($0, "didSet willSet") } ?? false
        // Operators have no name.
        guard member.body != nil, !isObserved, member.name != "init", !member.name.isEmpty else { return false }
        if type.isOfSystem { return !isOfType }
        let gives = member.head.contains { kind($0) == .minus && kind($0 + 1) == .greater }
        return (type.name.isEmpty || isOfType) && member.isMethod && !gives
    }

    /// The type of a name, looked up from within another type.
    func type(_ name: String, in outer: PastedType) -> PastedType? {
        (indices[outer.name.path(to: name)] ?? indices[name]).map { types[$0] }
    }

    func text(_ index: Int) -> String { kind(index) == .word ? source.text(tokens[index].span) : "" }

    /// Whether the word at an index is one of some words with spaces between them.
    func isWord(_ index: Int, _ words: String) -> Bool { text(index).isOne(of: words) }

    func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .end }

    /// The index after a token; after the closing bracket, if the token opens one.
    func end(of index: Int) -> Int { tokens.end(of: index) }

    /// The tokens between a bracket and its closing bracket.
    func contents(of open: Int) -> Range<Int> { open + 1..<max(open + 1, end(of: open) - 1) }

    /// The first token from an index on that satisfies a condition, outside of brackets.
    func first(from start: Int, to end: Int, where condition: (Int) -> Bool) -> Int {
        var index = start
        while index < end, !condition(index) { index = self.end(of: index) }
        return min(index, end)
    }
}

// Declarations.

extension PastedCode {
    /// Reads a type, and returns the index after it; nil if there is no type.
    private func readType(at index: Int, in outer: Int, depth: Int) -> Int? {
        // A list of protocols is shorter than this.
        let open = first(from: index + 1, to: min(index + 60, tokens.count)) { kind($0) == .leftBrace }
        guard depth < 10, kind(index + 1) == .word, kind(open) == .leftBrace else { return nil }
        let end = end(of: open)
        if depth == 0 { range = range.lowerBound..<end }
        if isWord(index, "protocol") { return end }
        var name = (outer == 0 ? "" : types[outer].name + ".") + text(index + 1)
        var next = index + 2
        while kind(next) == .dot, kind(next + 1) == .word, next < index + 20 {
            name += "." + text(next + 1)
            next += 2
        }
        let type = indices[name] ?? types.count
        if type == types.count { types.append(PastedType(name)) }
        indices[name] = type
        if isWord(index, "struct enum") { types[type].isValue = true }
        if isWord(index, "class enum"), kind(next) == .colon { types[type].superclass = text(next + 1) }
        // The last token is the brace, unless it is missing.
        let last = kind(end - 1) == .rightBrace ? end - 1 : end
        var member = open + 1
        while member < last { member = readMember(from: member, to: last, of: type, depth) }
        return end
    }

    /// Reads the declaration at an index, and returns the index after it.
    private func readMember(from start: Int, to end: Int, of type: Int, _ depth: Int) -> Int {
        if kind(start) == .semicolon { return start + 1 }
        var index = start
        // Attributes, and words such as `private(set)`.
        while index < end, kind(index) == .word {
            let word = text(index)
            if word.isOne(of: "func init deinit subscript") {
                return readMethod(from: start, keyword: index, to: end, of: type)
            }
            if word == "case" { return readCases(from: index, to: end, of: type) }
            if word.isOne(of: "let var") {
                let (properties, end) = properties(from: start, keyword: index, to: end, of: type)
                types[type].members += properties
                return end
            }
            if word.isOne(of: Parser.typeKeywords), !isWord(index + 1, "func var let") {
                return readType(at: index, in: type, depth: depth + 1) ?? index + 1
            }
            let next = tokens[min(index + 1, tokens.count - 1)]
            let goesOn = next.kind == .word || !next.hasSpaceBefore
            guard goesOn && !next.startsLine || word.hasPrefix("@") else { break }
            index = kind(index + 1) == .leftParenthesis ? self.end(of: index + 1) : index + 1
        }
        return first(from: max(index, start + 1), to: end) { endsStatement($0) }
    }

    private func readMethod(from start: Int, keyword: Int, to end: Int, of type: Int) -> Int {
        let open = first(from: keyword + 1, to: end) { kind($0) == .leftBrace }
        guard open < end else { return end }
        let close = self.end(of: open)
        let name = isWord(keyword, "func") ? text(keyword + 1) : text(keyword)
        let method = PastedType.Member(name, of: type, start..<close, isMethod: true)
        method.body = contents(of: open)
        types[type].members.append(method)
        return close
    }

    /// Reads `case small = 4, large = 8`.
    private func readCases(from start: Int, to end: Int, of type: Int) -> Int {
        let end = first(from: start + 1, to: end) { endsStatement($0) }
        for index in start..<end where kind(index) == .word && [.word, .comma].contains(kind(index - 1)) {
            types[type].cases.append(text(index))
            guard kind(index + 1) == .equals else { continue }
            let value = PastedType.Member(text(index) + ".rawValue", of: type, start..<end)
            value.type = types[type].superclass
            value.value = index + 2..<first(from: index + 2, to: end) { kind($0) == .comma }
            types[type].members.append(value)
        }
        return end
    }

    /// Reads `let a = …`, `var a: Type { … }` or several ones with commas between them.
    func properties(
        from start: Int, keyword: Int, to end: Int, of type: Int = 0
    ) -> (members: [PastedType.Member], end: Int) {
        var members: [PastedType.Member] = []
        var index = keyword + 1
        while index < end {
            let property = PastedType.Member(text(index), of: type, start..<end)
            index += 1
            if kind(index) == .colon {
                let type = index + 1
                index = first(from: type, to: end) {
                    [.equals, .leftBrace, .comma].contains(kind($0)) || endsStatement($0)
                }
                (property.type, property.typeTokens) = (typeName(from: type), type..<max(type, index))
            }
            if kind(index) == .equals {
                let value = min(index + 1, end)
                index = first(from: value, to: end) { kind($0) == .comma || endsStatement($0) }
                // Observers follow the value, in braces.
                let observers = first(from: value, to: index) { kind($0) == .leftBrace && observes($0) }
                property.value = value..<observers
                if observers < index { property.observers = contents(of: observers) }
                if property.type.isEmpty { property.type = text(value) }
            } else if kind(index) == .leftBrace, index < end {
                property.body = contents(of: index)
                if observes(index) { property.observers = property.body }
                index = self.end(of: index)
            }
            property.tokens = start..<index
            let hasValue = property.value.map { $0.count != 1 || !isWord($0.lowerBound, "nil") } ?? false
            property.beginsAsNil =
                !hasValue && (property.body == nil || property.observers != nil)
                && property.typeTokens.last.map { kind($0) == .question } == true
                && !(start..<keyword).contains { isWord($0, "@IBOutlet") }
            if !property.name.isEmpty { members.append(property) }
            guard kind(index) == .comma, index < end else { break }
            index += 1
        }
        return (members, first(from: index, to: end) { endsStatement($0) })
    }

    /// Whether braces hold accessors or observers.
    private func observes(_ brace: Int) -> Bool { isWord(brace + 1, "didSet willSet get set") }
}
