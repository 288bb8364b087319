import Geometry

// Methods of lists and numbers.

extension CaseRun {
    /// A method that does something for each element, such as `forEach`; nil for other methods.
    func looped(_ name: String, _ call: Call, of value: Value, _ span: TextSpan) throws(Stop) -> Value? {
        guard
            name.isOne(of: Value.listLoops)
                || name.isOne(of: "first firstIndex") && call.block != nil
        else {
            return nil
        }
        guard let block = call.block ?? Self.closure(calling: call.arguments) else {
            throw reporter.mistake("expected '{' behind '\(name)'", call.span)
        }
        var changed = ValueList()
        var reduced = Value.null
        // The indices of the elements that satisfy a condition.
        var (places, index) = ([Double](), 0.0)
        if name == "reduce" {
            let start = try arguments(call)
            guard start.count == 1 else { throw reporter.mistake("reduce takes a value and a closure", span) }
            reduced = start[0].value
        }
        try loop(over: value, span, block) { element throws(Stop) in
            let old = Element(reduced, span)
            defer { index += 1 }
            switch name {
            case "forEach": runClosure(block)
            case "reduce":
                bind(block.parameters, to: .list(ValueList([old, element])))
                reduced = try kept(try result(of: block, span), span)
            case _ where name.isOne(of: "map compactMap"):
                let value = try result(of: block, span)
                if case .null = value, name == "compactMap" { return }
                changed.add(value, block.statements.last?.span ?? span)
                try limit(changed.count, span)
            default:
                if try !truth(try result(of: block, span), span) { return }
                changed.add(element.value, element.span)
                places.append(index)
            }
        }
        switch name {
        case "forEach": return .nothing
        case "first": return changed.elements.first?.value ?? .null
        case "firstIndex": return places.first.map { .number($0) } ?? .null
        case "reduce": return reduced
        default: return .list(changed)
        }
    }

    /// The closure that a function stands for, as `card.addChild` in `forEach(card.addChild)`; nil for other arguments.
    static func closure(calling arguments: [Clause]) -> CodeBlock? {
        guard arguments.count == 1, arguments[0].name == nil else { return nil }
        let function = arguments[0].value
        let element = Expression(span: function.span, form: .name("$0", nil))
        let call = Call([Clause(element)], nil, function.span)
        let form: Expression.Form
        switch function.form {
        case .name(let name, let given): form = .name(name, given ?? call)
        case .postfix(let base, var suffixes):
            guard let last = suffixes.popLast(), case .member(let name, let given) = last.form else { return nil }
            suffixes.append(Expression.Suffix(span: last.span, form: .member(name, given ?? call)))
            form = .postfix(base, suffixes)
        default: return nil
        }
        return CodeBlock([
            Statement(span: function.span, form: .expression(Expression(span: function.span, form: form)))
        ])
    }

    /// The result of a closure.
    private func result(of block: CodeBlock, _ span: TextSpan) throws(Stop) -> Value {
        if block.statements.count == 1, case .expression(let expression) = block.statements[0].form {
            return try value(of: expression)
        }
        let value = runClosure(block)
        if case .nothing = value { throw reporter.mistake("the closure returns nothing", span) }
        return value
    }

    /// The list of `zip(a, b)`, `Array(a)` or `Array(repeating: a, count: n)`; nil for other arguments.
    package func made(_ name: String, of arguments: [Argument], _ span: TextSpan) throws(Stop) -> Value? {
        let lists = arguments.compactMap { elements($0.element) }
        var list = ValueList()
        if name == "zip" {
            guard lists.count == 2 else { return nil }
            list = ValueList(pairing: lists[0], lists[1])
        } else if arguments.count == 2, arguments[0].label == "repeating" {
            let count = max(0, min(try number(arguments[1].value, span), Double(ValueList.longest)))
            for _ in 0..<Int(count) { list.add(arguments[0].value, span) }
        } else if arguments.count == 1, arguments[0].label == nil, let elements = lists.first {
            list = ValueList(elements[...])
        } else if !arguments.isEmpty {
            return nil
        }
        try limit(list.count, span)
        return .list(list)
    }

    /// The elements of a list, or the numbers of a range, as many as a list holds and one more; nil for other values.
    package func elements(_ list: Element) -> [Element]? {
        switch list.value {
        case .list(let list): list.elements
        case .range(let range):
            range.prefix(ValueList.longest + 1).map { Element(.number(Double($0)), list.span) }
        default: nil
        }
    }

    /// The index of the first element of a list, or number of a range, that is equal to a value.
    package func index(of sought: Value, in value: Value, _ span: TextSpan) throws(Stop) -> Int? {
        if case .range(let range) = value {
            return sought.isEqual(to: value) == true ? Int(Value?.some(sought).number ?? 0) - range.lowerBound : nil
        }
        guard case .list(let list) = value else { return nil }
        try spend(list.count)
        for (index, element) in list.elements.enumerated() {
            if case .bool(true) = try combine(element.value, .equal, sought, span) { return index }
        }
        return nil
    }

    /// `stride(from: 0, to: 10, by: 2)`, or `through:`.
    func stride(_ arguments: [Argument], _ span: TextSpan) throws(Stop) -> Value {
        let numbers = try values(of: "stride", arguments, span).numbers
        let (start, end, step) = (numbers[0], numbers[1], numbers[2])
        guard step != 0, numbers.allSatisfy({ $0.isFinite }) else {
            throw reporter.mistake("stride takes a step that is not 0", arguments[2].span)
        }
        var list = ValueList()
        var number = start
        while step > 0 ? number < end : number > end {
            list.add(.number(number), span)
            try limit(list.count, span)
            number = start + Double(list.count) * step
        }
        if arguments[1].label == "through", number == end { list.add(.number(number), span) }
        return .list(list)
    }
}
