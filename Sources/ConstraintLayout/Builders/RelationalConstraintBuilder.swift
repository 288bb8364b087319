import LayoutTree

/// Constraints from one node or guide to another; ``Constrainable/constrain(to:)`` begins them.
///
/// Every method adds constraints and returns the builder. The first argument is the relation, equal by default; the constant is
/// in points; the priority is required by default; and with `activate: false` a constraint stays off until it is switched on.
///
/// Insets point inwards on all four sides, so a positive constant makes the node smaller than the other one. Leading and trailing
/// follow the layout direction of this node. In a right-to-left layout all x coordinates of a constraint, centers and multipliers
/// included, are measured from the right edge of the common ancestor. The edges of an ancestor are 0 and its size, however it is
/// scrolled.
///
/// A constraint with a constant or multiplier that is not finite stays inactive, with a warning; its constant can be set, and
/// then it can be switched on. A priority that is not between 1 and 1000 raises a warning and becomes the nearest valid one; NaN
/// becomes 1000.
public final class RelationalConstraintBuilder {
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
    }

    /// Adds a constraint for each attribute, which both sides share.
    @discardableResult
    package func add(_ method: ConstraintMethod, _ terms: ConstraintTerms) -> RelationalConstraintBuilder {
        for attribute in method.attributes {
            let own = ConstraintAnchor(item: item, attribute: attribute)
            let others = ConstraintAnchor(item: other, attribute: attribute)
            let (first, second) = attribute.isInset ? (others, own) : (own, others)
            list.append(item.makeConstraint(method.rawValue, first, to: second, terms))
        }
        return self
    }

    /// Adds one constraint between two attributes, without turning insets around.
    @discardableResult
    package func add(
        _ method: String, _ first: ConstraintAttribute, to second: ConstraintAttribute, _ terms: ConstraintTerms
    ) -> RelationalConstraintBuilder {
        let own = ConstraintAnchor(item: item, attribute: first)
        let others = ConstraintAnchor(item: other, attribute: second)
        list.append(item.makeConstraint(method, own, to: others, terms))
        return self
    }
}

extension RelationalConstraintBuilder {
    /// The leading inset: leading = multiplier × other leading + constant.
    @discardableResult
    public func leading<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.leading, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The trailing inset, a distance inwards: other trailing = multiplier × trailing + constant.
    ///
    /// `trailing(.lessThanOrEqual, constant: 8)` leaves at most 8 points free.
    @discardableResult
    public func trailing<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.trailing, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The top inset: top = multiplier × other top + constant.
    @discardableResult
    public func top<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.top, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The bottom inset, a distance inwards: other bottom = multiplier × bottom + constant.
    @discardableResult
    public func bottom<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.bottom, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Both horizontal insets, leading first.
    @discardableResult
    public func leadingTrailing<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.leadingTrailing, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Both vertical insets, top first.
    @discardableResult
    public func topBottom<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.topBottom, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// All four insets, in the order of the name.
    @discardableResult
    public func leadingTrailingTopBottom<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.leadingTrailingTopBottom, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }
}
