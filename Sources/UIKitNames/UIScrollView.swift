#if !canImport(UIKit)
import Plumb

/// A view whose content may be larger than itself.
open class UIScrollView: UIView {
    /// The size of all that can be scrolled to, in points.
    ///
    /// It moves nothing.
    public final var contentSize = CGSize.zero

    /// The point of the content that lies at the view's origin corner: `boundsOrigin`.
    public final var contentOffset: CGPoint {
        get { boundsOrigin }
        set { boundsOrigin = newValue }
    }
}
#endif
