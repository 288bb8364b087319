import Plumb

extension Scene {
    static let flowGallery = Scene(
        "flow-gallery",
        title: "A gallery",
        summary: "Pictures of at least 90 points fill their lines; in the last line they have at most 120.",
        size: Size(width: 340, height: 260)
    ) { stage in
        stage.show(FlowGalleryView())
    }
}

/// Pictures in lines that are filled from one side to the other.
final class FlowGalleryView: LayoutNode {
    private let pictures = (1...8).map { LayoutNode("picture\($0)", frame: Rect(x: 0, y: 0, width: 90, height: 72)) }

    init() {
        super.init("flowGallery")
        for picture in pictures { addChild(picture) }
    }

    override func layoutChildren() {
        flow(
            pictures.map { .fill($0, min: 90, max: 120) }, gap: 8, lineGap: 8, padding: EdgeInsets(12),
            rounding: .edges)
    }
}
