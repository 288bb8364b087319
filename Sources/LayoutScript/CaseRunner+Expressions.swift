import ConstraintLayout
import Geometry
import LayoutTree
import Pinning

extension CaseRunner {
    /// Reads an expression and its value.
    mutating func expression() throws(Diagnostic) -> Value {
        try nested { runner throws(Diagnostic) in try runner.disjunction() }
    }

    private mutating func disjunction() throws(Diagnostic) -> Value {
        var value = try conjunction()
        while peek == .sign("||") {
            let place = position
            advance()
            let right = try truth(try conjunction(), place)
            let left = try truth(value, place)
            value = .bool(left || right)
        }
        return value
    }

    private mutating func conjunction() throws(Diagnostic) -> Value {
        var value = try comparison()
        while peek == .sign("&&") {
            let place = position
            advance()
            let right = try truth(try comparison(), place)
            let left = try truth(value, place)
            value = .bool(left && right)
        }
        return value
    }

    private func truth(_ value: Value, _ place: Int) throws(Diagnostic) -> Bool {
        guard case .bool(let truth) = value else { throw mistake("expected a condition on both sides", at: place) }
        return truth
    }

    private mutating func comparison() throws(Diagnostic) -> Value {
        let left = try sum()
        guard case .sign(let sign) = peek, ["<", ">", "<=", ">=", "==", "!="].contains(sign) else { return left }
        let place = position
        advance()
        let right = try sum()
        if case (.bool(let a), .bool(let b)) = (left, right), sign == "==" || sign == "!=" {
            return .bool((a == b) == (sign == "=="))
        }
        guard case (.number(let a), .number(let b)) = (left, right) else {
            throw mistake("'\(sign)' compares two numbers, not \(left.kindName) and \(right.kindName)", at: place)
        }
        switch sign {
        case "<": return .bool(a < b)
        case ">": return .bool(a > b)
        case "<=": return .bool(a <= b)
        case ">=": return .bool(a >= b)
        case "==": return .bool(a == b)
        default: return .bool(a != b)
        }
    }

    private mutating func sum() throws(Diagnostic) -> Value {
        var value = try product()
        while case .sign(let sign) = peek, ["+", "-", "|--|", "<>"].contains(sign) {
            let place = position
            advance()
            value = try combine(value, sign, try product(), place)
        }
        return value
    }

    private mutating func product() throws(Diagnostic) -> Value {
        var value = try signed()
        while case .sign(let sign) = peek, sign == "*" || sign == "/" {
            let place = position
            advance()
            value = try combine(value, sign, try signed(), place)
        }
        return value
    }

    private func combine(_ left: Value, _ sign: String, _ right: Value, _ place: Int) throws(Diagnostic) -> Value {
        switch (left, sign, right) {
        case (.number(let a), "+", .number(let b)): return .number(a + b)
        case (.number(let a), "-", .number(let b)): return .number(a - b)
        case (.number(let a), "*", .number(let b)): return .number(a * b)
        case (.number(let a), "/", .number(let b)): return .number(a / b)
        case (_, "|--|", _): return .size(try distance(from: left, to: right, at: place))
        default: return try combineLayoutValues(left, sign, right, at: place)
        }
    }

    private mutating func signed() throws(Diagnostic) -> Value {
        let place = position
        if take("-") {
            switch try nested({ runner throws(Diagnostic) in try runner.signed() }) {
            case .number(let value): return .number(-value)
            case .percent(let share): return .percent(Percent(-share.value))
            case .offset(let offset): return .offset(-offset)
            case let value: throw mistake("'-' takes a number, not \(value.kindName)", at: place)
            }
        }
        if take("~") {
            guard case .number(let weight) = try primary() else { throw mistake("expected a weight", at: place + 1) }
            try expect("~")
            return .flexibleSpace(weight)
        }
        if take("!") {
            let value = try nested { runner throws(Diagnostic) in try runner.signed() }
            return .bool(!(try truth(value, place)))
        }
        return try postfix()
    }

    /// A primary with what follows it: `%`, members, calls of members, and `?` and `!`, which say nothing here.
    private mutating func postfix() throws(Diagnostic) -> Value {
        var value = try primary()
        while true {
            if peek == .sign("%"), case .number(let hundredths) = value {
                advance()
                value = .percent(Percent(hundredths))
            } else if peek == .sign("?") || (peek == .sign("!") && peek(1) != .sign("=")) {
                advance()
            } else if peek == .sign("."), case .word = peek(1) {
                advance()
                value = try member(of: value)
            } else {
                return value
            }
        }
    }

