import LayoutTree

/// Constraints that put one node or guide after another; ``Constrainable/constrain(after:)`` begins them.
///
/// The arguments are those of ``RelationalConstraintBuilder``.
public final class DistributiveConstraintBuilder {
    /// The constraints made so far, in order.
    public var constraints: [LayoutConstraint] { list.all }

    @safe @exclusivity(unchecked)
    private var list = ConstraintList()

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
        add(.leadingTrailing, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The distance downwards: top = multiplier × other bottom + constant.
    @discardableResult
    public func topBottom<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> DistributiveConstraintBuilder {
        add(.topBottom, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Adds a constraint from the second attribute of the other item to the first one of this item.
    @discardableResult
    package func add(_ method: ConstraintMethod, _ terms: ConstraintTerms) -> DistributiveConstraintBuilder {
        let own = ConstraintAnchor(item: item, attribute: method.attributes[0])
        let others = ConstraintAnchor(item: other, attribute: method.attributes[1])
        list.append(item.makeConstraint(method.rawValue, own, to: others, terms))
        return self
    }
}
