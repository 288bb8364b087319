#if !canImport(UIKit)
import Plumb

/// A layout node whose subclasses are written like subclasses of UIKit's `UIView`.
///
/// A subclass overrides ``layoutSubviews()`` and `sizeThatFits(_:)`. There is no run loop: call `layoutIfNeeded()` on the root, or
/// on any node, to lay out the nodes that need it.
open class UIView: LayoutNode {
    /// Closures of a view controller that run before and after the layout of its view.
    var aroundLayout: (before: () -> Void, after: () -> Void)?
    private var lastSafeAreaInsets = UIEdgeInsets.zero

    /// Creates a view with a frame in the space of its future parent, in points.
    public init(frame: CGRect) {
        super.init("", frame: frame)
    }

    /// Returns nil, as there are no archives.
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

    /// Called by the first layout after the insets changed, before the children are laid out.
    ///
    /// The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Calls ``safeAreaInsetsDidChange()`` if the insets changed, then `onLayout` and ``layoutSubviews()``.
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

    /// The value in `intrinsicContentSize` for no content: -1.
    public static let noIntrinsicMetric: CGFloat = -1
}

/// An archive.
///
/// There are none; the type exists so that `required init?(coder:)` can be written.
public final class NSCoder {
    private init() {}
}
#endif
