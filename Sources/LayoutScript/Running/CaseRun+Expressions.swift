import ConstraintLayout
import Geometry
import LayoutTree
import Stacking

extension CaseRun {
    /// The value of an expression.
    package func value(of expression: Expression) throws(Stop) -> Value {
        try spend(1)
        switch expression.form {
        case .number(let number): return .number(number)
        case .string(let text): return .string(text)
        case .interpolation(let parts): return .string(try text(of: parts, expression.span))
        case .name(let name, nil): return try named(name, [], expression.span).value
        case .name(let name, let call?): return try function(name, call, expression.span)
        case .symbol(let name, let call):
            let start = expression.span.start + 1
            return try symbol(name, call, TextSpan(start, min(expression.span.end, start + name.utf8.count)))
        case .closure(let body, let call): return run(body, with: try arguments(call))
        case .list(let elements): return .list(try list(elements))
        case .tuple(let parts):
            var list = ValueList()
            for part in parts { list.add(try value(of: part.value), part.value.span, part.name?.text) }
            return .list(list)
        case .dictionary:
            throw reporter.mistake("there are no dictionaries here", expression.span)
        case .postfix(let base, let suffixes): return try postfix(base, suffixes)
        case .prefix(.tilde, let weight): return .distribution([.fill(weight: try number(weight))])
        case .prefix(let sign, let operand):
            let value = try value(of: operand)
            return try prefix(sign, value, expression.span)
        case .operations(let first, let rest): return try operations(first, rest, in: expression)
        case .conditional(let condition, let first, let second):
            return try value(of: try truth(condition) ? first : second)
        }
    }

    /// The values of a list; mistakes in all of them are reported.
    private func list(_ elements: [Expression]) throws(Stop) -> ValueList {
        var list = ValueList()
        var isMistaken = false
        for element in elements {
            do throws(Stop) {
                list.add(try value(of: element), element.span)
            } catch {
                isMistaken = true
            }
            try limit(list.count, element.span)
        }
        if isMistaken { throw Stop() }
        return list
    }

    package func limit(
        _ count: Int, _ span: TextSpan, of holder: String = "a list", _ things: String = "nodes"
    ) throws(Stop) {
        if count > ValueList.longest {
            throw reporter.mistake("\(holder) holds at most \(ValueList.longest) \(things)", span)
        }
    }

    private func postfix(_ base: Expression, _ suffixes: [Expression.Suffix]) throws(Stop) -> Value {
        var (value, index) = try start(of: base, suffixes)
        while index < suffixes.count {
            let suffix = suffixes[index]
            try spend(1)
            if suffix.isPlainMember, let defined = defined(base, suffixes[...index], besides: value) {
                (value, index) = (defined, index + 1)
                continue
            }
            if suffix.isOptional, case .null = value { return .null }
            switch suffix.form {
            case .percent:
                guard case .number(let hundredths) = value else {
                    throw reporter.mistake("'%' stands behind a number", not: value, suffix.span)
                }
                value = .percent(Percent(hundredths))
            case .index(let expression): value = try element(of: value, expression)
            case .member(let name, let call):
                if case .areas(let node, let kind) = value, call != nil {
                    return try chain(node, kind, suffixes[index...])
                }
                do throws(Stop) {
                    value = try member(name, call, of: value, suffix.span)
                } catch {
                    // `box.frame.lowerEdge` is of an extension, too.
                    if call != nil || chainMethod != nil && !value.parts.numbers.isEmpty {
                        offer(inPlaceOf: suffixes, at: index, behind: base, value)
                    }
                    throw error
                }
            }
            index += 1
        }
        return value
    }

    /// Offers a value in place of a call that another value does not have.
    private func offer(
        inPlaceOf suffixes: [Expression.Suffix], at index: Int, behind base: Expression, _ value: Value
    ) {
        let whole = base.span.to(suffixes[suffixes.count - 1].wholeSpan)
        if case .node = value, index + 1 < suffixes.count, suffixes[index + 1].name.isOne(of: "pin pinFrame") {
            // `icon.rounded(4).pin.top()`, from the dot on.
            let call = TextSpan(suffixes[index].span.start - 1, suffixes[index].wholeSpan.end)
            reporter.offerToLeaveOut(call, about: whole)
        }
        if whole == log.statement { return }
        // `280.scaled(by: 2)` is about 280.
        let stand =
            if case .number(let number) = value { plain(number) } else {
                suffixes[suffixes.count - 1].name.namesCondition ? "false" : "0"
            }
        reporter.offer(suffixes.contains { $0.isOptional } ? "nil" : stand, for: whole)
    }

