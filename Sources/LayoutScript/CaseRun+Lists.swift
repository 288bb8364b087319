// What methods of lists and numbers give.

extension CaseRun {
    /// A method that does something for each element: `forEach`, `filter`, `map`, `compactMap` or `first`; nil for other methods.
    func looped(_ name: String, _ call: Call, of value: Value, _ span: TextSpan) throws(Stop) -> Value? {
        guard name.isOne(of: "forEach filter map compactMap") || name == "first" && call.block != nil else {
            return nil
        }
        guard let block = call.block else { throw reporter.mistake("expected '{' behind '\(name)'", call.span) }
        if name == "forEach" {
            try loop(over: value, span, block) { _ in runClosure(block) }
            return .nothing
        }
        guard block.statements.count == 1, case .expression(let expression) = block.statements[0].form else {
            throw reporter.mistake("\(name) takes a closure of one expression", span)
        }
        var changed = ValueList()
        try loop(over: value, span, block) { element throws(Stop) in
            let value = try self.value(of: expression)
            if name.isOne(of: "map compactMap") {
                if case .null = value, name == "compactMap" { return }
                changed.add(value, expression.span)
                try limit(changed.count, span)
            } else if try truth(value, expression.span) {
                changed.add(element.value, element.span)
            }
        }
        return name == "first" ? changed.elements.first?.value ?? .null : .list(changed)
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
