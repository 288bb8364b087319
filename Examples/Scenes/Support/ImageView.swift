import Plumb

/// A view that shows an image; without a size asked for it is as large as the image.
final class ImageView: LayoutNode {
    init(_ name: String, width: Double, height: Double) {
        super.init(name)
        imageSize = Size(width: width, height: height)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { imageSize ?? .zero }
}
