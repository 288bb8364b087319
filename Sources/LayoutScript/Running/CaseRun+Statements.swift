import Geometry
import LayoutTree

extension CaseRun {
    package func run(_ statement: Statement) throws(Stop) {
        if host?.takes(statement) == true { return }
        switch statement.form {
        case .name(let name): self.name = name
        case .scale(let expression):
            let scale = try number(expression)
            guard scale >= 0, scale.isFinite else {
                throw reporter.mistake("a display scale is zero or more", expression.span)
            }
            if options.scale == nil { context.displayScale = scale }
        case .rounding(let word):
            guard let rule: RoundingRule = ArgumentKind.rounding.choice(word.text) else {
                throw reporter.unknown("rounding rule", word.text, word.span, among: ArgumentKind.rounding.words)
            }
            context.roundingRule = rule
        case .direction(let word):
            let direction = try direction(word)
            if options.direction == nil { context.layoutDirection = direction }
        case .constants(let constants): for constant in constants { try define(constant) }
        case .node(let name, let parent, let frame, let attributes):
            try define(name.text) { () throws(Stop) in try node(name, parent, frame, attributes, statement.span) }
        case .guide(let name, let owner, let frame):
            try define(name.text) { () throws(Stop) in
                .guide(try knownNode(owner).addGuide(name.text, frame: try rect(frame, mustBeFinite: true)))
            }
        case .within(let word): current = try knownNode(word)
        case .condition(let clauses, let block?, let otherwise): try branch(clauses, block, otherwise)
        // The names of a `guard` are known behind it.
        case .condition(let clauses, nil, let otherwise):
            if try !holds(clauses), let otherwise { runBlock(otherwise.statements) }
        case .choice(let expression, let branches): try choose(expression, branches)
        case .loop(let list, let block): try loop(over: try value(of: list), list.span, block)
        case .repetition(let clauses, let block): try loop(while: clauses, block)
        case .method(let method): define(method)
        case .exit(let kind, let expression):
            var value = Value.nothing
            defer { exit = (kind, statement.span, value) }
            if let expression, try !appends(expression) { value = try constant(expression) }
        case .expectFrame(let name, let frame, let tolerance):
            try expect(name, try rect(frame), tolerance, statement.span)
        case .expectWarning(let name, let method): try expectWarning(name, method, statement.span)
        case .expectNoWarnings:
            if let first = log.list.first?.warning {
                fail("expected no warnings, but there are \(log.list.count): \(first)", statement.span)
            }
        case .expectChanges(let snapshot, let nodes): try expectChanges(since: snapshot, of: nodes, statement.span)
        case .solve: try layOut(root)
        case .assignment(let left, .alignRight, let right): try align(left, to: right)
        case .assignment(let left, .alignLeft, let right): try align(right, to: left)
        case .assignment(let target, .equals, let value) where target.isName("_"): _ = try self.value(of: value)
        case .assignment(let target, .equals, let value) where try makesNode(value, target.lastName): return
        case .assignment(let target, _, let expression):
            try set(target, try constant(expression), expression)
        case .expression(let expression): try evaluate(expression)
        case .failed(let word): if let word, scope[word.text] == nil { scope.markFailed(word.text) }
        }
    }

    private func define(_ constant: Clause) throws(Stop) {
        guard let name = constant.name?.text, try !makesNode(constant.value, name) else { return }
        scope.hide(name)
        try define(name) { () throws(Stop) in try self.constant(constant.value) }
        scope.setWhole(name, isWhole(constant.value))
    }

    /// Runs an expression that stands alone, which must do something.
    private func evaluate(_ expression: Expression) throws(Stop) {
        if try appends(expression) { return }
        switch try value(of: expression) {
        case .nothing, .constraints, .insets: return
        case .null where expression.isOptional: return
        case .list(let list) where list.count == 0: return
        // An added member may return its node.
        case .node where expression.suffixes.last?.call != nil: return
        // The result of a method may be unused.
        case _ where expression.calledName.map({ methods[$0] != nil }) == true: return
        case let value:
            throw reporter.mistake("this does nothing: it is \(value.kindName)", expression.span)
        }
    }

    /// Gives a node the frame of an expression that makes it by its type; false for other expressions.
    ///
    /// Closures behind it, as in `Label().then { … }`, run for the node.
    private func makesNode(_ expression: Expression, _ name: String) throws(Stop) -> Bool {
        guard expression.makesNode else { return false }
        guard let node = try meaning(of: name).node else { throw undefined(name, expression.span) }
        switch expression.form {
        case .postfix(let made, let suffixes):
            _ = try makesNode(made, name)
            if let block = suffixes[0].call?.block { apply(block, to: node) }
        case .name(_, let call?):
            if let frame = call.arguments.first(where: { $0.name?.text == "frame" }),
                case .rect(let rect) = try value(of: frame.value), rect != .zero
            {
                node.frame = rect
                trace?.place(node)
            }
        default: break
        }
        return true
    }

