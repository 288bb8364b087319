// swift-format-ignore-file

@_exported import QuartzCore

public struct NSEdgeInsets {
    public var top, left, bottom, right: CGFloat
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct NSUserInterfaceItemIdentifier { public var rawValue: String }

@MainActor
open class NSLayoutConstraint {
    public enum Orientation: Int, Sendable { case horizontal, vertical }
    public struct Priority { public var rawValue: Float }
}

open class NSImage { open var size: CGSize { .zero } }

@MainActor
open class NSWindow { open var backingScaleFactor: CGFloat { 2 } }

@MainActor
open class NSView {
    open var superview: NSView? { nil }
    open var subviews: [NSView] = []
    open var identifier: NSUserInterfaceItemIdentifier?
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var isFlipped: Bool { false }
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var window: NSWindow? { nil }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection = .leftToRight
    @available(macOS 11.0, *)
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var intrinsicContentSize: CGSize { .zero }
    public class var noIntrinsicMetric: CGFloat { -1 }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
        .init(rawValue: 250)
    }
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { .init(rawValue: 750) }
}

open class NSControl: NSView { open func sizeThatFits(_ size: CGSize) -> CGSize { size } }
open class NSImageView: NSControl { open var image: NSImage? { nil } }
