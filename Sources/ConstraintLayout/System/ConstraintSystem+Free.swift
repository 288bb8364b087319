import Cassowary
import Geometry
import LayoutTree

extension ConstraintSystem {
    /// Adds a stay for every variable that no equation determines: an edit to its current value.
    ///
    /// A value is determined if it is given, if content wants it, or if a required equation expresses it by determined values. A
    /// variable that only optional constraints, or several equations together, determine also gets a stay. That costs time and
    /// changes nothing, since everything else is more important. Takes time proportional to the number of constraints.
    func addStays() {
        mayHaveFree = false
        guard purpose != .findingFree else { return }
        var known = [Bool](repeating: false, count: places.count)
        for index in places.indices {
            guard let place = places[index] else { continue }
            place.withItem { item in
                let edit = item[place.component].edit
                known[index] =
                    edit == .given || edit == .target
                    || place.component.isLength && item.state.content.hasLength
                        && item.state.content[place.component.axis] != nil
            }
        }
        propagate(&known)
        for item in items {
            for component in FrameComponent.all {
                guard let variable = item[component].variable, !known[Int(variable.index)],
                    item[component].edit == .none, let depth = item.node?.depth
                else { continue }
                edit(item, component, .present, .present(component, depth: item.isGuide ? depth + 1 : depth))
            }
        }
    }

    /// Goes through the required equations, forwards and backwards in turn, until they determine no further variable.
    private func propagate(_ known: inout [Bool]) {
        var open = constraints.filter {
            $0.relation == .equal && $0.priority == .required && $0.isInSolver
        }
        for _ in 0..<12 {
            var isChanged = false
            open.removeAll { constraint in
                var unknown = -1
                var coefficient = 0.0
                for position in 0..<constraint.equation.expression.termCount {
                    let term = constraint.equation.expression.term(at: position)
                    let index = Int(term.variable.index)
                    if index >= known.count || known[index] { continue }
                    if unknown >= 0 && index != unknown { return false }
                    unknown = index
                    coefficient += term.coefficient
                }
                // A coefficient of zero determines nothing, as in a height that equals itself.
                if coefficient != 0 {
                    known[unknown] = true
                    isChanged = true
                }
                return true
            }
            guard isChanged else { return }
            open.reverse()
        }
    }
}
