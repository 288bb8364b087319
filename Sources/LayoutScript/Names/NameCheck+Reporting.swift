// Reports of names that nothing defines.

extension NameCheck {
    /// Reports a name that nothing defines, as a word that is nearly another one, or as one to be set first.
    func report(_ name: String, _ span: TextSpan, _ use: NameUse) {
        reports += 1
        if scope.hasFailed(name) { return }
        scope.markFailed(name)
        if reporter.isFull { return }
        var use = use
        let list = name.words(separatedBy: ".").dropLast().joined(separator: ".")
        if name.lastPart.isOne(of: "count indices isEmpty first last"), usedNames.listsOfNodes.contains(list) {
            return report(list, TextSpan(span.start, span.start + list.utf8.count), .views)
        }
        if use == .list, usedNames.listsOfNodes.contains(name) { use = .views }
        let isView = use == .constant && chainMethod == nil && name == name.lastPart && suggestions.isView(name)
        if isView || (use == .constant || use == .optional) && usedNames.nodes.contains(name) { use = .node }
        let isNode = use.isNode
        let isFunction = if case .function = use { true } else { false }
        let what = isFunction ? "function" : isNode ? "node" : "node or constant"
        let known = scope.names.filter { !isNode || scope[$0] == .node }.inAlphabet()
        let place = isNode || use == .views ? placeForNodes : placeForConstants
        let length = use == .constant && !name.namesCondition ? suggestions.value(self, name) : nil
        let fix = Diagnostic.Fix(
            title: isFunction ? "Stand in for \(name)" : "Set \(name)\(length.map { " = " + $0 } ?? "") first",
            range: source.range(TextSpan(place, place)),
            replacement: suggestions.definition(self, name, use))
        let message = "there is no \(what) '\(name)'"
        var near = nearestWord(to: name, in: known).flatMap { name.mayMean($0) ? $0 : nil }
        // `sections` is no misspelled `section`.
        if use == .views || use == .list, let word = near, scope[word] != .list, scope[word] != .nodes { near = nil }
        // `b2.tag` is no misspelled `b1.tag`.
        if let word = near, word.lastPart == name.lastPart, scope[list] == .node { near = nil }
        // `aligned: left` lacks a dot.
        if chainMethod?.isOne(of: Self.methodsWithChoices) == true, ArgumentKind.isChoice(name) { near = "." + name }
        if !isFunction, let near {
            let fixes = [reporter.replacement(of: span, by: near), fix]
            reporter.report("\(message); did you mean '\(near)'?", span, fixes: fixes)
        } else {
            reporter.report(message, span, .missingName, fixes: [fix])
        }
    }

    private static let methodsWithChoices =
        "above below before after horizontallyBetween verticallyBetween justify align sizeToFit wrapContent"

    /// Reports a member that nodes do not have, as a constant of the node; a misspelled member is left to the run.
    func reportMember(
        _ name: String, of base: Expression, _ suffixes: [Expression.Suffix], _ index: Int, as use: NameUse
    ) {
        guard case .name(let first, nil) = base.form else { return }
        let path = Self.path(first, suffixes[...index])
        let owner = path.words(separatedBy: ".").dropLast().joined(separator: ".")
        if isKnown(path) || nearestWord(to: name, in: Value.nodeMembers + StackMethod.names + AnchorNames.list) != nil {
            return
        }
        let (span, rest) = (suffixes[index].span, suffixes[(index + 1)...])
        let isView =
            use.isNode || suggestions.isView(name) || rest.first.map { Value.isNodeMember($0.name) } == true
        let isText = name.isOne(of: "text title placeholder")
        if isText, let next = rest.first, next.call?.measuresText(by: next.name) == true {
            return report(path, span, .choice(owner.quoted))
        }
        if isView { return report(path, span, .view(name)) }
        if let next = rest.first, next.call != nil, Value.listMethods.contains(next.name) {
            return report(path, span, .list)
        }
        if use == .optional || rest.isEmpty { return report(path, span, isText ? .choice(owner.quoted) : use) }
        // `list.clip.height` is one name. A call on it, as in `card.flex.layout()`, does something else.
        if rest.allSatisfy({ $0.isPlainMember }), !isKnown(rest.path(behind: path)) {
            report(rest.path(behind: path), span.to(rest[rest.endIndex - 1].span), use)
        }
    }

