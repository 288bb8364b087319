import Plumb

extension Scene {
    static let stackMinMax = Scene(
        "stack-min-max",
        title: "Least and greatest width",
        summary: "Three labels with one text: as wide as the text, at least 175 points, at most 100 points.",
        size: Size(width: 220, height: 110)
    ) { stage in
        stage.show(StackMinMaxView())
    }
}

/// Three labels, and a flexible space behind each.
final class StackMinMaxView: LayoutNode {
    private let panel = LayoutNode("panel")
    private let natural = Label("natural", "Open archive", style: .title)
    private let atLeast = Label("atLeast", "Open archive", style: .title)
    private let atMost = Label("atMost", "Open archive", style: .title)

    init() {
        super.init("stack-min-max")
        panel.addChildren(natural, atLeast, atMost)
        addChild(panel)
    }

    override func layoutChildren() {
        panel.pin.top(10).horizontally(10)

        panel.stacks(fit: .height) {
            $0.hstack(.fix(5), .flex(natural), .flex(), .fix(5))
            $0.hstack(.fix(5), .flex(atLeast, min: 175), .flex(), .fix(5))
            $0.hstack(.fix(5), .flex(atMost, max: 100), .flex(), .fix(5))
            $0.vstack(.fix(5), .flex(natural), .flex(atLeast), .flex(atMost), .fix(5))
        }
    }
}
