import Geometry
import LayoutTree
import LineFinding
import Stacking

// `root.hstack(…)` and the like, in the syntax of Swift.

extension CaseRun {
    /// Runs a call that lays out several nodes; without a node it adds to the block at hand.
    package func stack(_ method: StackMethod, _ call: Call, of node: LayoutNode?, _ span: TextSpan) throws(Stop)
        -> Value
    {
        let settings = StackSettings(method)
        var elements: [Element] = []
        for argument in try arguments(call) {
            if let label = argument.label, label != "cells" {
                try set(argument, of: settings)
                trace?.use(method.rawValue, argument, of: nil)
            } else {
                elements.append(argument.element)
            }
        }
        if method != .stacks, let block = call.block { try collect(block, into: &elements) }
        switch (method, node) {
        case (.stacks, _): try runStacks(call, of: node, settings.fit, elements, span)
        case (.hstack, _), (.vstack, _):
            settings.call = TextSpan(span.start, call.span.end)
            settings.items = try stackItems(elements, method)
            if let node {
                node.stacks(fit: settings.fit) { Self.add(settings, to: &$0) }
            } else {
                guard settings.fit.isEmpty else {
                    throw reporter.mistake("in a block, the block itself takes fit", span)
                }
                stackBlock?.stacks.append(settings)
            }
        case (.flow, let node?):
            let items = try stackItems(elements, method)
            node.flow(
                items, axis: settings.axis,
                gap: settings.number("gap"),
                lineGap: settings.number("lineGap"), line: settings.values["line"].choice() ?? .start,
                lastLine: settings.values["lastLine"].choice(), cross: settings.cross ?? .start, within: settings.area,
                padding: settings.padding, absolute: settings.isAbsolute, hidden: settings.hidden,
                rounding: settings.rounding, fit: settings.fit)
        case (.grid, let node?):
            node.grid(
                columns: try tracks(settings.values["columns"]), rows: try tracks(settings.values["rows"]),
                gap: settings.number("gap"),
                rowGap: settings.values["rowGap"].number,
                horizontally: settings.values["horizontally"].choice() ?? .fill,
                vertically: settings.values["vertically"].choice() ?? .fill, within: settings.area,
                padding: settings.padding, absolute: settings.isAbsolute, hidden: settings.hidden,
                rounding: settings.rounding, fit: settings.fit, cells: try gridRows(elements, span))
        case (_, let node?): try distribute(node, method, settings, elements, span)
        default: break
        }
        if let node, !settings.fit.isEmpty { trace?.place(node) }
        return .nothing
    }

    /// Adds a row or a column to a block.
    private static func add(_ s: StackSettings, to group: inout StackGroup<LayoutNode>) {
        group.caller = CallerLocation(position: s.call.start)
        let (startOffset, endOffset) = (s.number("startOffset"), s.number("endOffset"))
        if s.method == .hstack {
            group.hstack(
                from: s.horizontalEdge("from"), startOffset: startOffset, to: s.horizontalEdge("to"),
                endOffset: endOffset, gap: s.number("gap"), absolute: s.isAbsolute, cross: s.cross, hidden: s.hidden,
                rounding: s.rounding, options: s.options, s.items)
        } else {
            group.vstack(
                from: s.verticalEdge("from"), startOffset: startOffset, to: s.verticalEdge("to"),
                endOffset: endOffset, gap: s.number("gap"), absolute: s.isAbsolute, cross: s.cross, hidden: s.hidden,
                rounding: s.rounding, options: s.options, s.items)
        }
    }

    /// Runs a block of stacks.
    private func runStacks(
        _ call: Call, of node: LayoutNode?, _ fit: Axis.Set, _ elements: [Element], _ span: TextSpan
    ) throws(Stop) {
        guard let node, stackBlock == nil else {
            throw reporter.mistake("a block of stacks stands in no other one", span)
        }
        guard let block = call.block, elements.isEmpty else {
            throw reporter.mistake("expected '{' and the stacks", TextSpan(call.span.end, call.span.end))
        }
        stackBlock = (block.parameters.first, [])
        runClosure(block)
        let stacks = stackBlock?.stacks ?? []
        stackBlock = nil
        log.calls = stacks.map { Word(text: $0.method.rawValue, span: $0.call) }
        node.stacks(fit: fit) { group in
            for stack in stacks { Self.add(stack, to: &group) }
        }
    }

    /// Adds what the statements of a block stand for.
    private func collect(_ block: CodeBlock, into elements: inout [Element]) throws(Stop) {
        for statement in block.statements {
            switch statement.form {
            case .expression(let expression): elements.append(Element(try value(of: expression), expression.span))
            case .condition(let condition, let block, let otherwise):
                if try holds(condition) {
                    if let block { try collect(block, into: &elements) }
                } else if let otherwise {
                    try collect(otherwise, into: &elements)
                }
            case .failed: throw Stop()
            default: throw reporter.mistake("expected an item of the stack", statement.span)
            }
            try limit(elements.count, statement.span)
        }
    }

    // MARK: Distributions

