import Plumb

extension Scene {
    static let stackCard = Scene(
        "stack-card",
        title: "Card with icon",
        summary: "An icon, a title and a subtitle of one width below each other, and a card around them.",
        size: Size(width: 220, height: 180)
    ) { stage in
        stage.show(StackCardView())
    }
}

/// A card that is as high as its text.
final class StackCardView: LayoutNode {
    private let card = LayoutNode("card")
    private let icon = LayoutNode("icon")
    private let titleLabel = Label("titleLabel", "Weather", style: .title)
    private let subtitleLabel = Label("subtitleLabel", "Rain until noon, then bright", isMultiline: true)

    init() {
        super.init("stack-card")
        card.addChildren(icon, titleLabel, subtitleLabel)
        addChild(card)
    }

    override func layoutChildren() {
        card.pin.topCenter(10).width(200)

        card.stacks(fit: .height) {
            $0.hstack(.fix(5), .flex([icon, titleLabel, subtitleLabel]), .fix(5))
            $0.vstack(
                .fix(5), .fix(icon, 50), .fix(10), .flex(titleLabel), .flex(subtitleLabel), .fix(5)
            )
        }
    }
}