    private mutating func member(of value: Value) throws(Diagnostic) -> Value {
        let place = position
        let name = try expectName("a member")
        if case .constraints(let constraints) = value {
            return try constraintMember(name, of: constraints, at: place)
        }
        if name == "constrain" || name == "constrainSelf" {
            switch value {
            case .node, .guide: return try constrain(value, name, at: place)
            default: break
            }
        }
        if name == "guide", case .node(let node) = value, take("(") {
            guard case .string(let guideName) = peek else { throw unexpected("the name of a guide in quotes") }
            guard let guide = node.guide(guideName) else {
                throw unknown("guide", guideName, among: node.guides.map { $0.name }, at: position)
            }
            advance()
            try expect(")")
            return .guide(guide)
        }
        if let result = try anchorCall(name, of: value, at: place) { return result }
        guard let member = value.member(name) ?? value.bareAnchor(name) else {
            throw unknown("member of \(value.kindName)", name, among: value.memberNames, at: place)
        }
        return member
    }

    private mutating func primary() throws(Diagnostic) -> Value {
        switch peek {
        case .number(let value):
            advance()
            return .number(value)
        case .string(let text):
            advance()
            return .string(text)
        case .sign("("):
            advance()
            let value = try expression()
            try expect(")")
            return value
        case .sign("["):
            return .nodes(try nodeList())
        case .sign("."):
            advance()
            return try symbol()
        case .word(let name):
            return try named(name)
        default:
            throw unexpected("a value")
        }
    }

    /// A name behind a leading dot: `.left`, `.pi`, `.zero`, `.identity`, `.init(…)`.
    private mutating func symbol() throws(Diagnostic) -> Value {
        let place = position
        let name = try expectName("a name")
        switch name {
        case "pi": return .number(.pi)
        case "infinity": return .number(.infinity)
        case "nan": return .number(.nan)
        case "identity": return .transform(.identity)
        case "zero": return .insets(.zero)
        case "required": return .number(LayoutPriority.required.rawValue)
        case "defaultHigh": return .number(LayoutPriority.defaultHigh.rawValue)
        case "defaultLow": return .number(LayoutPriority.defaultLow.rawValue)
        case "fittingSize": return .number(LayoutPriority.fittingSize.rawValue)
        case "systemSpacing": return try systemSpacing()
        case "init":
            guard peek == .sign("(") else { throw unexpected("'('") }
            return try constructed("AffineTransform", at: place)
        default: return .symbol(name)
        }
    }

    /// The number of nodes in a list that is written out or kept under a name; without a bound, lists of lists of lists
    /// would need more memory than there is.
    static let longestList = 1_000

    /// `[a, b]`, where lists may stand in the list.
    private mutating func nodeList() throws(Diagnostic) -> [LayoutNode] {
        try expect("[")
        var list: [LayoutNode] = []
        while peek != .sign("]") {
            let place = position
            switch try expression() {
            case .node(let node): list.append(node)
            case .nodes(let nodes): list.append(contentsOf: nodes)
            case let value: throw mistake("a list holds nodes, not \(value.kindName)", at: place)
            }
            guard list.count <= Self.longestList else {
                throw mistake("a list holds at most \(Self.longestList) nodes", at: place)
            }
            if !take(",") { break }
        }
        try expect("]")
        return list
    }

    /// What a name stands for: a constant, a node, a guide, a member of the node at hand, or a function.
    private mutating func named(_ name: String) throws(Diagnostic) -> Value {
        let place = position
        advance()
        if peek == .sign("("), let value = try function(name, at: place) { return value }
        if name == "self", let current {
            if peek == .sign("."), case .word(let next) = peek(1), let value = meaning(of: next) {
                advance()
                advance()
                return value
            }
            return .node(current)
        }
        if let value = meaning(of: name) { return value }
        switch name {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "CGFloat", "Double", "Float":
            if take("."), case .number(let value)? = try? symbol() { return .number(value) }
        default: break
        }
        let known = Array(constants.keys) + Array(nodes.keys) + Array(guides.keys)
        throw unknown("node or constant", name, among: known.sorted(), at: place)
    }

    private func meaning(of name: String) -> Value? {
        if let value = constants[name] { return value }
        if let node = nodes[name] { return .node(node) }
        if let guide = guides[name] { return .guide(guide) }
        guard let current else { return nil }
        return Value.node(current).member(name)
    }
}
