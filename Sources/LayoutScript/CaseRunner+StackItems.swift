import Geometry
import LayoutTree
import Stacking

// The items of stacks and distributions.

extension CaseRunner {
    private static let itemForms = [
        "fix": "fix(a number), fix(a node or a list of nodes, a number)",
        "flex": "flex(min: a number, max: a number), flex(a node or a list of nodes, min: a number, max: a number, "
            + "hugging: a number, compressionResistance: a number)",
        "fill": "fill(weight: a number, min: a number, max: a number), "
            + "fill(a node or a list of nodes, weight: a number, min: a number, max: a number)",
        "lineBreak": "lineBreak",
        "match": "match(of: a dimension or a node, multiplier: a number, offset: a number), "
            + "match(a node or a list of nodes, of: a dimension or a node, multiplier: a number, offset: a number)",
    ]

    /// Reads one item of a stack, those that are chained to it, or a list of items.
    mutating func stackItems(into items: inout [StackItem<LayoutNode>]) throws(Diagnostic) {
        if take("[") {
            while peek != .sign("]") {
                try nested { runner throws(Diagnostic) in try runner.stackItems(into: &items) }
                if !take(",") { break }
            }
            return try expect("]")
        }
        _ = takeWord("StackItem")
        repeat {
            guard take(".") else { throw unexpected("an item, such as .fix(8)") }
            let place = position
            let name = try expectName("an item, such as fix(8)")
            guard Self.itemForms[name] != nil else {
                throw unknown("stack item", name, among: Self.itemForms.keys.sorted(), at: place)
            }
            items.append(name == "lineBreak" ? .lineBreak : try stackItem(name, try arguments(), at: place))
            try limit(items.reduce(0) { $0 + max(1, $1.nodeCount) }, at: place)
        } while peek == .sign(".")
    }

    func limit(_ count: Int, at place: Int) throws(Diagnostic) {
        guard count > Self.longestList else { return }
        throw mistake("a stack holds at most \(Self.longestList) things", at: place)
    }

    private func stackItem(
        _ name: String, _ arguments: [Argument], at place: Int
    ) throws(Diagnostic) -> StackItem<LayoutNode> {
        var subject: [LayoutNode]?
        var isList = false
        var numbers: [String: Double] = [:]
        var target: Value?
        for (index, argument) in arguments.enumerated() {
            switch (name, argument.label, argument.value) {
            case (_, nil, .node(let node)) where index == 0: subject = [node]
            case (_, nil, .nodes(let nodes)) where index == 0: (subject, isList) = (nodes, true)
            case ("fix", nil, .number(let size)) where numbers["size"] == nil: numbers["size"] = size
            case ("flex", "min"?, .number(let value)), ("flex", "max"?, .number(let value)),
                ("flex", "hugging"?, .number(let value)), ("flex", "compressionResistance"?, .number(let value)),
                ("fill", "weight"?, .number(let value)), ("fill", "min"?, .number(let value)),
                ("fill", "max"?, .number(let value)), ("match", "multiplier"?, .number(let value)),
                ("match", "offset"?, .number(let value)):
                numbers[argument.label ?? ""] = value
            case ("match", "of"?, .dimension), ("match", "of"?, .node), ("match", nil, .dimension):
                target = argument.value
            default:
                throw wrongArgument(argument, of: name, at: place)
            }
        }
        let isComplete = name == "fix" ? numbers["size"] != nil : name != "match" || target != nil
        let hasPriorities = numbers["hugging"] != nil || numbers["compressionResistance"] != nil
        guard isComplete, subject != nil || !hasPriorities else { throw noSuchForm(name, at: place) }
        let single = isList ? nil : subject?.first
        let all = subject ?? []
        switch name {
        case "fix":
            let size = numbers["size"] ?? 0
            return single.map { .fix($0, size) } ?? .fix(all, size)
        case "flex":
            let (low, high) = (numbers["min"] ?? 0, numbers["max"] ?? .infinity)
            let hugging = numbers["hugging"].map { LayoutPriority($0) }
            let resistance = numbers["compressionResistance"].map { LayoutPriority($0) }
            return single.map {
                .flex($0, min: low, max: high, hugging: hugging, compressionResistance: resistance)
            } ?? .flex(all, min: low, max: high, hugging: hugging, compressionResistance: resistance)
        case "fill":
            let weight = numbers["weight"] ?? 1
            let (low, high) = (numbers["min"] ?? 0, numbers["max"] ?? .infinity)
            return single.map { .fill($0, weight: weight, min: low, max: high) }
                ?? .fill(all, weight: weight, min: low, max: high)
        default:
            let (factor, added) = (numbers["multiplier"] ?? 1, numbers["offset"] ?? 0)
            if case .dimension(let dimension)? = target {
                return single.map { .match($0, of: dimension, multiplier: factor, offset: added) }
                    ?? .match(all, of: dimension, multiplier: factor, offset: added)
            }
            guard case .node(let other)? = target else { throw noSuchForm(name, at: place) }
            return single.map { .match($0, of: other, multiplier: factor, offset: added) }
                ?? .match(all, of: other, multiplier: factor, offset: added)
        }
    }

