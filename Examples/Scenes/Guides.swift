import Plumb

extension Scene {
    static let guides = Scene(
        "guides",
        title: "Layout guides",
        summary: "A poster whose texts are pinned to layout guides, which are named rectangles without a view.",
        size: Size(width: 375, height: 300)
    ) { stage in
        stage.show(PosterView())
    }
}

/// A guide has the edges and anchors of a view, but nothing is drawn for it and it is nobody's child.
final class PosterView: LayoutNode {
    private let picture = LayoutNode("picture")
    private let titleLabel = Label("titleLabel", "Night of the Open Observatory", style: .title, isMultiline: true)
    private let dateLabel = Label("dateLabel", "12 August")
    private let sponsorLogo = LayoutNode("sponsorLogo")

    init() {
        super.init("guides")
        layoutMargins = EdgeInsets(16)
        addChildren(picture, titleLabel, dateLabel, sponsorLogo)
    }

    override func layoutChildren() {
        // A guide that belongs to this layout: the upper 60% of the area within the margins.
        let content = layoutMarginsGuide.frame
        let stage = addGuide(
            "stage", frame: Rect(x: content.minX, y: content.minY, width: content.width, height: content.height * 0.6)
        )

        picture.pin.topStart(to: stage.anchor.topStart).bottomEnd(to: stage.anchor.bottomEnd)
        titleLabel.pin.top(to: stage.edge.bottom).start(to: stage.edge.start).end(to: stage.edge.end)
            .marginTop(12).sizeToFit(.width)

        // A guide that every node has: the bounds without the layout margins.
        dateLabel.pin.bottomStart(to: layoutMarginsGuide.anchor.bottomStart).sizeToFit()
        sponsorLogo.pin.bottomEnd(to: layoutMarginsGuide.anchor.bottomEnd).size(24)
    }
}
