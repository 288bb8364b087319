import Geometry
import LayoutTree

// Names and members of nodes that get another value.

extension CaseRun {
    /// Sets what an expression stands for: a constant, a member of a node, or a part of one.
    package func set(_ target: Expression, _ value: Value, _ source: Expression) throws(Stop) {
        switch target.form {
        case .name(let name, nil): return try set(name, value, target.span, source)
        case .postfix(let base, let suffixes):
            guard let last = suffixes.last, let owner = target.owner else { break }
            if case .index(let index) = last.form, case .list(let list) = try self.value(of: owner) {
                return try set(index, of: list, value, owner, source)
            }
            if last.isPlainMember { return try setMember(of: base, suffixes, owner, value, target, source) }
        case .list(let targets):
            // `(x, y) = (y, x)`
            if case .list(let list) = value, list.elements.count == targets.count {
                for (target, element) in zip(targets, list.elements) where !target.isName("_") {
                    try set(target, element.value, source)
                }
                return
            }
        default: break
        }
        throw reporter.mistake("this cannot be set", target.span)
    }

    private func set(_ name: String, _ value: Value, _ span: TextSpan, _ source: Expression) throws(Stop) {
        if let old = try meaning(of: name) {
            if case (.node, .number) = (old, value) {
                throw reporter.mistake("'\(name)' is a node; it is not set to \(value.kindName)", source.span)
            }
            scope[name] = value
        } else {
            guard let current, name != "self", try setMember(name, of: current, value, source) else {
                throw undefined(name, span)
            }
        }
    }

    private func set(
        _ index: Expression, of list: ValueList, _ value: Value, _ owner: Expression, _ source: Expression
    ) throws(Stop) {
        _ = try element(of: .list(list), index)
        var list = list
        list.elements[Int(try number(index))] = Element(value, source.span)
        try set(owner, .list(try list.kept(self)), source)
    }

    private func setMember(
        of base: Expression, _ suffixes: [Expression.Suffix], _ owner: Expression, _ value: Value,
        _ target: Expression, _ source: Expression
    ) throws(Stop) {
        if case .name(let first, nil) = base.form, scope[first] == nil,
            case let path = suffixes.path(behind: first), scope[path] != nil
        {
            scope[path] = value
            return
        }
        let last = suffixes[suffixes.count - 1]
        let member = last.name
        // `self.limit = limit`: the parameter hides the property.
        if base.isName("self"), suffixes.count == 1, !Value.isNodeMember(member), scope.setHidden(member, to: value) {
            return
        }
        switch try self.value(of: owner) {
        case .null where target.isOptional: return
        case .node(let node):
            guard try setMember(member, of: node, value, source) else {
                let known = Self.settable + "pin pinFrame anchor sizeToFit".words
                throw reporter.unknown("member to set", member, last.span, among: known)
            }
        case .constraints(let constraints): try set(member, of: constraints, value, last.span, source.span)
        case let old:
            guard let changed = old.with(member, value) else {
                try reporter.require(member, among: old.memberNames, "part to set", last.span)
                throw reporter.notSet(member, to: value, source.span)
            }
            try set(owner, changed, source)
        }
    }

    private static let settable = """
        frame bounds center isHidden alpha transform safeAreaInsets layoutMargins isIncludedInAutoSizing \
        ownLayoutDirection
        """.words

    /// Whether a bare name is a member of the current node that can be set.
    static func isSettable(_ name: String) -> Bool {
        settable.contains(name) || name.isOne(of: Value.frameParts + " left top right bottom")
    }

