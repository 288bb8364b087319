import Plumb

extension Scene {
    static let spacing = Scene(
        "spacing",
        title: "Spacing",
        summary:
            "Equal sizes with a gap, equal distances with and without room at the ends; hidden views leave no gap.",
        size: Size(width: 320, height: 180)
    ) { stage in
        let bars = SpacingView()
        stage.show(bars, caption: "all buttons")
        bars.canShare = false
        stage.show(bars, caption: "without the second")
    }
}

/// The same three buttons in three bars.
final class SpacingView: LayoutNode {
    private let equalSizes = LayoutNode("equalSizes")
    private let atTheEnds = LayoutNode("atTheEnds")
    private let evenly = LayoutNode("evenly")

    /// Whether every bar has its second button.
    var canShare = true {
        didSet { setNeedsLayout() }
    }

    init() {
        super.init("spacing")
        addChildren(equalSizes, atTheEnds, evenly)
        for bar in children {
            bar.addChildren(
                Button("openButton", title: "Open"), Button("shareButton", title: "Share"),
                Button("printButton", title: "Print")
            )
        }
    }

    override func layoutChildren() {
        spread(.vertical, children, gap: 12, within: bounds.insetBy(dx: 12, dy: 12), cross: .fill)

        for button in children.flatMap(\.children) { button.pin.sizeToFit() }
        for bar in children { bar.children[1].isHidden = !canShare }

        equalSizes.spread(.horizontal, equalSizes.children, gap: 8, cross: .center, rounding: .edges, hidden: .skip)
        atTheEnds.equalSpacing(.horizontal, atTheEnds.children, hidden: .skip)
        evenly.equalSpacing(.horizontal, evenly.children, edges: 1, hidden: .skip)
    }
}
