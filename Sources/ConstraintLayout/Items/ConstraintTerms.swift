import LayoutTree

/// The arguments that all constraints of one call share.
package struct ConstraintTerms {
    let relation: ConstraintRelation
    let constant: Double
    let isSystemSpacing: Bool
    let multiplier: Double
    let priority: LayoutPriority
    let isActive: Bool

    package init(
        _ relation: ConstraintRelation, _ constant: some ConstraintConstant, _ multiplier: Double,
        _ priority: LayoutPriority, _ isActive: Bool
    ) {
        self.relation = relation
        self.constant = constant.points
        isSystemSpacing = constant.isSystemSpacing
        self.multiplier = multiplier
        self.priority = priority
        self.isActive = isActive
    }
}
