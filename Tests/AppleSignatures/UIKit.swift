// swift-format-ignore-file

@_exported import QuartzCore

public struct UIEdgeInsets {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

public struct UILayoutPriority {
    public var rawValue: Float
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor
public struct NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

open class UIFont {
    open var pointSize: CGFloat { 17 }
    open var ascender: CGFloat { 17 }
    open var descender: CGFloat { -4 }
    open var capHeight: CGFloat { 12 }
    open var lineHeight: CGFloat { 20 }
}

open class UIImage {
    open var size: CGSize { .zero }
}

public final class UITraitCollection: Sendable {
    public var displayScale: CGFloat { 2 }
}

@MainActor
open class UILayoutGuide {
    open var layoutFrame: CGRect { .zero }
}

@MainActor
open class UIView {
    public init(frame: CGRect) {}
    open var superview: UIView? { nil }
    open var subviews: [UIView] { [] }
    open var accessibilityIdentifier: String?
    open var layer: CALayer { CALayer() }
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var readableContentGuide: UILayoutGuide { UILayoutGuide() }
    @available(iOS 15.0, tvOS 15.0, *)
    open var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var intrinsicContentSize: CGSize { .zero }
    public class var noIntrinsicMetric: CGFloat { -1 }
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func sizeToFit() {}
    open func layoutSubviews() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}
    open func addSubview(_ view: UIView) {}
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .init(rawValue: 250) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .init(rawValue: 750)
    }
}

open class UILabel: UIView { open var font: UIFont! { nil } }
open class UITextField: UIView { open var font: UIFont? { nil } }
open class UITextView: UIView { open var font: UIFont? { nil } }
open class UIImageView: UIView { open var image: UIImage? { nil } }
