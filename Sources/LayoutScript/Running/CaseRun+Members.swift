import Aligning
import Geometry
import LayoutTree
import Pinning

extension CaseRun {
    /// A member of a value, or the result of a call of one.
    package func member(_ name: String, _ call: Call?, of value: Value, _ span: TextSpan) throws(Stop) -> Value {
        if let result = try host?.result(of: name, call, on: .value(value)) { return result }
        switch value {
        case .constraints(let constraints): return try constraintMember(name, call, of: constraints, span)
        case .calls(let calls):
            // Items that are chained: `.fix(8).flex(a)`.
            return .calls(calls + [SymbolCall(name, try arguments(call), span)])
        case .symbol(let first) where call != nil && value.parentAnchor == nil:
            return .calls([SymbolCall(first, [], span), SymbolCall(name, try arguments(call), span)])
        case .stacks:
            guard let call, let method = StackMethod(rawValue: name) else {
                throw reporter.unknown("stack", name, span, among: StackMethod.names)
            }
            return try stack(method, call, of: nil, span)
        default: break
        }
        if let call, let result = try method(name, call, of: value, span) { return result }
        if call == nil, let member = value.member(name) ?? value.bareMember(name) {
            if case .list(let list) = member { try spend(list.count) }
            return member
        }
        if host == nil, let result = try extended(name, call, of: value, span) { return result }
        switch value {
        case .node where call == nil && StackMethod(rawValue: name) != nil, .areas where ChainMethod(name) != nil:
            throw reporter.expectedCall(name, span)
        case .areas: throw reporter.unknown("method", name, span, among: ChainMethod.names + value.memberNames)
        case .node(let node) where call == nil:
            // A constant behind the name of a node, as `card.isOpen`.
            if let own = try meaning(of: "\(node.nodeName).\(name)") { return own }
        case .nothing where ChainMethod(name) != nil:
            throw reporter.mistake("a chain ends with its statement; '\(name)' has to stand in it", span)
        default: if value.member(name) != nil { throw reporter.mistake("'\(name)' takes no arguments", span) }
        }
        throw reporter.unknown("member of \(value.kindName)", name, span, among: value.memberNames)
    }

    /// The result of a method; nil if the value has no such method.
    private func method(_ name: String, _ call: Call, of value: Value, _ span: TextSpan) throws(Stop) -> Value? {
        if case .node(let node) = value, node === current, let result = try self.method(name, call, span) {
            return result
        }
        switch value {
        case .list, .range:
            if let result = try looped(name, call, of: value, span) { return result }
            if name.isOne(of: "contains firstIndex"), call.block == nil, let sought = try arguments(call).first {
                let index = try index(of: sought.value, in: value, span)
                return name == "contains" ? .bool(index != nil) : index.map { .number(Double($0)) } ?? .null
            }
            if case .list(let list) = value { return try method(name, call, of: list, span) }
            return nil
        case .string(let text): return try room(name, call, of: text, span)
        case .null where name == "map": return .null
        case _ where name == "map" && call.block != nil:
            // Of an optional value.
            let list = try looped(name, call, of: .list(ValueList([Element(value, span)])), span)
            return list?.member("first")
        case .node(let node): return try method(name, call, of: node, span)
        case .rect(let rect): return try method(name, call, of: rect, span)
        case .number where name == "rounded":
            let rule = try values(of: name, in: call, span)[0].word
            return .number(try mathematics(rule, [Element(value, span)], span))
        case .horizontalEdge where name == "constraint", .verticalEdge where name == "constraint",
            .dimension where name == "constraint":
            return try constraint(call, of: value)
        case .guide where name.isOne(of: "constrain constrainSelf"):
            return try constrain(value, name, try arguments(call), span)
        case .anchor where name.isOne(of: "align distance offset"),
            .parentAnchor where name == "offset", .symbol where name == "offset":
            return try anchorCall(name, try arguments(call), of: value, span)
        default: return nil
        }
    }

    private func method(_ name: String, _ call: Call, of list: ValueList, _ span: TextSpan) throws(Stop) -> Value? {
        if name.isOne(of: "prefix suffix dropFirst dropLast") {
            let number = call.arguments.isEmpty ? 1 : try self.number(call.arguments[0].value)
            var count = Int(max(0, min(number, Double(list.elements.count))))
            if name.hasPrefix("drop") { count = list.elements.count - count }
            let isFirst = name.isOne(of: "prefix dropLast")
            return .list(ValueList(isFirst ? list.elements.prefix(count) : list.elements.suffix(count)))
        }
        guard call.arguments.isEmpty else { return nil }
        switch name {
        case "reversed": return .list(ValueList(elements: list.elements.reversed(), count: list.count))
        case "max", "min":
            guard list.elements.allSatisfy({ $0.value.coordinate != nil }) else {
                throw reporter.mistake("expected a list of numbers", span)
            }
            return list.elements.isEmpty ? .null : .number(try mathematics(name, list.elements, span))
        case "enumerated":
            let indices = list.elements.indices.map { Element(.number(Double($0)), span) }
            return .list(ValueList(pairing: indices, list.elements))
        default: return nil
        }
    }

    package static let methodsThatAdd = "addChild addChildren"

