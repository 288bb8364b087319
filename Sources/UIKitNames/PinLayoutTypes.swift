#if !canImport(UIKit)
import Plumb

/// A chain by PinLayout's name, as in `func frame(_ chain: consuming PinLayout<UIView>) -> PinLayout<UIView>`.
///
/// It cannot be copied, so that a parameter says `consuming`. Methods of your own are in an extension of `PinBuilder`.
public typealias PinLayout<View: LayoutNode> = PinBuilder<LayoutNode>

/// The kinds of warnings that PinLayout can turn off alone.
public typealias ActiveWarnings = Pin.ActiveWarnings

/// A view that measures itself.
public protocol SizeCalculable {
    /// The size that the content wants within a proposal, in points.
    func sizeThatFits(_ size: CGSize) -> CGSize

    /// Resizes the view to the size that its content wants within its present size.
    func sizeToFit()
}

/// A view that is measured by laying it out.
public protocol AutoSizeCalculable {
    /// The size that the subviews need within a proposal, in points, found by laying them out.
    func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize
}

extension UIView: SizeCalculable, AutoSizeCalculable {}

/// A view that hears of new safe area insets, as every `UIView` does.
public protocol PinSafeAreaInsetsUpdate: AnyObject {
    /// Called by the first layout with new insets.
    func safeAreaInsetsDidChange()
}

/// When views hear of new safe area insets: always, here.
public enum PinSafeAreaInsetsDidChangeMode: Hashable, Sendable {
    /// PinLayout's modes.
    case disable, optIn, always
}

extension LayoutDirection {
    /// Left to right.
    public static var ltr: LayoutDirection { .leftToRight }
    /// Right to left.
    public static var rtl: LayoutDirection { .rightToLeft }
    /// Left to right, since no system is asked.
    public static var auto: LayoutDirection { .leftToRight }
}
#endif