    /// The value in front of members, and how many of these belong to it.
    private func start(
        of base: Expression, _ suffixes: [Expression.Suffix]
    ) throws(Stop) -> (value: Value, members: Int) {
        if case .name(let name, nil) = base.form {
            do throws(Stop) {
                return try named(name, suffixes, base.span)
            } catch {
                if let known = host?.value(behind: suffixes) { return known }
                throw error
            }
        }
        if case .number(let number) = base.form, let suffix = suffixes.first, suffix.isPlainMember,
            Value.number(number).member(suffix.name) == nil
        {
            return (.number(number * (try factor(suffix))), 1)
        }
        return (try value(of: base), 0)
    }

    package func element(of value: Value, _ expression: Expression) throws(Stop) -> Value {
        let part = try self.value(of: expression)
        if case (.list(let list), .range(let range)) = (value, part) {
            // `list[1...]`
            let end = Double(range.upperBound) > Parser.farthest ? max(range.lowerBound, list.elements.count) : nil
            let range = range.lowerBound..<(end ?? range.upperBound)
            try require(range, in: list.elements.count, "elements", expression.span)
            return .list(ValueList(list.elements[range]))
        }
        let place = Int32(exactly: try number(part, expression.span)).map { Int($0) } ?? -1
        switch value {
        case .constraints(let constraints):
            let list = constraints.list
            try require(place..<place + 1, in: list.count, "constraints", expression.span)
            return .constraints(.picked([list[place]]))
        case .list(let list):
            try require(place..<place + 1, in: list.elements.count, "elements", expression.span)
            return list.elements[place].value
        default:
            throw reporter.mistake("'[ ]' stands behind a list", not: value, expression.span)
        }
    }

    private func require(_ indices: Range<Int>, in count: Int, _ things: String, _ span: TextSpan) throws(Stop) {
        if indices.lowerBound >= 0, indices.upperBound <= count { return }
        throw reporter.mistake("there are \(count) \(things), counted from 0", span)
    }

    /// A name behind a leading dot: `.left`, `.pi`, `.zero`, `.identity`, `.init(…)`, `.fix(8)`, and `.margin` for a constant
    /// `Double.margin`.
    package func symbol(_ name: String, _ call: Call?, _ span: TextSpan) throws(Stop) -> Value {
        if let call {
            let arguments = try arguments(call)
            switch name {
            case "init":
                let options = StackMethod.parameters(of: "StackOptions")
                if arguments.allSatisfy({ argument in options.contains { $0.label == argument.label } }) {
                    return .calls([SymbolCall("StackOptions", arguments, span)])
                }
                return try constructed(Self.type(of: arguments), arguments, span)
            case "systemSpacing": return .spacing(try values(of: name, arguments, span).number(0))
            default: return .calls([SymbolCall(name, arguments, span)])
            }
        }
        switch name {
        case "pi": return .number(.pi)
        case "infinity": return .number(.infinity)
        case "greatestFiniteMagnitude": return .number(.greatestFiniteMagnitude)
        case "nan": return .number(.nan)
        case "identity": return .transform(.identity)
        case "zero": return .insets(.zero)
        case "unbounded": return .size(.unbounded)
        case "required": return .number(LayoutPriority.required.rawValue)
        case "defaultHigh": return .number(LayoutPriority.defaultHigh.rawValue)
        case "defaultLow": return .number(LayoutPriority.defaultLow.rawValue)
        case "fittingSize": return .number(LayoutPriority.fittingSize.rawValue)
        case "systemSpacing": return .spacing(SystemSpacing().points)
        default:
            // `.margin` is the constant `Double.margin`.
            if !ArgumentKind.isChoice(name), let number = try meaning(of: "Double." + name) { return number }
            return .symbol(name)
        }
    }

    /// The factor of `.ui` behind a number: the constant `Double.ui`.
    private func factor(_ suffix: Expression.Suffix) throws(Stop) -> Double {
        let known = Value.number(0).memberNames
        if nearestWord(to: suffix.name, in: known) != nil {
            throw reporter.unknown("member of a number", suffix.name, suffix.span, among: known)
        }
        if case .number(let factor)? = try meaning(of: "Double." + suffix.name) { return factor }
        throw undefined("Double." + suffix.name, suffix.span)
    }
}
