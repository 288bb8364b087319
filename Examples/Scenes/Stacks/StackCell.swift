import Plumb

extension Scene {
    static let stackCell = Scene(
        "stack-cell",
        title: "Cell with icon and chevron",
        summary: "An icon, a title, a subtitle and a chevron: one row and three columns, as high as its content.",
        size: Size(width: 320, height: 160)
    ) { stage in
        stage.show(StackCellView(subtitle: "3 new"), caption: "as high as the icon")
        stage.show(
            StackCellView(subtitle: "Three people have written to you since you last looked: Ada, Grace and Edsger"),
            caption: "as high as the text"
        )
    }
}

/// A cell as lists of settings have it.
final class StackCellView: LayoutNode {
    private let cell = LayoutNode("cell")
    private let icon = LayoutNode("icon")
    private let titleLabel = Label("titleLabel", "Messages")
    private let subtitleLabel: Label
    private let chevron = LayoutNode("chevron")

    init(subtitle: String) {
        subtitleLabel = Label("subtitleLabel", subtitle, style: .caption, isMultiline: true)
        super.init("stack-cell")
        cell.addChildren(icon, titleLabel, subtitleLabel, chevron)
        addChild(cell)
    }

    override func layoutChildren() {
        cell.pin.top().horizontally()

        cell.stacks(fit: .height) {
            $0.hstack(
                .fix(15), .fix(icon, 44), .fix(15), .flex([titleLabel, subtitleLabel]), .fix(15), .fix(chevron, 20),
                .fix(15)
            )
            $0.vstack(.fix(15), .fix(icon, 44), .flex(min: 15))
            $0.vstack(.fix(15), .flex(titleLabel), .flex(subtitleLabel), .fix(15))
            $0.vstack(.fill(), .fix(chevron, 30), .fill())
        }
    }
}