    /// Reports a function of the app once, with a function in its place.
    ///
    /// It does nothing with any arguments, or returns the first number, as `scaled(16)` nearly does. If members follow the call, as in
    /// `Theme.gaps(of: 12).small`, a number replaces the whole.
    func reportFunction(
        _ name: String, _ call: Call, _ kinds: [ValueKind], _ head: TextSpan, _ span: TextSpan,
        _ suffixes: ArraySlice<Expression.Suffix> = []
    ) {
        let isPlain = name == name.lastPart
        if isPlain {
            // A block, a type and a misspelled function are left to the run.
            let isMisspelled = nearestWord(to: name, in: CaseRun.functionNames.filter { !$0.beginsInUpperCase }) != nil
            if call.block != nil || name.beginsInUpperCase || name.hasPrefix("#") || isMisspelled { return }
            if call.arguments.isEmpty { return report(name, head, span == statement ? .method : .constant) }
        }
        if scope.hasFailed(name) {
            reports += 1
            return
        }
        if let last = suffixes.last {
            reports += 1
            reporter.report("there is no function '\(name)'", span)
            return reporter.offer(suggestions.value(self, last.name), for: span)
        }
        if span == statement { return report(name, span, .function("func \(name)() { }")) }
        let letters = "abcdefghijklmnop".bytes.prefix(call.arguments.count).map { [$0].text }
        let parameters = zip(call.arguments, letters).map { "\($0.name?.text ?? "_") \($1): Any" }
        var result = suggestions.value(self, name)
        if let first = kinds.first, first == .number || first == .unknown, !name.namesCondition { result = "a" }
        report(name, span, .function("func \(name)(\(parameters.joined(separator: ", "))) { \(result) }"))
    }

    /// The line behind a place where a name is given to a node or a guide; nil where there is none.
    func lineBelow(of name: String, _ span: TextSpan) -> Int? {
        if reporter.isFull { return nil }
        let index = tokens.indices.dropLast().first { index in
            tokens[index].span.start > span.start && tokens[index].startsLine
                && source.text(tokens[index].span).isOne(of: "node guide")
                && source.text(tokens[index + 1].span) == name
        }
        return index.map { source.range(tokens[$0].span).line }
    }
}

extension String {
    /// Whether a name says that it is true or false, as `isWide` and `Device.hasNotch` do.
    package var namesCondition: Bool {
        let last = lastPart
        return ["is", "has"].contains { last.hasPrefix($0) && last.dropping($0.utf8.count).beginsInUpperCase }
    }

    /// Whether a name may be a misspelled other one: all its parts are near, also without last words that they have in common, as
    /// `Button`, and none is the other one with more than a letter before or behind it.
    fileprivate func mayMean(_ other: String) -> Bool {
        let (parts, others) = (words(separatedBy: "."), other.words(separatedBy: "."))
        func isNear(_ a: String, _ b: String) -> Bool {
            if a == b { return true }
            // `imageW` and `imageH`, `row1` and `row2` are two names.
            let ends = [a, b].compactMap { $0.bytes.last }
            if a.bytes.dropLast() == b.bytes.dropLast(), ends.allSatisfy({ $0 < UInt8(ascii: "a") }) { return false }
            let common = zip(a.bytes.reversed(), b.bytes.reversed()).prefix { $0 == $1 }.count
            let end = (0..<common).first { a.dropping(a.utf8.count - common + $0).beginsInUpperCase }
            let stems = [a, b].map { $0.bytes.dropLast(end.map { common - $0 } ?? 0).text }
            let isWithin = a.hasPrefix(b) || b.hasPrefix(a) || a.hasSuffix(b) || b.hasSuffix(a)
            let isNear = !isWithin || abs(a.utf8.count - b.utf8.count) == 1
            return isNear && nearestWord(to: stems[0], in: [stems[1]]) != nil
        }
        return parts.count == others.count && zip(parts, others).allSatisfy(isNear)
    }

    /// The part of a name behind its last dot.
    package var lastPart: String { words(separatedBy: ".").last ?? self }
}
