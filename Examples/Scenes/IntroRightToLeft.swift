import Plumb

extension Scene {
    static let introRightToLeft = Scene(
        "intro-rtl",
        title: "Introduction, right to left",
        summary: "The same four views with start and end, from right to left.",
        size: Size(width: 400, height: 300),
        direction: .rightToLeft
    ) { stage in
        stage.show(IntroRightToLeftView())
    }
}

/// The introduction for both reading directions: `start` and `end` replace `left` and `right`.
final class IntroRightToLeftView: LayoutNode {
    private let logo = ImageView("logo", width: 64, height: 64)
    private let segmented = LayoutNode("segmented", frame: Rect(x: 0, y: 0, width: 0, height: 30))
    private let textLabel = Label(
        "textLabel",
        "Start is where reading begins: the left side in English, the right side in Arabic and Hebrew. "
            + "Before and after, and the margins, follow it too.",
        isMultiline: true
    )
    private let separatorView = LayoutNode("separatorView", frame: Rect(x: 0, y: 0, width: 0, height: 1))

    init() {
        super.init("intro-rtl")
        safeAreaInsets = EdgeInsets(top: 44, left: 20, bottom: 21, right: 20)
        addChildren(logo, segmented, textLabel, separatorView)
    }

    override func layoutChildren() {
        let padding = 10.0

        logo.pin.top(pin.safeArea).start(pin.safeArea).width(100).aspectRatio().margin(padding)
        segmented.pin.after(of: logo, aligned: .top).end(pin.safeArea).marginHorizontal(padding)
        textLabel.pin.below(of: segmented, aligned: .start).width(of: segmented).pinEdges().marginTop(padding)
            .sizeToFit(.width)
        separatorView.pin.below(of: [logo, textLabel], aligned: .start).end(to: segmented.edge.end)
            .marginTop(padding)
    }
}
