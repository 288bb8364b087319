import Plumb

extension Scene {
    static let between = Scene(
        "between",
        title: "Between two views",
        summary: "A video player: the scrubber between two times, the picture between two bars.",
        size: Size(width: 375, height: 300)
    ) { stage in
        stage.show(VideoScreen())
    }
}

/// A video between a title bar and a control bar.
final class VideoScreen: LayoutNode {
    private let titleBar = LayoutNode("titleBar")
    private let video = LayoutNode("video")
    private let chapterLabel = Label("chapterLabel", "Chapter 3")
    private let elapsedLabel = Label("elapsedLabel", "12:04", style: .caption)
    private let scrubber = LayoutNode("scrubber")
    private let remainingLabel = Label("remainingLabel", "-48:31", style: .caption)

    init() {
        super.init("between")
        addChildren(titleBar, video, chapterLabel, elapsedLabel, scrubber, remainingLabel)
    }

    override func layoutChildren() {
        titleBar.pin.top().horizontally().height(44)
        elapsedLabel.pin.bottomStart(12).sizeToFit()
        remainingLabel.pin.bottomEnd(12).sizeToFit()

        // The two times leave the width; the first one is the reference of the alignment.
        scrubber.pin.horizontallyBetween(elapsedLabel, and: remainingLabel, aligned: .center)
            .height(4).marginHorizontal(8)

        // The bar and the scrubber leave the height.
        video.pin.verticallyBetween(titleBar, and: scrubber).horizontally().marginVertical(16)

        // Between the bar and the scrubber again, at the bottom of that space and at the start of the picture.
        chapterLabel.pin.verticallyBetween(titleBar, and: scrubber).start(to: video.edge.start)
            .marginStart(12).marginBottom(24).sizeToFit().align(.bottom)
    }
}
