import Plumb

extension Scene {
    static let safeArea = Scene(
        "safe-area",
        title: "Safe area",
        summary: "A scanner screen between a translucent navigation bar and a tab bar.",
        size: Size(width: 375, height: 480)
    ) { stage in
        stage.show(ScannerScreen())
    }
}

/// The bars cover parts of the screen; the safe area is the rest.
final class ScannerScreen: LayoutNode {
    private let background = LayoutNode("background")
    private let topTextLabel = Label("topTextLabel", "Hold the code into the frame")
    private let iconImageView = LayoutNode("iconImageView")
    private let textLabel = Label(
        "textLabel", "The light goes on by itself when it is too dark to read the code.", isMultiline: true
    )
    private let scanButton = LayoutNode("scanButton")

    init() {
        super.init("safe-area")
        safeAreaInsets = EdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
        addChildren(background, topTextLabel, iconImageView, textLabel, scanButton)
    }

    override func layoutChildren() {
        // The background shines through the bars, everything else stays clear of them.
        background.pin.all()

        topTextLabel.pin.top(pin.safeArea.top + 10).hCenter().sizeToFit()
        iconImageView.pin.hCenter().vCenter((-10)%).size(64)
        textLabel.pin.below(of: iconImageView).hCenter().width(60%).maxWidth(400).marginTop(20).sizeToFit(.width)
        scanButton.pin.bottom(pin.safeArea).hCenter().width(80%).maxWidth(300).height(40)
    }
}
