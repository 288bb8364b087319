import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Adds a constraint to the solver; of those that are required and cannot hold together the one that was switched on last
    /// is left out.
    func addToSolver(_ constraint: LayoutConstraint, _ wanted: Constraint) {
        mayHaveFree = true
        while true {
            do throws(SolverError) {
                try solver.add(wanted)
                constraint.solverConstraint = wanted
                constraint.isClashing = false
                return
            } catch {
                let conflicts = conflicts(in: error)
                guard let last = newest(of: conflicts), last.number > constraint.number else {
                    leaveOut(constraint, clashingWith: conflicts)
                    return
                }
                leaveOut(last, clashingWith: conflicts.filter { $0.tag != last.number } + [wanted])
            }
        }
    }

    /// Reads the solution, and sees to it that the frames which are given are what they are.
    ///
    /// A given frame is an edit in the solver, so that another size takes no more than a suggestion. Required
    /// constraints are stronger than an edit. Where they moved a frame, the frames are required for as long as it takes to find the
    /// constraints that hold beside them.
    func readSolution() {
        retryClashing()
        readValues()
        let given = givenVariables()
        if given.allSatisfy({ isNear($0.item[$0.component].value, $0.target) }) { return }
        for each in given { attempt { () throws(SolverError) in try solver.removeEditVariable(each.variable) } }
        for each in given { require(each) }
        retryClashing()
        for each in given {
            if solver.contains(each.equation) { remove(each.equation) }
            edit(each.item, each.component, .given, .givenFrame)
        }
        readValues()
    }

    /// Tries again what did not fit before, the oldest first.
    ///
    /// What one of them displaces is newer, and is tried again after it. In the end whatever is left out contradicts older
    /// constraints that hold.
    private func retryClashing() {
        guard hasClashing else { return }
        hasClashing = false
        for constraint in constraints where constraint.isOn && constraint.isClashing && constraint.system === self {
            guard constraint.solverConstraint == nil, let wanted = written(constraint) else { continue }
            addToSolver(constraint, wanted)
        }
        if mayHaveFree { addStays() }
    }

    /// Makes a given frame required, at the expense of the newest constraints that stand against it.
    private func require(_ given: GivenVariable) {
        while true {
            do throws(SolverError) {
                try solver.add(given.equation)
                return
            } catch {
                let conflicts = conflicts(in: error)
                guard let last = newest(of: conflicts) else { return }
                leaveOut(last, clashingWith: conflicts.filter { $0.tag != last.number } + [given.equation])
            }
        }
    }

    private func leaveOut(_ constraint: LayoutConstraint, clashingWith conflicts: [Constraint]) {
        withdraw(constraint)
        constraint.isClashing = true
        hasClashing = true
        guard !constraint.hasWarned, purpose == .layout else { return }
        // The last try counts: what it names holds.
        unreported.removeAll { $0.constraint === constraint }
        unreported.append((constraint, conflicts.map { description(of: $0) }))
    }

    /// Reports the constraints that were left out and still are; those that hold again are reported when they clash the next time.
    func reportClashes() {
        if unreported.isEmpty, reported.isEmpty { return }
        let list = unreported
        unreported = []
        for constraint in reported where !constraint.isClashing { constraint.hasWarned = false }
        reported.removeAll { !$0.isClashing }
        for (constraint, conflicts) in list where constraint.isClashing && constraint.isOn && constraint.system === self
        {
            reported.append(constraint)
            constraint.hasWarned = true
            constraint.owner.warn(
                .unsatisfiable(clashingWith: conflicts), method: constraint.method,
                call: "\(constraint.method)(\(constraint))"
            )
        }
    }

    private func conflicts(in error: SolverError) -> [Constraint] {
        if case .unsatisfiable(_, let conflicts) = error { conflicts } else { [] }
    }

    private func newest(of conflicts: [Constraint]) -> LayoutConstraint? {
        let number = conflicts.reduce(0) { max($0, $1.tag) }
        return index(ofNumber: number).map { constraints[$0] }
    }

    /// Where the constraint of that number stands, by bisection.
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

    /// A constraint of the solver as its handle writes it, or as a frame that is given.
    private func description(of constraint: Constraint) -> String {
        if let index = index(ofNumber: constraint.tag) { return constraints[index].description }
        let variable = constraint.expression.term(at: 0).variable
        for item in items {
            for component in FrameComponent.all where item[component].variable == variable {
                let name = "\(item.displayName).\(component.rawValue)"
                return "\(name) \(constraint.relation) \(plain(0 - constraint.expression.constant))"
            }
        }
        return constraint.description
    }
}

/// A variable of a frame that is given.
private struct GivenVariable {
    let item: ConstraintItem
    let component: FrameComponent
    let variable: Variable
    let target: Double

    var equation: Constraint { (variable == target) as Constraint }
}

extension ConstraintSystem {
    private func givenVariables() -> [GivenVariable] {
        var list: [GivenVariable] = []
        for item in items where !item.isConstrained {
            for component in FrameComponent.all {
                let frameVariable = item[component]
                guard let variable = frameVariable.variable, frameVariable.edit == .given else { continue }
                list.append(
                    GivenVariable(item: item, component: component, variable: variable, target: frameVariable.target)
                )
            }
        }
        return list
    }
}
