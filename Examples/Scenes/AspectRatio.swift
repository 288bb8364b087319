import Plumb

extension Scene {
    static let aspectRatio = Scene(
        "aspect-ratio",
        title: "Aspect ratio",
        summary: "An album: one dimension is known, the proportions give the other.",
        size: Size(width: 375, height: 380)
    ) { stage in
        stage.show(AlbumView())
    }
}

/// Proportions of the image, of a number, and of another view.
final class AlbumView: LayoutNode {
    private let cover = ImageView("cover", width: 1200, height: 800)
    private let video = LayoutNode("video")
    private let stamp = LayoutNode("stamp")
    private let preview = LayoutNode("preview")
    private let portrait = ImageView("portrait", width: 300, height: 400)
    private let limited = LayoutNode("limited")

    init() {
        super.init("aspect-ratio")
        addChildren(cover, video, stamp, preview, portrait, limited)
    }

    override func layoutChildren() {
        // The image's own proportions.
        cover.pin.top(8).hCenter().width(50%).aspectRatio()

        // Width over height: 16 to 9, and a square.
        video.pin.below(of: cover).start(8).width(160).aspectRatio(16.0 / 9).marginTop(8)
        stamp.pin.top(8).end(8).width(40).aspectRatio(1)

        // The width from the height works too; here with the proportions of another view.
        preview.pin.after(of: video, aligned: .top).height(45).aspectRatio(of: video).marginStart(8)
        portrait.pin.below(of: video).bottom(8).start(8).marginTop(8).aspectRatio()

        // Limits are respected, so this one is less wide than its proportions want.
        limited.pin.below(of: video).bottom(8).after(of: portrait).maxWidth(120).aspectRatio(2)
            .marginTop(8).marginStart(8)
    }
}
