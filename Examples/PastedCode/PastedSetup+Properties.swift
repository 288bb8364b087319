import LayoutScript
import LayoutTree

// Properties of the pasted type, and of other types that it uses.

extension PastedSetup {
    /// The value of a property, made on first use; nil if there is none of that name.
    func property(_ name: String) -> Value? {
        if let value = run.scope[name] { return value }
        // In a text; elsewhere, the parser strips it.
        if name.hasPrefix("Self.") { return property(name.dropping(5)) }
        let parts = name.words(separatedBy: ".")
        if parts.count > 1, let cases = cases(parts[parts.count - 1], of: parts[parts.count - 2]) { return cases }
        guard let member = unmade[name] ?? code.members[surroundings + name] ?? code.members[name], !member.isMethod
        else { return nil }
        let outer = surroundings
        defer { surroundings = outer }
        surroundings = code.types[member.owner].name + "."
        unmade[name] = nil
        guard var value = nested({ value(of: member) }) else { return nil }
        if case .list(let list) = value { value = .list(labelled(list, member)) }
        run.scope[name] = value
        return value
    }

    /// Whether a property has no value before the initializer gives it one.
    func hasNoValue(_ name: String) -> Bool { unmade[name].map { $0.value == nil && $0.body == nil } ?? false }

    /// Evaluates a property that may use others, at most ten levels deep.
    func nested<Result>(_ make: () -> Result?) -> Result? {
        guard depth < 10 else { return nil }
        depth += 1
        defer { depth -= 1 }
        return make()
    }

    /// A case of an enumeration, or all cases; nil if there is none of that name.
    private func cases(_ name: String, of type: String) -> Value? {
        guard let type = code.type(type, in: self.type) else { return nil }
        if type.cases.contains(name) { return .symbol(name) }
        guard name == "allCases" else { return nil }
        return .list(ValueList(type.cases.map { Element(.symbol($0), TextSpan(0, 0)) }[...]))
    }

    /// A computed property of a case of an enumeration, its raw value, or a part of a constant of that name; nil if there is none.
    func property(_ name: String, ofCase word: String) -> Value? {
        if name == "rawValue" { return rawValue(ofCase: word) }
        let members = (code.typesOfCases[word] ?? []).compactMap { code.members[$0.name.path(to: name)] }
        guard let body = members.first(where: { !$0.isMethod && $0.body != nil })?.body else {
            return part(name, ofConstant: word)
        }
        let depth = run.scope.depth
        defer { run.scope.leave(to: depth) }
        run.scope.hide("self")
        run.scope["self"] = .symbol(word)
        return nested { run.run(block(body)) }
    }

    /// A part of a constant that a structure has of its own type, as `static let regular = Style(margin: 16)`; nil if there is none.
    private func part(_ name: String, ofConstant word: String) -> Value? {
        let owner = code.types.prefix(100).first {
            $0.isValue && $0.names.contains(word) && $0.names.contains(name)
        }
        guard let owner, case .list(let parts)? = nested({ property(owner.name.path(to: word)) }) else { return nil }
        return parts.elements.first { $0.name == name }?.value
    }

    /// The raw value of a case: the written one, or else its name or the number after the one before.
    private func rawValue(ofCase word: String) -> Value? {
        let types = code.typesOfCases[word] ?? []
        guard let type = types.first(where: { $0.superclass.isOne(of: "String Int Double") }) else { return nil }
        if let value = property(type.name.path(to: word) + ".rawValue") { return value }
        if type.superclass == "String" { return .string(word) }
        var next = 0.0
        for name in type.cases {
            let number = property(type.name.path(to: name) + ".rawValue").number ?? next
            if name == word { return .number(number) }
            next = number + 1
        }
        return nil
    }

    /// A list with the names of parts from its type, for the list itself or for the tuples in it.
    func labelled(_ list: ValueList, _ member: Member) -> ValueList {
        let names = partNames(member.typeTokens)
        if names.isEmpty { return list }
        var result = ValueList()
        for element in list.elements {
            guard case .list(let tuple) = element.value else { return list.named(names) }
            result.add(.list(tuple.named(names)), element.span, element.name)
        }
        return result
    }

    /// The names of the parts of a tuple type, also within a list type.
    private func partNames(_ range: Range<Int>) -> [String] {
        guard let first = range.first(where: { code.kind($0) != .leftBracket }), code.kind(first) == .leftParenthesis
        else { return [] }
        return (first..<code.end(of: first)).filter {
            code.kind($0 + 1) == .colon && [.leftParenthesis, .comma].contains(code.kind($0 - 1))
        }.map { code.text($0) }
    }

    private func value(of member: Member) -> Value {
        // It cannot be made of itself.
        run.scope.markFailed(member.name)
        defer { run.scope.clearFailure(member.name) }
        if code.elementOfEmptyList(member) != nil { return .list(ValueList()) }
        if let value = member.value {
            var parser = parser(value)
            guard let expression = try? parser.expression() else { return .null }
            let value = try? run.value(of: expression)
            let isMadeByApp = if case .calls? = value { true } else { value == nil }
            guard isMadeByApp, layout.isView(member) else { return value ?? .null }
            return .node(makeView(layout.isViewType(member.type) ? member.type : "", by: expression.calls).node)
        }
        if let body = member.body, member.observers == nil {
            return run.run(block(body))
        }
        if member.beginsAsNil { return .null }
        // An outlet, or what the initializer makes.
        return layout.isView(member) ? .node(makeView(member.type).node) : .null
    }
}
