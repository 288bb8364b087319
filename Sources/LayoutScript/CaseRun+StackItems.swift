import Geometry
import LayoutTree
import Stacking

// The items of rows, columns and flows, and the labelled arguments of all stacks.

extension CaseRun {
    private static let itemForms: [(name: String, labels: [String], form: String)] = [
        ("fix", [], "fix(a number), fix(a node or a list of nodes, a number)"),
        (
            "flex", "min max hugging compressionResistance".words,
            "flex(min: a number, max: a number), flex(a node or a list of nodes, min: a number, max: a number, "
                + "hugging: a number, compressionResistance: a number)"
        ),
        (
            "fill", "weight min max".words,
            "fill(weight: a number, min: a number, max: a number), "
                + "fill(a node or a list of nodes, weight: a number, min: a number, max: a number)"
        ),
        ("lineBreak", [], "lineBreak"),
        (
            "match", "of multiplier offset".words,
            "match(of: a dimension or a node, multiplier: a number, offset: a number), "
                + "match(a node or a list of nodes, of: a dimension or a node, multiplier: a number, offset: a number)"
        ),
    ]

    /// The items of a row, a column or a flow, whose nodes may stand alone.
    func stackItems(_ elements: [Element], _ method: StackMethod) throws(Stop) -> [StackItem<LayoutNode>] {
        var items: [StackItem<LayoutNode>] = []
        var count = 0
        for element in elements {
            switch element.value {
            case .list(let list): items += try stackItems(list.elements, method)
            case .symbol("lineBreak"): items.append(.lineBreak)
            case .calls(let calls): for call in calls { items.append(try stackItem(call, method)) }
            case .node(let node) where method == .flow:
                items.append(.flex(node))
                trace?.place(node)
            case .symbol(let word):
                throw reporter.unknown("stack item", word, element.span, among: Self.itemForms.map { $0.name })
            case let value:
                let taken = method == .flow ? "a flow holds nodes and items" : "expected an item, such as .fix(8)"
                throw reporter.mistake(taken, not: value, element.span)
            }
            count = items.reduce(0) { $0 + max(1, $1.nodeCount) }
            guard count <= ValueList.longest else { throw tooMany(element.span) }
        }
        return items
    }

    private func stackItem(_ call: SymbolCall, _ method: StackMethod) throws(Stop) -> StackItem<LayoutNode> {
        let name = call.name
        guard let form = Self.itemForms.first(where: { $0.name == name }) else {
            throw reporter.unknown("stack item", name, call.span, among: Self.itemForms.map { $0.name })
        }
        if name == "lineBreak" { return .lineBreak }
        let noSuchForm = "\(name) has no form with these arguments; it is one of \(form.form)"
        var subject: Value?
        var values = LabelledValues()
        for (index, argument) in call.arguments.enumerated() {
            if let label = argument.label {
                try reporter.require(label, among: form.labels, "argument of \(name)", argument.labelSpan)
                values[label] = try checked(argument.value, label == "of" ? .dimension : .points, argument)
                continue
            }
            switch argument.value {
            case .node where index == 0, .list where index == 0: subject = argument.value
            case .number where name == "fix" && values["size"] == nil: values["size"] = argument.value
            case .dimension where name == "match": values["of"] = argument.value
            default: throw reporter.mistake(noSuchForm, call.span)
            }
        }
        let isComplete = name == "fix" ? values["size"] != nil : name != "match" || values["of"] != nil
        let hasPriorities = values["hugging"] != nil || values["compressionResistance"] != nil
        guard isComplete, subject != nil || !hasPriorities else { throw reporter.mistake(noSuchForm, call.span) }
        var nodes: [LayoutNode] = []
        if case .list(let list)? = subject { nodes = try self.nodes(list) }
        if let node = subject.node { nodes = [node] }
        trace?.use(call, method, nodes)
        return item(name, subject.node, nodes, values)
    }

    /// An item of a node that stands alone, or else of a list of nodes.
    private func item(
        _ name: String, _ node: LayoutNode?, _ nodes: [LayoutNode], _ values: LabelledValues
    ) -> StackItem<LayoutNode> {
        let (low, high) = (values.number("min") ?? 0, values.number("max") ?? .infinity)
        switch name {
        case "fix":
            let size = values.number("size") ?? 0
            return node.map { .fix($0, size) } ?? .fix(nodes, size)
        case "flex":
            let hugging = values.number("hugging").map { LayoutPriority($0) }
            let resistance = values.number("compressionResistance").map { LayoutPriority($0) }
            return node.map {
                .flex($0, min: low, max: high, hugging: hugging, compressionResistance: resistance)
            } ?? .flex(nodes, min: low, max: high, hugging: hugging, compressionResistance: resistance)
        case "fill":
            let weight = values.number("weight") ?? 1
            return node.map { .fill($0, weight: weight, min: low, max: high) }
                ?? .fill(nodes, weight: weight, min: low, max: high)
        default:
            let (factor, added) = (values.number("multiplier") ?? 1, values.number("offset") ?? 0)
            if let other = values["of"].node {
                return .match(nodes, of: other, multiplier: factor, offset: added)
            }
            guard case .dimension(let dimension)? = values["of"] else { return .fix(nodes, 0) }
            return .match(nodes, of: dimension, multiplier: factor, offset: added)
        }
    }

    // MARK: Labelled arguments

    func set(_ argument: Argument, _ label: String, of settings: StackSettings) throws(Stop) {
        let method = settings.method
        try reporter.require(label, among: method.labels, "argument of \(method.rawValue)", argument.labelSpan)
        if case .null = argument.value, StackMethod.optionalLabels.contains(label) {
            settings.values[label] = nil
            return
        }
        let kind = method.kind(of: label)
        switch label {
        case "columns": settings.columns = try tracks(argument)
        case "rows": settings.rows = try tracks(argument)
        case "fit": settings.fit = try fit(argument)
        case "from", "to":
            guard let edge = kind.taking(argument.value) else {
                let line = method == .hstack ? "row" : "column"
                throw reporter.mistake(
                    "a \(line) starts and ends at \(kind.text)", not: argument.value, argument.span)
            }
            settings.values[label] = edge
        case "options":
            guard case .calls(let calls) = try checked(argument.value, kind, argument) else { return }
            for option in calls[0].arguments {
                let label = option.label ?? ""
                let known = StackMethod.optionLabels.filter { $0 != "options" }
                try reporter.require(label, among: known, "stack option", option.labelSpan)
                try set(option, label, of: settings)
            }
        default:
            settings.values[label == "tieBreak" ? "nodeTie" : label] = try checked(argument.value, kind, argument)
        }
    }

    /// The value of an argument, or one of a list of them, if it is of a kind.
    private func checked(_ value: Value, _ kind: ArgumentKind, _ argument: Argument) throws(Stop) -> Value {
        if let taken = kind.taking(value) { return taken }
        let label = argument.label ?? ""
        if case .symbol(let word) = value, !kind.words.isEmpty {
            throw reporter.unknown(label, word, argument.span, among: kind.words, dot: ".")
        }
        throw reporter.mistake("\(label) takes \(kind.text)", not: value, argument.span)
    }

    private func fit(_ argument: Argument) throws(Stop) -> StackFit {
        var fit: StackFit = []
        var words = [argument.value]
        if case .list(let list) = argument.value { words = list.elements.map { $0.value } }
        for value in words {
            guard case .symbol(let word) = try checked(value, .lengths, argument) else { continue }
            fit.formUnion(word == "width" ? .width : word == "height" ? .height : .size)
        }
        return fit
    }
}
