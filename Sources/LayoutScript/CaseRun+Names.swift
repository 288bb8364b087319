import Geometry
import LayoutTree

// What names stand for, and what is said of those that nothing defines.

extension CaseRun {
    /// What a name stands for; a name that was complained about stops the statement.
    func meaning(of name: String) throws(Stop) -> Value? {
        if let value = names[name] { return value }
        if poisoned.contains(name) { throw Stop() }
        guard methods[name]?.contains(where: { $0.isProperty }) == true else { return nil }
        return try method(name, Call([], nil, log.statement), log.statement)
    }

    /// Begins a scope, and returns what ends it: `leaveScope(_:)` gives the names that were shadowed meanwhile their meanings back.
    func enterScope() -> Int {
        scopes += 1
        return shadowed.count
    }

    func leaveScope(_ outer: Int) {
        scopes -= 1
        while shadowed.count > outer, let last = shadowed.popLast() {
            names[last.name] = last.value
            setWhole(last.name, last.isWhole)
        }
    }

    /// Remembers what a name stands for, which is about to get another meaning in a scope.
    func shadow(_ name: String) {
        if scopes > 0 { shadowed.append((name, names[name], wholeNames.contains(name))) }
    }

    /// Runs statements in braces.
    func runBlock(_ statements: [Statement], endedBy kinds: [Exit] = []) {
        let scope = enterScope()
        run(statements, endedBy: kinds)
        leaveScope(scope)
    }

    func setWhole(_ name: String, _ isWhole: Bool) {
        if isWhole { wholeNames.insert(name) } else { wholeNames.remove(name) }
    }

    /// Gives a name a value, if it can be found; without a value there will be no complaint about the name.
    func define(_ name: String, _ make: () throws(Stop) -> Value) throws(Stop) {
        do throws(Stop) {
            names[name] = try make()
            poisoned.remove(name)
        } catch {
            if names[name] == nil { poisoned.insert(name) }
            throw error
        }
    }

    /// What a name that nothing defines is used as.
    enum NameUse: Equatable {
        case node, constant, condition, method
        /// What another value stands in for, as in `height ?? 44`, or what is compared with `nil`.
        case optional
        /// A view of a type, as in `let title = UILabel()`; a label where it takes the size of its content.
        case made(String)
        /// Kept under the name of a view, as in `guard let bar = controller?.bar`.
        case view(String)
        /// Compared with something, as in `mode == .wide`, or what a frame is set to.
        case choice(String)
        /// Behind a number, as in `20.ui`, which is that many times the constant `CGFloat.ui`.
        case factor
        /// What a loop goes over.
        case list

        var isNode: Bool {
            switch self {
            case .node, .view, .made: true
            default: false
            }
        }

        /// The use of a name that is compared with something.
        static func compared(with other: Expression?) -> NameUse {
            switch other?.form {
            case .symbol(let choice, nil): .choice("." + choice)
            case .string(let text): .choice("\"\(text)\"")
            case .name("nil", nil): .optional
            case .name("true", nil), .name("false", nil): .condition
            default: .constant
            }
        }

        /// The use of a name with what follows it: a node is meant by `self.icon`, but not by `icon.frame`.
        func behind(_ name: String, _ suffixes: [Expression.Suffix]) -> NameUse {
            if case .index = suffixes[0].form { return .list }
            if self == .optional { return self }
            let isWhole = suffixes.allSatisfy { $0.isPlainMember }
            return isWhole && (self != .node || name == "self" && suffixes.count == 1) ? self : .constant
        }
    }

    /// Reports a name that nothing defines: as a word that is nearly another one, or as one to be set first.
    func missingName(_ name: String, _ span: TextSpan, _ use: NameUse) -> Stop {
        poisoned.insert(name)
        if reporter.isFull { return Stop() }
        var use = use
        let isView = use == .constant && !readsChain && name == name.lastPart && PastedLayout.namesView(name)
        if isView || (use == .constant || use == .optional) && nodeNames.contains(name) { use = .node }
        let isNode = use.isNode
        let what = isNode ? "node" : "node or constant"
        let known = names.words.filter { !isNode || names[$0].node != nil }.inAlphabet()
        let place = isNode ? placeForNodes : placeForConstants
        let fix = Diagnostic.Fix(
            title: "Set \(name) first", range: source.range(TextSpan(place, place)),
            replacement: definition(of: name, use))
        let message = "there is no \(what) '\(name)'"
        if let near = nearestWord(to: name, in: known), name.mayMean(near) {
            let fixes = [reporter.replacement(of: span, by: near), fix]
            reporter.report("\(message); did you mean '\(near)'?", span, fixes: fixes)
        } else {
            reporter.report(message, span, .missingName, fixes: [fix])
        }
        return Stop()
    }

