import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Adds a constraint to the solver; of those that are required and cannot hold together the one that was switched on last
    /// is left out.
    func put(_ constraint: LayoutConstraint, _ wanted: Constraint) {
        mayHaveFree = true
        while true {
            do throws(SolverError) {
                try solver.add(wanted)
                constraint.inSolver = wanted
                constraint.isClashing = false
                return
            } catch {
                let rivals = rivals(in: error)
                guard let last = newest(of: rivals), last.number > constraint.number else {
                    leaveOut(constraint, clashingWith: rivals)
                    return
                }
                leaveOut(last, clashingWith: rivals.filter { $0.tag != last.number } + [wanted])
            }
        }
    }

    /// Reads the solution, and sees to it that the frames which are given are what they are.
    ///
    /// A given frame is an edit in the solver, so that another size takes no more than a suggestion. An edit gives way to
    /// required constraints; where one did, the frames are required for as long as it takes to find those that hold beside them.
    func settle() {
        retryClashing()
        readValues()
        guard !givenFramesAreKept() else { return }
        let given = givenUnknowns()
        for each in given { attempt { () throws(SolverError) in try solver.removeEditVariable(each.variable) } }
        for each in given { require(each) }
        retryClashing()
        for each in given {
            if solver.contains(each.equation) { take(out: each.equation) }
            hold(each.item, each.component, .given, .givenFrame)
        }
        readValues()
    }

    private func givenFramesAreKept() -> Bool {
        for item in items where !item.isConstrained {
            for component in FrameComponent.all {
                let unknown = item[component]
                guard unknown.hold == .given, unknown.variable != nil else { continue }
                let error = (unknown.value - unknown.target).magnitude
                if error > 1e-6 * max(1, unknown.target.magnitude) { return false }
            }
        }
        return true
    }

    /// Tries again what did not fit before, the oldest first.
    ///
    /// What is left out for the sake of one is newer, so its own turn comes after that. In the end whatever is left out contradicts
    /// older constraints that hold.
    private func retryClashing() {
        guard hasClashing else { return }
        hasClashing = false
        for constraint in constraints where constraint.isOn && constraint.isClashing && constraint.system === self {
            guard constraint.inSolver == nil, let wanted = written(constraint) else { continue }
            put(constraint, wanted)
        }
        if mayHaveFree { holdWhatIsFree() }
    }

    /// Makes a given frame required, at the expense of the newest constraints that stand against it.
    private func require(_ given: GivenUnknown) {
        while true {
            do throws(SolverError) {
                try solver.add(given.equation)
                return
            } catch {
                let rivals = rivals(in: error)
                guard let last = newest(of: rivals) else { return }
                leaveOut(last, clashingWith: rivals.filter { $0.tag != last.number } + [given.equation])
            }
        }
    }

    private func leaveOut(_ constraint: LayoutConstraint, clashingWith rivals: [Constraint]) {
        withdraw(constraint)
        constraint.isClashing = true
        hasClashing = true
        guard !constraint.hasWarned, purpose == .layout else { return }
        // The last try counts: what it names holds.
        unreported.removeAll { $0.constraint === constraint }
        unreported.append((constraint, rivals.map { description(of: $0) }))
    }

    /// Reports the constraints that were left out and still are; those that hold again are reported when they clash the next time.
    func reportClashes() {
        if unreported.isEmpty, reported.isEmpty { return }
        let list = unreported
        unreported = []
        for constraint in reported where !constraint.isClashing { constraint.hasWarned = false }
        reported.removeAll { !$0.isClashing }
        for (constraint, rivals) in list where constraint.isClashing && constraint.isOn && constraint.system === self {
            reported.append(constraint)
            constraint.hasWarned = true
            constraint.owner.warn(
                .unsatisfiable(clashingWith: rivals), method: constraint.method,
                call: "\(constraint.method)(\(constraint))"
            )
        }
    }

    private func rivals(in error: SolverError) -> [Constraint] {
        if case .unsatisfiable(_, let rivals) = error { rivals } else { [] }
    }

    private func newest(of rivals: [Constraint]) -> LayoutConstraint? {
        let number = rivals.reduce(0) { max($0, $1.tag) }
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

/// An unknown of a frame that is given.
private struct GivenUnknown {
    let item: ConstraintItem
    let component: FrameComponent
    let variable: Variable
    let target: Double

    var equation: Constraint { (variable == target) as Constraint }
}

extension ConstraintSystem {
    private func givenUnknowns() -> [GivenUnknown] {
        var list: [GivenUnknown] = []
        for item in items where !item.isConstrained {
            for component in FrameComponent.all {
                let unknown = item[component]
                guard let variable = unknown.variable, unknown.hold == .given else { continue }
                list.append(
                    GivenUnknown(item: item, component: component, variable: variable, target: unknown.target)
                )
            }
        }
        return list
    }
}
