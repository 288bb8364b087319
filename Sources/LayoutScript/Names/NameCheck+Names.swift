import Geometry

// Names by themselves, and with members that belong to them, as in `Theme.margin`.

extension NameCheck {
    /// The kind of the value of a name, and how many of the members behind it belong to the name; reports one that nothing defines.
    ///
    /// `owner` is the `self` in front of it, if there is one.
    func check(
        _ name: String, _ suffixes: [Expression.Suffix], _ span: TextSpan, as use: NameUse,
        behind owner: TextSpan? = nil
    ) -> (kind: ValueKind, members: Int) {
        if name == "self", scope["self"] == nil, root != nil {
            return check(memberOfSelf: suffixes, as: use, behind: span)
        }
        if let stackBlock, name == "$0" || name == stackBlock { return (.other, 0) }
        if let kind = scope[name] {
            if !lacksMember(kind, name, suffixes) { return (kind, 0) }
        } else if isKnown(name) {
            return (.unknown, 0)
        }
        let path = [name] + suffixes.prefix(Self.mostParts).prefix { $0.isPlainMember }.map { $0.name }
        var whole = name
        for (index, part) in path.dropFirst().enumerated() {
            whole += "." + part
            if isKnown(whole) { return (scope[whole] ?? .unknown, index + 1) }
            if wellKnownValue(of: whole) != nil { return (.other, index + 1) }
        }
        if let value = wellKnownValue(of: name) {
            if case .null = value { return (.null, 0) }
            return (.other, 0)
        }
        if isMemberOfCurrent(name, suffixes, as: use) { return (.unknown, 0) }
        if root != nil, functions["Node." + name] != nil {
            checkExtensions(name)
            return (.unknown, 0)
        }
        if CaseRun.typesWithNames.contains(name), let first = suffixes.first,
            case .member(let member, let call) = first.form
        {
            if let call { check(call, of: member) }
            return (.unknown, 1)
        }
        if root == nil, isPartOfNode(name) || name == "self" {
            if !isKnown("root") { report("root", span, .node) }
            return (.unknown, 0)
        }
        let isNode = scope[name] == nil && isUsedAsNode(suffixes, hasParts: path.count > 1)
        if !isNode, let call = check(callOf: path, suffixes, span, as: use, behind: owner) { return call }
        if let line = lineBelow(of: name, span) {
            reports += 1
            _ = reporter.mistake("'\(name)' is defined below, in line \(line)", span)
        } else if isNode {
            report(name, span, use == .optional ? use : .node)
        } else {
            report(path.joined(separator: "."), span.to(suffixes.prefix(path.count - 1).last?.span ?? span), use)
        }
        return (.unknown, 0)
    }

    /// No name of a constant has more members behind it.
    static let mostParts = 20

    /// A member behind `self`: a name of the case, a part of the node, or else a property of an app.
    private func check(
        memberOfSelf suffixes: [Expression.Suffix], as use: NameUse, behind owner: TextSpan
    ) -> (kind: ValueKind, members: Int) {
        guard let next = suffixes.first, next.isPlainMember, next.name != "self" else { return (.node, 0) }
        let name = next.name
        let isPart = Value.isNodeMember(name) || name.isOne(of: Value.frameParts)
        // A parameter may be called like a part of the node.
        if !(isPart && scope.hides(name)), isKnown(name) { return (scope[name] ?? .unknown, 1) }
        let isMisspelled = nearestWord(to: name, in: Value.nodeMembers) != nil && !usedNames.nodes.contains(name)
        if isPart || isMisspelled, !usedNames.added.contains(name) { return (.other, 0) }
        let (kind, count) = check(name, Array(suffixes.dropFirst()), next.span, as: use, behind: owner)
        return (kind, count + 1)
    }