    /// A value that may be kept under a name.
    package func constant(_ expression: Expression) throws(Stop) -> Value {
        try kept(try value(of: expression), expression.span)
    }

    /// A value as a name may hold it.
    package func kept(_ value: Value, _ span: TextSpan) throws(Stop) -> Value {
        switch value {
        case .list(let list): return .list(try list.kept(self))
        case .calls where host == nil: throw reporter.mistake("this cannot be kept under a name", span)
        case let value: return value
        }
    }

    package func direction(_ word: Word) throws(Stop) -> LayoutDirection {
        try reporter.require(word.text, among: "ltr rtl".words, "direction", word.span)
        return word.text == "ltr" ? .leftToRight : .rightToLeft
    }

    package func rect(_ numbers: [Expression], mustBeFinite: Bool = false) throws(Stop) -> Rect {
        let rect = Rect(
            x: try number(numbers[0]), y: try number(numbers[1]), width: try number(numbers[2]),
            height: try number(numbers[3]))
        guard rect.isFinite || !mustBeFinite else {
            throw reporter.mistake("a frame is made of finite numbers", numbers[0].span.to(numbers[3].span))
        }
        return rect
    }

    private func node(
        _ name: Word, _ owner: Word?, _ numbers: [Expression], _ attributes: [Clause], _ span: TextSpan
    ) throws(Stop) -> Value {
        if case .node? = scope[name.text] {
            throw reporter.mistake("there is a node '\(name.text)' already", name.span)
        }
        var parent: LayoutNode?
        if let word = owner {
            parent = try knownNode(word)
        } else if root != nil {
            throw reporter.mistake("a case has one root; expected 'in' and the name of a node", numbers[0].span)
        }
        try spend(10)
        var frame = try rect(numbers, mustBeFinite: true)
        if parent == nil, let size = options.size { frame.size = size }
        let node = LayoutNode(name.text, frame: frame)
        for attribute in attributes { try apply(attribute.name?.text ?? "", attribute.value, to: node) }
        if let parent {
            parent.addChild(node)
        } else {
            root = node
            current = node
            node.layoutContext = context
        }
        trace?.add(node, span)
        return .node(node)
    }
}

extension Statement {
    /// The method that the statement is.
    package var method: Method? { if case .method(let method) = form { method } else { nil } }

    /// The part of a statement with which the whole can be left out: a call of the app, or what only the app sets.
    var needless: TextSpan? {
        switch form {
        case .assignment(let target, _, let value): target.suffixes.isEmpty ? nil : target.span.to(value.span)
        case .expression(let value), .exit(_, let value?): value.callsOther ? value.span : nil
        case .constants(let clauses): clauses[0].value.callsOther ? clauses[0].value.span : nil
        default: nil
        }
    }
}

extension Expression {
    package func isName(_ word: String) -> Bool {
        if case .name(let name, nil) = form { name == word } else { false }
    }

    /// Whether a `?` stands in it, behind something that may be nil.
    package var isOptional: Bool { suffixes.contains { $0.isOptional } }

    /// The name that the expression ends with, empty where it ends with none, and the call of it.
    private var end: (name: String, call: Call?) {
        if case .name(let name, let call) = form { return (name, call) }
        return (suffixes.last?.name ?? "", suffixes.last?.call)
    }

    /// The name that an expression ends with: `bar` for `controller?.bar`; empty for others.
    package var lastName: String { end.call == nil ? end.name : "" }

    /// The name of the function or method of a call; nil if the expression is no call.
    fileprivate var calledName: String? { end.call == nil ? nil : end.name }

    /// Whether it is a call, but of no chain: of a method of the app, which may have no effect on frames.
    fileprivate var callsOther: Bool {
        calledName != nil && !suffixes.contains { $0.name.isOne(of: "pin pinFrame") }
    }
}

extension Sequence<Expression.Suffix> {
    /// A name with those of the members behind it, as `list.clip.height`.
    package func path(behind name: String) -> String { reduce(name) { $0.path(to: $1.name) } }
}

extension Expression.Suffix {
    /// The name of a member.
    package var name: String { if case .member(let name, _) = form { name } else { "" } }

    /// The call of a member.
    package var call: Call? { if case .member(_, let call) = form { call } else { nil } }

    /// Whether it is a member that is not called.
    package var isPlainMember: Bool { !name.isEmpty && call == nil }

    /// The span of the member with its call.
    var wholeSpan: TextSpan { call.map { span.to($0.span) } ?? span }
}
