import ConstraintLayout
import Plumb

extension Scene {
    static let gridForm = Scene(
        "grid-form",
        title: "A form in a grid",
        summary:
            "Labels as wide as the widest one, and fields that fill the rest: by a grid, and by constraints.",
        size: Size(width: 320, height: 160)
    ) { stage in
        stage.show(GridFormView(), caption: "grid")
        stage.show(GridFormWithConstraints(), caption: "constraints")
    }
}

private let names = ["Name", "Street and number", "City"]

/// The form as a grid of two columns, whose texts share a baseline in each row.
final class GridFormView: LayoutNode {
    private let labels = names.map { Label($0, $0) }
    private let fields = names.map { LayoutNode("\($0) field", frame: Rect(x: 0, y: 0, width: 0, height: 36)) }

    init() {
        super.init("gridForm")
        for (label, field) in zip(labels, fields) { addChildren(label, field) }
    }

    override func layoutChildren() {
        grid(
            columns: [.flex(), .fill()], gap: 8, vertically: .center, padding: EdgeInsets(16),
            zip(labels, fields).map { [$0, $1] })
    }
}

/// The same with constraints.
final class GridFormWithConstraints: LayoutNode {
    init() {
        super.init("gridForm")
        layoutMargins = EdgeInsets(16)
        var previous: (label: Label, field: LayoutNode)?
        for name in names {
            let label = Label(name, name)
            let field = LayoutNode("\(name) field")
            addChildren(label, field)
            label.constrain(to: layoutMarginsGuide).leading()
            field.constrain(after: label).leadingTrailing(constant: 8)
            field.constrain(to: layoutMarginsGuide).trailing()
            field.constrainSelf().height(constant: 36)
            label.constrain(to: field).centerY()
            if let previous {
                label.constrain(to: previous.label).width()
                field.constrain(after: previous.field).topBottom(constant: 8)
            } else {
                field.constrain(to: layoutMarginsGuide).top()
            }
            previous = (label, field)
        }
    }
}
