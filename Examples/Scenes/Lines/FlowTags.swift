import Plumb

extension Scene {
    static let flowTags = Scene(
        "flow-tags",
        title: "Tags that wrap",
        summary: "Tags that wrap onto lines, in a card that is as high as its lines.",
        size: Size(width: 320, height: 170)
    ) { stage in
        stage.show(FlowTagsView())
    }
}

/// A card with a title and tags.
final class FlowTagsView: LayoutNode {
    private let titleLabel = Label("titleLabel", "Interests", style: .title)
    private let tagsView = LayoutNode("tagsView")
    private let tags = ["Layout", "Swift", "Typography", "Maps", "Open source", "Music"].map { Button($0, title: $0) }

    init() {
        super.init("flowTags")
        addChildren(titleLabel, tagsView)
        for tag in tags { tagsView.addChild(tag) }
    }

    override func layoutChildren() {
        titleLabel.pin.top(12).horizontally(16).sizeToFit(.width)
        tagsView.pin.below(of: titleLabel).marginTop(8).horizontally(16)
        tagsView.flow(tags, gap: 8, lineGap: 8, cross: .center, fit: .height)
    }
}
