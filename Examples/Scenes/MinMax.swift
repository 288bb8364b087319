import Plumb

extension Scene {
    static let minMax = Scene(
        "min-max",
        title: "Smallest and largest sizes",
        summary: "A sign-in screen that stays usable in a narrow and in a wide window.",
        size: Size(width: 320, height: 280)
    ) { stage in
        stage.show(SignInScreen(), caption: stage.isOwnSize ? "narrow" : "")
        if stage.isOwnSize { stage.show(SignInScreen(), caption: "wide", size: Size(width: 800, height: 280)) }
    }
}

/// Limits override sizes, and sizes override edges.
final class SignInScreen: LayoutNode {
    private let banner = LayoutNode("banner")
    private let nameField = LayoutNode("nameField")
    private let passwordField = LayoutNode("passwordField")
    private let okButton = Button("okButton", title: "OK")
    private let hintLabel = Label(
        "hintLabel", "Forgot the password? We can send a new one to the address that you gave.", style: .caption,
        isMultiline: true
    )

    init() {
        super.init("min-max")
        addChildren(banner, nameField, passwordField, okButton, hintLabel)
    }

    override func layoutChildren() {
        // A share of the height, but never less than 60 and never more than 90.
        banner.pin.top().horizontally().height(20%).minHeight(60).maxHeight(90)

        // As wide as the screen, up to 400, and centered.
        nameField.pin.below(of: banner).hCenter().width(100%).maxWidth(400).height(36).marginTop(16)
        passwordField.pin.below(of: nameField).horizontally().maxWidth(400).height(36).marginTop(8)
            .justify(.center)

        // As wide as the title, but wide enough for a finger.
        okButton.pin.below(of: passwordField).hCenter().minWidth(88).marginTop(16).sizeToFit()

        // As high as the text needs, up to two lines.
        hintLabel.pin.below(of: okButton).hCenter().width(60%).maxHeight(30).marginTop(12).sizeToFit(.width)
    }
}
