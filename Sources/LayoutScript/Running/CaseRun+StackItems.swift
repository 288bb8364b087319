import LayoutTree
import Stacking

// The items of rows, columns and flows, and the labelled arguments of all stacks.

extension CaseRun {
    private static let itemNames = "fix flex fill lineBreak match"
    private static let modifierNames = " cross limited aspectRatio shrinkWrapped"

    /// The items of a row, a column or a flow, whose nodes may stand alone.
    func stackItems(_ elements: [Element], _ method: StackMethod) throws(Stop) -> [StackItem<LayoutNode>] {
        var items: [StackItem<LayoutNode>] = []
        for element in elements {
            switch element.value {
            case .list(let list): items += try stackItems(list.elements, method)
            case .symbol("lineBreak"): items.append(.lineBreak)
            case .calls(let calls):
                for call in calls {
                    let isFirst = call.span == calls[0].span
                    if !isFirst, call.name.isOne(of: Self.modifierNames), let item = items.popLast() {
                        items.append(try modified(item, by: call))
                    } else {
                        let names = Self.itemNames + (isFirst ? "" : Self.modifierNames)
                        items.append(try stackItem(call, method, among: names.words))
                    }
                }
            case .node(let node) where method == .flow:
                items.append(.flex(node))
                trace?.place(node)
            case .symbol(let word):
                throw reporter.unknown("stack item", word, element.span, among: Self.itemNames.words)
            case let value:
                let taken = method == .flow ? "a flow holds nodes and items" : "expected an item, such as .fix(8)"
                let text = source.text(element.span)
                var item: String?
                if case .node = value { item = ".flex(\(text))" }
                if case .number = value, method != .flow { item = ".fix(\(text))" }
                throw reporter.mistake(taken, not: value, element.span, meant: item)
            }
            try limit(items.reduce(0) { $0 + max(1, $1.content.nodes.count) }, element.span, of: "a stack", "things")
        }
        return items
    }

    private func stackItem(
        _ call: SymbolCall, _ method: StackMethod, among names: [String]
    ) throws(Stop) -> StackItem<LayoutNode> {
        let name = call.name
        let values = try values(of: call, among: names, "stack item")
        if name == "lineBreak" { return .lineBreak }
        let node = values[0].node
        let nodes = try nodes(values[0])
        trace?.use(call, method, nodes)
        switch name {
        case "fix":
            if case .percent(let share)? = values[1] { return node.map { .fix($0, share) } ?? .fix(share) }
            let size = values.number(1)
            return node.map { .fix($0, size) } ?? .fix(nodes, size)
        case "flex":
            let (low, high) = (values.number(1), values.number(2, or: .infinity))
            let hugging = values.count > 3 ? values[3].number.map { LayoutPriority($0) } : nil
            let resistance = values.count > 3 ? values[4].number.map { LayoutPriority($0) } : nil
            return node.map {
                .flex($0, min: low, max: high, hugging: hugging, compressionResistance: resistance)
            } ?? .flex(nodes, min: low, max: high, hugging: hugging, compressionResistance: resistance)
        case "fill":
            let (weight, low, high) = (values.number(1, or: 1), values.number(2), values.number(3, or: .infinity))
            return node.map { .fill($0, weight: weight, min: low, max: high) }
                ?? .fill(nodes, weight: weight, min: low, max: high)
        default:
            let (factor, added) = (values.number(2, or: 1), values.number(3))
            if let other = values[1].node { return .match(nodes, of: other, multiplier: factor, offset: added) }
            guard case .dimension(let dimension)? = values[1] else { return .fix(nodes, 0) }
            return .match(nodes, of: dimension, multiplier: factor, offset: added)
        }
    }

    /// An item with a modifier behind it, as in `.flex(title).limited(max: 60%)`.
    private func modified(
        _ item: StackItem<LayoutNode>, by call: SymbolCall
    ) throws(Stop) -> StackItem<LayoutNode> {
        let values = try values(of: call.name, call.arguments, call.span)
        switch call.name {
        case "cross": return item.cross(values[0].choice() ?? .start)
        case "limited": return item.limited(min: values[0].percent, max: values[1].percent)
        case "aspectRatio": return item.aspectRatio(values.number(0))
        default: return item.shrinkWrapped()
        }
    }

    /// The values of a call of one of some names behind a dot, whose forms may have a prefix.
    package func values(
        of call: SymbolCall, among names: [String], _ what: String, as prefix: String = ""
    ) throws(Stop) -> [Value?] {
        try reporter.require(call.name, among: names, what, call.span)
        return try values(of: call.name, call.arguments, call.span, as: prefix + call.name)
    }

    // MARK: Labelled arguments

    package func set(_ argument: Argument, of settings: StackSettings) throws(Stop) {
        let (method, label) = (settings.method.rawValue, argument.label ?? "")
        let parameters = StackMethod.parameters(of: method)
        guard let parameter = parameters.first(where: { $0.label == label }) else {
            let known = parameters.compactMap { $0.label }
            throw reporter.unknown("argument of \(method)", label, argument.labelSpan, among: known)
        }
        let kind = parameter.kind
        if label == "options", case .calls(let calls)? = kind.taking(argument.value) {
            let known = StackMethod.parameters(of: "StackOptions").compactMap { $0.label }
            for option in calls[0].arguments {
                try reporter.require(option.label ?? "", among: known, "stack option", option.labelSpan)
                try set(option, of: settings)
            }
        } else if case .null = argument.value, parameter.isOptional {
            settings.values[label] = nil
        } else if let value = kind.taking(argument.value) {
            settings.values[label] = value
        } else if case .symbol(let word) = argument.value, !kind.words.isEmpty {
            throw reporter.unknown(label, word, argument.span, among: kind.words, dot: ".")
        } else {
            var insets: String?
            if kind == .insets, case .number = argument.value { insets = "EdgeInsets(\(source.text(argument.span)))" }
            throw reporter.mistake("\(label) takes \(kind.text)", not: argument.value, argument.span, meant: insets)
        }
    }
}
