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
            case .symbol("lineBreak"): items.add(.lineBreak)
            case .calls(let calls): for call in calls { items.add(try stackItem(call, method)) }
            case .node(let node) where method == .flow:
                items.add(.flex(node))
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
        var subject: [LayoutNode]?
        var isList = false
        var numbers = WordTable<Double>()
        var target: Value?
        for (index, argument) in call.arguments.enumerated() {
            let label = argument.label
            switch argument.value {
            case .node(let node) where index == 0 && label == nil: subject = [node]
            case .list(let list) where index == 0 && label == nil: (subject, isList) = (try nodes(list), true)
            case .number(let size) where name == "fix" && label == nil && numbers["size"] == nil: numbers["size"] = size
            case .node where label == "of" && name == "match": target = argument.value
            case .dimension where name == "match" && (label == "of" || label == nil): target = argument.value
            case .number(let number):
                guard let label, label != "of", form.labels.contains(label) else { fallthrough }
                numbers[label] = number
            default:
                guard let label else { throw noSuchForm(form.form, name, call) }
                guard form.labels.contains(label) else {
                    throw reporter.unknown("argument of \(name)", label, argument.labelSpan, among: form.labels)
                }
                let expected = label == "of" ? "a dimension or a node" : "a number"
                throw reporter.mistake("\(label) takes \(expected)", not: argument.value, argument.span)
            }
        }
        let isComplete = name == "fix" ? numbers["size"] != nil : name != "match" || target != nil
        let hasPriorities = numbers["hugging"] != nil || numbers["compressionResistance"] != nil
        guard isComplete, subject != nil || !hasPriorities else { throw noSuchForm(form.form, name, call) }
        let all = subject ?? []
        trace?.use(call, method, all)
        return item(name, isList ? nil : all.first, all, numbers, target)
    }

    private func item(
        _ name: String, _ single: LayoutNode?, _ all: [LayoutNode], _ numbers: WordTable<Double>, _ target: Value?
    ) -> StackItem<LayoutNode> {
        let (low, high) = (numbers["min"] ?? 0, numbers["max"] ?? .infinity)
        switch name {
        case "fix":
            let size = numbers["size"] ?? 0
            return single.map { .fix($0, size) } ?? .fix(all, size)
        case "flex":
            let hugging = numbers["hugging"].map { LayoutPriority($0) }
            let resistance = numbers["compressionResistance"].map { LayoutPriority($0) }
            return single.map {
                .flex($0, min: low, max: high, hugging: hugging, compressionResistance: resistance)
            } ?? .flex(all, min: low, max: high, hugging: hugging, compressionResistance: resistance)
        case "fill":
            let weight = numbers["weight"] ?? 1
            return single.map { .fill($0, weight: weight, min: low, max: high) }
                ?? .fill(all, weight: weight, min: low, max: high)
        default:
            let (factor, added) = (numbers["multiplier"] ?? 1, numbers["offset"] ?? 0)
            if case .node(let other)? = target {
                return single.map { .match($0, of: other, multiplier: factor, offset: added) }
                    ?? .match(all, of: other, multiplier: factor, offset: added)
            }
            guard case .dimension(let dimension)? = target else { return .fix(all, 0) }
            return single.map { .match($0, of: dimension, multiplier: factor, offset: added) }
                ?? .match(all, of: dimension, multiplier: factor, offset: added)
        }
    }

    private func noSuchForm(_ form: String, _ name: String, _ call: SymbolCall) -> Stop {
        reporter.mistake("\(name) has no form with these arguments; it is one of \(form)", call.span)
    }

    // MARK: Labelled arguments

    func set(
        _ label: String, _ argument: Argument, of method: StackMethod, _ settings: StackSettings
    ) throws(Stop) {
        guard method.labels.contains(label) else {
            throw reporter.unknown(
                "argument of \(method.rawValue)", label, argument.labelSpan, among: method.labels)
        }
        if case .null = argument.value, StackMethod.optionalLabels.contains(label) {
            if label == "cross" { settings.cross = nil }
            return
        }
        switch label {
        case "from": settings.start = try edge(argument, method)
        case "to": settings.end = try edge(argument, method)
        case "startOffset": settings.startOffset = try number(argument)
        case "endOffset": settings.endOffset = try number(argument)
        case "gap", "edges": settings.number = try number(argument)
        case "lineGap": settings.lineGap = try number(argument)
        case "rowGap": settings.rowGap = try number(argument)
        case "absolute": settings.isAbsolute = try truth(argument)
        case "cross": settings.cross = try choice(argument) as CrossAlignment
        case "horizontally": settings.horizontally = try choice(argument)
        case "vertically": settings.vertically = try choice(argument)
        case "line": settings.line = try choice(argument)
        case "lastLine": settings.lastLine = try choice(argument) as LineAlignment
        case "hidden": settings.hidden = try choice(argument)
        case "direction": settings.direction = try choice(argument)
        case "rounding":
            let word = try word(argument, "pixel edges none".words)
            settings.rounding = word == "pixel" ? .pixel : word == "edges" ? .edges : RoundingRule.none
        case "within":
            guard case .rect(let rect) = argument.value else { throw wrongKind(argument, "a rectangle") }
            settings.area = rect
        case "padding":
            guard case .insets(let insets) = argument.value else { throw wrongKind(argument, "insets") }
            settings.padding = insets
        case "columns": settings.columns = try tracks(argument)
        case "rows": settings.rows = try tracks(argument)
        case "fit": settings.fit = try fit(argument)
        case "options":
            guard case .calls(let calls) = argument.value, calls[0].name == "StackOptions" else {
                throw wrongKind(argument, "StackOptions")
            }
            for option in calls[0].arguments {
                let label = option.label ?? ""
                let known = StackMethod.optionLabels.filter { $0 != "options" }
                guard known.contains(label) else {
                    throw reporter.unknown("stack option", label, option.labelSpan, among: known)
                }
                try set(label, option, &settings.options)
            }
        default: try set(label, argument, &settings.options)
        }
    }

    private func set(_ label: String, _ argument: Argument, _ options: inout StackOptions) throws(Stop) {
        switch label {
        case "leftover":
            let word = try word(argument, "end start spread".words)
            options.leftover = word == "end" ? .end : word == "start" ? .start : .spread
        case "overflow":
            let word = try word(argument, "end center start".words)
            options.overflow = word == "end" ? .end : word == "start" ? .start : .center
        case "allowsNegativeSpacers": options.allowsNegativeSpacers = try truth(argument)
        default:
            options.nodeTie =
                try word(argument, "lastFirst proportional".words) == "lastFirst" ? .lastFirst : .proportional
        }
    }

    private func wrongKind(_ argument: Argument, _ expected: String) -> Stop {
        reporter.mistake("\(argument.label ?? "") takes \(expected)", not: argument.value, argument.span)
    }

    private func number(_ argument: Argument) throws(Stop) -> Double {
        guard case .number(let number) = argument.value else { throw wrongKind(argument, "a number") }
        return number
    }

    private func truth(_ argument: Argument) throws(Stop) -> Bool {
        guard case .bool(let truth) = argument.value else { throw wrongKind(argument, "true or false") }
        return truth
    }

    /// A name behind a dot.
    private func word(_ argument: Argument, _ known: [String], _ value: Value? = nil) throws(Stop) -> String {
        let value = value ?? argument.value
        let label = argument.label ?? ""
        guard case .symbol(let word) = value else {
            let expected = known.map { "." + $0 }.joined(separator: ", ")
            throw reporter.mistake("\(label) takes \(expected)", not: value, argument.span)
        }
        guard known.contains(word) else {
            throw reporter.unknown(label, word, argument.span, among: known, dot: ".")
        }
        return word
    }

    /// The case of an enumeration by its name behind a dot.
    private func choice<Choice: CaseIterable & RawRepresentable>(_ argument: Argument) throws(Stop) -> Choice
    where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try word(argument, Choice.names)) else { throw Stop() }
        return choice
    }

    private func edge(_ argument: Argument, _ method: StackMethod) throws(Stop) -> Value {
        switch (method, argument.value) {
        case (.hstack, .horizontalEdge), (.vstack, .verticalEdge): return argument.value
        default:
            let (what, edges) = method == .hstack ? ("row", "left, right") : ("column", "top, bottom")
            throw reporter.mistake(
                "a \(what) starts and ends at a \(edges) or center edge", not: argument.value, argument.span)
        }
    }

    private func fit(_ argument: Argument) throws(Stop) -> StackFit {
        var fit: StackFit = []
        var words = [argument.value]
        if case .list(let list) = argument.value { words = list.elements.map { $0.value } }
        for value in words {
            switch try word(argument, "width height size".words, value) {
            case "width": fit.formUnion(.width)
            case "height": fit.formUnion(.height)
            default: fit.formUnion(.size)
            }
        }
        return fit
    }
}
