import Cassowary
import Geometry
import LayoutTree

/// The lengths that the content of a node wants, as they are in the solver.
struct ItemContent {
    /// Whether the content was measured.
    var isMeasured = false
    /// The width for which the height was measured; nil if it has to be in any case.
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

    /// A length that is wanted, with the two priorities for it.
    struct Length: Equatable {
        let length: Double
        let hugging: LayoutPriority
        let resistance: LayoutPriority
        /// Of equal priorities the content with the higher number gives way first.
        let turn: Int

        /// Not longer than the content, and not shorter.
        func constraints(on variable: Variable) -> (Constraint, Constraint) {
            let shorter = Constraint(variable - length, .lessThanOrEqual, strength: strength(hugging), tag: turn)
            let longer = Constraint(variable - length, .greaterThanOrEqual, strength: strength(resistance), tag: turn)
            return (shorter, longer)
        }

        /// A hair below constraints of the same priority: a constraint that somebody wrote is more important than content.
        private func strength(_ priority: LayoutPriority) -> Strength {
            if priority >= .required { return .requiredContent }
            return Strength(priority: priority.clamped.strength.priority - 1e-6)
        }
    }
}