    private func method(_ name: String, _ call: Call, of node: LayoutNode, _ span: TextSpan) throws(Stop) -> Value? {
        switch name {
        case _ where name.isOne(of: Self.methodsThatAdd):
            try add(try arguments(call), to: node, call.span)
        case "constrain", "constrainSelf": return try constrain(.node(node), name, try arguments(call), span)
        case "guide":
            let arguments = try arguments(call)
            let guideName = try values(of: name, arguments, span)[0].string ?? ""
            if let guide = node.guide(guideName) { return .guide(guide) }
            throw reporter.unknown("guide", guideName, arguments[0].span, among: node.guides.map { $0.name })
        case "convert": return try convert(call, of: node)
        case "childrenExtent":
            try spend(node.children.count)
            let values = try values(of: name, in: call, span)
            let kind: FrameKind = values[1].word == "transformed" ? .transformed : .untransformed
            return node.childrenExtent(hidden: values[0].choice() ?? .keep, kind).map(Value.rect) ?? .null
        case "sizeThatFits":
            guard case .size(let size)? = try values(of: name, in: call, span)[0] else { return nil }
            return .size(node.sizeThatFits(size))
        case "autoSizeThatFits":
            guard let block = call.block else { throw reporter.mistake("expected '{' behind '\(name)'", call.span) }
            guard case .size(let size)? = try values(of: name, in: call, span)[0] else { return nil }
            return .size(node.autoSizeThatFits(size) { runClosure(block) })
        case "sizeToFit":
            guard call.arguments.isEmpty else { throw reporter.mistake("sizeToFit takes no arguments here", call.span) }
            let frame = node.untransformedFrame
            let fitted = Rect(origin: frame.origin, size: node.sizeThatFits(frame.size))
            node.untransformedFrame = node.pixelGrid.aligned(fitted)
            trace?.place(node)
        case "snapshot", "layoutIfNeeded", "setNeedsLayout":
            guard call.arguments.isEmpty else { throw reporter.mistake("\(name) takes no arguments", call.span) }
            if name == "snapshot" {
                snapshots.append((try snapshot(of: node), node))
                return .snapshot(snapshots.count - 1)
            }
            if name == "layoutIfNeeded" {
                try layOut(node)
            } else {
                try spend(100)
                node.setNeedsLayout()
                trace?.placeAll()
            }
        default:
            guard let method = StackMethod(rawValue: name) else { return nil }
            return try stack(method, call, of: node, span)
        }
        return .nothing
    }
}

// Aligning.

extension CaseRun {
    /// Moves the node of one anchor to another one, as `a.right --> b.left` does.
    func align(_ moving: Expression, to target: Expression) throws(Stop) {
        let anchor = try anchor(try value(of: moving), moving.span)
        try align(anchor, to: try value(of: target), target, .zero, .once)
    }

    private func anchor(_ value: Value, _ span: TextSpan) throws(Stop) -> Anchor<LayoutNode> {
        guard case .anchor(let anchor) = value else {
            throw reporter.mistake("an anchor of a node moves", not: value, span)
        }
        return anchor
    }

    private func align(
        _ anchor: Anchor<LayoutNode>, to target: Value, _ syntax: Expression, _ offset: Offset,
        _ rounding: AnchorRounding
    ) throws(Stop) {
        if case .anchor(let other) = target {
            anchor.align(to: other, offset: offset, rounding: rounding)
        } else if let other = target.parentAnchor {
            anchor.align(to: other, offset: offset, rounding: rounding)
        } else {
            throw noAnchor(target, syntax.span, "a node is aligned to")
        }
        let edges: [Use.Edge] = anchor.position.column == .center ? [.hCenter] : []
        trace?.use("align", Argument(Clause(syntax), target), edges, of: anchor.owner.node)
        trace?.place(anchor.owner.node)
    }

    /// The distance between two anchors, one of which may be the parent's.
    package func distance(from left: Value, to right: Value, _ span: TextSpan) throws(Stop) -> Size {
        if case .anchor(let anchor) = left, let size = distance(from: anchor, to: right) { return size }
        if case .anchor(let anchor) = right, let size = distance(from: anchor, to: left) { return size }
        throw reporter.mistake("'|--|' takes two anchors, not \(left.kindName) and \(right.kindName)", span)
    }

    /// The distance from an anchor to another one or to one of the parent; nil where the target is neither.
    private func distance(
        from anchor: Anchor<LayoutNode>, to target: Value, _ offset: Offset = .zero, _ rounding: AnchorRounding = .twice
    ) -> Size? {
        if case .anchor(let other) = target { return anchor.distance(to: other, offset: offset, rounding: rounding) }
        return target.parentAnchor.map { anchor.distance(to: $0, offset: offset, rounding: rounding) }
    }

    /// `align(to:)`, `distance(to:)` or `offset(by:)`.
    private func anchorCall(
        _ name: String, _ arguments: [Argument], of value: Value, _ span: TextSpan
    ) throws(Stop) -> Value? {
        let values = try values(of: name, arguments, span)
        if name == "offset" { return Value.combined(value, .plus, values[0] ?? .null) }
        let anchor = try anchor(value, span)
        let (target, syntax) = (arguments[0].value, arguments[0].syntax)
        let offset = if case .offset(let offset)? = values[1] { offset } else { Offset.zero }
        if name == "align" {
            try align(anchor, to: target, syntax, offset, values[2].choice() ?? .once)
            return .nothing
        }
        guard let size = distance(from: anchor, to: target, offset, values[2].choice() ?? .twice) else {
            throw noAnchor(target, syntax.span, "a distance is measured to")
        }
        return .size(size)
    }

    /// Reports a value that is no anchor, with the nearest anchor of the parent where it is a name behind a dot.
    private func noAnchor(_ value: Value, _ span: TextSpan, _ verb: String) -> Stop {
        let message = "\(verb) an anchor, not \(value.kindName)"
        guard case .symbol(let word) = value else { return reporter.mistake(message, span) }
        return reporter.wrong(message, word, span, among: AnchorNames.parentList, dot: ".")
    }
}
