import Plumb

extension Scene {
    static let fillLimits = Scene(
        "fill-limits",
        title: "Shares with limits",
        summary:
            "A sidebar of at most 120 points, a page, and notes of at least 80 share the width.",
        size: Size(width: 400, height: 60)
    ) { stage in
        let sizes: [Double] = stage.isOwnSize ? [400, 600, 240] : [stage.size.width]
        for width in sizes {
            let size = Size(width: width, height: stage.size.height)
            stage.show(FillLimitsView(), caption: sizes.count > 1 ? "\(Int(width)) points" : "", size: size)
        }
    }
}

/// Three panes.
final class FillLimitsView: LayoutNode {
    private let (sidebar, page, notes) = (LayoutNode("sidebar"), LayoutNode("page"), LayoutNode("notes"))

    init() {
        super.init("fillLimits")
        addChildren(sidebar, page, notes)
    }

    override func layoutChildren() {
        hstack(
            cross: .fill, .fill(sidebar, max: 120), .fix(8), .fill(page, weight: 2), .fix(8), .fill(notes, min: 80))
    }
}
