import Cassowary
import Geometry
import LayoutTree

/// The constraints of one tree, and the solver that they are in.
///
/// It belongs to the root. The nodes keep their constraints; the system is what was made of them, and can be made anew at any
/// time. Between layouts it only takes notes; a layout brings the solver up to date, with as few changes as the notes ask for,
/// and writes the frames.
@safe
final class ConstraintSystem {
    private let rootLink: Unmanaged<LayoutNode>

    /// Made with the first variable: a tree that is only a part of another one soon never needs it.
    private(set) lazy var solver = Solver()

    /// Everything in the tree that constraints refer to.
    var items: [ConstraintItem] = []
    /// The constraints that are switched on, in the order in which they were.
    var constraints: [LayoutConstraint] = []

    // The notes.

    /// Nodes came, went or changed places.
    var isOutdated = true
    /// Constraints that are not in the solver as they should be.
    var changed: [LayoutConstraint] = []
    /// Some constraints clash with others.
    var hasClashing = false
    /// Constraints that are to be reported if they still clash when layout is done, with those that they clash with.
    var unreported: [(constraint: LayoutConstraint, conflicts: [String])] = []
    /// Constraints that were reported, and clash still.
    var reported: [LayoutConstraint] = []
    /// A constraint was taken away, and what it determined is to stay where it is.
    var keepsFrames = false
    /// Constraints were added to the solver or taken out, so that others may be free now.
    var mayHaveFree = false
    /// The direction or the insets of a node are not what constraints were written with.
    var surroundingsChanged = false
    /// There is content that was not measured yet, or is to be measured again.
    var needsMeasuring = false
    /// Rounding kept the solver from a change; it has to be filled anew.
    var isBroken = false

    var hasSolution = false
    var isBusy = false
    var nextNumber = 1
    var generation = 0
    let purpose: Purpose

    init(root: LayoutNode, for purpose: Purpose = .layout) {
        unsafe rootLink = Unmanaged.passUnretained(root)
        self.purpose = purpose
    }

    var root: LayoutNode { unsafe rootLink.takeUnretainedValue() }

    /// Releases all items and constraints, after which the system is not used any more.
    func dissolve() {
        for item in items { item.state = ConstraintItem.State() }
        for constraint in constraints + changed where constraint.system === self {
            constraint.system = nil
            constraint.solverConstraint = nil
        }
        items = []
        constraints = []
        changed = []
        unreported = []
        reported = []
    }

    /// Asks something for which other systems need the items and constraints, and takes them back as they were.
    func setAside<Answer>(_ ask: () -> Answer) -> Answer {
        let notes = items.map { ($0, $0.state) }
        let states = constraints.map { ($0, $0.system, $0.number, $0.solverConstraint, $0.isClashing) }
        for item in items { item.state = ConstraintItem.State() }
        for constraint in constraints {
            constraint.system = nil
            constraint.solverConstraint = nil
        }
        let answer = ask()
        for (item, state) in notes { item.state = state }
        for (constraint, system, number, solverConstraint, isClashing) in states {
            constraint.system = system
            constraint.number = number
            constraint.solverConstraint = solverConstraint
            constraint.isClashing = isClashing
        }
        return answer
    }

    /// Starts with an empty solver.
    func startAnew() {
        solver.reset()
        for item in items { item.state = ConstraintItem.State() }
        for constraint in constraints { constraint.solverConstraint = nil }
        items = []
        isOutdated = true
        isBroken = false
    }
}

extension ConstraintSystem {
    func treeChanged() { isOutdated = true }

    /// Takes in a constraint that was switched on.
    ///
    /// A system that is made for one question leaves the constraints the numbers that the system of the tree gave them.
    func enlist(_ constraint: LayoutConstraint) {
        if let other = constraint.system, other !== self { other.forget(constraint) }
        constraint.system = self
        if purpose == .layout || constraint.number < nextNumber { constraint.number = nextNumber }
        nextNumber = constraint.number + 1
        constraints.append(constraint)
        changed.append(constraint)
        if constraint.first.item.system !== self { isOutdated = true }
        if let second = constraint.second, second.item.system !== self { isOutdated = true }
    }

    func noteRemoval(of constraint: LayoutConstraint) {
        if hasSolution && constraint.solverConstraint != nil { keepsFrames = true }
        if let index = index(ofNumber: constraint.number) { constraints.remove(at: index) }
        changed.append(constraint)
    }

    /// Takes a constraint out at once: one of its nodes is going away, or it belongs to another system now.
    func forget(_ constraint: LayoutConstraint) {
        if hasSolution && constraint.solverConstraint != nil { keepsFrames = true }
        withdraw(constraint)
        constraint.system = nil
        isOutdated = true
    }

    /// Takes what belongs to an item out of the solver at once.
    func release(_ item: ConstraintItem) {
        withdrawConstraints(of: item)
        removeContent(of: item)
        for component in FrameComponent.all { removeVariable(of: item, component) }
        item.state = ConstraintItem.State()
        items.removeAll { $0 === item }
        isOutdated = true
    }

    func withdrawConstraints(of item: ConstraintItem) {
        for constraint in item.constraints where constraint.system === self {
            if hasSolution && constraint.solverConstraint != nil { keepsFrames = true }
            withdraw(constraint)
        }
    }

    private func removeVariable(of item: ConstraintItem, _ component: FrameComponent) {
        guard let variable = item[component].variable else { return }
        if item[component].edit != .none {
            attempt { () throws(SolverError) in try solver.removeEditVariable(variable) }
        }
        if item[component].isLimited { remove(variable >= 0) }
        attempt { () throws(SolverError) in try solver.removeVariable(variable) }
    }
}

extension ConstraintSystem {
    /// Takes a constraint of a handle out of the solver, if it is there.
    func withdraw(_ constraint: LayoutConstraint) {
        guard let present = constraint.solverConstraint else { return }
        remove(present)
        constraint.solverConstraint = nil
        mayHaveFree = true
    }

    func remove(_ constraint: Constraint) {
        attempt { () throws(SolverError) in try solver.remove(constraint) }
    }

    /// Does something to the solver that only rounding can prevent; then the solver is filled anew.
    func attempt(_ body: () throws(SolverError) -> Void) {
        do throws(SolverError) { try body() } catch { isBroken = true }
    }
}
