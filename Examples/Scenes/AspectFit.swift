import Plumb

extension Scene {
    static let aspectFit = Scene(
        "aspect-fit",
        title: "Aspect fit and fill",
        summary: "A player: pictures inside and around the boxes that chains pin, centered or aligned.",
        size: Size(width: 375, height: 400)
    ) { stage in
        stage.show(PlayerView())
    }
}

/// A film with black bars, a cover that fills its window, and thumbnails of every format in boxes.
final class PlayerView: LayoutNode {
    private let stage = LayoutNode("stage")
    private let film = ImageView("film", width: 2390, height: 1000)
    private let subtitle = LayoutNode("subtitle")
    private let window = LayoutNode("window")
    private let cover = ImageView("cover", width: 1200, height: 900)
    private let wide = ImageView("wide", width: 400, height: 200)
    private let tall = ImageView("tall", width: 300, height: 600)
    private let square = LayoutNode("square")

    init() {
        super.init("aspect-fit")
        addChildren(stage, window, wide, tall, square)
        stage.addChildren(film, subtitle)
        window.addChild(cover)
    }

    override func layoutChildren() {
        // The largest rectangle with the image's proportions: bars above and below.
        stage.pin.top().horizontally().height(211)
        film.pin.all().aspectFit()
        subtitle.pin.horizontally(20%).bottom(8).height(16)

        // The smallest one around the window: both sides stick out and are cut off.
        window.pin.below(of: stage).start(40).size(Size(width: 170, height: 157)).marginTop(16)
        cover.pin.all().aspectFill()

        // Boxes that are 72 wide: centered, at the leading side, at the trailing side.
        wide.pin.below(of: stage).end(16).size(Size(width: 72, height: 48)).marginTop(16).aspectFit()
        tall.pin.below(of: wide).end(16).size(Size(width: 72, height: 48)).marginTop(16).aspectFit().justify(.start)
        square.pin.below(of: tall).end(16).size(Size(width: 72, height: 36)).marginTop(16).aspectFit(1).justify(.end)
    }
}
