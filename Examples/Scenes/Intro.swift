import Plumb

extension Scene {
    static let intro = Scene(
        "intro",
        title: "Introduction",
        summary: "A logo, a segmented control, a text and a separator: four views, four lines.",
        size: Size(width: 400, height: 300)
    ) { stage in
        // Left and right are the same sides for everybody. Who reads from right to left gets the layout for both.
        stage.show(stage.direction == .leftToRight ? IntroView() : IntroRightToLeftView())
    }
}

/// The screen that PinLayout's introduction describes.
///
/// The logo is 100 points wide with 10 points around it, below the navigation bar. The segmented control takes the rest
/// of the width. The text stands below it, as wide as it, and as high as its words need. The separator goes below the
/// logo or below the text, whichever ends lower.
package final class IntroView: LayoutNode {
    private let logo = ImageView("logo", width: 64, height: 64)
    private let segmented = LayoutNode("segmented", frame: Rect(x: 0, y: 0, width: 0, height: 30))
    private let textLabel = Label(
        "textLabel",
        "A chain of calls describes where a view goes, and the frame is there when the line ends. "
            + "There are no constraints to solve and no passes to wait for.",
        isMultiline: true
    )
    private let separatorView = LayoutNode("separatorView", frame: Rect(x: 0, y: 0, width: 0, height: 1))

    package init() {
        super.init("intro")
        safeAreaInsets = EdgeInsets(top: 44, left: 20, bottom: 21, right: 20)
        addChildren(logo, segmented, textLabel, separatorView)
    }

    package override func layoutChildren() {
        let padding = 10.0

        logo.pin.top(pin.safeArea).left(pin.safeArea).width(100).aspectRatio().margin(padding)
        segmented.pin.after(of: logo, aligned: .top).right(pin.safeArea).marginHorizontal(padding)
        textLabel.pin.below(of: segmented, aligned: .left).width(of: segmented).pinEdges().marginTop(padding)
            .sizeToFit(.width)
        separatorView.pin.below(of: [logo, textLabel], aligned: .left).right(to: segmented.edge.right)
            .marginTop(padding)
    }
}
