import LayoutScript
import LayoutTree

// Answers for the evaluator, about everything that the code of apps has and scripts do not.

extension PastedSetup: Host {
    func value(of name: String) -> Value? { property(name) }

    func value(behind suffixes: [Expression.Suffix]) -> (Value, Int)? { known(behind: suffixes) }

    func functions(named name: String) -> [Method]? { method(named: name) }

    func result(of name: String, _ call: Call?, on owner: CallOwner) throws(Stop) -> Value? {
        switch owner {
        case .nothing:
            try call.flatMap { call throws(Stop) in
                if let value = try called(name, call) { return value }
                return made(name, call)
            }
        case .type(let type): try call.flatMap { call throws(Stop) in try self.call(name, call, of: type) }
        case .value(let value): try member(name, call, of: value)
        }
    }

    /// The result of a method of a type, or else the value of the app that it makes.
    private func call(_ name: String, _ call: Call, of type: String) throws(Stop) -> Value {
        for method in [name, type.path(to: name)] {
            if let value = try called(method, call) { return value }
        }
        return made(name, call) ?? .calls([SymbolCall(name, values(call), call.span)])
    }

    /// The result of a method, whose views keep the frames that it gives them; nil if there is none.
    func called(_ name: String, _ call: Call) throws(Stop) -> Value? {
        let count = layout.made.count
        guard let result = try run.method(name, call, call.span) else { return nil }
        keepFrames(of: result, madeBehind: count)
        return result
    }

    /// A member of a value that scripts do not have, or have with another meaning; nil for others.
    private func member(_ name: String, _ call: Call?, of value: Value) throws(Stop) -> Value? {
        switch value {
        case .calls(let calls): return try part(name, of: calls)
        // Also `localized` and other members that apps add to texts.
        case .string: return value.member(name) == nil && call?.measuresText(by: name) != true ? value : nil
        case .symbol(let word): return property(name, ofCase: word)
        case .node(let node): return member(name, call, of: node)
        default: return nil
        }
    }

    // MARK: Statements

    func takes(_ statement: Statement) -> Bool {
        switch statement.form {
        case .assignment(let target, let sign, let value) where sign != .alignLeft && sign != .alignRight:
            return takes(target, value)
        // A constant of an initializer that is named like a property sets the property: `self.title = title`.
        case .constants(let constants) where constants.contains { hasNoValue($0.name?.text ?? "") }:
            for constant in constants { define(constant) }
        case .condition(let clauses, let block?, let otherwise): runBranch(clauses, block, otherwise)
        case .choice(let expression, let branches):
            if (try? run.choose(expression, branches)) != nil { break }
            guess { for branch in branches { run.runBlock(branch.body.statements, endedBy: .loop) } }
        case .loop(let list, let block):
            var elements = (try? run.value(of: list)) ?? .null
            if case .null = elements { elements = unknownList(isCounted: block.parameters.count > 1) }
            _ = try? run.loop(over: elements, list.span, block)
        default: return false
        }
        return true
    }

    private func define(_ constant: Clause) {
        guard let name = constant.name?.text else { return }
        if !hasNoValue(name) { run.scope.hide(name) }
        _ = try? run.define(name) { () throws(Stop) in try run.constant(constant.value) }
        run.scope.setWhole(name, run.isWhole(constant.value))
    }

    /// Runs a branch of an `if`, or both under an unknown condition.
    private func runBranch(_ clauses: [Clause], _ block: CodeBlock, _ otherwise: CodeBlock?) {
        let depth = run.scope.depth
        defer { run.scope.leave(to: depth) }
        guard let holds = try? run.holds(clauses) else {
            return guess {
                run.run(block.statements)
                // A branch that ends early does not end the statements behind it.
                if case .nothing? = run.exit?.value { run.exit = nil }
                if let otherwise { run.run(otherwise.statements) }
            }
        }
        if let branch = holds ? block : otherwise { run.run(branch.statements) }
    }

    /// Skips assignments on which no frame depends, but keeps their texts and fonts.
    ///
    /// A view is not replaced by an unknown object.
    private func takes(_ target: Expression, _ value: Expression) -> Bool {
        if AppCalls.isLook(target), !isPart(target) {
            record(target, value)
            return true
        }
        guard case .name(let name, nil) = target.form, let old = try? run.meaning(of: name) else { return false }
        guard let new = try? run.constant(value) else { return true }
        if guesses > 0 { uncertain.insert(name) }
        switch (old, new) {
        case (.node, .calls), (.node, .number): break
        default: run.scope[name] = new
        }
        return true
    }

    /// Whether an expression is a name of the code, or a part of one of its structures.
    private func isPart(_ target: Expression) -> Bool {
        switch target.form {
        case .name(let name, nil): return run.scope[name] != nil
        case .postfix(let base, let suffixes):
            guard case .name(let name, nil) = base.form, case .list(let list)? = run.scope[name], suffixes.count == 1
            else { return false }
            return list.elements.contains { $0.name == suffixes[0].name }
        default: return false
        }
    }

    /// Runs statements under an unknown condition, and marks the views that they add.
    private func guess(_ run: () -> Void) {
        if guesses == 0 { parentless = layout.made.map { $0.node.parent == nil } }
        guesses += 1
        run()
        guesses -= 1
        guard guesses == 0, (try? self.run.spend(1 + layout.made.count / 10)) != nil else { return }
        for (index, view) in layout.made.enumerated() where view.node.parent != nil {
            if index >= parentless.count || parentless[index] { view.isUncertain = true }
        }
    }
}
