import Plumb

extension Scene {
    static let relative = Scene(
        "relative",
        title: "Relative to other views",
        summary: "A music player: views above, below, before and after one view or several.",
        size: Size(width: 375, height: 360)
    ) { stage in
        stage.show(PlayerScreen())
    }
}

/// The song, the buttons, and the lyrics in the remaining space.
final class PlayerScreen: LayoutNode {
    private let cover = ImageView("cover", width: 600, height: 600)
    private let titleLabel = Label(
        "titleLabel", "The Well-Tempered Clavier, Book One", style: .title, isMultiline: true)
    private let artistLabel = Label("artistLabel", "J. S. Bach")
    private let previousButton = LayoutNode("previousButton")
    private let playButton = LayoutNode("playButton")
    private let nextButton = LayoutNode("nextButton")
    private let lyrics = LayoutNode("lyrics")
    private let volumeSlider = LayoutNode("volumeSlider")

    init() {
        super.init("relative")
        addChildren(cover, titleLabel, artistLabel, previousButton, playButton, nextButton, lyrics, volumeSlider)
    }

    override func layoutChildren() {
        cover.pin.topStart(16).width(96).aspectRatio()

        // Beside and below, lined up with an edge of the reference.
        titleLabel.pin.after(of: cover, aligned: .top).end(16).marginStart(12).sizeToFit(.width)
        artistLabel.pin.below(of: titleLabel, aligned: .start).width(of: titleLabel).marginTop(4).sizeToFit(.width)

        // Below whichever of several views ends lowest.
        playButton.pin.below(of: [cover, artistLabel]).hCenter().size(56).marginTop(16)
        previousButton.pin.before(of: playButton, aligned: .center).size(40).marginEnd(24)
        nextButton.pin.after(of: playButton, aligned: .center).size(40).marginStart(24)

        // Below one view and above another, which leave the height.
        volumeSlider.pin.bottom(16).horizontally(16).height(4)
        lyrics.pin.below(of: [previousButton, playButton, nextButton]).above(of: volumeSlider)
            .horizontally(16).marginVertical(16)
    }
}