    /// Whether a constant lacks the member behind it, so that both together are a constant of the app: `model.count` where `model` is a
    /// number, and `list.clip.height` where `list` is a node.
    private func lacksMember(_ kind: ValueKind, _ name: String, _ suffixes: [Expression.Suffix]) -> Bool {
        // `detent.height(in: size)` of a case of an enumeration.
        if kind == .symbol { return suffixes.first?.call != nil }
        guard let next = suffixes.first, next.isPlainMember else { return false }
        switch kind {
        case .number:
            return nearestWord(to: next.name, in: Value.numberMembers) == nil && !Value.nodeMembers.contains(next.name)
                && !isExtension(next.name)
        case .node:
            return suffixes.count > 1 && suffixes.count < Self.mostParts && !Value.isNodeMember(next.name)
                && suffixes.allSatisfy { $0.isPlainMember } && scope[suffixes.path(behind: name)] != nil
        default: return false
        }
    }

    /// Whether a bare name is a member of the current node, or its anchor: `icon.right --> right`.
    private func isMemberOfCurrent(_ name: String, _ suffixes: [Expression.Suffix], as use: NameUse) -> Bool {
        if root == nil { return false }
        // A name that is compared with another one is the app's: `position == .bottom`.
        if Value.hasNodeMember(name), !usedNames.added.contains(name), !use.isName || name == "layoutDirection" {
            return true
        }
        if calls > 0, name.isOne(of: "width height"), chainMethod?.isOne(of: "sizeToFit wrapContent") != true {
            return true
        }
        return chainMethod == nil && suffixes.isEmpty && use == .constant && AnchorNames.table[name] != nil
    }

    /// Whether every node has a part of that name, and the code adds no node of that name.
    private func isPartOfNode(_ name: String) -> Bool {
        Value.isNodeMember(name) && !usedNames.added.contains(name)
    }

    /// Whether the members behind a name tell that it is one of a node; `hasParts` is whether it begins with a member.
    private func isUsedAsNode(_ suffixes: [Expression.Suffix], hasParts: Bool) -> Bool {
        let first = suffixes.first?.name ?? ""
        // An argument of a chain is no anchor: `insets.top` is a number.
        let isAnchor = AnchorNames.table[first] != nil
        if Value.isNodeMember(first), !(isAnchor && chainMethod != nil) { return true }
        // `icon.rounded(4).pin.top()`
        let pinned = suffixes.firstIndex { $0.isPlainMember && $0.name.isOne(of: "pin pinFrame") } ?? 0
        return !hasParts && pinned > 0 && suffixes[..<pinned].allSatisfy { !$0.name.isEmpty }
    }

    /// A function behind the name of a type, as in `Self.columns(for: width)`, or of a value; nil if none is called.
    private func check(
        callOf path: [String], _ suffixes: [Expression.Suffix], _ span: TextSpan, as use: NameUse,
        behind owner: TextSpan?
    ) -> (kind: ValueKind, members: Int)? {
        let count = path.count
        guard count <= suffixes.count, case .member(let method, let call?) = suffixes[count - 1].form
        else { return nil }
        let type = path.joined(separator: ".")
        let name = type.path(to: method)
        if let candidates = functions[name] ?? (type.beginsInUpperCase ? functions[method] : nil), !candidates.isEmpty {
            check(call, of: candidates)
            return (.unknown, count)
        }
        if Value.listMethods.contains(method) {
            report(type, span, use == .views ? use : self.use(ofListOf: call.block))
        } else if call.measuresText(by: method) {
            report(type, span, .choice(type.lastPart.quoted))
        } else if call.arguments.isEmpty, call.block == nil, isKnown(name) {
            // One without arguments is a constant, as `inset()` is by itself.
            return (scope[name] ?? .unknown, count)
        } else if call.arguments.isEmpty, call.block == nil, count == suffixes.count, !use.isNode,
            statement.start != (owner ?? span).start
        {
            report(name, span.to(suffixes[count - 1].wholeSpan), use)
        } else {
            let whole = (owner ?? span).to(suffixes[suffixes.count - 1].wholeSpan)
            reportFunction(name, call, check(call), whole, whole, suffixes[count...])
        }
        return (.unknown, count)
    }
}

/// The values that Swift has names for, and the zeros of types.
func wellKnownValue(of path: String) -> Value? {
    switch path {
    case "true", "false": .bool(path == "true")
    case "nil": .null
    case "Rect.zero", "Size.zero", "Point.zero": Value.zero(of: path.bytes.dropLast(5).text)
    case "EdgeInsets.zero": .insets(.zero)
    default: nil
    }
}
