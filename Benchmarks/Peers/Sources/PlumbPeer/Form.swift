import Cassowary
import ConstraintLayout
import Geometry
import LayoutTree
import Plumb

/// A form of 100 rows, each a label of a fixed width and a field that takes the rest.
func form() -> [Trial] {
    [formOfStacks(), formOfChains(), buildOfConstraints(), resizeOfConstraints()] + formOfEquations()
}

/// The nodes of the form.
private struct Form {
    let root = LayoutNode("form", frame: Rect(x: 0, y: 0, width: 320, height: 3000))
    let rows = (0..<100).map { (label: LayoutNode("label \($0)"), field: LayoutNode("field \($0)")) }

    init() {
        for row in rows { root.addChildren(row.label, row.field) }
    }

    var numbers: [Double] { rows.flatMap { $0.label.numbers + $0.field.numbers } }

    func constrain() {
        var above: LayoutNode?
        for (label, field) in rows {
            label.constrainSelf().widthHeight(size: Size(width: 90, height: 20))
            label.constrain(to: root).leading(constant: 8)
            if let above {
                label.constrain(after: above).topBottom(constant: 8)
            } else {
                label.constrain(to: root).top(constant: 8)
            }
            field.constrain(after: label).leadingTrailing(constant: 4)
            field.constrain(to: label).top().height()
            field.constrain(to: root).trailing(constant: 8)
            above = label
        }
    }
}

private func formOfStacks() -> Trial {
    let form = Form()
    return Trial(
        tree: "form", manner: "stacks",
        layOut: {
            form.root.stacks {
                $0.hstack(
                    .fix(8), .fix(form.rows.map { $0.label }, 90), .fix(4), .fill(form.rows.map { $0.field }), .fix(8))
                $0.vstack {
                    for row in form.rows {
                        StackItem<LayoutNode>.fix(8)
                        StackItem.fix([row.label, row.field], 20)
                    }
                    StackItem<LayoutNode>.fill()
                }
            }
        }, frames: { form.numbers })
}

private func formOfChains() -> Trial {
    let form = Form()
    return Trial(
        tree: "form", manner: "chains",
        layOut: {
            var y = 8.0
            for (label, field) in form.rows {
                label.pin.top(y).left(8).width(90).height(20)
                field.pin.after(of: label, aligned: .top).right(8).marginLeft(4).height(20)
                y += 28
            }
        }, frames: { form.numbers })
}

/// Nodes and constraints made, then the first layout, which is timed.
private func buildOfConstraints() -> Trial {
    var form = Form()
    return Trial(
        tree: "form-constraints", manner: "constraints",
        prepare: {
            form = Form()
            form.constrain()
        }, layOut: { form.root.layoutIfNeeded() }, frames: { form.numbers })
}

/// The same form in another width.
private func resizeOfConstraints() -> Trial {
    let form = Form()
    form.constrain()
    form.root.layoutIfNeeded()
    return Trial(
        tree: "form-resize", manner: "constraints",
        prepare: { form.root.frame.size.width = form.root.frame.width == 320 ? 400 : 320 },
        layOut: { form.root.layoutIfNeeded() },
        frames: {
            form.root.frame.size.width = 320
            form.root.layoutIfNeeded()
            return form.numbers
        })
}

/// The equations of the form, handed to the solver alone: added one by one, and solved again for another width.
private func formOfEquations() -> [Trial] {
    var equations = FormEquations()
    let solved = FormEquations()
    solved.addAll()
    var width = 320.0
    return [
        Trial(
            tree: "form-constraints", manner: "solver", prepare: { equations = FormEquations() },
            layOut: { equations.addAll() }, frames: { equations.numbers }),
        Trial(
            tree: "form-resize", manner: "solver", prepare: { width = width == 320 ? 400 : 320 },
            layOut: { solved.resize(to: width) },
            frames: {
                solved.resize(to: 320)
                return solved.numbers
            }),
    ]
}

/// A solver, the variables of the rows, and the constraints between them.
private struct FormEquations {
    /// The four numbers of a view.
    struct View {
        let left, top, width, height: Variable

        init(_ solver: Solver) {
            (left, top) = (solver.makeVariable(), solver.makeVariable())
            (width, height) = (solver.makeVariable(), solver.makeVariable())
        }

        var all: [Variable] { [left, top, width, height] }
    }

    let solver = Solver()
    let width: Variable
    let views: [View]
    let constraints: [Constraint]

    init() {
        let solver = solver
        width = solver.makeVariable()
        let rows = (0..<100).map { _ in (label: View(solver), field: View(solver)) }
        views = rows.flatMap { [$0.label, $0.field] }
        var constraints: [Constraint] = []
        for (index, row) in rows.enumerated() {
            let (label, field) = row
            constraints += [label.width == 90, label.height == 20, label.left == 8]
            if index == 0 {
                constraints.append(label.top == 8)
            } else {
                let above = rows[index - 1].label
                constraints.append(label.top == above.top + above.height + 8)
            }
            constraints.append(field.left == label.left + label.width + 4)
            let top: Constraint = field.top == label.top
            let height: Constraint = field.height == label.height
            constraints += [top, height, field.left + field.width == width - 8]
        }
        self.constraints = constraints
    }

    /// Adds all constraints, gives the form its width, and reads the values.
    func addAll() {
        attempt {
            for constraint in constraints { try solver.add(constraint) }
            try solver.addEditVariable(width, strength: .strong)
            try solver.suggest(320, for: width)
        }
        solver.updateVariables()
    }

    func resize(to value: Double) {
        attempt { try solver.suggest(value, for: width) }
        solver.updateVariables()
    }

    /// Runs code that cannot fail here; if it fails, the frames differ and are reported.
    private func attempt(_ work: () throws -> Void) {
        do { try work() } catch { print("error: \(error)") }
    }

    var numbers: [Double] { views.flatMap { $0.all.map { solver.value(of: $0) } } }
}
