import LayoutTree

// Lines that do not follow the layout direction, and lines of text.

extension RelationalConstraintBuilder {
    /// The left inset: left = multiplier × other left + constant.
    ///
    /// In a right-to-left layout this is still the left edge, and coordinates are measured from the left.
    @discardableResult
    public func left<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.left, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The right inset, a distance inwards: other right = multiplier × right + constant.
    @discardableResult
    public func right<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.right, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The first baseline: first baseline = multiplier × other first baseline + constant.
    ///
    /// Constants point downwards. The node returns the baseline for the solved size. If the baseline moves with the size, layout
    /// is solved again, up to four times. A guide and a node without text have the baseline at the lower edge.
    @discardableResult
    public func firstBaseline<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.firstBaseline, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The last baseline: last baseline = multiplier × other last baseline + constant.
    ///
    /// The rules of ``firstBaseline(_:constant:multiplier:priority:activate:)`` apply.
    @discardableResult
    public func lastBaseline<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.lastBaseline, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }
}
