import Plumb

extension Scene {
    static let form = Scene(
        "form",
        title: "Form with a hidden field",
        summary: "A switch shows and hides a field; with visible() the fields below it move up.",
        size: Size(width: 375, height: 320)
    ) { stage in
        let form = FormView()
        form.asksForAge = true
        stage.show(form, caption: "with the age field")
        form.asksForAge = false
        stage.show(form, caption: "without the age field")
    }
}

/// A form on a panel that is as high as its content.
package final class FormView: LayoutNode {
    private let titleLabel = Label("titleLabel", "Registration", style: .title)
    private let panel = LayoutNode("panel")
    private let nameField = LayoutNode("nameField")
    private let ageSwitch = LayoutNode("ageSwitch")
    private let ageField = LayoutNode("ageField")
    private let addressField = LayoutNode("addressField")
    private let sendButton = Button("sendButton", title: "Send")

    /// Whether the field for the age is shown.
    var asksForAge: Bool {
        get { !ageField.isHidden }
        set {
            ageField.isHidden = !newValue
            setNeedsLayout()
        }
    }

    package init() {
        super.init("form")
        panel.addChildren(nameField, ageSwitch, ageField, addressField)
        addChildren(titleLabel, panel, sendButton)
    }

    package override func layoutChildren() {
        titleLabel.pin.topCenter(16).sizeToFit()

        // First the width of the panel, then its content, then its height.
        panel.pin.below(of: titleLabel).horizontally(16).marginTop(12)

        nameField.pin.top().horizontally().height(36).margin(12)
        ageSwitch.pin.below(of: nameField).end().width(52).height(32).margin(12)
        ageField.pin.below(of: ageSwitch).horizontally().height(36).margin(12)
        addressField.pin.below(of: visible([ageSwitch, ageField])).horizontally().height(36).margin(12)

        panel.pin.height(addressField.frame.maxY + 12)
        sendButton.pin.below(of: panel, aligned: .end).marginTop(12).sizeToFit()
    }
}
