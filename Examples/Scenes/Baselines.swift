import Plumb

extension Scene {
    static let baselines = Scene(
        "baselines",
        title: "Baselines",
        summary: "A price list: texts of different sizes share a baseline.",
        size: Size(width: 375, height: 140)
    ) { stage in
        stage.show(PriceView())
    }
}

/// A large price, its currency and a note, on one baseline; and a description whose last line meets the tax note.
final class PriceView: LayoutNode {
    private let amountLabel = Label("amountLabel", "1,299", style: .title)
    private let currencyLabel = Label("currencyLabel", "EUR", style: .caption)
    private let buyButton = Button("buyButton", title: "Buy")
    private let descriptionLabel = Label(
        "descriptionLabel", "A telescope with a mirror of eight inches", isMultiline: true
    )
    private let taxLabel = Label("taxLabel", "with tax", style: .caption)

    init() {
        super.init("baselines")
        addChildren(amountLabel, currencyLabel, buyButton, descriptionLabel, taxLabel)
    }

    override func layoutChildren() {
        amountLabel.pin.topStart(16).sizeToFit()
        currencyLabel.pin.after(of: amountLabel, aligned: .firstBaseline).marginStart(4).sizeToFit()

        // The top of the button meets the top of the digits.
        buyButton.pin.top(to: amountLabel.edge.capHeight).end(16).sizeToFit()

        descriptionLabel.pin.below(of: amountLabel, aligned: .start).width(55%).marginTop(12).sizeToFit(.width)
        taxLabel.pin.after(of: descriptionLabel, aligned: .lastBaseline).marginStart(8).sizeToFit()
    }
}
