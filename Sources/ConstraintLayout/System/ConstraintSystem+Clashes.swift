import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Adds the equation of a constraint to the solver.
    ///
    /// If required constraints contradict each other then, the one that was switched on last is left out. A constraint that the
    /// solver failed to remove is not left out again: the next layout fills the solver anew.
    func addToSolver(_ constraint: LayoutConstraint) {
        mayHaveFree = true
        while true {
            do throws(SolverError) {
                try solver.add(constraint.equation)
                constraint.isInSolver = true
                if constraint.isClashing {
                    constraint.isClashing = false
                    constraint.conflicts = []
                }
                return
            } catch {
                let conflicts = conflicts(in: error)
                guard let last = newest(of: conflicts), last.number > constraint.number, last.isInSolver else {
                    suspend(constraint, clashingWith: conflicts)
                    return
                }
                suspend(last, clashingWith: conflicts.filter { $0.tag != last.number } + [constraint.equation])
            }
        }
    }

    /// Reads the solution, in which given frames are unchanged.
    ///
    /// A given frame is an edit in the solver, so another size is only a suggestion. Required constraints are stronger than an
    /// edit. If they moved a frame, all given frames become required for a moment, which shows the constraints that contradict
    /// them.
    func readSolution() {
        settle()
        let given = collectGivenVariables()
        if given.allSatisfy({ isNear($0.item[$0.component].value, $0.target) }) { return }
        for each in given { attempt { () throws(SolverError) in try solver.removeEditVariable(each.variable) } }
        for each in given { require(each.equation) }
        settle()
        for each in given {
            if solver.contains(each.equation) { remove(each.equation) }
            edit(each.item, each.component, .given, .givenFrame)
        }
        settle()
    }

    /// Solves and reads the values, until no length is negative.
    func settle() {
        repeat {
            retryClashing()
            readValues()
        } while limitLengths()
    }

    /// Tries the clashing constraints again, the oldest first.
    ///
    /// A constraint still clashes if all constraints that it was left out for are in force. The constraints that it displaces are newer,
    /// and are tried after it. In the end each clashing constraint contradicts older ones that hold.
    private func retryClashing() {
        if clashing.isEmpty { return }
        var list = clashing.inOrder
        clashing = []
        var position = 0
        while position < list.count {
            let constraint = list[position]
            position += 1
            guard constraint.isOn, constraint.isClashing, constraint.system === self, !constraint.isInSolver
            else { continue }
            if !constraint.conflicts.isEmpty && constraint.conflicts.allSatisfy({ isInForce($0) }) {
                clashing.append(constraint)
                continue
            }
            guard let wanted = written(constraint) else {
                clashing.append(constraint)
                continue
            }
            let count = clashing.count
            constraint.equation = wanted
            addToSolver(constraint)
            // Newer ones that it displaced are tried later.
            let displaced = clashing.suffix(from: count).filter { $0 !== constraint }
            if displaced.isEmpty { continue }
            clashing.removeLast(clashing.count - count)
            if constraint.isClashing { clashing.append(constraint) }
            list = Array(list[..<position]) + (Array(list[position...]) + displaced).inOrder
        }
        if mayHaveFree { addStays() }
    }

    /// Whether a constraint of a conflict holds: it is in the solver, or it equals a number of a given frame.
    private func isInForce(_ constraint: Constraint) -> Bool {
        if solver.contains(constraint) { return true }
        guard constraint.relation == .equal, constraint.expression.termCount == 1,
            let place = place(of: constraint.expression.term(at: 0).variable)
        else { return false }
        let variable = place.item[place.component]
        return variable.edit == .given && variable.target == 0 - constraint.expression.constant
    }

    /// Requires that the negative lengths of the solution are not negative; false if there are none.
    ///
    /// Most lengths never become negative. A condition for each of them would take as long as another constraint.
    private func limitLengths() -> Bool {
        let list = negativeLengths
        negativeLengths = []
        for place in list { limitLength(place.item, place.component) }
        return !list.isEmpty
    }

    /// Requires that a length is not negative.
    func limitLength(_ item: ConstraintItem, _ component: FrameComponent) {
        guard let variable = item[component].variable, !item[component].isLimited else { return }
        item[component].isLimited = true
        require(variable >= 0)
    }

    /// Makes a condition required, and leaves out the newest constraints that contradict it.
    ///
    /// It does not hold if the solver failed to remove one of them before; the next layout fills the solver anew.
    private func require(_ condition: Constraint) {
        while true {
            do throws(SolverError) {
                try solver.add(condition)
                return
            } catch {
                let conflicts = conflicts(in: error)
                guard let last = newest(of: conflicts), last.isInSolver else { return }
                suspend(last, clashingWith: conflicts.filter { $0.tag != last.number } + [condition])
            }
        }
    }

    private func suspend(_ constraint: LayoutConstraint, clashingWith conflicts: [Constraint]) {
        removeFromSolver(constraint)
        if !constraint.isClashing || !clashing.contains(where: { $0 === constraint }) { clashing.append(constraint) }
        constraint.isClashing = true
        constraint.conflicts = conflicts
        // The conflict of the last attempt is reported: its constraints hold.
        if !constraint.hasWarned, purpose == .layout {
            constraint.conflictTexts = conflicts.map { description(of: $0) }
        }
    }

    /// Reports each clashing constraint once, and again if it held in between.
    func reportClashes() {
        if clashing.isEmpty, reported.isEmpty { return }
        for constraint in reported where !constraint.isClashing { constraint.hasWarned = false }
        reported.removeAll { !$0.isClashing }
        guard purpose == .layout else { return }
        for constraint in clashing.inOrder
        where constraint.isClashing && constraint.isOn && !constraint.hasWarned && constraint.system === self {
            reported.append(constraint)
            constraint.hasWarned = true
            constraint.owner.warn(
                .unsatisfiable(clashingWith: constraint.conflictTexts), method: constraint.method,
                call: "\(constraint.method)(\(constraint))"
            )
            constraint.conflictTexts = []
        }
    }

    private func conflicts(in error: SolverError) -> [Constraint] {
        if case .unsatisfiable(_, let conflicts) = error { conflicts } else { [] }
    }

    private func newest(of conflicts: [Constraint]) -> LayoutConstraint? {
        let number = conflicts.reduce(0) { max($0, $1.tag) }
        return index(ofNumber: number).map { constraints[$0] }
    }

    /// The index of the constraint with a number, by bisection.
    func index(ofNumber number: Int) -> Int? {
        var range = constraints.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if constraints[middle].number == number { return middle }
            range =
                constraints[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// The text of a solver's constraint: the description of its handle, or the component of a given frame.
    private func description(of constraint: Constraint) -> String {
        if let index = index(ofNumber: constraint.tag) { return constraints[index].description }
        guard let place = place(of: constraint.expression.term(at: 0).variable) else { return constraint.description }
        let name = "\(place.item.displayName).\(place.component.rawValue)"
        return "\(name) \(constraint.relation) \(plain(0 - constraint.expression.constant))"
    }

    private func place(of variable: Variable) -> VariablePlace? {
        let index = Int(variable.index)
        return places.indices.contains(index) ? places[index] : nil
    }
}

/// A variable of a given frame.
struct GivenVariable {
    let item: ConstraintItem
    let component: FrameComponent
    let variable: Variable

    var target: Double { item[component].target }
    var equation: Constraint { (variable == target) as Constraint }
}

extension ConstraintSystem {
    private func collectGivenVariables() -> [GivenVariable] {
        if let givenVariables { return givenVariables }
        var list: [GivenVariable] = []
        for item in items where !item.isConstrained {
            for component in FrameComponent.all {
                let frameVariable = item[component]
                guard let variable = frameVariable.variable, frameVariable.edit == .given else { continue }
                list.append(GivenVariable(item: item, component: component, variable: variable))
            }
        }
        givenVariables = list
        return list
    }
}
