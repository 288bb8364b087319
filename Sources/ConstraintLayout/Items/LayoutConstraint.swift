import Cassowary
import Geometry
import LayoutTree

/// A handle for one constraint, by which code changes it and switches it off and on.
///
/// ```swift
/// let leading = title.constrain(to: card).leading(constant: 16).constraints[0]
/// title.constrain(to: card).top(constant: 8)
/// card.layoutIfNeeded()
/// print(title.frame.origin)  // (16, 8)
///
/// leading.constant = 24
/// card.layoutIfNeeded()
/// print(title.frame.minX)  // 24.0
/// ```
///
/// Builders make handles. The nodes of an active constraint keep it alive, so a handle need not be stored; it never keeps a node
/// alive. If one of the nodes is freed, the constraint is switched off without a warning, and switching it on again does nothing.
/// If the nodes are in different trees, the constraint has no effect, with a warning, until they are in one tree again.
@safe
public final class LayoutConstraint {
    /// A name for warnings.
    ///
    /// Without one, warnings show the constraint as an equation.
    public var name = ""

    /// The comparison of the two sides.
    public let relation: ConstraintRelation

    let first: ConstraintAnchor
    let second: ConstraintAnchor?
    private let isOwnedBySecond: Bool
    /// The method of the builder.
    let method: String
    let isSystemSpacing: Bool

    // No other code runs while these are read or written, so run-time exclusivity checks would find nothing.

    @safe @exclusivity(unchecked) private var factor: Double
    @safe @exclusivity(unchecked) private var offset: Double
    @safe @exclusivity(unchecked) private var strength: LayoutPriority

    @safe @exclusivity(unchecked) private(set) var isOn = false
    /// The position in the order in which the constraints of the system were switched on.
    @safe @exclusivity(unchecked) var number = 0
    @exclusivity(unchecked) private var systemLink: Unmanaged<ConstraintSystem>?
    /// The equation that was last written for the solver.
    @safe @exclusivity(unchecked) var equation = Constraint(LinearExpression(), .equal)
    /// Whether the solver has that equation.
    @safe @exclusivity(unchecked) var isInSolver = false
    /// Whether the constraint is in the system's list of changed constraints.
    @safe @exclusivity(unchecked) var isChanged = false
    /// Whether the constraint was left out because it contradicts other required constraints.
    @safe @exclusivity(unchecked) var isClashing = false
    /// The constraints that this one contradicts, and their texts for the next warning.
    @safe @exclusivity(unchecked) var conflicts: [Constraint] = []
    @safe @exclusivity(unchecked) var conflictTexts: [String] = []
    /// Whether a warning has reported that the constraint does not hold.
    @safe @exclusivity(unchecked) var hasWarned = false

    init(
        _ first: ConstraintAnchor, to second: ConstraintAnchor?, of owner: ConstraintItem, method: String,
        terms: ConstraintTerms
    ) {
        self.first = first
        self.second = second
        isOwnedBySecond = first.item !== owner
        self.method = method
        relation = terms.relation
        factor = terms.multiplier
        offset = terms.constant
        strength = terms.priority.clamped
        isSystemSpacing = terms.isSystemSpacing
    }

    /// The item from which a builder made the constraint; its node is named in warnings.
    var owner: ConstraintItem { isOwnedBySecond ? second?.item ?? first.item : first.item }

    var system: ConstraintSystem? {
        get { unsafe systemLink?.takeUnretainedValue() }
        set { unsafe systemLink = newValue.map { unsafe Unmanaged.passUnretained($0) } }
    }
}

extension LayoutConstraint {
    /// The factor of the second side, or of the system spacing.
    public var multiplier: Double { factor }

    /// The constant in points; for a system spacing, the spacing before it is multiplied.
    ///
    /// The next layout solves for a new constant. A constant that is not finite is ignored, with a warning.
    public var constant: Double {
        get { offset }
        set {
            guard newValue.isFinite else {
                owner.warn(.invalidValue(newValue), method: "constant", call: "constant = \(newValue)")
                return
            }
            guard newValue != offset else { return }
            offset = newValue
            changed()
        }
    }

