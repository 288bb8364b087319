import Cassowary
import Testing

/// Runs the code of the page of the solver.
@Suite("Page of the solver")
struct SolverPage {
    @Test("A list and a page")
    func shares() throws {
        // README: solver
        let solver = Solver()
        let window = solver.makeVariable("window")
        let list = solver.makeVariable("list")
        let page = solver.makeVariable("page")

        try solver.add(list + page == window)
        try solver.add(list >= 120)
        try solver.add((page == 3 * list) | .medium)

        try solver.addEditVariable(window, strength: .strong)
        try solver.suggest(800, for: window)
        solver.updateVariables()
        print(solver[list])  // 200.0
        print(solver[page])  // 600.0

        try solver.suggest(400, for: window)
        solver.updateVariables()
        print(solver[list])  // 120.0
        print(solver[page])  // 280.0
        // README: end
    }

    @Test("Equal constraints")
    func tags() throws {
        let solver = Solver()
        let list = solver.makeVariable("list")
        // README: equal constraints
        let atLeast: Constraint = list >= 120
        try solver.add(atLeast.tagged(1))
        try solver.add(atLeast.tagged(2))  // another constraint
        try solver.remove(atLeast.tagged(1))
        print(solver.contains(atLeast.tagged(2)))  // true
        // README: end
    }
}
