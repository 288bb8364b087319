import Geometry
import LayoutTree
import Pinning

extension CaseRunner {
    static let keywords = [
        "case", "scale", "rounding", "direction", "let", "var", "node", "guide", "within", "if", "expect",
        "solve",
    ]

    /// Reads and runs one statement.
    mutating func statement() throws(Diagnostic) {
        raised.offset = tokens[position].range.lowerBound
        switch peek {
        case .newline:
            advance()
            return
        case .word("case"): try caseStatement()
        case .word("scale") where !isMemberAccess: try scaleStatement()
        case .word("rounding") where !isMemberAccess: try roundingStatement()
        case .word("direction") where !isMemberAccess: try directionStatement()
        case .word("let"), .word("var"): try constantStatement()
        case .word("node") where !isMemberAccess: try nodeStatement()
        case .word("guide") where !isMemberAccess: try guideStatement()
        case .word("within"): try withinStatement()
        case .word("if"): return try conditionalStatement()
        case .word("expect") where !isMemberAccess: try expectStatement()
        case .word("super"): skipStatement()
        case .word("solve") where !isMemberAccess: solveStatement()
        case .word where isConstraintStatement: try constraintStatement()
        case _ where isAlignment: try alignmentStatement()
        case .word where isBareStack: try bareStackStatement()
        case .word: try nodeUseStatement()
        case .sign("["): try nodeUseStatement()
        default: throw unexpected("a statement")
        }
        try expectEndOfStatement()
    }

    /// Whether the word at hand is the name of something whose member follows.
    private var isMemberAccess: Bool {
        switch peek(1) {
        case .sign("."), .sign("?"), .sign("!"): true
        default: false
        }
    }

    /// Passes over a call of the superclass, which is left out of scripts.
    private mutating func skipStatement() {
        while peek != .newline && peek != .end { advance() }
    }

    private mutating func caseStatement() throws(Diagnostic) {
        advance()
        guard case .string(let name) = peek else { throw unexpected("the name of the case in quotes") }
        self.name = name
        advance()
    }

    private mutating func scaleStatement() throws(Diagnostic) {
        advance()
        let place = position
        let scale = try signedNumber("the display scale")
        guard scale >= 0, scale.isFinite else { throw mistake("a display scale is zero or more", at: place) }
        if options.scale == nil { context.displayScale = scale }
        applyContext()
    }

    private mutating func roundingStatement() throws(Diagnostic) {
        advance()
        let place = position
        let rules: [(String, RoundingRule)] = [("pixel", .pixel), ("edges", .edges), ("none", .none)]
        let word = try expectName("pixel, edges or none")
        guard let rule = rules.first(where: { $0.0 == word }) else {
            throw unknown("rounding rule", word, among: rules.map { $0.0 }, at: place)
        }
        context.roundingRule = rule.1
        applyContext()
    }

    private mutating func directionStatement() throws(Diagnostic) {
        advance()
        let direction = try direction()
        if options.direction == nil { context.layoutDirection = direction }
        applyContext()
    }

    mutating func direction() throws(Diagnostic) -> LayoutDirection {
        let place = position
        switch try expectName("ltr or rtl") {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        case let word: throw unknown("direction", word, among: ["ltr", "rtl"], at: place)
        }
    }

    private func applyContext() {
        if isExecuting { root?.layoutContext = context }
    }

    private mutating func constantStatement() throws(Diagnostic) {
        advance()
        let name = try expectName("a name")
        if take(":") { _ = try expectName("a type") }
        try expect("=")
        let place = position
        let value = try expression()
        if case .nodes(let list) = value, list.count > Self.longestList {
            throw mistake("a constant holds at most \(Self.longestList) nodes", at: place)
        }
        if isExecuting || constants[name] == nil { constants[name] = value }
    }

    private mutating func withinStatement() throws(Diagnostic) {
        advance()
        let node = try knownNode()
        if isExecuting { current = node }
    }

    /// Reads the name of a node.
    mutating func knownNode() throws(Diagnostic) -> LayoutNode {
        let place = position
        let name = try expectName("the name of a node")
        if name == "self", let current { return current }
        guard let node = nodes[name] else { throw unknown("node", name, among: nodes.keys.sorted(), at: place) }
        return node
    }

    private mutating func conditionalStatement() throws(Diagnostic) {
        advance()
        let place = position
        guard case .bool(let condition) = try expression() else { throw mistake("expected a condition", at: place) }
        try block(isTaken: condition)
        while peek == .newline, peek(1) == .word("else") { advance() }
        guard takeWord("else") else { return }
        if peek == .word("if") {
            let wasExecuting = isExecuting
            isExecuting = wasExecuting && !condition
            try nested { runner throws(Diagnostic) in try runner.conditionalStatement() }
            isExecuting = wasExecuting
        } else {
            try block(isTaken: !condition)
        }
    }

    private mutating func block(isTaken: Bool) throws(Diagnostic) {
        while peek == .newline { advance() }
        try expect("{")
        let wasExecuting = isExecuting
        isExecuting = wasExecuting && isTaken
        try nested { runner throws(Diagnostic) in
            while runner.peek != .sign("}") {
                if runner.peek == .end { throw runner.unexpected("'}'") }
                try runner.statement()
            }
        }
        isExecuting = wasExecuting
        try expect("}")
    }
}
