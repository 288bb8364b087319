import LayoutScript

/// Removes statements on which no frame depends, and wrappers around statements, such as animations.
///
/// Each rule is a function of one statement; ``AppCalls`` has the names.
package struct Rewriting {
    private let source: SourceText
    /// The names of tuples of the script.
    ///
    /// Their parts may have the names of looks.
    private var tuples: WordSet
    /// The constants that hold objects to draw.
    private var drawings = WordSet()
    private var cuts: [TextSpan] = []
    /// The cuts that leave a comment in their place.
    private var cutsOfFlexLayout: [Int] = []

    private init(_ source: SourceText, tuples: WordSet) {
        (self.source, self.tuples) = (source, tuples)
    }

    /// The code without statements on which no frame depends, in the words of scripts.
    package static func rewritten(_ code: String) -> String {
        rewritten(SystemWords.rewritten(code), tuples: WordSet())
    }

    /// The text without statements on which no frame depends, and without lines that this leaves empty.
    static func rewritten(_ text: String, tuples: WordSet) -> String {
        let source = SourceText(text, file: "")
        var parser = Parser(Array(Lexer.tokens(of: source).dropLast()), of: source, Reporter(source))
        var rewriting = Rewriting(source, tuples: tuples)
        rewriting.look(at: parser.statements())
        return rewriting.result
    }

    private mutating func look(at statements: [Statement]) {
        for statement in statements { look(at: statement) }
    }

    private mutating func look(at statement: Statement) {
        if callsFlexLayout(statement) {
            cuts.append(statement.span)
            cutsOfFlexLayout.append(statement.span.start)
            return
        }
        if callsSuper(statement) || makesOwnView(statement) || setsLooks(statement) || callsApp(statement)
            || draws(statement)
        {
            cuts.append(statement.span)
            return
        }
        if let block = animated(statement), let first = block.statements.first, let last = block.statements.last {
            cuts.append(TextSpan(statement.span.start, first.span.start))
            cuts.append(TextSpan(last.span.end, statement.span.end))
            look(at: block.statements)
            return
        }
        for block in statement.blocks { look(at: block.statements) }
    }

    // MARK: Rules

    /// `super.layoutSubviews()`: UIKit's classes lay nothing out.
    private func callsSuper(_ statement: Statement) -> Bool {
        source.text(statement.span).hasPrefix("super.")
    }

    /// `view = UIView()` in `loadView` makes the root.
    private func makesOwnView(_ statement: Statement) -> Bool {
        guard case .assignment(let target, .equals, let value) = statement.form, target.lastName == "view",
            case .name(let type, .some) = value.form
        else { return false }
        return ViewNames.namesView(type)
    }

    /// `title.font = small`, `layer.cornerRadius = 4`.
    private func setsLooks(_ statement: Statement) -> Bool {
        guard case .assignment(let target, let sign, _) = statement.form, sign == .equals else { return false }
        if case .postfix(let base, let suffixes) = target.form, case .name(let name, nil) = base.form,
            suffixes.count == 1,
            tuples.contains(name)
        {
            return false
        }
        return AppCalls.isLook(target)
    }

    /// `print(frame)`, `button.addTarget(…)`, `button.rx.tap.bind { … }`.
    private func callsApp(_ statement: Statement) -> Bool {
        guard case .expression(let expression) = statement.form else { return false }
        return AppCalls.hasNoEffect(expression)
    }

    /// `card.flex.layout()`: the views of FlexLayout keep their sizes, which a comment says.
    private func callsFlexLayout(_ statement: Statement) -> Bool {
        switch statement.form {
        case .expression(let expression), .exit(.method, let expression?):
            expression.suffixes.contains { $0.name == "flex" && $0.isPlainMember }
        default: false
        }
    }

    /// `let path = UIBezierPath()`, and calls on it.
    private mutating func draws(_ statement: Statement) -> Bool {
        switch statement.form {
        case .constants(let constants):
            for constant in constants {
                // A structure of the app is a tuple.
                guard case .name(let type, .some) = constant.value.form, !ViewNames.namesView(type) else { continue }
                tuples.insert(constant.name?.text ?? "")
            }
            guard constants.allSatisfy({ AppCalls.isDrawing($0.value) }) else { return false }
            for constant in constants { drawings.insert(constant.name?.text ?? "") }
            return true
        case .expression(let expression), .assignment(let expression, _, _):
            guard case .postfix(let base, _) = expression.form, case .name(let name, nil) = base.form else {
                return false
            }
            return drawings.contains(name)
        default: return false
        }
    }

    /// The block of `UIView.animate(…) { … }`, whose statements run immediately.
    private func animated(_ statement: Statement) -> CodeBlock? {
        guard case .expression(let expression) = statement.form,
            case .postfix(let base, let suffixes) = expression.form,
            case .name("UIView", nil) = base.form, suffixes.count == 1,
            case .member(let name, let call?) = suffixes[0].form,
            name.isOne(of: "animate performWithoutAnimation transition")
        else { return nil }
        return call.block
    }

    // MARK: The text

    private var result: String {
        let mark: UInt8 = 0x01
        var bytes: [UInt8] = []
        var place = 0
        for cut in cuts.inOrder(of: { $0.start }) where cut.start >= place {
            let comment =
                cutsOfFlexLayout.contains(cut.start) ? "/* FlexLayout is not run: its views keep their sizes */" : ""
            bytes += source.bytes[place..<cut.start] + [mark] + comment.bytes
            place = cut.end
            if source.bytes[place...].starts(with: "; ".bytes) { place += 2 }
        }
        if place == 0 { return source.bytes.text }
        bytes += source.bytes[place...]
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).filter { line in
            !line.contains(mark) || line.contains { ![mark, 0x20, 0x09, 0x3B].contains($0) }
        }
        return lines.map { line in line.filter { $0 != mark }.text }.joined(separator: "\n")
    }
}

extension Statement {
    /// The blocks of the statement, including its branches.
    fileprivate var blocks: [CodeBlock] {
        switch form {
        case .condition(_, let block, let otherwise): [block, otherwise].compactMap { $0 }
        case .loop(_, let block), .repetition(_, let block): [block]
        case .choice(_, let branches): branches.map { $0.body }
        case .method(let method): [method.body, method.setter?.body].compactMap { $0 }
        case .expression(let value), .assignment(_, _, let value), .exit(_, let value?):
            value.calls.compactMap { $0.block }
        case .constants(let constants): constants.flatMap { $0.value.calls }.compactMap { $0.block }
        default: []
        }
    }
}
