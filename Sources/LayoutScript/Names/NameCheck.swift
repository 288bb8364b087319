/// Checks the names of a case before it runs, and reports undefined ones.
///
/// The check takes the statements in the order in which they run, all branches of a condition, each loop once, and a function where it
/// is called first. A name that nothing defines gets a fix that defines it, by its ``NameUse``.
package final class NameCheck {
    let source: SourceText
    let tokens: [Token]
    let reporter: Reporter
    /// Definitions that fixes offer.
    let suggestions: Suggestions
    /// The functions and computed properties of the case.
    var functions: WordTable<[Method]>
    /// The kinds of the values of names, and the names that were reported.
    package var scope = Scope<ValueKind>()
    package private(set) lazy var usedNames = NamesInUse(in: tokens, of: source)
    /// The name of the root; nil before its line.
    package var root: String?
    /// Places for definitions of missing nodes and constants.
    var placeForNodes: Int
    let placeForConstants: Int
    /// The method of a chain whose arguments are checked.
    package var chainMethod: String?
    /// The current statement, and the number of reports so far.
    var statement = TextSpan(0, 0)
    var reports = 0
    /// The name of the stacks in the block around the statement, besides `$0`; nil outside of blocks of stacks.
    var stackBlock: String?
    /// The functions whose bodies were checked.
    private var checked: [Method] = []
    /// The number of calls around the statement: as many as the run allows.
    private(set) var calls = 0
    static let mostCalls = 6

    init(_ tokens: [Token], of source: SourceText, _ reporter: Reporter, _ suggestions: Suggestions) {
        (self.tokens, self.source, self.reporter, self.suggestions) = (tokens, source, reporter, suggestions)
        functions = WordTable()
        placeForConstants = NameCheck.place(in: tokens, source)
        placeForNodes = placeForConstants
    }

    /// The beginning of the first statement behind the name of the case, with its indentation.
    private static func place(in tokens: [Token], _ source: SourceText) -> Int {
        guard let first = tokens.first else { return 0 }
        let statements = tokens.dropFirst(source.text(first.span) == "case" ? 1 : 0)
        guard let start = statements.first(where: { $0.startsLine })?.span.start else { return first.span.end }
        return source.indentStart(start) ?? start
    }

    // MARK: Statements

    func check(_ statements: [Statement]) {
        for statement in statements {
            let (outer, before) = (self.statement, reports)
            self.statement = statement.span
            check(statement)
            if reports > before, let part = statement.needless { reporter.offerToLeaveOut(statement.span, about: part) }
            self.statement = outer
        }
    }

    /// Checks statements in braces.
    func checkBlock(_ block: CodeBlock?) {
        if let block { inScope { check(block.statements) } }
    }

    /// Does something; the names that it declares end with it.
    private func inScope(_ body: () -> Void) {
        let depth = scope.depth
        body()
        scope.leave(to: depth)
    }

    private func check(_ statement: Statement) {
        switch statement.form {
        case .name, .rounding, .direction, .expectNoWarnings, .solve: break
        case .scale(let expression): check(expression)
        case .constants(let constants): for constant in constants { define(constant) }
        case .node(let name, let parent, let frame, let attributes):
            if let parent { requireNode(parent) }
            for number in frame { check(number) }
            for attribute in attributes { check(attribute: attribute) }
            define(name.text, .node)
            if root == nil, parent == nil { root = name.text }
            placeForNodes =
                source.bytes[statement.span.end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.bytes.count
        case .guide(let name, let owner, let frame):
            requireNode(owner)
            for number in frame { check(number) }
            define(name.text, .other)
        case .within(let word), .expectWarning(let word, _): requireNode(word)
        case .condition(let clauses, let block?, let otherwise):
            inScope {
                check(clauses)
                checkBlock(block)
            }
            checkBlock(otherwise)
        // The names of a `guard` are known behind it.
        case .condition(let clauses, nil, let otherwise):
            check(clauses)
            checkBlock(otherwise)
        case .choice(let expression, let branches): check(choice: expression, branches)
        case .loop(let list, let block): checkClosure(block, of: check(list, as: use(ofListOf: block)))
        case .repetition(let clauses, let block):
            inScope {
                check(clauses)
                checkBlock(block)
            }
        case .method(let method): define(method)
        case .exit(_, let expression): if let expression { check(expression) }
        case .expectFrame(let name, let frame, let tolerance):
            requireNode(name)
            for number in frame { check(number) }
            if let tolerance { check(tolerance) }
        case .expectChanges(let snapshot, let nodes):
            if !isKnown(snapshot.text) { report(snapshot.text, snapshot.span, .constant) }
            for node in nodes { requireNode(node) }
        case .assignment(let left, .alignLeft, let right), .assignment(let left, .alignRight, let right):
            check(left)
            check(right)
        case .assignment(let target, .equals, let value) where target.isName("_"): check(value)
        case .assignment(let target, .equals, let value) where makesNode(value, target.lastName): break
        case .assignment(let target, _, let value):
            let before = reports
            let isFrame = target.lastName.isOne(of: "frame bounds")
            let kind = check(value, as: isFrame ? .choice("Rect.zero") : .constant)
            // The app may have both, and no frame depends on them.
            if reports == before { check(target: target, kind) }
        case .expression(let expression): check(expression)
        case .failed(let word): if let word, scope[word.text] == nil { scope.markFailed(word.text) }
        }
    }

    /// Numbers in parentheses, texts and conditions of an attribute, whose first word may be one of the language.
    private func check(attribute: Clause) {
        switch attribute.value.form {
        case .list(let values): for value in values { check(value) }
        case .name(_, let call?): for argument in call.arguments { check(argument.value) }
        case .name where attribute.name?.text == "direction": break
        default: check(attribute.value, as: attribute.name?.text == "hidden" ? .condition : .constant)
        }
    }

    private func define(_ name: String, _ kind: ValueKind) {
        scope[name] = kind
        scope.clearFailure(name)
    }

    private func define(_ constant: Clause) {
        guard let name = constant.name?.text, !makesNode(constant.value, name) else { return }
        let before = reports
        let kind = check(constant.value)
        declare(name, kind, unlessReportedSince: before)
    }

    /// Gives a name a meaning up to the end of the scope, or marks it as failed if there were reports about its value.
    private func declare(_ name: String, _ kind: ValueKind, unlessReportedSince before: Int) {
        scope.hide(name)
        if reports == before { define(name, kind) } else if scope[name] == nil { scope.markFailed(name) }
    }

    /// Whether an expression makes a node by its type, as in `let title = Label()`: the script needs a node of that name.
    private func makesNode(_ expression: Expression, _ name: String) -> Bool {
        if case .postfix(let made, let suffixes) = expression.form, suffixes.count == 1,
            let block = suffixes[0].call?.block, makesNode(made, name)
        {
            checkClosure(block, of: .nodes)
            expression.makesNode = true
            return true
        }
        guard let type = usedNames.type(of: name, madeBy: expression, suggestions), functions[type] == nil else {
            return false
        }
        expression.makesNode = true
        if scope[name] != .node { report(name, expression.span, .made(type)) }
        if case .name(_, let call?) = expression.form {
            for argument in call.arguments where argument.name?.text == "frame" { check(argument.value) }
        }
        return true
    }

    /// The parts of a condition; the names that it makes are defined.
    func check(_ clauses: [Clause]) {
        for clause in clauses {
            guard let name = clause.name?.text else {
                check(clause.value, as: .condition)
                continue
            }
            let view = [name, clause.value.lastName].first { suggestions.isView($0) }
            // `if let action { action() }` waits for something to happen.
            let use: NameUse = usedNames.called.contains(name) ? .optional : .constant
            let before = reports
            let kind = check(clause.value, as: view.map { .view($0) } ?? use)
            if name == "self" { continue }
            declare(name, kind == .null ? .unknown : kind, unlessReportedSince: before)
        }
    }

    private func check(choice expression: Expression, _ branches: [Branch]) {
        let first = branches.first?.patterns?.first
        if case .list(let parts) = expression.form, case .list(let patterns)? = first?.form {
            for (part, pattern) in zip(parts, patterns) { check(part, as: .compared(with: pattern)) }
        } else {
            check(expression, as: .compared(with: first))
        }
        for branch in branches {
            inScope {
                for pattern in branch.patterns ?? [] { check(pattern: pattern) }
                for name in branch.names { declare(name.text, .unknown) }
                if let condition = branch.condition { check(condition, as: .condition) }
                checkBlock(branch.body)
            }
        }
    }

    private func check(pattern: Expression) {
        if pattern.isName("_") { return }
        if case .list(let parts) = pattern.form { for part in parts { check(pattern: part) } } else { check(pattern) }
    }

    /// Gives a name a meaning up to the end of the scope.
    func declare(_ name: String, _ kind: ValueKind) {
        scope.hide(name)
        define(name, kind)
    }

    private func requireNode(_ word: Word) {
        if word.text == "self", root != nil { return }
        if !isKnown(word.text) { report(word.text, word.span, .node) }
    }

    /// Whether a name has a meaning, or was reported.
    func isKnown(_ name: String) -> Bool {
        scope[name] != nil || scope.hasFailed(name) || isProperty(name)
    }

    // MARK: Functions

    /// Makes a function known that stands within a block.
    private func define(_ method: Method) {
        let known = functions[method.name] ?? []
        if !known.contains(where: { $0.parameters.count == method.parameters.count }) {
            functions[method.name] = known + [method]
        }
    }

    /// Whether a name is a computed property, whose body is checked where it is used first.
    func isProperty(_ name: String) -> Bool {
        guard let properties = functions[name], properties.contains(where: { $0.isProperty }) else { return false }
        for property in properties { checkBody(of: property) }
        return true
    }

    /// Checks a call of functions of the case, and their bodies.
    func check(_ call: Call, of candidates: [Method]) {
        check(call, of: "", candidates[0].parameters)
        for method in candidates { checkBody(of: method) }
    }

    /// Checks the body of a function, once; `enter` defines the names that its owner has.
    func checkBody(of method: Method, _ enter: () -> Void = {}) {
        if calls == Self.mostCalls || checked.contains(where: { $0 === method }) { return }
        checked.append(method)
        calls += 1
        defer { calls -= 1 }
        let outer = (statement, chainMethod)
        chainMethod = nil
        inScope {
            enter()
            for parameter in method.parameters {
                let isNode = parameter.type == "Node" || suggestions.isView(parameter.type)
                if let value = parameter.value { check(value) }
                declare(parameter.name, isNode ? .node : parameter.type.isOne(of: "Double Int") ? .number : .unknown)
            }
            check(method.body.statements)
        }
        (statement, chainMethod) = outer
    }

    /// Checks a block that is called with the elements of a list, with the nodes of a layout, or with nothing.
    func checkClosure(_ block: CodeBlock, of list: ValueKind) {
        let names = block.parameters.isEmpty ? ["$0"] : block.parameters
        inScope {
            for (index, name) in names.enumerated() {
                // `for (index, view) in views.enumerated()`
                declare(name, index < names.count - 1 ? .number : list.element(hasParts: names.count > 1))
            }
            check(block.statements)
        }
    }
}
