import LayoutTree

extension RelationalConstraintBuilder {
    /// The horizontal center: center = multiplier × other center + constant.
    ///
    /// A multiplier applies to the coordinate in the space of the common ancestor: 0.5 times the ancestor's own center is a
    /// quarter of its width.
    @discardableResult
    public func centerX<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.centerX, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The vertical center: center = multiplier × other center + constant.
    @discardableResult
    public func centerY<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.centerY, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Both centers, the horizontal one first.
    @discardableResult
    public func centerXY<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.centerXY, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The width: width = multiplier × other width + constant.
    @discardableResult
    public func width<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.width, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// The height: height = multiplier × other height + constant.
    @discardableResult
    public func height<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.height, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Both dimensions, the width first.
    @discardableResult
    public func widthHeight<Constant: ConstraintConstant>(
        _ relation: ConstraintRelation = .equal, constant: Constant = 0.0, multiplier: Double = 1,
        priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        add(.widthHeight, ConstraintTerms(relation, constant, multiplier, priority, activate))
    }

    /// Any two vertical lines: own line = multiplier × other line + constant.
    ///
    /// A positive constant points in reading direction for trailing edges too, and to the right for `left` and `right`.
    @discardableResult
    public func xAxis<Constant: ConstraintConstant>(
        _ own: HorizontalAnchor, to other: HorizontalAnchor, relation: ConstraintRelation = .equal,
        constant: Constant = 0.0, multiplier: Double = 1, priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        let terms = ConstraintTerms(relation, constant, multiplier, priority, activate)
        return add("xAxis", own.attribute, to: other.attribute, terms)
    }

    /// Any two horizontal lines: own line = multiplier × other line + constant.
    ///
    /// A positive constant points downwards, for bottom edges too.
    @discardableResult
    public func yAxis<Constant: ConstraintConstant>(
        _ own: VerticalAnchor, to other: VerticalAnchor, relation: ConstraintRelation = .equal,
        constant: Constant = 0.0, multiplier: Double = 1, priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        let terms = ConstraintTerms(relation, constant, multiplier, priority, activate)
        return add("yAxis", own.attribute, to: other.attribute, terms)
    }

    /// Any two dimensions: own dimension = multiplier × other dimension + constant.
    @discardableResult
    public func dimension<Constant: ConstraintConstant>(
        _ own: SizeAnchor, to other: SizeAnchor, relation: ConstraintRelation = .equal,
        constant: Constant = 0.0, multiplier: Double = 1, priority: LayoutPriority = .required, activate: Bool = true
    ) -> RelationalConstraintBuilder {
        let terms = ConstraintTerms(relation, constant, multiplier, priority, activate)
        return add("dimension", own.attribute, to: other.attribute, terms)
    }
}
