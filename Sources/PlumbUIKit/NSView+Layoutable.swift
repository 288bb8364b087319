#if canImport(AppKit)
import AppKit
import Plumb

/// Views are laid out by their `frame`, with y counted downwards whether the superview is flipped or not.
extension NSView: @MainActor Layoutable {
    /// All views of a tree are views, whatever their subclasses.
    public typealias LayoutBase = NSView

    /// The object itself.
    public var layoutBase: NSView { self }
    /// The superview, or the superlayer.
    public var parentNode: NSView? { superview }
    /// The subviews or sublayers, from back to front.
    public var childNodes: [NSView] { subviews }
    /// The identifier or name, for warnings.
    public var nodeName: String { identifier?.rawValue ?? "" }

    /// The frame without the transform, in points of the space around.
    public var untransformedFrame: Rect {
        get { flipped(Rect(frame)) }
        set { frame = CGRect(flipped(newValue)) }
    }

    /// The rectangle with its y measured from the superview's other end, unless the superview is flipped.
    private func flipped(_ rect: Rect) -> Rect {
        guard let superview, !superview.isFlipped else { return rect }
        return Rect(
            x: rect.minX, y: Double(superview.bounds.height) - rect.maxY, width: rect.width, height: rect.height)
    }

    /// The transform from the bounds to the space around.
    public func mapToParent(_ kind: FrameKind) -> Transform {
        let frame = untransformedFrame
        let scroll = isFlipped ? Double(bounds.origin.y) : 0 - Double(bounds.origin.y)
        return Transform(translationX: frame.minX - Double(bounds.origin.x), y: frame.minY - scroll)
    }

    /// The pixels of the screen.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(window?.backingScaleFactor ?? 1)) }
    /// Whether it is neither hidden nor transparent.
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

    /// True: every view can be asked for a size that fits.
    public var isMeasurable: Bool { true }

    /// A control's own answer; elsewhere the intrinsic size, or the present one where there is none.
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

    /// True: it is associated with the object.
    public static var storesAutoSizing: Bool { true }

    /// What measuring by layout collects.
    public var autoSizing: AutoSizing? {
        get { AutoSizingStore.value(of: self) }
        set { AutoSizingStore.setValue(newValue, of: self) }
    }
}
#endif
