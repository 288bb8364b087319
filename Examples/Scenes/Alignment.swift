import LayoutOperators
import Plumb

extension Scene {
    static let alignment = Scene(
        "alignment",
        title: "Alignment",
        summary: "Anchors of views meet anchors of others: a badge, an underline, and a photo that fills a gap.",
        size: Size(width: 320, height: 160)
    ) { stage in
        stage.show(AlignmentView())
    }
}

/// An avatar with a badge, a headline that is underlined, and a photo that fills the rest.
final class AlignmentView: LayoutNode {
    private let avatar = LayoutNode("avatar", frame: Rect(x: 0, y: 0, width: 48, height: 48))
    private let badge = LayoutNode("badge", frame: Rect(x: 0, y: 0, width: 16, height: 16))
    private let headlineLabel = Label("headlineLabel", "A headline", style: .title)
    private let underline = LayoutNode("underline", frame: Rect(x: 0, y: 0, width: 0, height: 1))
    private let dateLabel = Label("dateLabel", "today", style: .caption)
    private let photo = LayoutNode("photo")

    init() {
        super.init("alignment")
        addChildren(avatar, badge, headlineLabel, underline, dateLabel, photo)
    }

    override func layoutChildren() {
        // Sizes come first, since an alignment never changes them.
        headlineLabel.pin.sizeToFit()
        dateLabel.pin.sizeToFit()
        underline.pin.width(of: headlineLabel)

        avatar.topLeft --> .topLeft + Offset(x: 16, y: 16)
        badge.middle --> avatar.bottomRight - Offset(x: 6, y: 6)
        headlineLabel.capLeft --> avatar.topRight + 12.horizontalOffset
        underline.topLeft --> headlineLabel.baselineLeft + 2.verticalOffset
        dateLabel.baselineRight --> ParentAnchor.bottomRight - Offset(x: 16, y: 16)

        // The space between the underline and the date, less a margin above and below.
        photo.bounds.size = (underline.bottomLeft |--| dateLabel.capRight) - 24.verticalOffset
        photo.topLeft --> underline.bottomLeft + 12.verticalOffset
    }
}
