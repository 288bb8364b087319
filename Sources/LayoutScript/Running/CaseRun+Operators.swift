import Geometry

// Operators, and the values that they make.

extension CaseRun {
    /// The value of an expression that is some operations of one precedence, from left to right.
    func operations(
        _ first: Expression, _ rest: [Expression.Operation], in expression: Expression
    ) throws(Stop) -> Value {
        var left = try value(of: first)
        let isWhole = rest.contains { $0.sign == .divide } && isWhole(expression)
        for operation in rest {
            switch operation.sign {
            case .and, .or:
                if try truth(left, first.span) == (operation.sign == .or) { continue }
                left = .bool(try truth(operation.right))
            case .coalesce: if case .null = left { left = try value(of: operation.right) }
            case .range, .closedRange:
                let low = try integer(left, first.span)
                let high = try integer(try value(of: operation.right), operation.right.span)
                left = .range(low..<max(low, operation.sign == .range ? high : high + 1))
            default:
                let right = try value(of: operation.right)
                // `0...2 ~= step` asks what `case 0...2` asks.
                left =
                    try operation.sign == .matches
                    ? combine(right, .equal, left, operation.span)
                    : combine(left, operation.sign, right, operation.span)
                if isWhole, operation.sign == .divide, case .number(let quotient) = left {
                    left = .number(quotient.rounded(.towardZero))
                }
            }
        }
        return left
    }

    /// Whether an expression is surely of the type `Int`: an index, a count, `Int(…)`, or what is worked out with one of these.
    package func isWhole(_ expression: Expression) -> Bool {
        switch expression.form {
        case .name(let name, nil): scope.isWhole(name)
        case .name(let name, .some): name == "Int"
        case .postfix: expression.suffixes.last?.name == "count"
        case .prefix(.minus, let operand): isWhole(operand)
        case .conditional(_, let first, let second): isWhole(first) || isWhole(second)
        case .operations(let first, let rest): isWhole(first) || rest.contains { isWhole($0.right) }
        default: false
        }
    }

    private func integer(_ value: Value, _ span: TextSpan) throws(Stop) -> Int {
        guard let integer = Int32(exactly: try number(value, span)) else {
            throw reporter.mistake("a range goes from one whole number to another", span)
        }
        return Int(integer)
    }

    package func prefix(_ sign: Token.Kind, _ value: Value, _ span: TextSpan) throws(Stop) -> Value {
        switch (sign, value) {
        case (.minus, .number(let number)): return .number(-number)
        case (.minus, .percent(let share)): return .percent(Percent(-share.value))
        case (.minus, .offset(let offset)): return .offset(-offset)
        case (.plus, .number): return value
        // An argument that a method changes is read like any other.
        case (.ampersand, _): return value
        case (.exclamation, .bool(let truth)): return .bool(!truth)
        case (.exclamation, _): throw reporter.mistake("'!' takes a condition", not: value, span)
        default: throw reporter.mistake("'\(sign.sign)' takes a number", not: value, span)
        }
    }

    /// The result of an operator.
    func combine(_ left: Value, _ sign: Token.Kind, _ right: Value, _ span: TextSpan) throws(Stop) -> Value {
        if sign == .equal || sign == .notEqual, let isEqual = left.isEqual(to: right) {
            return .bool(isEqual == (sign == .equal))
        }
        if let a = left.coordinate, let b = right.coordinate {
            switch sign {
            case .plus: return .number(a + b)
            case .minus: return .number(a - b)
            case .times: return .number(a * b)
            case .divide: return .number(a / b)
            case .percent: return .number(a.truncatingRemainder(dividingBy: b))
            case .less: return .bool(a < b)
            case .greater: return .bool(a > b)
            case .lessOrEqual: return .bool(a <= b)
            case .greaterOrEqual: return .bool(a >= b)
            default: break
            }
        }
        if sign == .plus, case (.list(let a), .list(let b)) = (left, right) {
            try limit(a.count + b.count, span)
            return .list(ValueList(elements: a.elements + b.elements, count: a.count + b.count))
        }
        if sign == .plus, case (.string(let a), .string(let b)) = (left, right) {
            return .string(try joined([a, b], span))
        }
        if sign == .distance { return .size(try distance(from: left, to: right, span)) }
        if let value = Value.combined(left, sign, right) {
            if case .distribution(let items) = value { try limit(items.count, span, of: "a distribution", "things") }
            return value
        }
        // `2 * .margin`, where nothing defines `Double.margin`.
        let isEquality = sign == .equal || sign == .notEqual
        switch (left, right) {
        case (.symbol(let word), .number) where !isEquality, (.number, .symbol(let word)) where !isEquality:
            throw undefined("Double." + word, span)
        default: break
        }
        let taken =
            switch sign {
            case .join: "joins nodes and spaces"
            case .plus, .minus, .times, .divide, .percent: "takes two numbers"
            default: "compares two numbers"
            }
        throw reporter.mistake(
            "'\(sign.sign)' \(taken), not \(left.kindName) and \(right.kindName)", span)
    }
}