    /// The importance of the constraint.
    ///
    /// It may change at any time, to required and back too.
    ///
    /// The next layout solves for a new priority. A priority that is not between 1 and 1000 raises a warning and becomes the
    /// nearest valid one; NaN becomes 1000.
    public var priority: LayoutPriority {
        get { strength }
        set {
            if !newValue.isValid {
                owner.warn(
                    .invalidPriority(newValue.rawValue), method: "priority", call: "priority = \(newValue.rawValue)"
                )
            }
            guard newValue.clamped != strength else { return }
            strength = newValue.clamped
            changed()
        }
    }

    /// Whether the constraint is switched on.
    ///
    /// Setting the same value again does nothing.
    ///
    /// An active constraint that contradicts others is left out until it can hold: see ``isInForce``.
    public var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Whether the last solution takes the constraint into account.
    ///
    /// It is false if the constraint is switched off, is not solved for yet, or contradicts other required constraints, or if its
    /// nodes are in different trees.
    public var isInForce: Bool { isInSolver }

    /// Switches the constraint on, as the last one of its tree.
    ///
    /// If it is on already, nothing changes, with a warning. A constraint with an invalid constant or multiplier stays off, with
    /// a warning; its constant can be set.
    public func activate() {
        guard !isOn else {
            owner.warn(.alreadyActive, method: "activate", call: "activate()")
            return
        }
        guard let node = owner.node, first.item.node != nil, second == nil || second?.item.node != nil else { return }
        if let invalidNumber {
            owner.warn(invalidNumber, method: "activate", call: "activate()")
            return
        }
        isOn = true
        first.item.add(self)
        if let second, second.item !== first.item { second.item.add(self) }
        hasWarned = false
        NodeConstraints.system(ofTreeOf: node).register(self)
    }

    /// Switches the constraint off.
    ///
    /// Numbers that only this constraint determined keep their last values. If it is off already, there is a warning.
    public func deactivate() {
        guard isOn else {
            owner.warn(.notActive, method: "deactivate", call: "deactivate()")
            return
        }
        switchOff(except: nil)
        system?.noteRemoval(of: self)
    }

    /// The warning about an invalid constant or multiplier; nil if both are valid.
    fileprivate var invalidNumber: LayoutWarning.Kind? {
        if factor > 0 && factor.isFinite && offset.isFinite { return nil }
        if method == "aspectRatio", !(factor > 0 && factor.isFinite) { return .invalidAspectRatio(factor) }
        if !offset.isFinite { return .invalidValue(offset) }
        return factor.isFinite ? nil : .invalidValue(factor)
    }

    /// Switches the constraint off for good, because one of its nodes is being freed.
    func lose(_ item: ConstraintItem) {
        guard isOn else { return }
        switchOff(except: item)
        system?.unregister(self)
    }

    private func switchOff(except gone: ConstraintItem?) {
        isOn = false
        if first.item !== gone { first.item.remove(self) }
        if let second, second.item !== gone, second.item !== first.item { second.item.remove(self) }
    }

    private func changed() {
        hasWarned = false
        if isOn { system?.noteChange(of: self) }
    }
}

extension ConstraintItem {
    /// Makes a constraint for a builder, and warns about invalid numbers.
    func makeConstraint(
        _ method: String, _ first: ConstraintAnchor, to second: ConstraintAnchor?, _ terms: ConstraintTerms
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(first, to: second, of: self, method: method, terms: terms)
        let invalidNumber = constraint.invalidNumber
        if let invalidNumber { warn(invalidNumber, method: method, call: "\(method)(\(constraint.text))") }
        if !terms.priority.isValid {
            warn(.invalidPriority(terms.priority.rawValue), method: method, call: "\(method)(\(constraint.text))")
        }
        if terms.isSystemSpacing, first.attribute.position == nil {
            warn(.spacingWithoutEdges, method: method, call: "\(method)(\(constraint.text))")
        }
        if terms.isActive && invalidNumber == nil { constraint.activate() }
        return constraint
    }
}
