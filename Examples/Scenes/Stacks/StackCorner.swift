import Plumb

extension Scene {
    static let stackCorner = Scene(
        "stack-corner",
        title: "In a corner",
        summary: "A button in the bottom trailing corner; flexible spaces take the remaining room.",
        size: Size(width: 200, height: 100)
    ) { stage in
        stage.show(StackCornerView())
    }
}

/// A button of a given size near the bottom, where reading ends.
final class StackCornerView: LayoutNode {
    private let button = LayoutNode("button")

    init() {
        super.init("stack-corner")
        addChild(button)
    }

    override func layoutChildren() {
        hstack(.flex(), .fix(button, 100), .fix(15))
        vstack(.flex(), .fix(button, 50), .fix(15))
    }
}
