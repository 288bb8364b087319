#if !canImport(UIKit)
import Plumb

/// A chain under PinLayout's name, as in `func frame(_ chain: consuming PinLayout<UIView>) -> PinLayout<UIView>`.
///
/// It cannot be copied, so parameters say `consuming`. Put your own methods in an extension of `PinBuilder`.
public typealias PinLayout<View: LayoutNode> = PinBuilder<LayoutNode>

/// The kinds of warnings that PinLayout can turn off separately.
public typealias ActiveWarnings = Pin.ActiveWarnings

/// A view that measures itself.
public protocol SizeCalculable {
    /// The size that the content wants within a proposal, in points.
    func sizeThatFits(_ size: CGSize) -> CGSize

    /// Resizes the view to the size that its content wants within its current size.
    func sizeToFit()
}

/// A view that is measured by laying it out.
public protocol AutoSizeCalculable {
    /// The size that the subviews need within a proposal, in points, found by laying them out.
    func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize
}

extension UIView: SizeCalculable, AutoSizeCalculable {}

/// A view that is notified of new safe area insets, as every `UIView` is.
public protocol PinSafeAreaInsetsUpdate: AnyObject {
    /// Called by the first layout after the insets changed.
    func safeAreaInsetsDidChange()
}

/// When views are notified of new safe area insets; here they always are.
public enum PinSafeAreaInsetsDidChangeMode: Hashable, Sendable {
    /// One of PinLayout's modes.
    case disable, optIn, always
}

extension LayoutDirection {
    /// Left to right.
    public static var ltr: LayoutDirection { .leftToRight }
    /// Right to left.
    public static var rtl: LayoutDirection { .rightToLeft }
    /// Left to right, since there is no system setting to read.
    public static var auto: LayoutDirection { .leftToRight }
}
#endif
