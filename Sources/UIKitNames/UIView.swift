#if !canImport(UIKit)
import Plumb

/// A layout node whose subclasses are written as those of UIKit's `UIView`.
///
/// A subclass overrides ``layoutSubviews()`` and `sizeThatFits(_:)`. Layout runs when
/// `layoutIfNeeded()` is called on the root or any node that needs it; there is no run loop.
open class UIView: LayoutNode {
    /// Calls that a view controller wants around the layout of its view.
    var aroundLayout: (before: () -> Void, after: () -> Void)?
    private var lastSafeAreaInsets = UIEdgeInsets.zero

    /// Creates a view with a frame in the space of the parent-to-be, in points.
    public init(frame: CGRect) {
        super.init("", frame: frame)
    }

    /// Archives do not exist here: returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a view with a name for warnings and pictures.
    public override convenience init(_ name: String = "", frame: CGRect = .zero) {
        self.init(frame: frame)
        nodeName = name
    }

    /// Lays out the children.
    ///
    /// The default does nothing.
    open func layoutSubviews() {}

    /// Called by the first layout with new insets, before the children are laid out.
    ///
    /// The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Calls ``safeAreaInsetsDidChange()`` if they did, `onLayout` and ``layoutSubviews()``.
    public final override func layoutChildren() {
        if safeAreaInsets != lastSafeAreaInsets {
            lastSafeAreaInsets = safeAreaInsets
            safeAreaInsetsDidChange()
        }
        aroundLayout?.before()
        super.layoutChildren()
        layoutSubviews()
        aroundLayout?.after()
    }

    /// What `intrinsicContentSize` says where there is no content: -1.
    public static let noIntrinsicMetric: CGFloat = -1
}

/// An archive, of which there are none: it exists so that `required init?(coder:)` can be written.
public final class NSCoder {
    private init() {}
}
#endif
