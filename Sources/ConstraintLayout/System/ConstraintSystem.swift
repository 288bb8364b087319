import Cassowary
import Geometry
import LayoutTree

/// The constraints of one tree, and their solver.
///
/// The root owns it. The nodes keep their constraints, so the system can be computed from them at any time. Between layouts it
/// only notes changes. A layout applies the noted changes to the solver and writes the frames.
@safe
final class ConstraintSystem {
    // No other code runs while a system is read or written, so run-time exclusivity checks would find nothing.

    private let rootLink: Unmanaged<LayoutNode>

    /// The solver, made with the first variable: a tree that soon joins another one needs none.
    var solver: Solver {
        if let madeSolver { return madeSolver }
        let solver = Solver()
        // Stays decide only where the order of constraints of equal priority does not.
        solver.tiePriority = 1.95
        madeSolver = solver
        return solver
    }
    @safe @exclusivity(unchecked) private var madeSolver: Solver?

    /// Everything in the tree that constraints refer to.
    @safe @exclusivity(unchecked) var items: [ConstraintItem] = [] { didSet { areLinksOutdated = true } }
    /// Uncounted links to the items, for the walk through all of them at the beginning of a layout.
    @safe @exclusivity(unchecked) private var links: [Unmanaged<ConstraintItem>] = unsafe []
    @safe @exclusivity(unchecked) private var areLinksOutdated = false
    /// The item and component of each variable, by the index of the variable.
    @safe @exclusivity(unchecked) var places: [VariablePlace?] = []
    /// The variables of given frames; nil if they must be collected again.
    @safe @exclusivity(unchecked) var givenVariables: [GivenVariable]?
    /// Items whose frames may differ from the solution.
    @safe @exclusivity(unchecked) private var changedItems: [Unmanaged<ConstraintItem>] = unsafe []
    /// Items whose baselines equations contain.
    @safe @exclusivity(unchecked) var textItems: [ConstraintItem] = []
    /// Lengths that are negative in the last solution.
    @safe @exclusivity(unchecked) var negativeLengths: [VariablePlace] = []
    /// The pixels to which frames were last snapped.
    @safe @exclusivity(unchecked) var lastGrid: PixelGrid?
    /// The active constraints, in the order in which they were switched on.
    @safe @exclusivity(unchecked) var constraints: [LayoutConstraint] = []

    // Noted changes.

    /// Whether nodes joined or left the tree, or were reordered.
    @safe @exclusivity(unchecked) var isOutdated = true
    /// Constraints whose equation in the solver may be outdated or missing.
    @safe @exclusivity(unchecked) var changed: [LayoutConstraint] = []
    /// Constraints that were left out because they clash with others.
    @safe @exclusivity(unchecked) var clashing: [LayoutConstraint] = []
    /// Clashing constraints that were reported.
    @safe @exclusivity(unchecked) var reported: [LayoutConstraint] = []
    /// Whether a constraint was removed; the frames that it determined do not change.
    @safe @exclusivity(unchecked) var keepsFrames = false
    /// Whether constraints were added to the solver or removed, so that other variables may be free now.
    @safe @exclusivity(unchecked) var mayHaveFree = false
    /// Whether the direction or the insets of a node have changed since equations were written.
    @safe @exclusivity(unchecked) var surroundingsChanged = false
    /// Whether some content wanted a length.
    @safe @exclusivity(unchecked) var hasContent = false
    /// Whether some content must be measured.
    @safe @exclusivity(unchecked) var needsMeasuring = false
    /// Whether the solver failed to make a change because of rounding; it must be filled again.
    @safe @exclusivity(unchecked) var isBroken = false

    @safe @exclusivity(unchecked) var hasSolution = false
    @safe @exclusivity(unchecked) var isBusy = false
    @safe @exclusivity(unchecked) var nextNumber = 1
    @safe @exclusivity(unchecked) var generation = 0
    let purpose: Purpose

    init(root: LayoutNode, for purpose: Purpose = .layout) {
        unsafe rootLink = Unmanaged.passUnretained(root)
        self.purpose = purpose
    }

    var root: LayoutNode { unsafe rootLink.takeUnretainedValue() }

    /// Releases all items and constraints.
    ///
    /// The system must not be used afterwards.
    func invalidate() {
        for item in items { item.state = ConstraintItem.State() }
        removeVariables()
        for constraint in constraints { detach(constraint) }
        for constraint in changed { detach(constraint) }
        items = []
        constraints = []
        changed = []
        clashing = []
        reported = []
    }

    private func detach(_ constraint: LayoutConstraint) {
        guard constraint.system === self else { return }
        constraint.system = nil
        constraint.isInSolver = false
        constraint.isChanged = false
    }

    /// Lends the items and constraints to another system for a question, and restores their states.
    func withoutSystem<Answer>(_ ask: () -> Answer) -> Answer {
        let notes = items.map { ($0, $0.state) }
        let states = constraints.map { LoanedConstraint($0) }
        for item in items { item.state = ConstraintItem.State() }
        for constraint in constraints {
            constraint.system = nil
            constraint.isInSolver = false
            constraint.isChanged = false
        }
        let answer = ask()
        for (item, state) in notes { item.state = state }
        for state in states { state.restore() }
        return answer
    }

    /// Starts with an empty solver.
    func startAnew() {
        solver.reset()
        for item in items { item.state = ConstraintItem.State() }
        for constraint in constraints { constraint.isInSolver = false }
        items = []
        removeVariables()
        isOutdated = true
        isBroken = false
    }

    private func removeVariables() {
        places = []
        givenVariables = nil
        unsafe changedItems = []
        negativeLengths = []
        textItems = []
    }

