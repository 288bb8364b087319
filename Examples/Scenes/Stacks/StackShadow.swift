import Plumb

extension Scene {
    static let stackShadow = Scene(
        "stack-shadow",
        title: "Matching shadow",
        summary: "A shadow as large as its label and 10 points away; both shrink if there is no room.",
        size: Size(width: 200, height: 100)
    ) { stage in
        stage.show(StackShadowView(text: "Lorem ipsum"), caption: "with room")
        stage.show(StackShadowView(text: "Lorem ipsum dolor"), caption: "without room")
    }
}

/// A label in the middle, and a shadow that hangs on it.
final class StackShadowView: LayoutNode {
    private let label: Label
    private let shadow = LayoutNode("shadow")

    init(text: String) {
        label = Label("label", text, style: .title)
        super.init("stack-shadow")
        addChildren(shadow, label)
    }

    override func layoutChildren() {
        stacks {
            $0.hstack(.fill(), .flex(label), .fill())
            $0.vstack(.fill(), .flex(label), .fill())

            $0.hstack(from: label.edge.start, .fix(10), .match(shadow, of: label), .flex())
            $0.vstack(from: label.edge.top, .fix(10), .match(shadow, of: label), .flex())
        }
    }
}
