/// A sum of terms and a constant, such as `x + 0.5 * width - 8`.
///
/// ```swift
/// let middle = x + 0.5 * width - 8
/// print(solver.value(of: middle))  // 156.0
/// ```
///
/// Terms stay in the order in which they were written, and a variable may occur more than once. Up to four terms are
/// stored in the value itself; building such an expression allocates nothing.
@frozen
public struct LinearExpression: Sendable {
    /// The number added to the terms.
    public var constant: Double

    // Four fields, and a list for further terms: constraints of a layout rarely have more than four terms, and an array for each
    // of them would take longer than solving them.
    @usableFromInline var first: Term
    @usableFromInline var second: Term
    @usableFromInline var third: Term
    @usableFromInline var fourth: Term
    @usableFromInline var inlineCount: Int
    @usableFromInline var further: [Term]?

    /// Creates an expression without terms.
    @export(implementation)
    public init(_ constant: Double = 0) {
        self.init(filler: Term(Variable(index: -1, serial: 0), coefficient: 0), count: 0, constant: constant)
    }

    /// Creates an expression of one term.
    @export(implementation)
    public init(_ term: Term, constant: Double = 0) {
        self.init(filler: term, count: 1, constant: constant)
    }

    /// Creates an expression of several terms and a constant.
    public init(_ terms: [Term], constant: Double = 0) {
        self.init(constant)
        for term in terms { append(term) }
    }

    @export(implementation)
    init(filler: Term, count: Int, constant: Double) {
        self.constant = constant
        first = filler
        second = filler
        third = filler
        fourth = filler
        inlineCount = count
        further = nil
    }

    /// The number of terms, including each term of a repeated variable.
    @export(implementation)
    public var termCount: Int { inlineCount + (further?.count ?? 0) }

    /// The term at a position from 0 up to but not including ``termCount``; any other position traps.
    @export(implementation)
    public func term(at position: Int) -> Term {
        precondition(position >= 0 && (position < inlineCount || inlineCount == 4), "no term at this position")
        switch position {
        case 0: return first
        case 1: return second
        case 2: return third
        case 3: return fourth
        default:
            guard let further else { preconditionFailure("no term at this position") }
            return further[position - 4]
        }
    }

    /// The terms in the order in which they were written.
    public var terms: [Term] {
        (0..<termCount).map { term(at: $0) }
    }

    /// Adds a term after the last one.
    @export(implementation)
    public mutating func append(_ term: Term) {
        switch inlineCount {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default:
            if further == nil { further = [] }
            further?.append(term)
            return
        }
        inlineCount += 1
    }

    /// Adds another expression, times a factor.
    public mutating func append(_ other: LinearExpression, times factor: Double = 1) {
        for position in 0..<other.termCount {
            let term = other.term(at: position)
            append(Term(term.variable, coefficient: term.coefficient * factor))
        }
        constant += other.constant * factor
    }

    /// Multiplies every coefficient and the constant.
    public mutating func scale(by factor: Double) {
        constant *= factor
        first.coefficient *= factor
        second.coefficient *= factor
        third.coefficient *= factor
        fourth.coefficient *= factor
        if let list = further {
            further = list.map { Term($0.variable, coefficient: $0.coefficient * factor) }
        }
    }
}

extension LinearExpression: CustomStringConvertible {
    /// The terms and the constant, such as `1.0·v0 + 0.5·v3 - 8.0`.
    public var description: String {
        text { $0.description }
    }

    /// The same text with names of the caller's choice for the variables.
    func text(naming name: (Variable) -> String) -> String {
        var result = ""
        for position in 0..<termCount {
            let term = term(at: position)
            result += signed(term.coefficient, first: result.isEmpty) + "·" + name(term.variable)
        }
        if constant != 0 || result.isEmpty { result += signed(constant, first: result.isEmpty) }
        return result
    }

    private func signed(_ number: Double, first: Bool) -> String {
        if first { return "\(number)" }
        return number < 0 ? " - \(-number)" : " + \(number)"
    }
}
