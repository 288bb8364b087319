import Plumb

extension Scene {
    static let stackRow = Scene(
        "stack-row",
        title: "Not enough room",
        summary: "Two labels, of which the one with the lower priority shrinks, down to nothing.",
        size: Size(width: 240, height: 60)
    ) { stage in
        stage.show(StackRowView(name: "Mercury", detail: "the fastest planet"), caption: "the detail shrinks")
        stage.show(
            StackRowView(name: "Comet Hale-Bopp in 1997", detail: "seen for 18 months"), caption: "the detail vanishes"
        )
    }
}

/// A name that is never cut off for the texts behind it.
final class StackRowView: LayoutNode {
    private let row = LayoutNode("row")
    private let nameLabel: Label
    private let detailLabel: Label

    init(name: String, detail: String) {
        nameLabel = Label("nameLabel", name, style: .title)
        detailLabel = Label("detailLabel", detail, style: .title)
        super.init("stack-row")
        row.addChildren(nameLabel, detailLabel)
        addChild(row)
    }

    override func layoutChildren() {
        row.pin.top(10).horizontally(10)

        row.stacks(fit: .height) {
            $0.hstack(.flex(nameLabel, compressionResistance: 1000), .fix(5), .flex(detailLabel))
            $0.vstack(.flex([nameLabel, detailLabel]))
        }
    }
}
