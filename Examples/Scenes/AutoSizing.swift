import Plumb

extension Scene {
    static let autoSizing = Scene(
        "auto-sizing",
        title: "Automatic sizing",
        summary: "One function lays out the cards and measures them.",
        size: Size(width: 375, height: 420)
    ) { stage in
        stage.show(FeedView())
    }
}

/// Cards below each other, in a scroll view that knows how high its content is.
final class FeedView: LayoutNode {
    private let scrollView = LayoutNode("scrollView")
    private let cards = [
        FeedCard("short", text: "It rains."),
        FeedCard("long", text: "It rained all night, and in the morning the river had come up to the garden gate."),
    ]
    private let contentView = LayoutNode("contentView")

    init() {
        super.init("auto-sizing")
        for card in cards { contentView.addChild(card) }
        scrollView.addChild(contentView)
        addChild(scrollView)
        contentView.measure = { [unowned self] proposal in
            contentView.autoSizeThatFits(proposal) { placeCards() }
        }
    }

    override func layoutChildren() {
        scrollView.pin.all()

        // Measuring nests: the content asks the cards, and each card asks its texts.
        contentView.pin.top().horizontally().sizeToFit(.width)
        placeCards()
    }

    private func placeCards() {
        var y = 12.0
        for card in cards {
            card.pin.top(y).horizontally(12).marginBottom(12).sizeToFit(.width)
            y = card.frame.maxY + 12
        }
    }
}

/// A picture over a text, with the same distance from the card's edges all around.
final class FeedCard: LayoutNode {
    private let imageView = ImageView("imageView", width: 640, height: 240)
    private let textLabel: Label

    init(_ name: String, text: String) {
        textLabel = Label("textLabel", text, isMultiline: true)
        super.init("card.\(name)")
        addChildren(imageView, textLabel)
    }

    override func layoutChildren() {
        imageView.pin.top().horizontally().margin(10).aspectRatio()
        textLabel.pin.below(of: imageView).horizontally().margin(10).sizeToFit(.width)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        autoSizeThatFits(proposal) { layoutChildren() }
    }
}
