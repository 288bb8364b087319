// The names in expressions, and the kinds of their values.

extension NameCheck {
    /// Checks the names in an expression, which is used in a way.
    @discardableResult
    func check(_ expression: Expression, as use: NameUse = .constant) -> ValueKind {
        switch expression.form {
        case .number: return .number
        case .string, .dictionary: return .other
        case .interpolation(let parts):
            for part in parts { check(part) }
            return .other
        case .name(let name, nil): return check(name, [], expression.span, as: use).kind
        case .name(let name, let call?): return check(function: name, call, expression.span)
        case .symbol(let name, let call):
            if let call { check(call, of: name) } else { _ = isKnown("Double." + name) }
            return call == nil && !name.beginsInUpperCase ? .symbol : .unknown
        case .closure(let block, let call):
            if let call { check(call) }
            checkClosure(block, of: .unknown)
            return .unknown
        case .list(let elements):
            let use: NameUse = use == .node || use == .views ? .node : .constant
            var areNodes = !elements.isEmpty
            for element in elements where check(element, as: use) != .node { areNodes = false }
            return areNodes ? .nodes : .list
        case .tuple(let parts):
            for part in parts { check(part.value) }
            return .other
        case .postfix(let base, let suffixes): return check(base, suffixes, as: use)
        case .prefix(let sign, let operand):
            let kind = check(operand, as: sign == .exclamation ? .condition : .constant)
            return sign == .tilde || sign == .exclamation ? .other : kind
        case .operations(let first, let rest): return check(first, rest)
        case .conditional(let condition, let first, let second):
            check(condition, as: .condition)
            let (kind, other) = (check(first), check(second))
            return kind == other ? kind : .unknown
        }
    }

    private func check(_ first: Expression, _ rest: [Expression.Operation]) -> ValueKind {
        let sign = rest[0].sign
        let isComparison = sign == .equal || sign == .notEqual
        let isLogical = sign == .and || sign == .or
        let use: NameUse =
            isLogical
            ? .condition : isComparison ? .compared(with: rest[0].right) : sign == .coalesce ? .optional : .constant
        let useOnTheRight: NameUse = isLogical ? .condition : isComparison ? .compared(with: first) : .constant
        var kind = check(first, as: use)
        for operation in rest {
            let right = check(operation.right, as: useOnTheRight)
            switch operation.sign {
            case .plus, .minus, .times, .divide, .percent: if kind != right { kind = .unknown }
            case .coalesce: kind = kind == .null ? right : kind
            case .range, .closedRange: kind = .list
            default: kind = .other
            }
        }
        return kind
    }

    /// An expression with members, calls and indices behind it.
    private func check(_ base: Expression, _ suffixes: [Expression.Suffix], as use: NameUse) -> ValueKind {
        var (kind, index) = start(of: base, suffixes, as: use)
        while index < suffixes.count {
            let suffix = suffixes[index]
            switch suffix.form {
            case .percent: kind = .other
            case .index(let expression):
                check(expression)
                kind = kind.element()
            case .member(_, nil) where kind != .chain && isPath(base, suffixes[...index]):
                kind = scope[Self.path(base.lastName, suffixes[...index])] ?? .unknown
            case .member(let name, let call):
                kind = member(name, call, of: kind, base, suffixes, index, as: use)
            }
            index += 1
        }
        return kind
    }

    /// Whether a name with members is a constant of the case.
    fileprivate func isPath(_ base: Expression, _ suffixes: ArraySlice<Expression.Suffix>) -> Bool {
        guard case .name(let name, nil) = base.form, suffixes.count < Self.mostParts else { return false }
        return scope[Self.path(name, suffixes)] != nil
    }

    /// A name with members, without `self`.
    static func path(_ name: String, _ suffixes: ArraySlice<Expression.Suffix>) -> String {
        let path = suffixes.path(behind: name)
        return name == "self" ? path.dropping(5) : path
    }

