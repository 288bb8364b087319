import LayoutTree

// Lines that do not follow the layout direction, and lines of text.

extension RelationalConstraintBuilder {
    /// The left inset: left = multiplier × other left + constant.
    ///
    /// Left is left in a right-to-left layout as well, and coordinates are counted from the left.
    @discardableResult
    public func left<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.left, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The right inset, counted inwards: other right = multiplier × right + constant.
    @discardableResult
    public func right<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.right, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The first lines of text on one line: first baseline = multiplier × other first baseline + constant.
    ///
    /// Constants count downwards. The baseline is where the node says for the size that comes out; where it moves with the size, it is
    /// asked for again, up to four times. A guide, and a node without text, have it at the lower edge.
    @discardableResult
    public func firstBaseline<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.firstBaseline, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The last lines of text on one line: last baseline = multiplier × other last baseline + constant.
    ///
    /// The same as ``firstBaseline(_:constant:multiplier:priority:activate:)`` otherwise.
    @discardableResult
    public func lastBaseline<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.lastBaseline, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }
}
