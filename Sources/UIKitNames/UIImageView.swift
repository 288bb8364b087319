#if !canImport(UIKit)
import Plumb

/// A picture; layout needs only its size.
public final class UIImage {
    /// The size, in points.
    public let size: CGSize

    /// Creates a picture of the given size.
    public init(size: CGSize) {
        self.size = size
    }
}

/// A view that shows a picture: it measures as large as the picture, and `aspectRatio()` uses the picture's proportions.
open class UIImageView: UIView {
    /// The picture.
    public final var image: UIImage? {
        didSet {
            imageSize = image?.size
            setNeedsLayout()
        }
    }

    /// Creates a view as large as a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        imageSize = image?.size
    }

    /// The size of the picture; the proposal is ignored.
    open override func sizeThatFits(_ proposal: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(proposal)
    }
}
#endif
