import Geometry
import LayoutScript
import LayoutTree

// The frames of views before they are laid out.

extension PastedLayout {
    /// Finds the initial frame of a view, as numbers, or as lines that set it.
    func findFrame(of view: View) {
        guard let value = view.value else { return }
        view.writtenFrame = code.type(view.type, in: type).flatMap(frameByInitializer)
        func add(_ frame: Int, _ line: String, _ tokens: Range<Int>) {
            if let numbers = numbers(ofFrame: frame) {
                view.writtenFrame = numbers
            } else if code.isMadeByApp(tokens) {
                let line = (view.name + line).words(separatedBy: "\n").joined(separator: " ")
                lines.append("// Left out, since only the app knows a value: " + line)
            } else {
                lines.append(view.name + line)
                words.formUnion(code.words(tokens).words)
            }
        }
        // `UIView(frame: Rect(x: …))`, or `.init(x: …)`.
        if let frame = value.first(where: { code.isWord($0, "frame") && code.kind($0 + 1) == .colon }),
            let opening = (frame + 3...frame + 5).first(where: { code.kind($0) == .leftParenthesis }),
            code.isWord(opening - 1, "Rect init"), code.isWord(opening + 1, "x")
        {
            let tokens = frame + 2..<code.end(of: opening)
            add(frame, ".frame = " + text(of: tokens, with: constants(in: value, besides: WordSet())), tokens)
        }
        // In the closure the view has another name: `$0`, a parameter, or the name that the closure returns.
        var names = WordSet(["$0"])
        for index in value {
            if code.isWord(index, "return") { names.insert(code.text(index + 1)) }
            if code.isWord(index, "in"), code.kind(index - 2) == .leftBrace { names.insert(code.text(index - 1)) }
        }
        for statement in preparations(of: names, in: value, calledInstead: view.name) {
            let start = statement.tokens.lowerBound
            let first = names.contains(code.text(start)) ? view.name : code.text(start)
            add(start + 2, statement.text.dropping(first.utf8.count), statement.tokens)
        }
    }

    /// The numbers of the frame that a type passes to its superclass, as `super.init(frame: Rect(…))`; nil if it passes none.
    private func frameByInitializer(of type: PastedType) -> String? {
        let bodies = type.members.filter { $0.isMethod && $0.name == "init" }.flatMap { $0.body ?? 0..<0 }
        let calls = bodies.filter { code.isWord($0, "super") && code.isWord($0 + 2, "init") }
        return calls.compactMap { numbers(ofFrame: $0 + 4) }.first
    }

    /// The nodes that `wrapContent` resizes to all their children, laid out or not.
    func nodesWithContent(in setup: PastedSetup) -> [LayoutNode] {
        methods.flatMap { $0.tokens }.filter { code.isWord($0, "wrapContent") }.compactMap { call in
            // No chain is longer.
            let pin = (max(0, call - 100)..<call).last { code.isWord($0, "pin") } ?? call
            return setup.run.scope[code.text(pin - 2)].node ?? setup.run.root
        }
    }

    /// Makes nodes of all views with the frames that the code has set, if some of them have no property, as views that a loop in
    /// `viewDidLoad` makes.
    func addViewsWithoutNames() {
        let framed = made.filter { $0.node.parent != nil && $0.node.frame != .zero && $0.node.frame.isFinite }
        isPrepared = framed.contains { $0.name.isEmpty }
        if !isPrepared { return }
        for view in framed { view.returnedFrame = view.node.frame }
        addByType(framed)
    }

    /// Makes nodes of unnamed views, with names by their types, as `button1`.
    func addByType(_ made: [View]) {
        // The last one of each stem.
        var numbers = WordTable<Int>()
        for view in made where view.name.isEmpty {
            let type = view.type.hasPrefix("UI") ? view.type.dropping(2) : view.type
            let stem = type.isEmpty ? "view" : type.uncapitalized
            var number = (numbers[stem] ?? 0) + 1
            while !names.insert(stem + plain(Double(number))) { number += 1 }
            numbers[stem] = number
            view.name = stem + plain(Double(number))
            views.append(view)
        }
    }

