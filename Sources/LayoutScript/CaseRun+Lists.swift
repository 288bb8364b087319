// What methods of lists and numbers give.

extension CaseRun {
    /// `list.filter { … }`, `list.map { … }` or `list.compactMap { … }`, whose closure is one expression.
    func changed(_ list: ValueList, by name: String, _ call: Call, _ span: TextSpan) throws(Stop) -> ValueList {
        guard let block = call.block, block.statements.count == 1, let statement = block.statements.first,
            case .expression(let expression) = statement.form
        else { throw reporter.mistake("\(name) takes a closure of one expression", span) }
        let parameter = block.parameter ?? "$0"
        let scope = shadowed.count
        defer { leaveScope(scope) }
        shadow("$0")
        shadow(parameter)
        var changed = ValueList()
        for element in list.elements {
            try spend(1)
            names["$0"] = element.value
            names[parameter] = element.value
            let value = try value(of: expression)
            if name != "filter" {
                if case .null = value, name == "compactMap" { continue }
                changed.add(value, expression.span)
                try limit(changed.count, span)
            } else if try truth(value, expression.span) {
                changed.add(element.value, element.span)
            }
        }
        return changed
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