    private func distribute(
        _ node: LayoutNode, _ method: StackMethod, _ settings: StackSettings, _ elements: [Element], _ span: TextSpan
    ) throws(Stop) {
        guard let first = elements.first, case .symbol(let word) = first.value else {
            throw reporter.mistake("expected .horizontal or .vertical", elements.first?.span ?? span)
        }
        guard let axis: Axis = ArgumentKind.axis.choice(word) else {
            throw reporter.unknown("axis", word, first.span, among: ArgumentKind.axis.words, dot: ".")
        }
        if method == .distribute {
            let items = try distributionItems(Array(elements.dropFirst()))
            node.distribute(
                axis, within: settings.area, cross: settings.cross, absolute: settings.isAbsolute,
                rounding: settings.rounding, hidden: settings.hidden, options: settings.options, items)
            return
        }
        guard elements.count == 2, case .list = elements[1].value else {
            let other = elements.count > 1 ? elements[1] : first
            throw reporter.mistake(
                "\(method.rawValue) takes an axis and a list of nodes", not: other.value, other.span)
        }
        let children = try nodes(elements[1].value)
        for child in children { trace?.place(child) }
        if method == .spread {
            node.spread(
                axis, children, gap: settings.number("gap"), within: settings.area, cross: settings.cross,
                absolute: settings.isAbsolute, rounding: settings.rounding, hidden: settings.hidden)
        } else {
            node.equalSpacing(
                axis, children, edges: settings.number("edges"), within: settings.area, cross: settings.cross,
                absolute: settings.isAbsolute, rounding: settings.rounding, hidden: settings.hidden)
        }
    }

    private func distributionItems(_ elements: [Element]) throws(Stop) -> [StackItem<LayoutNode>] {
        var items: [StackItem<LayoutNode>] = []
        try spend(elements.count)
        for element in elements {
            switch element.value {
            case .list(let list): items += try distributionItems(list.elements)
            case .calls(let calls): for call in calls { items.append(try distributionItem(call)) }
            case let value:
                guard let joined = value.distributionItems else {
                    throw reporter.mistake("a distribution holds nodes and spaces", not: value, element.span)
                }
                for node in joined.flatMap({ $0.content.nodes }) { trace?.place(node) }
                items += joined
            }
            try limit(items.count, element.span, of: "a stack", "things")
        }
        return items
    }

    private func distributionItem(_ call: SymbolCall) throws(Stop) -> StackItem<LayoutNode> {
        let names = "fixed flexible fill node".words
        let values = try values(of: call, among: names, "distribution item", as: "Space.")
        if let node = values[0].node {
            trace?.place(node)
            return .node(node)
        }
        if call.name == "fill" {
            let (weight, low) = (values.number(0, or: 1), values.number(1))
            return .fill(weight: weight, min: low, max: values.number(2, or: .infinity))
        }
        let number = values.number(0)
        return call.name == "fixed" ? .fix(number) : .fill(weight: number)
    }

    // MARK: Grids

    private func gridRows(_ elements: [Element], _ span: TextSpan) throws(Stop) -> [[GridCell<LayoutNode>]] {
        guard elements.count == 1, case .list(let list) = elements[0].value else {
            throw reporter.mistake("a grid takes a list of rows", elements.first?.span ?? span)
        }
        var rows: [[GridCell<LayoutNode>]] = []
        for element in list.elements {
            guard case .list(let row) = element.value else {
                throw reporter.mistake("a row of a grid is a list", not: element.value, element.span)
            }
            var cells: [GridCell<LayoutNode>] = []
            for cell in row.elements { cells.append(try gridCell(cell)) }
            rows.append(cells)
        }
        return rows
    }

    private func gridCell(_ element: Element) throws(Stop) -> GridCell<LayoutNode> {
        switch element.value {
        case .null, .symbol("empty"): return .empty
        case .node(let node):
            trace?.place(node)
            return .node(node)
        case .calls(let calls):
            let call = calls[calls.count - 1]
            let names = calls.count == 1 ? "node empty".words : []
            let values = try values(of: call, among: names, "cell", as: "Cell.")
            let columns = values.number(values.count - 1, or: 1)
            guard columns >= 1, columns <= 1000 else {
                throw reporter.mistake("a cell takes 1 to 1000 columns", call.span)
            }
            guard let node = values[0].node else { return .empty(columns: Int(columns)) }
            trace?.place(node)
            return .node(node, columns: Int(columns))
        case let value:
            throw reporter.mistake("a grid holds nodes and nil", not: value, element.span)
        }
    }

    private func tracks(_ value: Value?) throws(Stop) -> [Track] {
        guard case .list(let list)? = value else { return [] }
        var tracks: [Track] = []
        for element in list.elements {
            guard case .calls(let calls) = element.value, calls.count == 1 else {
                throw reporter.mistake("expected a track, such as .flex()", not: element.value, element.span)
            }
            let call = calls[0]
            let values = try values(of: call, among: "fix flex fill".words, "track", as: "Track.")
            switch call.name {
            case "fix": tracks.append(.fix(values.number(0)))
            case "flex": tracks.append(.flex(min: values.number(0), max: values.number(1, or: .infinity)))
            default:
                let (weight, low) = (values.number(0, or: 1), values.number(1))
                tracks.append(.fill(weight: weight, min: low, max: values.number(2, or: .infinity)))
            }
        }
        return tracks
    }
}
