extension Parser {
    /// A part of a statement that may come next.
    enum Part {
        /// Anything.
        case any
        /// A member, which begins with `.`.
        case member
        /// An operation, which begins with its sign.
        case operation
        /// An operand behind a sign.
        case operand
    }

    /// Whether the statement ends before the token at hand, if a part comes next.
    ///
    /// A statement ends at the end of the script, before `;` and `}`, and at the end of a line. It goes on in the next line
    ///
    /// - between parentheses and brackets;
    /// - if that line begins with `.`;
    /// - if that line begins with an operator and a space;
    /// - behind an operator, `=`, `?` or `:`, if that line is indented more than the one where the statement begins.
    func ends(before part: Part) -> Bool {
        let token = token
        switch token.kind {
        case .end, .semicolon, .rightBrace: return true
        default: break
        }
        guard token.startsLine, parentheses == 0, position > start else { return false }
        switch part {
        case .any: return true
        case .member: return token.kind != .dot
        case .operation: return !isApart
        case .operand:
            return source.indentation(at: token.span.start) <= source.indentation(at: tokens[first].span.start)
        }
    }

    package var endsStatement: Bool { ends(before: .any) }

    /// Goes on behind an operator, maybe in the next line.
    mutating func continueBehindOperator() {
        if !ends(before: .operand) { start = position }
    }

    /// Whether a space follows the token at hand, in its line.
    var isApart: Bool { look(1).hasSpaceBefore && !look(1).startsLine }
}
