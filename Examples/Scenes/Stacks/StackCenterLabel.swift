import Plumb

extension Scene {
    static let stackCenterLabel = Scene(
        "stack-center-label",
        title: "Centered label",
        summary: "A label in the middle, as large as its text, or narrower if there is no room.",
        size: Size(width: 200, height: 120)
    ) { stage in
        stage.show(StackCenterLabelView(text: "No messages"), caption: "a short text")
        stage.show(StackCenterLabelView(text: "You have read all of your messages"), caption: "a long text")
    }
}

/// The text of an empty list.
final class StackCenterLabelView: LayoutNode {
    private let label: Label

    init(text: String) {
        label = Label("label", text, style: .title, isMultiline: true)
        super.init("stack-center-label")
        addChild(label)
    }

    override func layoutChildren() {
        hstack(.fill(), .flex(label), .fill())
        vstack(.fill(), .flex(label), .fill())
    }
}
