import Plumb

extension Scene {
    static let stackCenter = Scene(
        "stack-center",
        title: "In the middle",
        summary: "A logo of a given size between two spaces that fill equally.",
        size: Size(width: 200, height: 100)
    ) { stage in
        stage.show(StackCenterView())
    }
}

/// A logo in the middle.
final class StackCenterView: LayoutNode {
    private let logo = LayoutNode("logo")

    init() {
        super.init("stack-center")
        addChild(logo)
    }

    override func layoutChildren() {
        hstack(.fill(), .fix(logo, 100), .fill())
        vstack(.fill(), .fix(logo, 50), .fill())
    }
}
