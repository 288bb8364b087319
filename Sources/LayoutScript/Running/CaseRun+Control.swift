// Conditions, branches and loops.

extension CaseRun {
    /// Whether all parts of a condition hold; the names that it makes are defined, or are not complained about.
    package func holds(_ clauses: [Clause]) throws(Stop) -> Bool {
        do throws(Stop) {
            for clause in clauses {
                if let name = clause.name?.text {
                    let value = try constant(clause.value)
                    if case .null = value { return false }
                    if name != "self" {
                        scope.hide(name)
                        scope[name] = value
                    }
                } else if !(try truth(clause.value)) {
                    return false
                }
            }
            return true
        } catch {
            for name in clauses.compactMap({ $0.name?.text }) where scope[name] == nil { scope.markFailed(name) }
            throw error
        }
    }

    /// Runs a branch of an `if`.
    func branch(_ clauses: [Clause], _ block: CodeBlock, _ otherwise: CodeBlock?) throws(Stop) {
        let depth = scope.depth
        defer { scope.leave(to: depth) }
        do throws(Stop) {
            let branch = try holds(clauses) ? block : otherwise
            if let branch { run(branch.statements) }
        } catch {
            // An unknown condition is false.
            if let otherwise { run(otherwise.statements) }
            throw error
        }
    }

    /// Runs a closure or the body of a method and returns what it returns; a `break` in it ends nothing around it.
    @discardableResult
    package func runClosure(_ block: CodeBlock) -> Value {
        runBlock(block.statements)
        defer { exit = nil }
        if let exit, exit.kind == .method { return exit.value }
        reportExit()
        return .nothing
    }

    /// Runs the branch of a `switch` that matches.
    package func choose(_ expression: Expression, _ branches: [Branch]) throws(Stop) {
        let value = try value(of: expression, chosenBy: branches.first?.patterns?.first)
        let depth = scope.depth
        defer { scope.leave(to: depth) }
        for branch in branches where try matches(value, branch) {
            return runBlock(branch.body.statements, endedBy: .loop)
        }
    }

    /// The value of which a `switch` chooses a branch.
    private func value(of expression: Expression, chosenBy pattern: Expression?) throws(Stop) -> Value {
        guard case .list(let parts) = expression.form, case .list(let patterns)? = pattern?.form else {
            return try value(of: expression)
        }
        var list = ValueList()
        for part in parts.prefix(patterns.count) { list.add(try value(of: part), part.span) }
        return .list(list)
    }

    private func matches(_ value: Value, _ branch: Branch) throws(Stop) -> Bool {
        guard try matches(value, branch.patterns) else { return false }
        for name in branch.names { scope.hide(name.text) }
        bind(branch.names.map { $0.text }, to: value, isCounted: false)
        return try branch.condition.map { condition throws(Stop) in try truth(condition) } ?? true
    }

    private func matches(_ value: Value, _ patterns: [Expression]?) throws(Stop) -> Bool {
        guard let patterns else { return true }
        for pattern in patterns {
            if pattern.isName("_") { return true }
            if case .list(let patterns) = pattern.form, case .list(let parts) = value {
                var isSame = parts.elements.count == patterns.count
                for (part, pattern) in zip(parts.elements, patterns) where isSame {
                    isSame = try matches(part.value, [pattern])
                }
                if isSame { return true }
                continue
            }
            if case .bool(true) = try combine(value, .equal, try self.value(of: pattern), pattern.span) {
                return true
            }
        }
        return false
    }

    /// Gives names a value, or its parts, as in `for (icon, y) in [(first, 0), (second, 20)]` and of an enumerated list.
    ///
    /// The index of an enumerated list is a whole number.
    package func bind(_ parameters: [String], to value: Value, isCounted: Bool = false) {
        for name in parameters { scope.setWhole(name, false) }
        var parts: [Element] = []
        if case .list(let list) = value {
            parts = list.elements
            // The parts of parts, level by level: a name may stand for a whole tuple.
            for _ in 0..<5 where parts.count < parameters.count {
                parts = parts.flatMap { if case .list(let list) = $0.value { list.elements } else { [$0] } }
            }
        }
        if parameters.count > 1, parts.count == parameters.count {
            for (name, part) in zip(parameters, parts) { scope[name] = part.value }
            scope.setWhole(parameters[0], isCounted)
        } else {
            for name in parameters.suffix(1) { scope[name] = value }
        }
    }

    /// Runs the rounds of a loop, which may have names of their own, and which `break` ends.
    func inLoop(_ rounds: () throws(Stop) -> Void) throws(Stop) {
        loops += 1
        let depth = scope.depth
        defer {
            loops -= 1
            scope.leave(to: depth)
        }
        try rounds()
        if exit?.kind == .loop { exit = nil }
    }

    /// Runs a `for` loop.
    package func loop(over list: Value, _ span: TextSpan, _ block: CodeBlock) throws(Stop) {
        try loop(over: list, span, block) { _ in runBlock(block.statements, endedBy: .round) }
    }

    package func loop(while clauses: [Clause], _ block: CodeBlock) throws(Stop) {
        try inLoop { () throws(Stop) in
            while budget > 0, exit == nil, try holds(clauses) {
                try spend(1)
                runBlock(block.statements, endedBy: .round)
            }
        }
    }

    /// Does something for each element of a list or number of a range, with the names that a block has for it.
    package func loop(
        over value: Value, _ span: TextSpan, _ block: CodeBlock, _ body: (Element) throws(Stop) -> Void
    ) throws(Stop) {
        let parameters = block.parameters.isEmpty ? ["$0"] : block.parameters
        let isCounted = parameters.count > 1 && value.isCounted
        func round(_ element: Element) throws(Stop) {
            bind(parameters, to: element.value, isCounted: isCounted)
            if case .range = value { scope.setWhole(parameters[0], true) }
            try spend(1)
            try body(element)
        }
        try inLoop { () throws(Stop) in
            for name in parameters { scope.hide(name) }
            switch value {
            case .range(let range):
                for number in range {
                    if budget <= 0 || exit != nil { break }
                    try round(Element(.number(Double(number)), span))
                }
            case .list(let list):
                for element in list.elements where budget > 0 && exit == nil { try round(element) }
            case let value: throw reporter.mistake("'for' goes over a list or a range", not: value, span)
            }
        }
    }
}

extension Value {
    /// Whether the value is a list of which each element begins with its index.
    fileprivate var isCounted: Bool {
        guard case .list(let list) = self else { return false }
        return list.elements.indices.allSatisfy { index in
            guard case .list(let parts) = list.elements[index].value else { return false }
            return parts.elements.first?.value.coordinate == Double(index)
        }
    }
}
