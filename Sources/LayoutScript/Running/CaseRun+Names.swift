import Geometry
import LayoutTree

// The values of names.

extension CaseRun {
    /// The value of a name; a name that was reported before stops the statement.
    func meaning(of name: String) throws(Stop) -> Value? {
        if let value = scope[name] { return value }
        if scope.hasFailed(name) { throw Stop() }
        guard methods[name]?.contains(where: { $0.isProperty }) == true else { return host?.value(name) }
        return try method(name, Call([], nil, log.statement), log.statement)
    }

    /// Runs statements in braces, which exits of a kind end, and nothing around them.
    func runBlock(_ statements: [Statement], endedBy kind: Exit? = nil) {
        let depth = scope.depth
        run(statements)
        if let kind, exit?.kind == kind { exit = nil }
        scope.leave(to: depth)
    }

    /// Gives a name a value, if it can be found; without a value there will be no complaint about the name.
    package func define(_ name: String, _ make: () throws(Stop) -> Value) throws(Stop) {
        do throws(Stop) {
            scope[name] = try make()
            scope.clearFailure(name)
        } catch {
            if scope[name] == nil { scope.markFailed(name) }
            throw error
        }
    }

    func knownNode(_ word: Word) throws(Stop) -> LayoutNode {
        if word.text == "self", let current { return current }
        if case .node(let node)? = try meaning(of: word.text) { return node }
        throw missingName(word.text, word.span, .node)
    }

    /// The value of a name, and how many of the members behind it belong to the name, as in `Theme.margin`.
    ///
    /// `owner` is the `self` in front of it, if there is one.
    package func named(
        _ name: String, _ suffixes: [Expression.Suffix], _ span: TextSpan, as use: NameUse = .constant,
        behind owner: TextSpan? = nil
    ) throws(Stop) -> (value: Value, members: Int) {
        if name == "self", scope["self"] == nil, let current {
            return try member(of: current, suffixes, as: use, behind: span)
        }
        if let stackBlock, name == "$0" || stackBlock.name == name { return (.stacks, 0) }
        let known = try meaning(of: name)
        if let known, !isModel(known, name, suffixes) { return (known, 0) }
        let path = [name] + suffixes.prefix(Self.mostParts).prefix { $0.isPlainMember }.map { $0.name }
        if let constant = try constant(at: path) { return constant }
        if let value = memberOfCurrent(name, suffixes, as: use) { return (value, 0) }
        if let current, host == nil, let value = try extended(name, nil, of: .node(current), span) {
            return (value, 0)
        }
        if Self.types.contains(name), let suffix = suffixes.first, case .member(let member, let call) = suffix.form {
            return (try symbol(member, call, suffix.span), 1)
        }
        if root == nil, isPartOfView(name) || name == "self" {
            // Told once.
            _ = try meaning(of: "root")
            throw missingName("root", span, .node)
        }
        let isNode = known == nil && isUsedAsNode(suffixes, hasParts: path.count > 1)
        if !isNode, let call = try call(path, suffixes, span, as: use, behind: owner) { return call }
        if let line = lineBelow(of: name, span) {
            throw reporter.mistake("'\(name)' is defined below, in line \(line)", span)
        }
        if isNode { throw missingName(name, span, use == .optional ? use : .node) }
        let end = suffixes.prefix(path.count - 1).last?.span ?? span
        throw missingName(path.joined(separator: "."), span.to(end), use)
    }

    /// No name of a constant has more members behind it.
    private static let mostParts = 20

    /// The member of `self`: a name that the case defines, a part of the node, or else a property of an app.
    private func member(
        of view: LayoutNode, _ suffixes: [Expression.Suffix], as use: NameUse, behind owner: TextSpan
    ) throws(Stop) -> (value: Value, members: Int) {
        guard let next = suffixes.first, next.isPlainMember, next.name != "self" else { return (.node(view), 0) }
        let name = next.name
        // A parameter may be called like a part of the view.
        let isParameter = scope.hides(name) && Value.node(view).member(name) != nil
        if !isParameter, let value = try meaning(of: name) { return (value, 1) }
        let isMisspelled = nearestWord(to: name, in: Value.nodeMembers) != nil && !usedNames.nodes.contains(name)
        let isPart = isMisspelled || Value.isNodeMember(name) || name.isOne(of: Value.frameParts)
        if isPart, !usedNames.added.contains(name) { return (.node(view), 0) }
        let (value, count) = try named(name, Array(suffixes.dropFirst()), next.span, as: use, behind: owner)
        return (value, count + 1)
    }

    /// Whether the app has something behind a value that is a constant of its own: `model.count` where `model` is a number, and
    /// `list.clip.height` where `list` is a node.
    private func isModel(_ value: Value, _ name: String, _ suffixes: [Expression.Suffix]) -> Bool {
        // `detent.height(in: size)` of a case of an enumeration.
        if host == nil, case .symbol(let word) = value, !word.beginsInUpperCase, suffixes.first?.call != nil {
            return true
        }
        guard let next = suffixes.first, next.isPlainMember else { return false }
        switch value {
        case .number:
            return nearestWord(to: next.name, in: value.memberNames) == nil && !Value.nodeMembers.contains(next.name)
        case .node:
            guard suffixes.count > 1, suffixes.count < Self.mostParts, !Value.isNodeMember(next.name),
                suffixes.allSatisfy({ $0.isPlainMember })
            else { return false }
            return scope[suffixes.path(behind: name)] != nil
        default: return false
        }
    }

