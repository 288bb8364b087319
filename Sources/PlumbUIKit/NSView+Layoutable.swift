#if canImport(AppKit)
import AppKit
import Plumb

/// Views are laid out by their `frame`. The y axis points downwards, even if the superview is not flipped.
extension NSView: @MainActor Layoutable {
    /// The class of all nodes of a tree, subclasses included.
    public typealias LayoutBase = NSView

    /// The object itself.
    public var layoutBase: NSView { self }
    /// The superview.
    public var parentNode: NSView? { superview }
    /// The subviews, from back to front.
    public var childNodes: [NSView] { subviews }
    /// The identifier, for warnings.
    public var nodeName: String { identifier?.rawValue ?? "" }

    /// The frame without the transform, in points of the superview.
    public var untransformedFrame: Rect {
        get { flipped(Rect(frame)) }
        set { frame = CGRect(flipped(newValue)) }
    }

    /// The rectangle with its y measured from the superview's opposite edge, unless the superview is flipped.
    private func flipped(_ rect: Rect) -> Rect {
        guard let superview, !superview.isFlipped else { return rect }
        return Rect(
            x: rect.minX, y: Double(superview.bounds.height) - rect.maxY, width: rect.width, height: rect.height)
    }

    /// The transform from the bounds to the superview.
    public func mapToParent(_ kind: FrameKind) -> Transform {
        let frame = untransformedFrame
        let scroll = isFlipped ? Double(bounds.origin.y) : 0 - Double(bounds.origin.y)
        return Transform(translationX: frame.minX - Double(bounds.origin.x), y: frame.minY - scroll)
    }

    /// The pixels of the view's screen.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(window?.backingScaleFactor ?? 1)) }
    /// Whether the view is neither hidden nor transparent.
    public var isVisible: Bool { !isHidden && alphaValue > 0 }

    /// The reading direction in force.
    public var layoutDirection: LayoutDirection {
        userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The insets of an area, in points; zero before macOS 11.
    public func insets(of area: LayoutArea) -> Plumb.EdgeInsets {
        guard area == .safeArea, #available(macOS 11.0, *) else { return .zero }
        let insets = safeAreaInsets
        return EdgeInsets(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }

    /// True: every view answers `sizeThatFits(_:)`.
    public var isMeasurable: Bool { true }

    /// A control's own answer; for other views the intrinsic size, or the current size if there is none.
    public func sizeThatFits(_ proposal: Size) -> Size {
        if let control = self as? NSControl {
            let limit = CGSize(
                width: CGFloat(proposal.width), height: CGFloat(proposal.height))
            return Size(control.sizeThatFits(limit))
        }
        let natural = intrinsicContentSize
        return Size(
            width: natural.width == NSView.noIntrinsicMetric ? Double(frame.width) : Double(natural.width),
            height: natural.height == NSView.noIntrinsicMetric ? Double(frame.height) : Double(natural.height))
    }

    /// The size that fits; nil for a plain view.
    public func contentSize(within proposal: Size) -> Size? {
        let natural = intrinsicContentSize
        let isPlain = natural.width == NSView.noIntrinsicMetric && natural.height == NSView.noIntrinsicMetric
        return isPlain && !(self is NSControl) ? nil : sizeThatFits(proposal)
    }

    /// The size of the image, for an image view.
    public var imageSize: Size? { (self as? NSImageView)?.image.map { Size($0.size) } }

    /// Content hugging.
    public var hugging: AxisPriorities {
        AxisPriorities(
            contentHuggingPriority(for: .horizontal).rawValue, contentHuggingPriority(for: .vertical).rawValue)
    }

    /// Compression resistance.
    public var compressionResistance: AxisPriorities {
        AxisPriorities(
            contentCompressionResistancePriority(for: .horizontal).rawValue,
            contentCompressionResistancePriority(for: .vertical).rawValue)
    }

    /// True: the collector is an associated object.
    public static var storesAutoSizing: Bool { true }

    /// The collector of child frames while the view is measured by layout.
    public var autoSizing: AutoSizing? {
        get { AutoSizingStore.value(of: self) }
        set { AutoSizingStore.setValue(newValue, of: self) }
    }
}
#endif
