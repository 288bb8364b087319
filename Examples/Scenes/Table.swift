import Plumb

extension Scene {
    static let table = Scene(
        "table",
        title: "Table with cells of variable height",
        summary: "The code that lays out a cell also measures it; the table puts the cells below each other.",
        size: Size(width: 375, height: 400)
    ) { stage in
        let table = TableView()
        table.cells = [
            TableCell("top", "top(_ offset: Double)", "Pins the top edge to the parent's, so many points inwards."),
            TableCell("center", "center()", "Pins the middle to the parent's middle."),
            TableCell(
                "below", "below(of: Node, aligned: HorizontalAlignment)",
                "Pins the top edge so that the node is below a reference, lined up with it as the alignment says."
            ),
        ]
        stage.show(table)
    }
}

/// A scrolling list: every cell has the height that it asks for at the width of the list.
final class TableView: LayoutNode {
    var cells: [TableCell] = [] {
        didSet {
            removeAllChildren()
            for cell in cells { addChild(cell) }
        }
    }
    /// How far the list can be scrolled, in points.
    private(set) var contentHeight = 0.0

    init() {
        super.init("table")
    }

    override func layoutChildren() {
        contentHeight = 0
        for cell in cells {
            cell.pin.top(contentHeight).horizontally().sizeToFit(.width)
            contentHeight = cell.frame.maxY
        }
    }
}

/// An icon, a name and a description of any length.
final class TableCell: LayoutNode {
    private let icon = LayoutNode("icon")
    private let nameLabel: Label
    private let descriptionLabel: Label
    private let separator = LayoutNode("separator")

    init(_ name: String, _ heading: String, _ text: String) {
        nameLabel = Label("nameLabel", heading, isMultiline: true)
        descriptionLabel = Label("descriptionLabel", text, style: .caption, isMultiline: true)
        super.init("cell.\(name)")
        addChildren(icon, nameLabel, descriptionLabel, separator)
    }

    override func layoutChildren() {
        placeContent()
        separator.pin.bottom().start(16).end().height(1)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        autoSizeThatFits(proposal) { placeContent() }
    }

    /// The part of the layout that decides the height.
    private func placeContent() {
        icon.pin.topStart().size(30).margin(16)
        nameLabel.pin.after(of: icon, aligned: .center).end().marginStart(12).marginEnd(16).sizeToFit(.width)
        descriptionLabel.pin.below(of: [icon, nameLabel]).horizontally().margin(12, 16, 16).sizeToFit(.width)
    }
}
