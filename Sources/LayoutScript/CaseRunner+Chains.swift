import Geometry
import LayoutTree
import Pinning

extension CaseRunner {
    /// A statement that begins with a node: a chain, an assignment, or `sizeToFit()`.
    mutating func nodeUseStatement() throws(Diagnostic) {
        let node = try receiver()
        let place = position
        let member = try expectName("a member")
        let target = isExecuting ? node : standIn(for: node)
        switch member {
        case "pin": try chain(ChainTarget(node: target, kind: .untransformed))
        case "pinFrame": try chain(ChainTarget(node: target, kind: .transformed))
        case "sizeToFit":
            try expect("(")
            try expect(")")
            let frame = target.untransformedFrame
            target.untransformedFrame = Rect(origin: frame.origin, size: target.sizeThatFits(frame.size))
        case "frame" where peek == .sign("."), "bounds" where peek == .sign("."):
            try partAssignment(to: member, of: target)
        case let name where StackMethod(rawValue: name) != nil && peek != .sign("="):
            if let method = StackMethod(rawValue: name) { try stackStatement(method, of: node) }
        default:
            guard peek == .sign("=") else {
                let known =
                    StackMethod.names + [
                        "pin", "pinFrame", "anchor", "sizeToFit", "frame", "isHidden", "alpha", "transform",
                    ]
                throw unknown("statement about a node", member, among: known, at: place)
            }
            try assignment(to: member, of: target, at: place)
        }
    }

    /// A node without a tree and without warnings, for statements in a branch that is not taken.
    private func standIn(for node: LayoutNode) -> LayoutNode {
        let standIn = LayoutNode(node.nodeName, frame: node.frame)
        standIn.layoutContext = LayoutContext(wantedWarnings: [])
        return standIn
    }

    /// The node that a statement is about, up to the dot before its member.
    private mutating func receiver() throws(Diagnostic) -> LayoutNode {
        let place = position
        guard case .word(let name) = peek else { throw unexpected("a node") }
        if let current, nodes[name] == nil, Value.node(current).member(name) != nil { return current }
        advance()
        var node: LayoutNode
        if name == "self", let current {
            node = current
            if case .word(let next) = peek(1), let named = nodes[next] {
                advance()
                advance()
                node = named
            }
        } else if let named = nodes[name] {
            node = named
        } else if case .node(let named)? = constants[name] {
            node = named
        } else {
            throw unknown("node", name, among: nodes.keys.sorted() + Self.keywords, at: place)
        }
        while take("?") || take("!") {}
        try expect(".")
        return node
    }

    private mutating func assignment(to member: String, of node: LayoutNode, at place: Int) throws(Diagnostic) {
        try expect("=")
        let valuePlace = position
        switch (member, try expression()) {
        case ("frame", .rect(let frame)): node.frame = frame
        case ("bounds", .rect(let bounds)): node.bounds = bounds
        case ("center", .point(let center)): node.center = center
        case ("isHidden", .bool(let isHidden)): node.isHidden = isHidden
        case ("alpha", .number(let alpha)): node.alpha = alpha
        case ("transform", .transform(let transform)): node.transform = transform
        case ("safeAreaInsets", .insets(let insets)): node.safeAreaInsets = insets
        case ("layoutMargins", .insets(let insets)): node.layoutMargins = insets
        case (_, let value):
            let known = [
                "frame", "bounds", "center", "isHidden", "alpha", "transform", "safeAreaInsets", "layoutMargins",
            ]
            guard known.contains(member) else { throw unknown("member to set", member, among: known, at: place) }
            throw mistake("'\(member)' is not set to \(value.kindName)", at: valuePlace)
        }
    }

    /// Sets the origin or the size of the frame or the bounds.
    private mutating func partAssignment(to member: String, of node: LayoutNode) throws(Diagnostic) {
        advance()
        let place = position
        let part = try expectName("origin or size")
        guard part == "origin" || part == "size" else {
            throw unknown("part to set", part, among: ["origin", "size"], at: place)
        }
        try expect("=")
        let valuePlace = position
        var rect = member == "frame" ? node.frame : node.bounds
        switch (part, try expression()) {
        case ("origin", .point(let origin)): rect.origin = origin
        case ("size", .size(let size)): rect.size = size
        case (_, let value): throw mistake("'\(part)' is not set to \(value.kindName)", at: valuePlace)
        }
        if member == "frame" { node.frame = rect } else { node.bounds = rect }
    }

    /// The calls of a chain, made one after the other.
    private mutating func chain(_ target: ChainTarget) throws(Diagnostic) {
        var builder = target.begin()
        while take(".") {
            let place = position
            let name = try expectName("a method of the chain")
            if name == "layout", peek == .sign("(") {
                try expect("(")
                try expect(")")
                builder.layout()
                return
            }
            if peek != .sign("("), ["safeArea", "readableMargins", "layoutMargins", "keyboardArea"].contains(name) {
                continue
            }
            guard let overloads = ChainMethods.table[name] else {
                throw unknown("method", name, among: ChainMethods.table.keys.sorted(), at: place)
            }
            let arguments = try self.arguments()
            let call = try choose(name, overloads, arguments, at: place)
            builder = call.run(builder, call.arguments)
        }
    }

    /// The arguments of a call, with their labels and places.
    mutating func arguments() throws(Diagnostic) -> [Argument] {
        try expect("(")
        var arguments: [Argument] = []
        while peek != .sign(")") {
            var label: String?
            if case .word(let word) = peek, peek(1) == .sign(":") {
                label = word
                advance()
                advance()
            }
            let place = position
            arguments.append(Argument(label: label, value: try expression(), place: place))
            if !take(",") { break }
        }
        try expect(")")
        return arguments
    }

    /// Finds the form of a method that takes the arguments.
    private func choose(
        _ name: String, _ overloads: [ChainMethod], _ arguments: [Argument], at place: Int
    ) throws(Diagnostic) -> (run: ChainMethod.Run, arguments: [Value?]) {
        var nearest: (index: Int, overload: ChainMethod)?
        for overload in overloads {
            switch overload.match(arguments) {
            case .matched(let values): return (overload.run, values)
            case .wrongValue(let index): nearest = nearest ?? (index, overload)
            case .wrongLabels: break
            }
        }
        if let (index, overload) = nearest {
            let argument = arguments[index]
            let expected = overload.parameter(for: argument).kind
            var hint = ""
            if case .symbol(let word) = argument.value, let near = nearestWord(to: word, in: expected.words) {
                hint = "; did you mean '.\(near)'?"
            }
            throw mistake(
                "\(name) takes \(expected.text) here, not \(argument.value.kindName)\(hint)", at: argument.place)
        }
        let forms = overloads.map { "\(name)(\($0.signature))" }.joined(separator: ", ")
        throw mistake("\(name) has no form with these arguments; it is one of \(forms)", at: place)
    }
}

/// The node and the rectangle that a chain is about.
struct ChainTarget {
    var node: LayoutNode
    var kind: FrameKind

    func begin() -> PinBuilder<LayoutNode> {
        kind == .untransformed ? node.pin : node.pinFrame
    }
}

/// An argument of a call in a script.
struct Argument {
    var label: String?
    var value: Value
    /// The index of its first token.
    var place: Int
}
