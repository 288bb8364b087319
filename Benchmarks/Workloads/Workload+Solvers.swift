import Cassowary

/// The linear constraint solver alone, with systems of the shapes that layouts have.
extension Workload {
    static let solvers = [
        solver("cassowary-column", "15 boxes below each other", views: 15, SolverSystem.column, suggestions: 300..<320),
        solver(
            "cassowary-form", "three rows of a label and a field", views: 6, SolverSystem.form, suggestions: 300..<320
        ),
        solver(
            "cassowary-row", "300 boxes, each right of the one before, that stay as wide as they are", views: 300,
            SolverSystem.row, suggestions: 300..<320
        ),
    ]

    private static func solver(
        _ name: String, _ summary: String, views: Int, _ make: @escaping @Sendable () -> SolverSystem,
        suggestions: Range<Int>
    ) -> Workload {
        Workload(name, summary, views: views) {
            let built = Kept<SolverSystem>()
            let standing = make()
            return Setup(
                nil,
                [
                    Contender("build", result: { nil }) { built.value = make() },
                    Contender("resize", layouts: suggestions.count, result: { nil }) {
                        for width in suggestions { standing.resize(to: Double(width)) }
                    },
                ],
                facts: { [("constraints", Double(standing.solver.constraintCount))] }
            )
        }
    }
}

/// A solver with a system in it whose width can be suggested.
struct SolverSystem {
    let solver: Solver
    let width: Variable

    func resize(to value: Double) {
        required { () throws(SolverError) in try solver.suggest(value, for: width) }
        solver.updateVariables()
    }
}

/// The systems are solvable; an error is a mistake in the workload.
private func required<Result>(_ body: () throws(SolverError) -> Result) -> Result {
    do {
        return try body()
    } catch {
        preconditionFailure("The system of a benchmark cannot be solved: \(error)")
    }
}

extension SolverSystem {
    /// A column of boxes, some of which keep to the right edge.
    static func column() -> SolverSystem {
        required { () throws(SolverError) in
            let solver = Solver()
            let total = solver.makeVariable("W")
            try solver.addEditVariable(total, strength: .strong)
            try solver.suggest(320, for: total)
            var above: Box?
            for index in 0..<15 {
                let box = Box(solver)
                try solver.add(box.width >= 0)
                try solver.add(box.height >= 0)
                try solver.add((box.width == 80) | .medium)
                try solver.add((box.height == 18) | .medium)
                if let above {
                    try solver.add(box.top == above.bottom + 4)
                    switch index % 3 {
                    case 0: try solver.add(box.right == total - 8)
                    case 1: try solver.add(box.left == 8)
                    default: try solver.add(box.left == above.right + 4)
                    }
                } else {
                    try solver.add(box.left == 8)
                    try solver.add(box.top == 8)
                }
                above = box
            }
            solver.updateVariables()
            return SolverSystem(solver: solver, width: total)
        }
    }

    /// A row of boxes whose widths nothing but edits determines, so that each position depends on all widths before it.
    static func row() -> SolverSystem {
        required { () throws(SolverError) in
            let solver = Solver()
            let boxes = (0..<300).map { _ in Box(solver) }
            for box in boxes { try solver.add(box.width >= 0) }
            try solver.add(boxes[0].left == 0)
            for (before, box) in zip(boxes, boxes.dropFirst()) { try solver.add(box.left == before.right + 8) }
            for box in boxes {
                try solver.addEditVariable(box.width, strength: .weak)
                try solver.suggest(40, for: box.width)
            }
            solver.updateVariables()
            return SolverSystem(solver: solver, width: boxes[0].width)
        }
    }

    /// A padded container with a midline, and rows of labels before it and fields after it.
    static func form() -> SolverSystem {
        required { () throws(SolverError) in
            let solver = Solver()
            let container = Box(solver)
            let midline = solver.makeVariable("midline")
            try solver.addEditVariable(container.width, strength: .strong)
            try solver.addEditVariable(container.height, strength: .strong)
            try solver.suggest(400, for: container.width)
            try solver.suggest(300, for: container.height)
            try solver.add(container.left == 0)
            try solver.add(container.top == 0)
            try solver.add(container.width >= 0)
            try solver.add(container.height >= 0)
            try solver.add(midline >= container.left)
            try solver.add(midline <= container.right)
            var above: Box?
            for preferred in [67.0, 66, 24] {
                let (label, field) = (Box(solver), Box(solver))
                for box in [label, field] {
                    try solver.add(box.width >= 0)
                    try solver.add(box.height >= 0)
                    try solver.add(box.left >= container.left + 10)
                    try solver.add(box.top >= container.top + 10)
                    try solver.add(box.bottom <= container.bottom - 10)
                    try solver.add(box.right <= container.right - 10)
                }
                try solver.add((label.width == preferred) | .weak)
                try solver.add((label.width >= preferred) | .priority(800))
                try solver.add((label.height == 16) | .strong)
                try solver.add((label.height >= 16) | .priority(800))
                try solver.add((field.width >= 125) | .priority(800))
                try solver.add((field.height == 21) | .strong)
                try solver.add((field.left == midline) | .strong)
                try solver.add((label.middle == field.middle) | .strong)
                try solver.add((label.left == container.left + 10) | .medium)
                try solver.add(label.right + 10 <= field.left)
                try solver.add((label.right + 10 == field.left) | .medium)
                try solver.add((field.right == container.right - 10) | .medium)
                try solver.add(field.top == (above?.bottom ?? container.top + 0) + 10)
                above = field
            }
            solver.updateVariables()
            return SolverSystem(solver: solver, width: container.width)
        }
    }

    /// The four unknowns of a rectangle.
    private struct Box {
        let left, top, width, height: Variable

        init(_ solver: Solver) {
            left = solver.makeVariable()
            top = solver.makeVariable()
            width = solver.makeVariable()
            height = solver.makeVariable()
        }

        var right: LinearExpression { left + width }
        var bottom: LinearExpression { top + height }
        var middle: LinearExpression { top + 0.5 * height }
    }
}
