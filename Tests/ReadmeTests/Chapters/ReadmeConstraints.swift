import ConstraintLayout
import Plumb
import Testing

/// Runs the README's code of constraints.
@Suite("Constraints of the README")
struct ReadmeConstraints {
    @Test("The form lies where the README says")
    func constraints() throws {
        let form = LayoutNode("form", frame: Rect(x: 0, y: 0, width: 320, height: 112))
        let nameLabel = LayoutNode("nameLabel")
        let nameField = LayoutNode("nameField")
        let cityLabel = LayoutNode("cityLabel")
        let cityField = LayoutNode("cityField")
        nameLabel.measure = { TextMeasurer("Name").sizeThatFits($0) }
        cityLabel.measure = { TextMeasurer("City and country").sizeThatFits($0) }
        form.layoutMargins = EdgeInsets(16)
        form.addChildren(nameLabel, nameField, cityLabel, cityField)
        form.layoutContext.warningHandler = { Issue.record("\($0)") }
        // README: constraints
        for (label, field) in [(nameLabel, nameField), (cityLabel, cityField)] {
            label.constrain(to: form.layoutMarginsGuide).leading()
            label.constrain(to: field).centerY()
            field.constrain(after: label).leadingTrailing(constant: .systemSpacing)
            field.constrain(to: form.layoutMarginsGuide).trailing()
            field.constrainSelf().height(constant: 36)
        }
        nameField.constrain(to: form.layoutMarginsGuide).top()
        cityField.constrain(after: nameField).topBottom(constant: .systemSpacing)
        nameLabel.constrain(to: cityLabel).width()  // both are as wide as the wider one

        form.layoutIfNeeded()
        print(nameField.frame)  // (136, 16, 168, 36)
        print(cityField.frame)  // (136, 60, 168, 36)
        // README: end
        #expect(nameLabel.frame.width == 112)
        try expectPicture("constraints", of: form)
    }
}
