import LayoutScript

// Classes that are pasted with their superclasses.

extension PastedCode {
    /// The code with the members of pasted superclasses copied into their subclasses; unchanged if there are none.
    ///
    /// Extensions at the end hold the copies. An overridden method is copied only if `super` calls it, and the name of its class is
    /// appended: `super.layoutSubviews()` becomes `layoutSubviewsOfBase()`.
    var joined: PastedCode {
        let classes = types.dropFirst().filter { !$0.members.isEmpty && !bases(of: $0).isEmpty }
        if classes.isEmpty { return self }
        let calls = classes.flatMap { type in type.members.flatMap { callsOfSuper(in: $0, of: type) } }
        var text = self.text(of: range.lowerBound..<tokens.count, with: calls)
        // Nobody pastes more.
        var rest = 50_000
        for type in classes {
            let inherited = inherited(by: type)
            rest -= inherited.reduce(0) { $0 + $1.member.tokens.count }
            if rest < 0 { break }
            text += "\nextension \(type.name) {\n"
            for (member, edits) in inherited { text += self.text(of: member.tokens, with: edits) + "\n" }
            text += "}"
        }
        let source = SourceText(text, file: self.source.file)
        return PastedCode(Lexer.tokens(of: source), from: 0, of: source)
    }

    /// The names of the superclasses of a type, the nearest first.
    ///
    /// The last one may not be pasted.
    func superclasses(of type: PastedType) -> [String] {
        ([type] + bases(of: type)).map { $0.superclass }.filter { !$0.isEmpty }
    }

    /// The superclasses of a type that are pasted, too, the nearest first.
    private func bases(of type: PastedType) -> [PastedType] {
        var classes = [type]
        // Nobody has more levels.
        while classes.count < 10, let last = classes.last, let base = self.type(last.superclass, in: last),
            !classes.contains(where: { $0 === base })
        {
            classes.append(base)
        }
        return Array(classes.dropFirst())
    }

    /// The members that a type inherits from its pasted superclasses, with the changes to their texts.
    private func inherited(by type: PastedType) -> [(member: PastedType.Member, edits: [Edit])] {
        var inherited: [(member: PastedType.Member, edits: [Edit])] = []
        var called = WordSet(type.members.flatMap { callsOfSuper(in: $0, of: type) }.map { $0.text })
        var overridden = WordSet(type.members.filter(overrides).map { $0.name })
        for base in bases(of: type) {
            for member in base.members {
                let name = member.name + "Of" + base.name.lastPart
                let (isInherited, isCalled) = (!overridden.contains(member.name), called.contains(name))
                guard isInherited || isCalled else { continue }
                let calls = callsOfSuper(in: member, of: base)
                called.formUnion(calls.map { $0.text })
                if isInherited { inherited.append((member, calls)) }
                if isCalled { inherited.append((member, [renaming(member, to: name)] + calls)) }
            }
            overridden.formUnion(base.members.map { $0.name })
        }
        return inherited
    }

    /// Whether a member overrides one of that name in a superclass.
    ///
    /// Other methods of that name have other parameters.
    private func overrides(_ member: PastedType.Member) -> Bool {
        !member.isMethod || member.name == "init" || member.tokens.prefix(12).contains { isWord($0, "override") }
    }

    /// Replacements for calls of pasted superclasses, such as `super.layoutSubviews()`.
    private func callsOfSuper(in member: PastedType.Member, of type: PastedType) -> [Edit] {
        member.tokens.compactMap { index in
            guard isWord(index, "super"), kind(index + 1) == .dot else { return nil }
            let name = text(index + 2)
            let base = bases(of: type).first { $0.members.contains { $0.name == name && $0.body != nil } }
            return base.map { Edit(tokens: index..<index + 3, text: name + "Of" + $0.name.lastPart) }
        }
    }

    /// The declaration of a member under another name; an initializer becomes a method.
    func renaming(_ member: PastedType.Member, to name: String) -> Edit {
        let place = member.tokens.first { text($0) == member.name } ?? member.tokens.lowerBound
        return Edit(tokens: place..<place + 1, text: (member.name == "init" ? "func " : "") + name)
    }
}

/// A text that replaces some tokens.
struct Edit {
    let tokens: Range<Int>
    let text: String
}