    private func wrongArgument(_ argument: Argument, of name: String, at place: Int) -> Diagnostic {
        let labels = ["flex": ["min", "max", "hugging", "compressionResistance"], "fill": ["weight", "min", "max"]]
        let known = labels[name] ?? (name == "match" ? ["of", "multiplier", "offset"] : [])
        guard let label = argument.label else { return noSuchForm(name, at: place) }
        if known.contains(label) {
            let expected = label == "of" ? "a dimension or a node" : "a number"
            return mistake("\(label) takes \(expected), not \(argument.value.kindName)", at: argument.place)
        }
        return unknown("argument of \(name)", label, among: known, at: argument.place - 2)
    }

    private func noSuchForm(_ name: String, at place: Int) -> Diagnostic {
        mistake("\(name) has no form with these arguments; it is one of \(Self.itemForms[name] ?? "")", at: place)
    }

    /// Reads one thing of a distribution, or several that are joined or stand in a list.
    mutating func distributionItems(into items: inout [DistributionItem<LayoutNode>]) throws(Diagnostic) {
        let place = position
        if takeWord("DistributionItem") || peek == .sign(".") {
            items.append(try distributionItem())
        } else {
            switch try expression() {
            case .nodes(let nodes): items.append(contentsOf: nodes.map { .node($0) })
            case let value:
                guard let joined = value.distributionItems else {
                    throw mistake("a distribution holds nodes and spaces, not \(value.kindName)", at: place)
                }
                items.append(contentsOf: joined)
            }
        }
        try limit(items.count, at: place)
    }

    private mutating func distributionItem() throws(Diagnostic) -> DistributionItem<LayoutNode> {
        try expect(".")
        let place = position
        let name = try expectName("an item, such as flexible(1)")
        let known = ["fixed", "flexible", "node"]
        guard known.contains(name) else { throw unknown("distribution item", name, among: known, at: place) }
        let arguments = try arguments()
        if arguments.count == 1, arguments[0].label == nil {
            switch (name, arguments[0].value) {
            case ("fixed", .number(let size)): return .fixed(size)
            case ("flexible", .number(let weight)): return .flexible(weight)
            case ("node", .node(let node)): return .node(node)
            default: break
            }
        }
        throw mistake("\(name) takes \(name == "node" ? "a node" : "a number")", at: place)
    }

    /// Reads items between braces, where `if` may choose some of them.
    mutating func braced<Item>(
        _ read: (inout CaseRunner, inout [Item]) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> [Item] {
        while peek == .newline { advance() }
        try expect("{")
        var items: [Item] = []
        while !take("}") {
            if peek == .newline {
                advance()
            } else if takeWord("if") {
                items.append(
                    contentsOf: try nested { runner throws(Diagnostic) in try runner.conditionalItems(read) })
                try limit(items.count, at: position)
            } else {
                try read(&self, &items)
                if peek != .newline, peek != .sign("}") { throw unexpected("the end of the line") }
            }
        }
        return items
    }

    private mutating func conditionalItems<Item>(
        _ read: (inout CaseRunner, inout [Item]) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> [Item] {
        let place = position
        guard case .bool(let condition) = try expression() else { throw mistake("expected a condition", at: place) }
        let taken = try braced(read)
        while peek == .newline, peek(1) == .word("else") { advance() }
        guard takeWord("else") else { return condition ? taken : [] }
        if takeWord("if") {
            let others = try nested { runner throws(Diagnostic) in try runner.conditionalItems(read) }
            return condition ? taken : others
        }
        let others = try braced(read)
        return condition ? taken : others
    }
}