    /// The lines that would define a name.
    private func definition(of name: String, _ use: NameUse, in parent: String? = nil) -> String {
        let value: String
        switch use {
        case .constant: value = name.namesCondition ? "false" : "0"
        case .factor: value = "1"
        case .list: value = "[]"
        case .condition: value = "false"
        case .choice(let choice): value = choice
        case .optional: value = "nil"
        case .method: return "func \(name)() { }\n"
        case .view(let view) where view != name:
            if names[view] == nil {
                // `header.title` is in `header`.
                let owner = name.bytes.dropLast(view.utf8.count + 1).text
                let parent = names[owner].node == nil ? nil : owner
                return definition(of: view, .node, in: parent) + "let \(name) = \(view)\n"
            }
            value = view
        case .node, .view, .made:
            // The first node comes with a root that is as large as a screen.
            let screen = root == nil ? "node root 0 0 390 844\n" : ""
            if root == nil, name == "root" { return screen }
            // A text without a size would not be seen.
            let isText = "Label label Title title Text text".words.contains { name.hasSuffix($0) }
            let type = if case .made(let type) = use { type } else { isText ? "Label" : "" }
            let (size, content) = PastedLayout.sizeAndContent(of: type, showing: "\"\(name)\"")
            return "\(screen)node \(name) in \(parent ?? root?.nodeName ?? "root") 0 0 \(size)\(content)\n"
        }
        return "let \(name) = \(value)\n"
    }

    func knownNode(_ word: Word) throws(Stop) -> LayoutNode {
        if word.text == "self", let current { return current }
        if case .node(let node)? = try meaning(of: word.text) { return node }
        throw missingName(word.text, word.span, .node)
    }

    /// What a name stands for, and how many of the members behind it belong to the name, as in `Theme.margin`.
    ///
    /// `owner` is the `self` in front of it, if there is one.
    func named(
        _ name: String, _ suffixes: [Expression.Suffix], _ span: TextSpan, as use: NameUse = .constant,
        behind owner: TextSpan? = nil
    ) throws(Stop) -> (value: Value, members: Int) {
        if name == "self", let current {
            guard let next = suffixes.first, case .member(let member, nil) = next.form, member != "self" else {
                return (.node(current), 0)
            }
            if let value = try meaning(of: member) { return (value, 1) }
            let near = nearestWord(to: member, in: Value.nodeMembers)
            // `bgView` is no misspelled `view`.
            let isNear = near.map { !PastedLayout.namesView(member) || member.utf8.count <= $0.utf8.count + 1 }
            if isNear == true || Value.isNodeMember(member) || member.isOne(of: Value.frameParts) {
                return (.node(current), 0)
            }
            // A property of the app's view.
            let (value, count) = try named(member, Array(suffixes.dropFirst()), next.span, as: use, behind: span)
            return (value, count + 1)
        }
        // What an app makes of a value may be set behind its name: `model.count` where `model` is a number.
        let known = try meaning(of: name)
        if let known {
            guard case .number = known, let next = suffixes.first, next.isPlainMember,
                nearestWord(to: next.name, in: known.memberNames) == nil, !Value.nodeMembers.contains(next.name)
            else { return (known, 0) }
        }
        var path = name
        var count = 0
        for suffix in suffixes {
            // No name of a constant has more parts.
            guard case .member(let member, nil) = suffix.form, count < 20 else { break }
            path += "." + member
            count += 1
            if let value = try meaning(of: path) ?? wellKnown(path) { return (value, count) }
        }
        switch name {
        case "true", "false": return (.bool(name == "true"), 0)
        case "nil": return (.null, 0)
        default: break
        }
        if let stackBlock, name == "$0" || stackBlock.name == name { return (.stacks, 0) }
        // A content view that is added to another one is no part of the view itself.
        if let current, let value = Value.node(current).member(name), !nodeNames.contains("(" + name) {
            return (value, 0)
        }
        if Self.types.contains(name), let suffix = suffixes.first, case .member(let member, let call) = suffix.form {
            return (try symbol(member, call, suffix.span), 1)
        }
        if root == nil, name.isOne(of: "self UIScreen") || Value.isNodeMember(name) {
            // Told once.
            _ = try meaning(of: "root")
            throw missingName("root", span, .node)
        }
        // The members of nodes tell that a node is missing, the others belong to the name of a constant.
        let first = suffixes.first?.name ?? ""
        // An argument of a chain is no anchor: `insets.top` is a number.
        let isAnchor = AnchorNames.table[first] != nil
        let isNode = known == nil && Value.isNodeMember(first) && !(isAnchor && readsChain)
        if !isNode, count < suffixes.count, case .member(let method, let call?) = suffixes[count].form {
            if Value.listMethods.contains(method) { throw missingName(path, span, .list) }
            // One without arguments is a constant, as `inset()` is by itself.
            if call.arguments.isEmpty, call.block == nil {
                let name = path + "." + method
                if let value = try meaning(of: name) { return (value, count + 1) }
                if count + 1 == suffixes.count, !use.isNode, log.statement.start != (owner ?? span).start {
                    throw missingName(name, span.to(suffixes[count].wholeSpan), use)
                }
            }
            throw unknownFunction(path + "." + method, (owner ?? span).to(suffixes[suffixes.count - 1].wholeSpan))
        }
        let end = suffixes.prefix(isNode ? 0 : count).last?.span ?? span
        if !isNode { throw missingName(path, span.to(end), use) }
        if use == .optional { throw missingName(name, span, use) }
        throw missingName(name, span.to(end), suffixes.contains { $0.name == "sizeToFit" } ? .made("Label") : .node)
    }