    /// The constant that a name is with the fewest members behind it, and their number.
    private func constant(at path: [String]) throws(Stop) -> (value: Value, members: Int)? {
        var name = path[0]
        for (index, part) in path.dropFirst().enumerated() {
            name += "." + part
            if let value = try meaning(of: name) ?? wellKnown(name) { return (value, index + 1) }
        }
        return wellKnown(path[0]).map { ($0, 0) }
    }

    /// The member of the current node, or its anchor, that a bare name means: `icon.right --> right`.
    private func memberOfCurrent(_ name: String, _ suffixes: [Expression.Suffix], as use: NameUse) -> Value? {
        guard let current else { return nil }
        // One that is compared with a name is the app's: `position == .bottom`.
        let part = Value.node(current).member(name)
        if let value = part, !usedNames.added.contains(name), !use.isName || part.word != "" { return value }
        // Of the node itself.
        if calls > 0, host == nil, name.isOne(of: "width height"),
            chainMethod?.isOne(of: "sizeToFit wrapContent") != true
        {
            return Value.node(current).bareMember(name)
        }
        let isAnchor = chainMethod == nil && suffixes.isEmpty && use == .constant
        return isAnchor ? AnchorNames.anchor(name, of: current.anchor) : nil
    }

    /// Whether every node has a part of that name, and the code adds no node of that name.
    private func isPartOfView(_ name: String) -> Bool {
        Value.isNodeMember(name) && !usedNames.added.contains(name)
    }

    /// Whether what stands behind a name tells that it is one of a node; `hasParts` is whether it begins with a member.
    private func isUsedAsNode(_ suffixes: [Expression.Suffix], hasParts: Bool) -> Bool {
        let first = suffixes.first?.name ?? ""
        // An argument of a chain is no anchor: `insets.top` is a number.
        let isAnchor = AnchorNames.table[first] != nil
        if Value.isNodeMember(first), !(isAnchor && chainMethod != nil) { return true }
        // `icon.rounded(4).pin.top()`
        let pinned = suffixes.firstIndex { $0.isPlainMember && $0.name.isOne(of: "pin pinFrame") } ?? 0
        return !hasParts && pinned > 0 && suffixes[..<pinned].allSatisfy { !$0.name.isEmpty }
    }

    /// The result of a method behind the name of a type, as `Self.columns(for: width)`, or of a value; nil if none is called.
    private func call(
        _ path: [String], _ suffixes: [Expression.Suffix], _ span: TextSpan, as use: NameUse, behind owner: TextSpan?
    ) throws(Stop) -> (value: Value, members: Int)? {
        let count = path.count
        guard count <= suffixes.count, case .member(let method, let call?) = suffixes[count - 1].form
        else { return nil }
        let type = path.joined(separator: ".")
        let name = type + "." + method
        let isLast = count == suffixes.count
        if type.beginsInUpperCase, let value = try self.method(method, call, span) { return (value, count) }
        if let host, type.beginsInUpperCase, candidates(name) == nil { return (host.typeFunction(method, call), count) }
        if Value.listMethods.contains(method) {
            throw missingName(type, span, use == .views ? use : looped(by: call.block))
        }
        if call.measuresText(by: method) { throw missingName(type, span, .choice(type.lastPart.quoted)) }
        // One without arguments is a constant, as `inset()` is by itself.
        if call.arguments.isEmpty, call.block == nil {
            if let value = try meaning(of: name) { return (value, count) }
            if isLast, !use.isNode, log.statement.start != (owner ?? span).start {
                throw missingName(name, span.to(suffixes[count - 1].wholeSpan), use)
            }
        }
        if candidates(name) != nil, let value = try self.method(name, call, span) { return (value, count) }
        let whole = (owner ?? span).to(suffixes[suffixes.count - 1].wholeSpan)
        throw missingFunction(name, call, whole, suffixes[count...])
    }

    /// The constant of a name with members, which comes before members of its value, as `style.gap` before members of `.large`.
    func defined(_ base: Expression, _ suffixes: ArraySlice<Expression.Suffix>, besides value: Value) -> Value? {
        guard case .name(let name, nil) = base.form, suffixes.count < Self.mostParts, Value?.some(value).node == nil
        else { return nil }
        let path = (name == "self" ? [] : [name]) + suffixes.map { $0.name }
        return scope[path.joined(separator: ".")]
    }

    /// The values that Swift has names for, and the zeros of types.
    private func wellKnown(_ path: String) -> Value? {
        switch path {
        case "true", "false": .bool(path == "true")
        case "nil": .null
        case "Rect.zero", "Size.zero", "Point.zero": Value.zero(of: path.bytes.dropLast(5).text)
        case "EdgeInsets.zero": .insets(.zero)
        default: nil
        }
    }

    private static let types = """
        Double StackItem Axis Track Axis.Set RoundingRule CrossAlignment HiddenNodes LineAlignment Transform
        """.words
}
