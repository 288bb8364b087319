import Aligning
import Geometry
import LayoutOperators
import LayoutTree
import Stacking

extension CaseRunner {
    /// Whether the statement at hand aligns something: with an operator, or with a call on an anchor.
    ///
    /// Looks at the rest of the statement.
    var isAlignment: Bool { beginsWithAnchor || hasAlignmentOperator }

    private var hasAlignmentOperator: Bool {
        for token in tokens[position...] {
            switch token.kind {
            case .sign("-->"), .sign("<--"): return true
            case .newline, .end, .sign("{"), .sign("}"): return false
            default: break
            }
        }
        return false
    }

    /// Whether the statement begins as `a.anchor`, `a.right` or `anchor`.
    private var beginsWithAnchor: Bool {
        guard case .word(let first) = peek else { return false }
        if first == "anchor", peek(1) == .sign("."), nodes["anchor"] == nil { return true }
        var next = 1
        if first == "self", peek(1) == .sign("."), case .word(let name) = peek(2) {
            if name == "anchor" { return true }
            if nodes[name] != nil { next = 3 }
        } else if nodes[first] == nil, guides[first] == nil, constants[first] == nil {
            return false
        }
        while peek(next) == .sign("?") || peek(next) == .sign("!") { next += 1 }
        guard peek(next) == .sign("."), case .word(let member) = peek(next + 1) else { return false }
        if member == "guide" || member == "anchor" { return true }
        return AnchorNames.table[member] != nil && peek(next + 2) != .sign("=")
    }

    /// Reads `a.right --> b.left`, `b.left <-- a.right`, or `a.anchor.right.align(to: …)`.
    mutating func alignmentStatement() throws(Diagnostic) {
        let leftPlace = position
        let callsBefore = alignmentCalls
        let left = try expression()
        let place = position
        switch peek {
        case .sign("-->"):
            advance()
            let rightPlace = position
            try align(left, leftPlace, to: try expression(), rightPlace)
        case .sign("<--"):
            advance()
            let rightPlace = position
            let right = try expression()
            try align(right, rightPlace, to: left, leftPlace)
        default:
            if alignmentCalls == callsBefore {
                throw mistake("expected '-->', '<--' or a call of align, found \(peek.described)", at: place)
            }
        }
    }

    /// Moves the node of one anchor to another one.
    private func align(
        _ moving: Value, _ movingPlace: Int, to target: Value, _ targetPlace: Int, _ offset: Offset = .zero,
        _ rounding: AnchorRounding = .once
    ) throws(Diagnostic) {
        guard case .anchor(let anchor) = moving else {
            throw mistake("an anchor of a node moves, not \(moving.kindName)", at: movingPlace)
        }
        if case .anchor(let target) = target {
            if isExecuting { anchor.align(to: target, offset: offset, rounding: rounding) }
        } else if let target = target.parentAnchor {
            if isExecuting { anchor.align(to: target, offset: offset, rounding: rounding) }
        } else {
            throw noAnchor(target, at: targetPlace, "a node is aligned to")
        }
    }

    /// The distance between two anchors, one of which may be the parent's.
    func distance(from left: Value, to right: Value, at place: Int) throws(Diagnostic) -> Size {
        switch (left, right) {
        case (.anchor(let a), .anchor(let b)): return a |--| b
        case (.anchor(let a), _):
            if let b = right.parentAnchor { return a |--| b }
        case (_, .anchor(let b)):
            if let a = left.parentAnchor { return a |--| b }
        default: break
        }
        throw mistake("'|--|' takes two anchors, not \(left.kindName) and \(right.kindName)", at: place)
    }

    /// What the operators make of values that are not both numbers.
    func combineLayoutValues(
        _ left: Value, _ sign: String, _ right: Value, at place: Int
    ) throws(Diagnostic) -> Value {
        if let value = Value.combined(left, sign, right) {
            if case .distribution(let items) = value, items.count > Self.longestList {
                throw mistake("a distribution holds at most \(Self.longestList) things", at: place)
            }
            return value
        }
        let taken = sign == "<>" ? "joins nodes and spaces" : "takes two numbers"
        throw mistake("'\(sign)' \(taken), not \(left.kindName) and \(right.kindName)", at: place)
    }

    /// A call of a method of an anchor, or nil where it is none.
    mutating func anchorCall(_ name: String, of value: Value, at place: Int) throws(Diagnostic) -> Value? {
        guard peek == .sign("("), ["align", "distance", "offset"].contains(name) else { return nil }
        guard name == "offset" ? value.isMovable : value.isAnchor else { return nil }
        var target: Argument?
        var offset = Offset.zero
        var rounding: AnchorRounding = name == "align" ? .once : .twice
        for argument in try arguments() {
            switch (argument.label, argument.value) {
            case ("to", _) where name != "offset": target = argument
            case ("offset", .offset(let value)) where name != "offset",
                ("by", .offset(let value)) where name == "offset":
                offset = value
            case ("rounding", .symbol(let word)) where name != "offset" && AnchorRounding(rawValue: word) != nil:
                rounding = AnchorRounding(rawValue: word) ?? rounding
            default:
                throw wrongArgument(argument, of: name, at: place)
            }
        }
        if name == "offset" { return Value.combined(value, "+", .offset(offset)) }
        guard let target else { throw mistake("\(name) lacks 'to:' and an anchor", at: place) }
        if name == "align" {
            alignmentCalls += 1
            try align(value, place, to: target.value, target.place, offset, rounding)
            return .bool(true)
        }
        return .size(try distance(value, to: target, offset, rounding))
    }

    private func distance(
        _ value: Value, to target: Argument, _ offset: Offset, _ rounding: AnchorRounding
    ) throws(Diagnostic) -> Size {
        guard case .anchor(let anchor) = value else { return .zero }
        if case .anchor(let other) = target.value {
            return anchor.distance(to: other, offset: offset, rounding: rounding)
        }
        if let other = target.value.parentAnchor {
            return anchor.distance(to: other, offset: offset, rounding: rounding)
        }
        throw noAnchor(target.value, at: target.place, "a distance is measured to")
    }

    private func wrongArgument(_ argument: Argument, of name: String, at place: Int) -> Diagnostic {
        switch (argument.label, argument.value) {
        case ("offset", let value), ("by", let value):
            mistake("\(name) takes an offset here, not \(value.kindName)", at: argument.place)
        case ("rounding", let value):
            mistake("\(name) takes .once|.twice here, not \(value.kindName)", at: argument.place)
        default:
            mistake(
                name == "offset"
                    ? "offset has no form with these arguments; it is offset(by: an offset)"
                    : "\(name) has no form with these arguments; it is "
                        + "\(name)(to: an anchor, offset: an offset, rounding: .once|.twice)",
                at: place
            )
        }
    }

    /// A diagnostic about a value that is no anchor, with the nearest anchor of the parent where it is a name behind a dot.
    private func noAnchor(_ value: Value, at place: Int, _ verb: String) -> Diagnostic {
        var hint = ""
        if case .symbol(let word) = value, let near = nearestWord(to: word, in: AnchorNames.parentList) {
            hint = "; did you mean '.\(near)'?"
        }
        return mistake("\(verb) an anchor, not \(value.kindName)\(hint)", at: place)
    }
}

extension Value {
    fileprivate var isAnchor: Bool {
        if case .anchor = self { true } else { false }
    }

    fileprivate var isMovable: Bool { isAnchor || parentAnchor != nil }
}
