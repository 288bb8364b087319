import Plumb

extension Scene {
    static let stackCenterLabels = Scene(
        "stack-center-labels",
        title: "Two centered labels",
        summary: "A title and a note below it, centered together without a container.",
        size: Size(width: 200, height: 120)
    ) { stage in
        stage.show(StackCenterLabelsView())
    }
}

/// A title and a note, centered vertically.
final class StackCenterLabelsView: LayoutNode {
    private let titleLabel = Label("titleLabel", "No connection", style: .title)
    private let noteLabel = Label("noteLabel", "Changes are kept on this device", style: .caption)

    init() {
        super.init("stack-center-labels")
        addChildren(titleLabel, noteLabel)
    }

    override func layoutChildren() {
        hstack(.flex([titleLabel, noteLabel]))
        vstack(.fill(), .flex(titleLabel), .fix(5), .flex(noteLabel), .fill())
    }
}
