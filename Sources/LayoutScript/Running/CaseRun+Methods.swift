import LayoutTree

// Functions of the case, and what they do besides chains.

extension CaseRun {
    /// Reports the function that has the first chain or stack of the case, with a line that calls it, if none has run.
    func reportUncalled(_ statements: [Statement]) {
        let layout = tokens.first { source.text($0.span).isOne(of: "pin pinFrame hstack vstack") }
        guard reporter.list.isEmpty, let place = layout?.span.start,
            let statement = statements.first(where: { $0.span.start <= place && place < $0.span.end }),
            let method = statement.method, !method.isProperty
        else { return }
        let parameters = method.parameters.filter { $0.value == nil }
        let arguments = parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }
        let line = "\(method.name)(\(arguments.joined(separator: ", ")))"
        reporter.report(
            "nothing calls this function; \(line) would", statement.span.before, fixes: [fix("Call it", adding: line)])
    }

    /// A fix that adds a line at the end of the case.
    package func fix(_ title: String, adding line: String) -> Diagnostic.Fix {
        let end = tokens.last?.span.end ?? 0
        return Diagnostic.Fix(title: title, range: source.range(TextSpan(end, end)), replacement: "\n\(line)\n")
    }

    /// Reports a `break`, `continue` or `return` that stands where it ends nothing.
    func reportExit() {
        if let exit { _ = reporter.mistake("'\(exit.kind.rawValue)' has nothing to end here", exit.span) }
    }

    /// Makes a function known that stands within a block.
    package func define(_ method: Method) {
        let known = methods[method.name] ?? []
        if !known.contains(where: { $0.parameters.count == method.parameters.count }) {
            methods[method.name] = known + [method]
        }
    }

    /// The methods of a name; nil where there is none that can be read.
    package func candidates(_ name: String) -> [Method]? {
        guard let methods = methods[name] ?? host?.functions(named: name), !methods.isEmpty else { return nil }
        return methods
    }

    /// The result of a method of the case, maybe on a value; nil if the case has no method of that name.
    package func method(_ name: String, _ call: Call, _ span: TextSpan, of owner: Value? = nil) throws(Stop) -> Value? {
        guard let candidates = candidates(name) else { return nil }
        // While views are prepared, unknown arguments are nil.
        let arguments =
            try host == nil
            ? arguments(call)
            : call.arguments.map { Argument($0, (try? value(of: $0.value)) ?? .null) }
        for method in candidates {
            guard call.block == nil, let values = try values(of: method.parameters, arguments) else { continue }
            guard calls < NameCheck.mostCalls else {
                throw reporter.mistake("methods call each other too deeply here", span)
            }
            loops += 1
            defer { loops -= 1 }
            try spend(1)
            return try run(method, with: values, of: owner)
        }
        // One that does nothing does so with any arguments.
        if candidates.contains(where: { $0.parameters.isEmpty && $0.body.statements.isEmpty }) { return .nothing }
        let labels = candidates[0].parameters.map { "\($0.label ?? "_"):" }.joined()
        throw reporter.mistake("the method is \(name)(\(labels))", span)
    }

    /// Runs a method with a value for each parameter, and sets what its call lets it change.
    package func run(_ method: Method, with values: [ParameterValue], of owner: Value?) throws(Stop) -> Value {
        let (depth, outer, outerDepth) = (scope.depth, current, scope.functionDepth)
        if let owner { enter(owner) }
        scope.functionDepth = scope.depth
        for (parameter, value) in zip(method.parameters, values) {
            scope.hide(parameter.name)
            scope[parameter.name] = value.value.zero(like: .zero(of: parameter.type))
            scope.setWhole(parameter.name, parameter.type == "Int")
        }
        var result = run(method)
        if case .list(let tuple) = result { result = .list(tuple.named(method.resultNames)) }
        let changed = method.parameters.map { scope[$0.name] }
        scope.leave(to: depth)
        (current, scope.functionDepth) = (outer, outerDepth)
        for (value, changed) in zip(values, changed) {
            if let target = value.target, let changed { try set(target, changed, target) }
        }
        return result
    }

    /// The value of a parameter in a call, and the target that the method may change, as `y` in `place(icon, &y)`.
    package typealias ParameterValue = (value: Value, target: Expression?)

    /// The values of the parameters in a call; nil if the arguments do not fit.
    private func values(of parameters: [Method.Parameter], _ arguments: [Argument]) throws(Stop) -> [ParameterValue]? {
        var rest = arguments[...]
        var values: [ParameterValue] = []
        for parameter in parameters {
            if let argument = rest.first, argument.label == parameter.label {
                let target: Expression? =
                    if case .prefix(.ampersand, let target) = argument.syntax.form { target } else { nil }
                values.append((argument.value, target))
                rest.removeFirst()
            } else if let value = parameter.value {
                values.append((try self.value(of: value), nil))
            } else {
                return nil
            }
        }
        return rest.isEmpty ? values : nil
    }

    @discardableResult
    package func run(_ method: Method) -> Value {
        ran.insert(method.name)
        return run(method.body)
    }

    /// Runs the body of a method, or a closure in its place, and returns what it returns.
    package func run(_ body: CodeBlock, with arguments: [Argument] = []) -> Value {
        let depth = scope.depth
        calls += 1
        defer {
            calls -= 1
            scope.leave(to: depth)
        }
        for (name, argument) in zip(body.parameters, arguments) {
            scope.hide(name)
            scope[name] = argument.value
            scope.setWhole(name, false)
        }
        return trace?.within { runClosure(body) } ?? runClosure(body)
    }
}

extension CaseRun {
    /// Makes nodes the last children of another one.
    package func add(_ arguments: [Argument], to parent: LayoutNode, _ span: TextSpan) throws(Stop) {
        for argument in arguments {
            guard let value = ArgumentKind.nodeOrNodes.taking(argument.value) else {
                throw reporter.mistake("expected a node", not: argument.value, argument.span)
            }
            for node in try nodes(value) where node.parent !== parent {
                guard node !== parent, !parent.isDescendant(of: node) else {
                    throw reporter.mistake("'\(node.nodeName)' cannot be in itself", argument.span)
                }
                try spend(10)
                parent.addChild(node)
            }
        }
        if arguments.isEmpty { throw reporter.mistake("expected a node", span) }
    }
}

extension CaseRun {
    /// Runs a closure that calls a node by its own name or `$0`.
    package func apply(_ block: CodeBlock, to node: LayoutNode) {
        let depth = scope.depth
        for name in block.parameters { scope.hide(name) }
        bind(block.parameters, to: .node(node))
        runClosure(block)
        scope.leave(to: depth)
    }
}
