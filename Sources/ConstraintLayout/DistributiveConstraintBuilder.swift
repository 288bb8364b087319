import LayoutTree

/// Constraints that put one node or guide after another, as ``Constrainable/constrain(after:)`` begins them.
///
/// The arguments are those of ``RelationalConstraintBuilder``.
public final class DistributiveConstraintBuilder {
    /// The constraints made so far, in order.
    public private(set) var constraints: [LayoutConstraint] = []

    private let item: ConstraintItem
    private let other: ConstraintItem

    init(_ item: ConstraintItem, _ other: ConstraintItem) {
        self.item = item
        self.other = other
        item.becomeConstrained()
        other.becomeConstrained()
    }

    /// The distance in reading direction: leading = multiplier × other trailing + constant.
    @discardableResult
    public func leadingTrailing<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> DistributiveConstraintBuilder {
        let terms = ConstraintTerms(relation, constant, multiplier, priority, activate)
        return add("leadingTrailing", .leading, after: .trailing, terms)
    }

    /// The distance downwards: top = multiplier × other bottom + constant.
    @discardableResult
    public func topBottom<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> DistributiveConstraintBuilder {
        let terms = ConstraintTerms(relation, constant, multiplier, priority, activate)
        return add("topBottom", .top, after: .bottom, terms)
    }

    private func add(
        _ method: String, _ start: ConstraintAttribute, after end: ConstraintAttribute, _ terms: ConstraintTerms
    ) -> DistributiveConstraintBuilder {
        let own = ConstraintAnchor(item: item, attribute: start)
        let others = ConstraintAnchor(item: other, attribute: end)
        constraints.append(item.makeConstraint(method, own, to: others, terms))
        return self
    }
}
