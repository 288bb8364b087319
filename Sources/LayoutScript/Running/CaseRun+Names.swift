import Geometry
import LayoutTree

// What names stand for.

extension CaseRun {
    /// What a name stands for; a name that was complained about stops the statement.
    func meaning(of name: String) throws(Stop) -> Value? {
        if let value = names[name] { return value }
        if poisoned.contains(name) { throw Stop() }
        guard methods[name]?.contains(where: { $0.isProperty }) == true else { return setup?.property(name) }
        return try method(name, Call([], nil, log.statement), log.statement)
    }

    /// Ends a scope: gives the names that were shadowed in it, behind so many others, their meanings back.
    func leaveScope(_ outer: Int) {
        while shadowed.count > outer, let last = shadowed.popLast() {
            names[last.name] = last.value
            setWhole(last.name, last.isWhole)
        }
    }

    /// Remembers what a name stands for, which is about to get another meaning in a scope.
    func shadow(_ name: String) { shadowed.append((name, names[name], wholeNames.contains(name))) }

    /// Runs statements in braces, which exits of a kind end, and nothing around them.
    func runBlock(_ statements: [Statement], endedBy kind: Exit? = nil) {
        let scope = shadowed.count
        run(statements)
        if let kind, exit?.kind == kind { exit = nil }
        leaveScope(scope)
    }

    func setWhole(_ name: String, _ isWhole: Bool) {
        if isWhole { wholeNames.insert(name) } else { wholeNames.remove(name) }
    }

    /// What `.margin` stands for where a number is meant: the constant `CGFloat.margin`.
    func numberConstant(_ name: String) throws(Stop) -> Value? {
        if let value = try meaning(of: "CGFloat." + name) { return value }
        return try meaning(of: "Double." + name)
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
        if name == "self", names["self"] == nil, let current {
            guard let next = suffixes.first, case .member(let member, nil) = next.form, member != "self" else {
                return (.node(current), 0)
            }
            if let value = try meaning(of: member) { return (value, 1) }
            let near = nearestWord(to: member, in: Value.nodeMembers)
            // `bgView` is no misspelled `view`.
            let isNear = near.map { !PastedLayout.namesView(member) || member.utf8.count <= $0.utf8.count + 1 }
            let isOwn = isNear == true || Value.isNodeMember(member) || member.isOne(of: Value.frameParts)
            if isOwn, !usedNames.nodes.contains("(" + member) {
                return (.node(current), 0)
            }
            // A property of the app's view.
            let (value, count) = try named(member, Array(suffixes.dropFirst()), next.span, as: use, behind: span)
            return (value, count + 1)
        }
        if let stackBlock, name == "$0" || stackBlock.name == name { return (.stacks, 0) }
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
        if let value = wellKnown(name) { return (value, 0) }
        // A content view that is added to another one is no part of the view itself.
        // One that is compared with a name is the app's: `position == .bottom`.
        let own = current.flatMap { Value.node($0).member(name) }
        if let value = own, !usedNames.nodes.contains("(" + name), !use.isName || own.word != "" {
            return (value, 0)
        }
        // In the views of Relativity they are anchors: `icon.right --> right`.
        if let current, chainMethod == nil, suffixes.isEmpty, use == .constant,
            let anchor = Value.anchors(current.anchor).member(name)
        {
            return (anchor, 0)
        }
        if Self.types.contains(name), let suffix = suffixes.first, case .member(let member, let call) = suffix.form {
            return (try symbol(member, call, suffix.span), 1)
        }
        let isOwn = Value.isNodeMember(name) && !usedNames.nodes.contains("(" + name)
        if root == nil, isOwn || name.isOne(of: "self UIScreen") {
            // Told once.
            _ = try meaning(of: "root")
            throw missingName("root", span, .node)
        }
        // The members of nodes tell that a node is missing, the others belong to the name of a constant.
        let first = suffixes.first?.name ?? ""
        // An argument of a chain is no anchor: `insets.top` is a number.
        let isAnchor = AnchorNames.table[first] != nil
        // `icon.rounded(4).pin.top()`
        let pinned = suffixes.firstIndex { $0.isPlainMember && $0.name.isOne(of: "pin pinFrame") } ?? 0
        let isPinned = count == 0 && pinned > 0 && suffixes[..<pinned].allSatisfy { !$0.name.isEmpty }
        let isMember = Value.isNodeMember(first) && !(isAnchor && chainMethod != nil)
        let isNode = known == nil && (isMember || isPinned)
        if !isNode, count < suffixes.count, case .member(let method, let call?) = suffixes[count].form {
            let name = path + "." + method
            // `Self.columns(for: width)`
            if path.beginsInUpperCase, let value = try self.method(method, call, span) { return (value, count + 1) }
            if let setup, path.beginsInUpperCase, candidates(name) == nil {
                return (setup.made(method, of: call), count + 1)
            }
            if Value.listMethods.contains(method) {
                throw missingName(path, span, use == .views ? use : looped(by: call.block))
            }
            // One without arguments is a constant, as `inset()` is by itself.
            if call.arguments.isEmpty, call.block == nil {
                if let value = try meaning(of: name) { return (value, count + 1) }
                if count + 1 == suffixes.count, !use.isNode, log.statement.start != (owner ?? span).start {
                    throw missingName(name, span.to(suffixes[count].wholeSpan), use)
                }
            }
            if candidates(name) != nil, let value = try self.method(name, call, span) { return (value, count + 1) }
            let whole = (owner ?? span).to(suffixes[suffixes.count - 1].wholeSpan)
            throw missingFunction(name, call, whole, isLast: count + 1 == suffixes.count)
        }
        if let line = lineBelow(of: name, span) {
            throw reporter.mistake("'\(name)' is defined below, in line \(line)", span)
        }
        if !isNode { throw missingName(path, span.to(suffixes.prefix(count).last?.span ?? span), use) }
        throw missingName(name, span, use == .optional ? use : .node)
    }

    /// What is defined behind a name, which comes before the members of its value, as `style.gap` before those of `.large`.
    func defined(_ base: Expression, _ suffixes: ArraySlice<Expression.Suffix>, besides value: Value) -> Value? {
        // No name of a constant has more parts.
        guard case .name(let name, nil) = base.form, suffixes.count < 20, Value?.some(value).node == nil
        else { return nil }
        let path = (name == "self" ? [] : [name]) + suffixes.map { $0.name }
        return names[path.joined(separator: ".")]
    }

    /// What Swift has names for, what pasted code asks the screen for, and the zeros of types.
    private func wellKnown(_ path: String) -> Value? {
        switch path {
        case "true", "false": .bool(path == "true")
        case "nil": .null
        // A view that is laid out is in something.
        case "superview", "window": root.map { .node($0) }
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
        CrossAlignment HiddenNodes LineAlignment CGAffineTransform AffineTransform Transform
        """.words
}
