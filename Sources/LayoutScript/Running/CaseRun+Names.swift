import Geometry
import LayoutTree

// The values of names.

extension CaseRun {
    /// The value of a name; a name that was reported before stops the statement.
    package func meaning(of name: String) throws(Stop) -> Value? {
        if let value = scope[name] { return value }
        if scope.hasFailed(name) { throw Stop() }
        guard methods[name]?.contains(where: { $0.isProperty }) == true else { return host?.value(of: name) }
        return try method(name, Call([], nil, log.statement), log.statement)
    }

    /// Runs statements in braces, which exits of a kind end, and nothing around them.
    package func runBlock(_ statements: [Statement], endedBy kind: Exit? = nil) {
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
        throw undefined(word.text, word.span, .node)
    }

    /// Reports a name that has no value when it is reached, unless it was reported before the run.
    func undefined(_ name: String, _ span: TextSpan, _ use: NameUse = .constant) -> Stop {
        if host == nil, !scope.hasFailed(name) {
            names.chainMethod = chainMethod
            names.report(name, span, use)
            scope.markFailed(name)
        }
        return Stop()
    }

    /// The value of a name, and how many of the members behind it belong to the name, as in `Theme.margin`.
    package func named(
        _ name: String, _ suffixes: [Expression.Suffix], _ span: TextSpan
    ) throws(Stop) -> (value: Value, members: Int) {
        if name == "self", scope["self"] == nil, let current { return try member(ofSelf: current, suffixes) }
        if let stackBlock, name == "$0" || stackBlock.name == name { return (.stacks, 0) }
        let known = try meaning(of: name)
        if let known, !lacksMember(known, name, suffixes) { return (known, 0) }
        let path = [name] + suffixes.prefix(NameCheck.mostParts).prefix { $0.isPlainMember }.map { $0.name }
        if let constant = try constant(at: path) { return constant }
        if let value = memberOfCurrent(name, suffixes) { return (value, 0) }
        if let current, host == nil, let value = try extended(name, nil, of: .node(current), span) {
            return (value, 0)
        }
        if Self.typesWithNames.contains(name), let suffix = suffixes.first,
            case .member(let member, let call) = suffix.form
        {
            return (try symbol(member, call, suffix.span), 1)
        }
        if let result = try call(path, suffixes, span) { return result }
        throw undefined(path.joined(separator: "."), span)
    }

    /// The member of `self`: a name that the case defines, or a part of the node.
    private func member(
        ofSelf node: LayoutNode, _ suffixes: [Expression.Suffix]
    ) throws(Stop) -> (value: Value, members: Int) {
        guard let next = suffixes.first, next.isPlainMember, next.name != "self" else { return (.node(node), 0) }
        let name = next.name
        let isPart = Value.isNodeMember(name) || name.isOne(of: Value.frameParts)
        // A parameter may be called like a part of the node.
        if !(isPart && scope.hides(name)), let value = try meaning(of: name) { return (value, 1) }
        let path = [name] + suffixes.dropFirst().map { $0.name }
        if isPart { return (.node(node), 0) }
        if try constant(at: path) == nil { return (.node(node), 0) }
        let (value, count) = try named(name, Array(suffixes.dropFirst()), next.span)
        return (value, count + 1)
    }

    /// Whether a value lacks the member behind its name, which is a constant together with it: `model.count` where `model` is a number,
    /// and `list.clip.height` where `list` is a node.
    private func lacksMember(_ value: Value, _ name: String, _ suffixes: [Expression.Suffix]) -> Bool {
        // `detent.height(in: size)` of a case of an enumeration.
        if host == nil, case .symbol(let word) = value, !word.beginsInUpperCase, suffixes.first?.call != nil {
            return true
        }
        guard let next = suffixes.first, next.isPlainMember, suffixes.count < NameCheck.mostParts else { return false }
        switch value {
        case .number where !Value.numberMembers.contains(next.name): break
        case .node where !Value.isNodeMember(next.name) && !next.name.isOne(of: Value.frameParts): break
        default: return false
        }
        return suffixes.indices.contains { index in
            let path = suffixes[...index].path(behind: name)
            return scope[path] != nil || scope.hasFailed(path)
        }
    }

    /// The constant that a name is with the fewest members behind it, and their number.
    private func constant(at path: [String]) throws(Stop) -> (value: Value, members: Int)? {
        var name = path[0]
        for (index, part) in path.dropFirst().enumerated() {
            name += "." + part
            if let value = try meaning(of: name) ?? wellKnownValue(of: name) { return (value, index + 1) }
        }
        return wellKnownValue(of: path[0]).map { ($0, 0) }
    }

    /// The member of the current node, or its anchor, that a bare name means: `icon.right --> right`.
    private func memberOfCurrent(_ name: String, _ suffixes: [Expression.Suffix]) -> Value? {
        guard let current else { return nil }
        if let value = Value.node(current).member(name) { return value }
        // Of the node itself.
        if calls > 0, host == nil, name.isOne(of: "width height"),
            chainMethod?.isOne(of: "sizeToFit wrapContent") != true
        {
            return Value.node(current).bareMember(name)
        }
        return chainMethod == nil && suffixes.isEmpty ? AnchorNames.anchor(name, of: current.anchor) : nil
    }

    /// The result of a method behind the name of a type, as `Self.columns(for: width)`, or of a value; nil if none is called.
    private func call(
        _ path: [String], _ suffixes: [Expression.Suffix], _ span: TextSpan
    ) throws(Stop) -> (value: Value, members: Int)? {
        let count = path.count
        guard count <= suffixes.count, case .member(let method, let call?) = suffixes[count - 1].form
        else { return nil }
        let type = path.joined(separator: ".")
        let name = type.path(to: method)
        if type.beginsInUpperCase {
            if let value = try host?.result(of: method, call, on: .type(type)) { return (value, count) }
            if let value = try self.method(method, call, span) { return (value, count) }
        }
        if let value = try self.method(name, call, span) { return (value, count) }
        // One without arguments is a constant, as `inset()` is by itself.
        guard call.arguments.isEmpty, call.block == nil, let value = try meaning(of: name) else { return nil }
        return (value, count)
    }

    /// The constant of a name with members, which comes before members of its value, as `style.gap` before members of `.large`.
    func defined(_ base: Expression, _ suffixes: ArraySlice<Expression.Suffix>, besides value: Value) -> Value? {
        guard case .name(let name, nil) = base.form, suffixes.count < NameCheck.mostParts
        else { return nil }
        if case .node = value, let member = suffixes.last?.name, Value.isNodeMember(member) { return nil }
        return scope[NameCheck.path(name, suffixes)]
    }

    static let typesWithNames = """
        Double StackItem Axis Track Axis.Set RoundingRule CrossAlignment HiddenNodes LineAlignment Transform
        """.words
}
