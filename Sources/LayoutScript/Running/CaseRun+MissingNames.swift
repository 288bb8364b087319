import Geometry
import LayoutTree

// Diagnostics of undefined names.

extension CaseRun {
    /// The use of an undefined name.
    package enum NameUse: Equatable {
        case node, constant, method
        /// The list of a loop that lays out nodes.
        case views
        /// Called with arguments, with the method that stands in for it.
        case function(String)
        /// A node of a type, as in `let title = Label()`.
        case made(String)
        /// Kept under the name of a view, as in `guard let bar = controller?.bar`.
        case view(String)
        /// Compared with something, as in `mode == .wide`, or what a frame is set to.
        case choice(String)

        package static let condition = NameUse.choice("false")
        /// An optional value with a replacement, as in `height ?? 44`, or one compared with `nil`.
        static let optional = NameUse.choice("nil")
        /// Behind a number, as in `20.ui`, which is that many times the constant `Double.ui`.
        package static let factor = NameUse.choice("1")
        /// The list of a loop.
        package static let list = NameUse.choice("[]")

        var isNode: Bool {
            switch self {
            case .node, .view, .made: true
            default: false
            }
        }

        /// Whether it is compared with a name behind a dot.
        package var isName: Bool { if case .choice(let choice) = self { choice.hasPrefix(".") } else { false } }

        /// The use of a name that is compared with something.
        static func compared(with other: Expression?) -> NameUse {
            switch other?.form {
            case .symbol(let choice, nil) where choice != "zero": .choice("." + choice)
            case .string(let text): .choice("\"\(text)\"")
            case .name("nil", nil): .optional
            case .name("true", nil), .name("false", nil): .condition
            case .postfix where other?.lastName.isOne(of: "text title placeholder") == true: .choice("\"\"")
            default: .constant
            }
        }

        /// The use of a name with what follows it: a node is meant by `self.icon`, but not by `icon.frame`.
        package func behind(_ name: String, _ suffixes: [Expression.Suffix]) -> NameUse {
            if case .index = suffixes[0].form { return .list }
            if suffixes[0].call?.measuresText(by: suffixes[0].name) == true { return .choice(name.quoted) }
            if self == .optional || self == .views { return self }
            let isWhole = suffixes.allSatisfy { $0.isPlainMember }
            return isWhole && (self != .node || name == "self" && suffixes.count == 1) ? self : .constant
        }
    }

    /// Reports a name that nothing defines: as a word that is nearly another one, or as one to be set first.
    func missingName(_ name: String, _ span: TextSpan, _ use: NameUse) -> Stop {
        scope.markFailed(name)
        if reporter.isFull { return Stop() }
        var use = use
        let list = name.words(separatedBy: ".").dropLast().joined(separator: ".")
        if name.lastPart.isOne(of: "count indices isEmpty first last"), listsOfViews.contains(list) {
            return missingName(list, TextSpan(span.start, span.start + list.utf8.count), .views)
        }
        if use == .list, listsOfViews.contains(name) { use = .views }
        let isView = use == .constant && chainMethod == nil && name == name.lastPart && suggestions.isView(name)
        if isView || (use == .constant || use == .optional) && usedNames.nodes.contains(name) { use = .node }
        let isNode = use.isNode
        let isFunction = if case .function = use { true } else { false }
        let what = isFunction ? "function" : isNode ? "node" : "node or constant"
        let known = scope.names.filter { !isNode || scope[$0].node != nil }.inAlphabet()
        let place = isNode || use == .views ? placeForNodes : placeForConstants
        let length = use == .constant && !name.namesCondition ? suggestions.value(self, name) : nil
        let fix = Diagnostic.Fix(
            title: isFunction ? "Stand in for \(name)" : "Set \(name)\(length.map { " = " + $0 } ?? "") first",
            range: source.range(TextSpan(place, place)),
            replacement: suggestions.definition(self, name, use))
        let message = "there is no \(what) '\(name)'"
        var near = nearestWord(to: name, in: known).flatMap { name.mayMean($0) ? $0 : nil }
        // `sections` is no misspelled `section`.
        if use == .views || use == .list, let word = near {
            if case .list? = scope[word] {} else { near = nil }
        }
        // `b2.tag` is no misspelled `b1.tag`.
        if let word = near, word.lastPart == name.lastPart, scope[list].node != nil { near = nil }
        // `aligned: left` lacks a dot.
        if chainMethod?.isOne(of: Self.methodsWithChoices) == true, ArgumentKind.isChoice(name) { near = "." + name }
        if !isFunction, let near {
            let fixes = [reporter.replacement(of: span, by: near), fix]
            reporter.report("\(message); did you mean '\(near)'?", span, fixes: fixes)
        } else {
            reporter.report(message, span, .missingName, fixes: [fix])
        }
        return Stop()
    }

    /// The use of the list of a loop: nodes, if its block lays out the elements.
    func looped(by block: Block?) -> NameUse {
        let names = block.map { $0.parameters.isEmpty ? ["$0"] : $0.parameters } ?? []
        return names.contains { usedNames.nodes.contains($0) } ? .views : .list
    }

    /// Offers what can stand in place of a call that a value does not have.
    func offer(
        inPlaceOf suffixes: [Expression.Suffix], at index: Int, behind base: Expression, _ value: Value,
        as use: NameUse
    ) {
        let whole = base.span.to(suffixes[suffixes.count - 1].wholeSpan)
        if case .node = value, index + 1 < suffixes.count, suffixes[index + 1].name.isOne(of: "pin pinFrame") {
            // `icon.rounded(4).pin.top()`, from the dot on.
            let call = TextSpan(suffixes[index].span.start - 1, suffixes[index].wholeSpan.end)
            reporter.offerToLeaveOut(call, about: whole)
        }
        if whole == log.statement { return }
        // `280.scaled(by: 2)` is about 280.
        let stand = if case .number(let number) = value { plain(number) } else { use == .condition ? "false" : "0" }
        reporter.offer(suffixes.contains { $0.isOptional } ? "nil" : stand, for: whole)
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

    private static let methodsWithChoices =
        "above below before after horizontallyBetween verticallyBetween justify align sizeToFit wrapContent"

    /// Reports a function of the app once, with a method in its place.
    ///
    /// It does nothing with any arguments, or returns the first number, as `scaled(16)` nearly does. Where something stands behind the
    /// call, as in `Theme.gaps(of: 12).small`, the whole is replaced by a number.
    func missingFunction(
        _ name: String, _ call: Call, _ span: TextSpan, _ suffixes: ArraySlice<Expression.Suffix> = []
    ) -> Stop {
        if scope.hasFailed(name) { return Stop() }
        if let last = suffixes.last {
            let stop = reporter.mistake("there is no function '\(name)'", span)
            reporter.offer(suggestions.value(self, last.name), for: span)
            return stop
        }
        if span == log.statement { return missingName(name, span, .function("func \(name)() { }")) }
        let letters = "abcdefghijklmnop".bytes.prefix(call.arguments.count).map { [$0].text }
        let parameters = zip(call.arguments, letters).map { "\($0.name?.text ?? "_") \($1): Any" }
        var result = suggestions.value(self, name)
        if let first = call.arguments.first, !name.namesCondition {
            let value = try? value(of: first.value)
            if value == nil || value?.coordinate != nil { result = "a" }
        }
        return missingName(
            name, span, .function("func \(name)(\(parameters.joined(separator: ", "))) { \(result) }"))
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
