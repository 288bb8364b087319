import Cassowary
import Geometry
import LayoutTree

/// The wanted lengths of a node's content that are in the solver.
struct ItemContent {
    /// Whether the content was measured.
    var isMeasured = false
    /// The width for which the height was measured; nil if it must be measured again.
    var measuredWidth: Double?
    /// The priorities of the node when it was measured.
    var hugging = AxisPriorities.defaultHugging
    var resistance = AxisPriorities.defaultCompressionResistance
    /// The position of the item in the tree when it was measured.
    var turn = 0
    private var horizontal: Length?
    private var vertical: Length?
    /// Whether the content wants a length on either axis.
    private(set) var hasLength = false

    subscript(axis: Axis) -> Length? {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            hasLength = horizontal != nil || vertical != nil
        }
    }

    /// A wanted length, and its two priorities.
    struct Length: Equatable {
        let length: Double
        let hugging: LayoutPriority
        let resistance: LayoutPriority
        /// Among equal priorities, the content with the highest number gives way first.
        let turn: Int

        /// Two constraints: not longer than the content, and not shorter.
        func constraints(on variable: Variable) -> (Constraint, Constraint) {
            let shorter = Constraint(variable - length, .lessThanOrEqual, strength: strength(hugging), tag: turn)
            let longer = Constraint(variable - length, .greaterThanOrEqual, strength: strength(resistance), tag: turn)
            return (shorter, longer)
        }

        /// A strength slightly below constraints of the same priority: written constraints are more important than content.
        private func strength(_ priority: LayoutPriority) -> Strength {
            if priority >= .required { return .requiredContent }
            return Strength(priority: priority.clamped.strength.priority - 1e-6)
        }
    }
}