    /// The kind of the value in front of members, and how many of these belong to it.
    private func start(
        of base: Expression, _ suffixes: [Expression.Suffix], as use: NameUse
    ) -> (kind: ValueKind, members: Int) {
        if case .name(let name, nil) = base.form {
            let before = reports
            let result = check(name, suffixes, base.span, as: use.behind(name, suffixes))
            if reports == before { return result }
            checkArguments(of: suffixes)
            return (.unknown, suffixes.count)
        }
        if case .number = base.form, let suffix = suffixes.first, suffix.isPlainMember,
            !Value.numberMembers.contains(suffix.name)
        {
            // `20.ui` is 20 times the constant `Double.ui`.
            let name = "Double." + suffix.name
            if nearestWord(to: suffix.name, in: Value.numberMembers) == nil, !isKnown(name) {
                report(name, suffix.span, .factor)
            }
            return (.number, 1)
        }
        // `[a, b].enumerated().forEach { index, view in view.pin.top(index) }`
        let isList = if case .list = base.form { true } else { false }
        let block = suffixes.lazy.compactMap { $0.call?.block }.first
        return (check(base, as: isList ? self.use(ofListOf: block) : .constant), 0)
    }

    /// Checks the arguments of the calls behind a name that nothing defines.
    private func checkArguments(of suffixes: [Expression.Suffix]) {
        let outer = chainMethod
        for suffix in suffixes {
            chainMethod = ChainMethod(suffix.name) == nil ? outer : suffix.name
            if let call = suffix.call { check(call, of: suffix.name) }
        }
        chainMethod = outer
    }

    /// A member of a value, or a call of one.
    private func member(
        _ name: String, _ call: Call?, of kind: ValueKind, _ base: Expression, _ suffixes: [Expression.Suffix],
        _ index: Int, as use: NameUse
    ) -> ValueKind {
        if kind == .chain {
            let outer = chainMethod
            chainMethod = name
            if let call { check(call, of: name) }
            chainMethod = outer
            return .chain
        }
        if let call, call.block == nil, name.isOne(of: Value.listLoops),
            let block = CaseRun.closure(calling: call.arguments)
        {
            checkClosure(block, of: kind)
        } else if let call {
            if kind == .node, !Value.isNodeMember(name), let candidates = functions[name], !candidates.isEmpty {
                check(call, of: candidates)
            } else {
                check(call, of: name)
            }
            if let block = call.block {
                checkClosure(block, of: StackMethod(rawValue: name) == nil ? kind : .other, name)
            }
        }
        checkExtensions(name)
        switch name {
        case "pin", "pinFrame": return .chain
        case "children": return .nodes
        case "parent": return .node
        case _ where name.isOne(of: "first last") && kind == .nodes: return .node
        case "enumerated" where kind == .nodes: return .numberedNodes
        case _ where name.isOne(of: "reversed prefix suffix dropFirst dropLast filter"): return kind
        default: break
        }
        if kind == .node, call == nil, !Value.isNodeMember(name), !Value.hasNodeMember(name),
            !name.isOne(of: Value.frameParts), !isExtension(name)
        {
            reportMember(name, of: base, suffixes, index, as: use)
        }
        return .unknown
    }

    /// Checks a block behind a call, which may lay out stacks.
    private func checkClosure(_ block: CodeBlock, of kind: ValueKind, _ method: String) {
        let outer = stackBlock
        if method == "stacks" { stackBlock = block.parameters.first ?? "$0" }
        checkClosure(block, of: kind)
        stackBlock = outer
    }

    /// Checks the members that a case adds to nodes and to types such as `Rect`, where one of that name is used.
    func checkExtensions(_ name: String) {
        for type in CaseRun.extensibleTypes.words {
            for method in functions[type.path(to: name)] ?? [] {
                checkBody(of: method) {
                    if type == "Node" { return declare("self", .node) }
                    declare("self", .other)
                    for part in "origin size width height minX midX maxX minY midY maxY x y top left bottom right".words
                    {
                        declare(part, .unknown)
                    }
                }
            }
        }
    }

    func isExtension(_ name: String) -> Bool {
        CaseRun.extensibleTypes.words.contains { functions[$0.path(to: name)] != nil }
    }

    // MARK: Calls