    /// Calls a function for each item whose node may have changed.
    func forEachItemWithNews(_ body: (ConstraintItem) -> Void) {
        if areLinksOutdated {
            unsafe links = items.map { unsafe Unmanaged.passUnretained($0) }
            areLinksOutdated = false
        }
        let links = links
        // The list of items keeps them alive, and `body` does not change it.
        for index in 0..<items.count where unsafe links[index]._withUnsafeGuaranteedRef({ $0.hasNews }) {
            body(items[index])
        }
    }

    /// Notes that the frame of an item may differ from the solution.
    func noteChange(of item: ConstraintItem) {
        if item.state.isChanged { return }
        item.state.isChanged = true
        unsafe changedItems.append(Unmanaged.passUnretained(item))
    }

    /// Calls a function for each item with a noted change, or for all items.
    func forEachChangedItem(orAll isAll: Bool, _ body: (ConstraintItem) -> Void) {
        if isAll {
            unsafe changedItems.removeAll(keepingCapacity: true)
            for item in items {
                item.state.isChanged = false
                body(item)
            }
            return
        }
        // The list of items keeps them alive, and `body` changes neither list.
        let count = unsafe changedItems.count
        for index in 0..<count {
            unsafe changedItems[index]._withUnsafeGuaranteedRef {
                $0.state.isChanged = false
                body($0)
            }
        }
        unsafe changedItems.removeAll(keepingCapacity: true)
    }
}

/// The state of a constraint while another system borrows it.
private struct LoanedConstraint {
    private let constraint: LayoutConstraint
    private let system: ConstraintSystem?
    private let number: Int
    private let equation: Constraint
    private let isInSolver, isChanged, isClashing: Bool

    init(_ constraint: LayoutConstraint) {
        self.constraint = constraint
        system = constraint.system
        number = constraint.number
        equation = constraint.equation
        isInSolver = constraint.isInSolver
        isChanged = constraint.isChanged
        isClashing = constraint.isClashing
    }

    func restore() {
        constraint.system = system
        constraint.number = number
        constraint.equation = equation
        constraint.isInSolver = isInSolver
        constraint.isChanged = isChanged
        constraint.isClashing = isClashing
    }
}

extension ConstraintSystem {
    func treeChanged() { isOutdated = true }

    /// Registers a constraint that was switched on.
    ///
    /// In a system of `withSystem`, constraints keep the numbers that the system of the tree gave them.
    func register(_ constraint: LayoutConstraint) {
        if let other = constraint.system, other !== self { other.unregister(constraint) }
        constraint.system = self
        if purpose == .layout || constraint.number < nextNumber { constraint.number = nextNumber }
        nextNumber = constraint.number + 1
        constraints.append(constraint)
        noteChange(of: constraint)
        if constraint.first.item.system !== self { isOutdated = true }
        if let second = constraint.second, second.item.system !== self { isOutdated = true }
    }

    /// Notes that the equation of a constraint may be outdated or missing in the solver.
    func noteChange(of constraint: LayoutConstraint) {
        if constraint.isChanged { return }
        constraint.isChanged = true
        changed.append(constraint)
    }

    func noteRemoval(of constraint: LayoutConstraint) {
        if hasSolution && constraint.isInSolver { keepsFrames = true }
        if let index = index(ofNumber: constraint.number) { constraints.remove(at: index) }
        noteChange(of: constraint)
    }

    /// Removes a constraint at once: one of its nodes is being freed, or it belongs to another system now.
    func unregister(_ constraint: LayoutConstraint) {
        if hasSolution && constraint.isInSolver { keepsFrames = true }
        removeFromSolver(constraint)
        constraint.system = nil
        constraint.isChanged = false
        isOutdated = true
    }

    /// Removes an item from the solver at once, with its constraints and variables.
    func remove(_ item: ConstraintItem) {
        removeConstraints(of: item)
        removeContent(of: item)
        for component in FrameComponent.all { removeVariable(of: item, component) }
        item.state = ConstraintItem.State()
        items.removeAll { $0 === item }
        unsafe changedItems.removeAll { unsafe $0.toOpaque() == Unmanaged.passUnretained(item).toOpaque() }
        negativeLengths.removeAll { $0.item === item }
        textItems.removeAll { $0 === item }
        givenVariables = nil
        isOutdated = true
    }

    func removeConstraints(of item: ConstraintItem) {
        for constraint in item.constraints where constraint.system === self {
            if hasSolution && constraint.isInSolver { keepsFrames = true }
            removeFromSolver(constraint)
        }
    }

    private func removeVariable(of item: ConstraintItem, _ component: FrameComponent) {
        guard let variable = item[component].variable else { return }
        if item[component].edit != .none {
            attempt { () throws(SolverError) in try solver.removeEditVariable(variable) }
        }
        if item[component].isLimited { remove(variable >= 0) }
        places[Int(variable.index)] = nil
        attempt { () throws(SolverError) in try solver.removeVariable(variable) }
    }
}

extension ConstraintSystem {
    /// Removes a constraint of a handle from the solver, if it is there.
    func removeFromSolver(_ constraint: LayoutConstraint) {
        guard constraint.isInSolver else { return }
        remove(constraint.equation)
        constraint.isInSolver = false
        mayHaveFree = true
    }

    func remove(_ constraint: Constraint) {
        attempt { () throws(SolverError) in try solver.remove(constraint) }
    }

    /// Makes a change of the solver that fails only because of rounding errors; then the solver is filled again.
    func attempt(_ body: () throws(SolverError) -> Void) {
        do throws(SolverError) { try body() } catch { isBroken = true }
    }
}
