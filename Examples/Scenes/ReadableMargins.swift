import Plumb

extension Scene {
    static let readableMargins = Scene(
        "readable-margins",
        title: "Readable margins",
        summary: "An article on a wide screen: the picture fills the width, the text stays narrow enough to read.",
        size: Size(width: 800, height: 400)
    ) { stage in
        let article = ArticleScreen()
        // The system keeps lines of text from growing longer than about 70 characters.
        let side = max(16, (stage.size.width - 560) / 2)
        article.readableMargins = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        article.layoutMargins = EdgeInsets(16)
        article.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        stage.show(article)
    }
}

/// Three areas: beside the bars, within the margins, and comfortable to read.
final class ArticleScreen: LayoutNode {
    private let picture = LayoutNode("picture")
    private let backButton = Button("backButton", title: "Back")
    private let headline = Label("headline", "Comet returns after 76 years", style: .title, isMultiline: true)
    private let text = Label(
        "text",
        "It was last seen from the southern hemisphere, low above the horizon and fainter than expected. "
            + "This time it passes much closer to the Earth, and even small telescopes will show its tail.",
        isMultiline: true
    )
    private let footer = LayoutNode("footer")

    init() {
        super.init("readable-margins")
        addChildren(picture, backButton, headline, text, footer)
    }

    override func layoutChildren() {
        picture.pin.top().horizontally().height(40%)
        backButton.pin.top(pin.safeArea).start(pin.layoutMargins).marginTop(8).sizeToFit()

        headline.pin.below(of: picture).horizontally(pin.readableMargins).marginTop(16).sizeToFit(.width)
        text.pin.below(of: headline).horizontally(pin.readableMargins).marginTop(8).sizeToFit(.width)

        footer.pin.bottom(pin.layoutMargins).horizontally(pin.layoutMargins).height(24)
    }
}