    /// Checks the arguments of a call, of which a function of the case may take one for each of its parameters.
    @discardableResult
    func check(_ call: Call, of method: String = "", _ parameters: [Method.Parameter] = []) -> [ValueKind] {
        var kinds: [ValueKind] = []
        var rest = parameters[...]
        for (index, argument) in call.arguments.enumerated() {
            // Parameters with a value may be left out.
            while let next = rest.first, next.value != nil, next.label != argument.name?.text { rest.removeFirst() }
            let parameter = rest.popFirst()
            let isNode = isNode(argument, index, of: call.arguments.count, of: method)
            let use: NameUse = isNode ? .node : method == "zip" ? .list : use(argument.value, for: parameter)
            kinds.append(check(argument.value, as: use))
        }
        return kinds
    }

    /// How a function uses an argument, by the type of its parameter.
    private func use(_ argument: Expression, for parameter: Method.Parameter?) -> NameUse {
        guard let parameter else { return .constant }
        if let element = parameter.element { return suggestions.isView(element) ? .views : .list }
        if parameter.type == "Bool" { return .condition }
        return suggestions.isView(parameter.type) ? .view(argument.lastName) : .constant
    }

    /// Whether an argument is a node: behind `of:`, everywhere in a method that adds children or takes them one by one, and in front of
    /// the other arguments of an item.
    private func isNode(_ argument: Clause, _ index: Int, of count: Int, of method: String) -> Bool {
        if case .number = argument.value.form { return false }
        if method.isOne(of: CaseRun.methodsThatAdd) || method == "constrain" { return true }
        if let label = argument.name?.text { return label.isOne(of: "of and cells") }
        if method.isOne(of: "visible hstack vstack flow grid distribute spread equalSpacing") { return true }
        let isItem = method.isOne(of: "node flex fill match horizontallyBetween verticallyBetween")
        return index == 0 && (isItem || count > 1 && method == "fix")
    }

    /// A call by name.
    private func check(function name: String, _ call: Call, _ span: TextSpan) -> ValueKind {
        if let candidates = functions[name], !candidates.isEmpty {
            check(call, of: candidates)
            return .unknown
        }
        if scope[name] == .null { return .other }
        let head = TextSpan(span.start, call.span.start)
        let isBuiltIn = CaseRun.isFunction(name)
        if call.arguments.isEmpty, call.block == nil, StackMethod(rawValue: name) == nil, isKnown(name) {
            return scope[name] ?? .unknown
        }
        let before = reports
        let kinds = check(call, of: name)
        if let block = call.block { checkClosure(block, of: .other, name) }
        if root != nil, !isBuiltIn || CaseRun.isFunctionOfNode(name), functions["Node." + name] != nil {
            checkExtensions(name)
            return .unknown
        }
        if !isBuiltIn {
            if reports == before { reportFunction(name, call, kinds, head, span) }
            return .unknown
        }
        if root == nil, call.block == nil, CaseRun.isFunctionOfNode(name) { report("root", head, .node) }
        return CaseRun.isMathematical(name) ? .number : name == "visible" ? .nodes : .other
    }

    /// The use of the list of a loop: nodes, if its block lays out the elements.
    func use(ofListOf block: CodeBlock?) -> NameUse {
        let names = block.map { $0.parameters.isEmpty ? ["$0"] : $0.parameters } ?? []
        return names.contains { usedNames.nodes.contains($0) } ? .views : .list
    }
}

extension NameCheck {
    // MARK: Assignments

    /// Checks the target of an assignment, which gets a value of a kind.
    func check(target: Expression, _ kind: ValueKind) {
        switch target.form {
        case .name(let name, nil):
            if scope[name] != nil {
                scope[name] = kind
                return
            }
            let isOfNode = root != nil && (CaseRun.isSettable(name) || functions["Node." + name] != nil)
            if !isKnown(name), name == "self" || !isOfNode { report(name, target.span, .constant) }
        case .list(let targets): for target in targets where !target.isName("_") { check(target: target, .unknown) }
        case .postfix(let base, let suffixes):
            guard let last = suffixes.last, let owner = target.owner else { return }
            if case .index(let index) = last.form { check(index) }
            if last.isPlainMember, isPath(base, suffixes[...]) { return }
            if base.isName("self"), suffixes.count == 1, scope.hides(last.name) { return }
            let isNode = suffixes.count == 1 && Value.isNodeMember(last.name)
            check(owner, as: last.name.isEmpty ? .list : isNode ? .node : .constant)
        default: check(target)
        }
    }
}
