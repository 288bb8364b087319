/// Something that a class says wrongly about itself, found by ``LayoutableChecker``.
public struct LayoutableFinding: Hashable, Sendable {
    /// The member of `Layoutable` that says it, such as `childNodes`.
    public let member: String
    /// What is wrong, as a sentence without a full stop.
    public let problem: String
    /// What to do, as a sentence without a full stop.
    public let advice: String

    init(_ member: String, _ problem: String, _ advice: String) {
        self.member = member
        self.problem = problem
        self.advice = advice
    }
}

extension LayoutableFinding: CustomStringConvertible {
    /// The member, what is wrong, and what to do.
    public var description: String { "\(member): \(problem). \(advice)." }
}
