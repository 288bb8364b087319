#if !canImport(UIKit)
import Plumb

/// A view whose content can be larger than the view.
open class UIScrollView: UIView {
    /// The size of the scrollable area, in points.
    ///
    /// Setting it moves nothing.
    public final var contentSize = CGSize.zero

    /// The point of the content at the top left corner of the view; the same as `boundsOrigin`.
    public final var contentOffset: CGPoint {
        get { boundsOrigin }
        set { boundsOrigin = newValue }
    }
}
#endif
