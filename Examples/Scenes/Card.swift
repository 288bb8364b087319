import Plumb

extension Scene {
    static let card = Scene(
        "card",
        title: "Card",
        summary: "Chains, stacks and a baseline together in one layout.",
        size: Size(width: 320, height: 330)
    ) { stage in
        stage.show(ProductView(name: "Telescope"), caption: "a short name")
        stage.show(ProductView(name: "Telescope on a wooden tripod"), caption: "a long name")
    }
}

/// A product on a card: a photo with a badge, a name and its price on one line, a description, and two buttons.
final class ProductView: LayoutNode {
    private let card = LayoutNode("card")
    private let photo = LayoutNode("photo")
    private let badgeLabel = Label("badgeLabel", "new", style: .caption)
    private let nameLabel: Label
    private let priceLabel = Label("priceLabel", "1,299 EUR")
    private let descriptionLabel = Label(
        "descriptionLabel", "A mirror of eight inches, and two eyepieces to begin with.", isMultiline: true
    )
    private let shareButton = Button("shareButton", title: "Share")
    private let buyButton = Button("buyButton", title: "Buy")

    init(name: String) {
        nameLabel = Label("nameLabel", name, style: .title, isMultiline: true)
        super.init("product")
        card.addChildren(photo, badgeLabel, nameLabel, priceLabel, descriptionLabel, shareButton, buyButton)
        addChild(card)
    }

    override func layoutChildren() {
        card.pin.top(12).horizontally(12)

        // Stacks divide the card, and find its height.
        card.stacks(fit: .height) {
            $0.hstack(.flex(photo))
            $0.hstack(
                .fix(12), .flex(nameLabel), .fix(8), .flex(priceLabel, hugging: 251, compressionResistance: 751),
                .fix(12)
            )
            $0.hstack(.fix(12), .flex(descriptionLabel), .fix(12))
            $0.hstack(.fix(12), .fill(shareButton), .fix(8), .fill(buyButton), .fix(12))
            $0.vstack(
                .fix(photo, 100), .fix(12), .flex(nameLabel), .fix(4), .flex(descriptionLabel), .fix(12),
                .flex([shareButton, buyButton]), .fix(12)
            )
        }

        // The price shares the baseline of the name, and the badge is in a corner of the photo.
        priceLabel.pin.after(of: nameLabel, aligned: .firstBaseline).end(12).marginStart(8).sizeToFit(.width)
        badgeLabel.pin.topEnd(to: photo.anchor.topEnd).margin(8).sizeToFit()
    }
}
