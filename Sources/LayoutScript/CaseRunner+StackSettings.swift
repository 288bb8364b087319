import Geometry
import LayoutTree
import Stacking

// The labelled arguments of stacks and distributions, in any order.

extension CaseRunner {
    /// Reads a labelled argument, if that is what comes next.
    mutating func takeSetting(_ method: StackMethod, _ settings: inout StackSettings) throws(Diagnostic) -> Bool {
        guard case .word(let label) = peek, peek(1) == .sign(":") else { return false }
        let place = position
        guard method.labels.contains(label) else {
            throw unknown("argument of \(method.rawValue)", label, among: method.labels, at: place)
        }
        advance()
        advance()
        switch label {
        case "from": settings.start = try edge(method)
        case "to": settings.end = try edge(method)
        case "startOffset": settings.startOffset = try number(label)
        case "endOffset": settings.endOffset = try number(label)
        case "gap", "edges": settings.number = try number(label)
        case "absolute": settings.isAbsolute = try truth(label)
        case "cross":
            settings.cross =
                takeWord("nil") ? nil : try choice(label, CrossAlignment.allCases.map { ($0.rawValue, $0) })
        case "hidden": settings.hidden = try choice(label, HiddenNodes.allCases.map { ($0.rawValue, $0) })
        case "rounding":
            let rules: [(String, RoundingRule)] = [("pixel", .pixel), ("edges", .edges), ("none", .none)]
            settings.rounding = takeWord("nil") ? nil : try choice(label, type: "RoundingRule", rules)
        case "within": settings.area = takeWord("nil") ? nil : try area()
        case "fit": settings.fit = try fit()
        case "padding": settings.padding = try insets(label)
        case "direction", "lineGap", "line", "lastLine": try flowSetting(label, &settings)
        case "columns", "rows", "rowGap", "horizontally", "vertically": try gridSetting(label, &settings)
        case "options": try options(into: &settings.options)
        default: try option(label, into: &settings.options)
        }
        return true
    }

    private mutating func edge(_ method: StackMethod) throws(Diagnostic) -> Value? {
        if takeWord("nil") { return nil }
        let place = position
        let value = try expression()
        switch (method, value) {
        case (.hstack, .horizontalEdge), (.vstack, .verticalEdge): return value
        case (.hstack, _):
            throw mistake("a row starts and ends at a left, right or center edge, not \(value.kindName)", at: place)
        default:
            throw mistake("a column starts and ends at a top, bottom or center edge, not \(value.kindName)", at: place)
        }
    }

    mutating func number(_ label: String) throws(Diagnostic) -> Double {
        let place = position
        let value = try expression()
        guard case .number(let number) = value else {
            throw mistake("\(label) takes a number, not \(value.kindName)", at: place)
        }
        return number
    }

    private mutating func truth(_ label: String) throws(Diagnostic) -> Bool {
        let place = position
        let value = try expression()
        guard case .bool(let truth) = value else {
            throw mistake("\(label) takes true or false, not \(value.kindName)", at: place)
        }
        return truth
    }

    private mutating func area() throws(Diagnostic) -> Rect {
        let place = position
        let value = try expression()
        guard case .rect(let rect) = value else {
            throw mistake("within takes a rectangle, not \(value.kindName)", at: place)
        }
        return rect
    }

    /// A name behind a dot, with or without the name of its type.
    mutating func choice<Choice>(
        _ label: String, type: String? = nil, _ choices: [(String, Choice)]
    ) throws(Diagnostic) -> Choice {
        if let type { _ = takeWord(type) }
        let place = position
        guard take("."), case .word(let word) = peek else {
            position = place
            throw unexpected(choices.map { ".\($0.0)" }.joined(separator: ", "))
        }
        guard let choice = choices.first(where: { $0.0 == word }) else {
            throw unknown(label, word, among: choices.map { $0.0 }, at: position)
        }
        advance()
        return choice.1
    }

    private mutating func fit() throws(Diagnostic) -> StackFit {
        let choices: [(String, StackFit)] = [("width", .width), ("height", .height), ("size", .size)]
        guard take("[") else { return try choice("fit", type: "StackFit", choices) }
        var fit: StackFit = []
        while peek != .sign("]") {
            fit.formUnion(try choice("fit", type: "StackFit", choices))
            if !take(",") { break }
        }
        try expect("]")
        return fit
    }

    /// Reads `StackOptions(leftover: .start)`, or the same as `.init(…)`.
    private mutating func options(into options: inout StackOptions) throws(Diagnostic) {
        if take(".") {
            if !takeWord("init") { throw unexpected("'init'") }
        } else if !takeWord("StackOptions") {
            throw unexpected("'StackOptions'")
        }
        try expect("(")
        while case .word(let label) = peek, peek(1) == .sign(":") {
            let known = StackMethod.optionLabels.filter { $0 != "options" }
            guard known.contains(label) else { throw unknown("stack option", label, among: known, at: position) }
            advance()
            advance()
            try option(label, into: &options)
            if !take(",") { break }
        }
        try expect(")")
    }

    private mutating func option(_ label: String, into options: inout StackOptions) throws(Diagnostic) {
        switch label {
        case "leftover": options.leftover = try choice(label, [("end", .end), ("start", .start), ("spread", .spread)])
        case "overflow": options.overflow = try choice(label, [("end", .end), ("center", .center), ("start", .start)])
        case "allowsNegativeSpacers": options.allowsNegativeSpacers = try truth(label)
        default: options.nodeTie = try choice(label, [("lastFirst", .lastFirst), ("proportional", .proportional)])
        }
    }
}