    /// Sets a member of a node; false where there is no such member.
    private func setMember(
        _ member: String, of node: LayoutNode, _ value: Value, _ source: Expression
    ) throws(Stop) -> Bool {
        guard Self.settable.contains(member) else {
            if setFramePart(member, of: node, value) { return true }
            return try setExtension(member, of: node, value)
        }
        switch (member, value.zero(like: Value.node(node).member(member))) {
        case ("frame", .rect(let frame)): node.frame = frame
        case ("bounds", .rect(let bounds)): node.bounds = bounds
        case ("center", .point(let center)): node.center = center
        case ("isHidden", .bool(let isHidden)): node.isHidden = isHidden
        case ("isIncludedInAutoSizing", .bool(let isIncluded)): node.isIncludedInAutoSizing = isIncluded
        case ("alpha", .number(let alpha)): node.alpha = alpha
        case ("transform", .transform(let transform)): node.transform = transform
        case ("ownLayoutDirection", .symbol(let word)) where word.isOne(of: "leftToRight rightToLeft"):
            node.ownLayoutDirection = word == "rightToLeft" ? .rightToLeft : .leftToRight
        case ("ownLayoutDirection", .null): node.ownLayoutDirection = nil
        case ("safeAreaInsets", .insets(let insets)): node.safeAreaInsets = insets
        case ("layoutMargins", .insets(let insets)): node.layoutMargins = insets
        default: throw reporter.notSet(member, to: value, source.span)
        }
        trace?.place(node)
        return true
    }

    /// Sets a part of a node's frame by a short name, as in `icon.right = 90`, which moves it.
    private func setFramePart(_ member: String, of node: LayoutNode, _ value: Value) -> Bool {
        var frame = node.frame
        switch (member, value.coordinate.map(Value.number) ?? value) {
        case ("x", .number(let x)), ("left", .number(let x)): frame.origin.x = x
        case ("y", .number(let y)), ("top", .number(let y)): frame.origin.y = y
        case ("right", .number(let x)): frame.origin.x = x - frame.width
        case ("bottom", .number(let y)): frame.origin.y = y - frame.height
        case ("centerX", .number(let x)): frame.origin.x = x - frame.width / 2
        case ("centerY", .number(let y)): frame.origin.y = y - frame.height / 2
        case ("width", .number(let width)): frame.size.width = width
        case ("height", .number(let height)): frame.size.height = height
        case ("size", .size(let size)): frame.size = size
        case ("origin", .point(let origin)): frame.origin = origin
        default: return false
        }
        node.frame = frame
        trace?.place(node)
        return true
    }
}

extension CaseRun {
    /// Runs `list.append(value)` or `list.removeAll()`; false for any other expression.
    func appends(_ expression: Expression) throws(Stop) -> Bool {
        guard let last = expression.suffixes.last, last.name.isOne(of: "append removeAll"), let call = last.call,
            let owner = expression.owner, case .list(let list)? = try list(owner)
        else { return false }
        var result = Value.list(ValueList())
        if last.name == "append" {
            var values = ValueList()
            for argument in try arguments(call) {
                if argument.label == "contentsOf", case .list(let list) = argument.value {
                    values = list
                } else {
                    values.add(argument.value, argument.span)
                }
            }
            result = try combine(.list(list), .plus, .list(values.kept(self)), last.span)
        }
        try set(owner, result, expression)
        return true
    }

    /// The value of a possible list; nil for an undefined name.
    private func list(_ owner: Expression) throws(Stop) -> Value? {
        if case .name(let name, nil) = owner.form { return try meaning(of: name) }
        return try value(of: owner)
    }
}

extension Value {
    /// The value with another part; nil where there is no such part, or it is of another kind.
    fileprivate func with(_ part: String, _ value: Value) -> Value? {
        switch (self, part, value.zero(like: member(part))) {
        case (.list(let list), _, _):
            guard let index = list.elements.firstIndex(where: { $0.name == part }) else { return nil }
            var list = list
            list.elements[index] = Element(
                value.zero(like: list.elements[index].value), list.elements[index].span, part)
            return .list(list)
        case (.rect(let rect), "origin", .point(let origin)): return .rect(Rect(origin: origin, size: rect.size))
        case (.rect(let rect), "size", .size(let size)): return .rect(Rect(origin: rect.origin, size: size))
        case (_, _, .number(let number)):
            var (names, v) = parts
            guard let index = names.words.firstIndex(of: part) else { return nil }
            v[index] = number
            switch self {
            case .point: return .point(Point(x: v[0], y: v[1]))
            case .size: return .size(Size(width: v[0], height: v[1]))
            case .insets: return .insets(EdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3]))
            default: return nil
            }
        default: return nil
        }
    }
}