    /// Reports a function of the app, such as `Theme.font(ofSize: 12).lineHeight`, with a number in its place where it is a value.
    private func unknownFunction(_ name: String, _ span: TextSpan) -> Stop {
        let isStatement = span == log.statement
        reporter.report(
            "there is no function '\(name)'", span,
            fixes: isStatement ? [] : [reporter.replacement(of: span, by: "0")])
        return Stop()
    }

    /// What pasted code asks the screen for, and the zeros of types.
    private func wellKnown(_ path: String) -> Value? {
        switch path {
        case "UIScreen.main.scale", "traitCollection.displayScale": .number(max(1, context.displayScale ?? 1))
        case "UIScreen.main.bounds": root.map { .rect(Rect(origin: .zero, size: $0.frame.size)) }
        case "CGRect.zero", "Rect.zero": .rect(.zero)
        case "CGSize.zero", "Size.zero": .size(.zero)
        case "CGPoint.zero", "Point.zero": .point(.zero)
        case "UIEdgeInsets.zero", "EdgeInsets.zero": .insets(.zero)
        default: nil
        }
    }

    private static let types = """
        CGFloat Double Float StackItem DistributionItem DistributionDirection Track StackFit RoundingRule \
        CrossAlignment HiddenNodes LineAlignment
        """.words
}

extension String {
    /// Whether a name says that it is true or false, as `isWide` and `Device.hasNotch` do.
    fileprivate var namesCondition: Bool {
        let last = lastPart
        return ["is", "has"].contains { last.hasPrefix($0) && last.dropping($0.utf8.count).beginsInUpperCase }
    }

    /// Whether a name may be a misspelled other one: all its parts are near, also without last words that they have in common, as
    /// `Button`, and none is the other one with more than a letter before or behind it.
    fileprivate func mayMean(_ other: String) -> Bool {
        let (parts, others) = (words(separatedBy: "."), other.words(separatedBy: "."))
        func isNear(_ a: String, _ b: String) -> Bool {
            let (first, second) = (a.bytes, b.bytes)
            var common = 0
            while common < min(first.count, second.count),
                first[first.count - 1 - common] == second[second.count - 1 - common]
            { common += 1 }
            let end = (0..<common).first { a.dropping(a.utf8.count - common + $0).beginsInUpperCase }
            let stems = [a, b].map { $0.bytes.dropLast(end.map { common - $0 } ?? 0).text }
            let isWithin = a.hasPrefix(b) || b.hasPrefix(a) || a.hasSuffix(b) || b.hasSuffix(a)
            let isNear = !isWithin || abs(a.utf8.count - b.utf8.count) == 1
            return a == b || isNear && nearestWord(to: stems[0], in: [stems[1]]) != nil
        }
        return parts.count == others.count && zip(parts, others).allSatisfy(isNear)
    }

    /// The part of a name behind its last dot.
    fileprivate var lastPart: String { words(separatedBy: ".").last ?? self }
}
