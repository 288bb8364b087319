import Plumb

extension Scene {
    static let animation = Scene(
        "animation",
        title: "Animation",
        summary: "Five steps between a closed and an open card, interpolated from two layouts.",
        size: Size(width: 320, height: 200)
    ) { stage in
        let card = ExpandingCard()
        stage.layOut(card)
        let closed = card.snapshot()

        card.isOpen = true
        card.layoutIfNeeded()
        let open = card.snapshot()

        for step in 0...4 {
            let fraction = Double(step) / 4
            stage.show(closed.interpolated(to: open, at: fraction), caption: "\(Int(fraction * 100))%")
        }
    }
}

/// A strip at the bottom that opens over the whole screen.
///
/// The layout knows the two ends only; the frames between them are interpolated from two snapshots.
final class ExpandingCard: LayoutNode {
    private let card = LayoutNode("card")
    private let picture = ImageView("picture", width: 400, height: 300)
    private let titleLabel = Label("titleLabel", "Harbour at dawn")
    private let details = Label(
        "details", "Taken from the old pier, shortly before the first ferry left.", style: .caption, isMultiline: true
    )

    /// Whether the card covers the screen.
    var isOpen = false {
        didSet { setNeedsLayout() }
    }

    init() {
        super.init("animation")
        card.addChildren(picture, titleLabel, details)
        addChild(card)
    }

    override func layoutChildren() {
        details.alpha = isOpen ? 1 : 0

        if isOpen {
            card.pin.all(8)
            picture.pin.top(8).start(8).height(60%).aspectRatio()
            titleLabel.pin.below(of: picture, aligned: .start).marginTop(8).sizeToFit()
        } else {
            card.pin.bottom(8).horizontally(8).height(48)
            picture.pin.vertically(8).start(8).aspectRatio()
            titleLabel.pin.after(of: picture, aligned: .center).marginStart(8).sizeToFit()
        }
        details.pin.below(of: titleLabel, aligned: .start).end(8).marginTop(2).sizeToFit(.width)
    }
}
