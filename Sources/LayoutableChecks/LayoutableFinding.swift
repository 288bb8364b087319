/// A fault of a class that adopts `Layoutable`, found by ``LayoutableChecker``.
public struct LayoutableFinding: Hashable, Sendable {
    /// The member of `Layoutable` at fault, such as `childNodes`.
    public let member: String
    /// The problem, as a sentence without a full stop.
    public let problem: String
    /// The advice, as a sentence without a full stop.
    public let advice: String

    init(_ member: String, _ problem: String, _ advice: String) {
        self.member = member
        self.problem = problem
        self.advice = advice
    }
}

extension LayoutableFinding: CustomStringConvertible {
    /// The member, the problem, and the advice.
    public var description: String { "\(member): \(problem). \(advice)." }
}