    /// The constants of a closure or a method, each with the text that replaces its name.
    private func constants(in body: Range<Int>, besides views: WordSet) -> WordTable<Edit> {
        var constants = WordTable<Edit>()
        for index in body where code.isWord(index, "let var") && startsStatement(index, in: body) {
            for member in code.properties(from: index, keyword: index, to: min(index + 100, body.upperBound)).members
            where member.value != nil && !views.contains(member.name) {
                guard let value = code.value(of: member) else { continue }
                let text = text(of: value, with: constants)
                // Nobody has longer ones.
                if text.utf8.count > 100 { continue }
                constants[member.name] = Edit(tokens: value, text: value.count > 1 ? "(" + text + ")" : text)
            }
        }
        return constants
    }

    /// The text of some tokens with constants in place of their names, and marks its words as used.
    private func text(of range: Range<Int>, with constants: WordTable<Edit>) -> String {
        var edits: [Edit] = []
        for index in range where code.kind(index - 1) != .dot && code.kind(index + 1) != .colon {
            guard let constant = constants[code.text(index)] else { continue }
            edits.append(Edit(tokens: index..<index + 1, text: constant.text))
            words.formUnion(code.words(constant.tokens).words)
        }
        return code.text(of: range, with: edits)
    }

    private func startsStatement(_ index: Int, in body: Range<Int>) -> Bool {
        if index == body.lowerBound || code.tokens[index].startsLine { return code.kind(index) != .dot }
        return code.kind(index - 1) == .leftBrace || code.kind(index - 1) == .semicolon || code.isWord(index - 1, "in")
    }

    /// The statements that prepare one of some views or set the margins of their parent, with the values of local constants, and with
    /// another name for the views if one is given.
    func preparations(
        of views: WordSet, in body: Range<Int>, fittingOnly: Bool = false, calledInstead name: String? = nil
    ) -> [Edit] {
        var constants = constants(in: body, besides: views)
        if let name {
            let nowhere = body.lowerBound..<body.lowerBound
            for view in views.words { constants[view] = Edit(tokens: nowhere, text: name) }
        }
        var statements: [Edit] = []
        var index = body.lowerBound
        while index < body.upperBound {
            let start = index
            index += 1
            let view = code.isWord(start, "self") ? start + 2 : start
            let isMeant = fittingOnly ? code.isWord(view + 2, "sizeToFit") : prepares(view + 2)
            let isOfView = isMeant && views.contains(code.text(view))
            let isOther =
                !fittingOnly && (code.isWord(view, "layoutMargins") || isStack(view) || isListOfConstraints(start))
            guard isOfView || isOther, startsStatement(start, in: body) else { continue }
            index = code.first(from: code.end(of: start), to: body.upperBound) { index in
                startsStatement(index, in: body) || [.rightBrace, .semicolon].contains(code.kind(index))
            }
            statements.append(Edit(tokens: start..<index, text: text(of: start..<index, with: constants)))
        }
        return statements
    }

    /// Whether a statement is a stack, as `fx.hstack(…)` or `card.hstack(…)`.
    private func isStack(_ start: Int) -> Bool {
        [start, start + 2, start + 4].contains { index in
            StackMethod(rawValue: code.text(index)) != nil && code.kind(index + 1) == .leftParenthesis
                && (start..<index).allSatisfy { code.kind($0) == .word || code.kind($0) == .dot }
        }
    }

    /// Whether a statement is a list of constraints that it activates.
    private func isListOfConstraints(_ start: Int) -> Bool {
        code.kind(start) == .leftBracket && code.contents(of: start).contains(where: code.isConstraint)
    }

    private func prepares(_ member: Int) -> Bool {
        switch code.text(member) {
        case "pin", "sizeToFit", "layoutMargins", "snp", "edge", "dimension": true
        default: code.setsFrame(member) || code.isConstraint(member)
        }
    }

    /// The numbers of a frame of four literals, as in `frame: Rect(x: 0, y: 0, width: 20, height: 20)`.
    func numbers(ofFrame index: Int) -> String? {
        guard code.isWord(index, "frame"), code.isWord(index + 2, "Rect") else { return nil }
        // Behind `Rect(x:`, and behind a comma and the next label each.
        let numbers = [index + 6, index + 10, index + 14, index + 18]
        guard numbers.allSatisfy({ code.kind($0) == .number && code.kind($0 + 1) != .dot }) else { return nil }
        return numbers.map { code.source.text(code.tokens[$0].span) }.joined(separator: " ")
    }
}
