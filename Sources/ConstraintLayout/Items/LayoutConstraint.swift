import Cassowary
import Geometry
import LayoutTree

/// A handle for one constraint, with which it is changed, switched off and on, and told from others.
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
/// A builder makes it. While the constraint is active the nodes that it refers to keep it, so a handle need not be stored
/// unless it is to be used; it never keeps a node. When one of the nodes is freed, the constraint is gone without a warning,
/// and switching it on again does nothing. When the nodes end up in different trees, the constraint waits, with a warning,
/// until they are in one tree again.
@safe
public final class LayoutConstraint {
    /// A name for warnings; without one they write the constraint out.
    public var name = ""

    /// How the two sides compare.
    public let relation: ConstraintRelation

    let first: ConstraintAnchor
    let second: ConstraintAnchor?
    private let isOwnedBySecond: Bool
    /// The method of the builder.
    let method: String
    let isSystemSpacing: Bool

    // Nothing else runs while these are read and written, so run-time exclusivity checks would find nothing.

    @safe @exclusivity(unchecked) private var factor: Double
    @safe @exclusivity(unchecked) private var offset: Double
    @safe @exclusivity(unchecked) private var strength: LayoutPriority

    @safe @exclusivity(unchecked) private(set) var isOn = false
    /// Its position in the order in which the constraints of a system were switched on.
    @safe @exclusivity(unchecked) var number = 0
    @exclusivity(unchecked) private var systemLink: Unmanaged<ConstraintSystem>?
    /// The constraint as it was last written for the solver.
    @safe @exclusivity(unchecked) var equation = Constraint(LinearExpression(), .equal)
    /// Whether the solver has that equation.
    @safe @exclusivity(unchecked) var isInSolver = false
    /// Whether it is in the system's list of changed constraints.
    @safe @exclusivity(unchecked) var isChanged = false
    /// Whether it contradicts other required constraints, and was left out.
    @safe @exclusivity(unchecked) var isClashing = false
    /// The constraints that it contradicts, and their texts for the warning that is due.
    @safe @exclusivity(unchecked) var conflicts: [Constraint] = []
    @safe @exclusivity(unchecked) var conflictTexts: [String] = []
    /// Whether a warning has told why it does not hold.
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

    /// The constant in points, for a system spacing the spacing before it is multiplied.
    ///
    /// A new constant is solved for by the next layout. One that is not finite is reported and ignored.
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

    /// How much the constraint matters; it can become required and cease to be at any time.
    ///
    /// A new priority is solved for by the next layout. One that is not between 1 and 1000 is reported and becomes the
    /// nearest one, or 1000 where it is not a number.
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

    /// Whether the constraint is switched on; setting it to what it is does nothing.
    ///
    /// An active constraint that clashes with others is left out until it can hold: see ``isInForce``.
    public var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Whether the last solution takes the constraint into account.
    ///
    /// False for one that is switched off or not solved for yet, that clashes with others that are required, or whose nodes
    /// are in different trees.
    public var isInForce: Bool { isInSolver }

    /// Switches the constraint on, as the last one of its tree.
    ///
    /// One that is on already is left where it is, with a warning. One whose constant or multiplier is not valid stays off, with a
    /// warning; a constant can be set.
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
    /// Values that only it determined stay as the last layout left them. One that is off already raises a warning.
    public func deactivate() {
        guard isOn else {
            owner.warn(.notActive, method: "deactivate", call: "deactivate()")
            return
        }
        switchOff(except: nil)
        system?.noteRemoval(of: self)
    }

    /// The warning about a constant or multiplier that cannot be solved for; nil if both can be.
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
    /// Makes a constraint for a builder, after a look at its numbers.
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
