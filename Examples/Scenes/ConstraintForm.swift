import ConstraintLayout
import Plumb

extension Scene {
    static let constraintForm = Scene(
        "constraint-form",
        title: "A form with constraints",
        summary: "All labels are as wide as the widest one, and the fields fill the rest.",
        size: Size(width: 320, height: 180)
    ) { stage in
        stage.show(ConstraintFormView())
    }
}

/// Rows of a label and a field.
///
/// Which label is the widest depends on the language; nothing here has to know.
final class ConstraintFormView: LayoutNode {
    init() {
        super.init("constraintForm")
        layoutMargins = EdgeInsets(16)
        let names = ["Name", "Street and number", "City"]
        var previous: (label: Label, field: LayoutNode)?
        for (index, name) in names.enumerated() {
            let label = Label("label\(index)", name)
            let field = LayoutNode("field\(index)")
            addChildren(label, field)

            label.constrain(to: layoutMarginsGuide).leading()
            field.constrain(after: label).leadingTrailing(constant: .systemSpacing)
            field.constrain(to: layoutMarginsGuide).trailing()
            field.constrainSelf().height(constant: 36)
            label.constrain(to: field).centerY()
            if let previous {
                label.constrain(to: previous.label).width()
                field.constrain(after: previous.field).topBottom(constant: .systemSpacing)
            } else {
                field.constrain(to: layoutMarginsGuide).top()
            }
            previous = (label, field)
        }
    }
}
