import Cassowary
import Geometry
import LayoutRendering
import LayoutScript
import LayoutTree
import Testing

/// Runs the examples of `Cassowary`, `LayoutRendering` and `LayoutScript`.
@Suite("Examples of the types of the solver, of pictures and of scripts")
struct SolverTypes {
    @Test("Solver")
    func solver() throws {
        // README: type Solver
        let solver = Solver()
        let x = solver.makeVariable("x")
        let width = solver.makeVariable("width")
        try solver.add(x >= 8)
        try solver.add(x + width <= 320)
        try solver.add((width == 400) | .strong)
        solver.updateVariables()
        print(solver.value(of: width))  // 312.0
        // README: end
        // README: type LinearExpression
        let middle = x + 0.5 * width - 8
        print(solver.value(of: middle))  // 156.0
        // README: end
        // README: type Strength
        try solver.add((width == 100) | .weak)  // loses against 400
        try solver.add((x == 20) | Strength(priority: 999))
        solver.updateVariables()
        print(solver.value(of: width))  // 300.0
        // README: end
    }

    @Test("RenderFormat")
    func rendering() {
        let card = LayoutNode("card", frame: Rect(x: 0, y: 0, width: 320, height: 100))
        // README: type RenderFormat
        let picture = card.snapshot().rendered(as: .svg)
        print(picture.prefix(4))  // <svg
        // README: end
    }

    @Test("ScriptRunner")
    func scripts() {
        // README: type ScriptRunner
        let script = """
            node root 0 0 400 300
            node a in root
            a.pin.top(10).left(10).size(20)
            expect a 10 10 20 20
            """
        let results = ScriptRunner().run(script, file: "a.pin")
        print(results[0].passed)  // true
        // README: end
    }
}
