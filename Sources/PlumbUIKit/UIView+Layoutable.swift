#if canImport(UIKit) && !os(watchOS)
import Plumb
import QuartzCore
import UIKit

/// Views are laid out by their `center` and `bounds`, so that a transform stays as it is.
extension UIView: @MainActor Layoutable {
    /// All views of a tree are views, whatever their subclasses.
    public typealias LayoutBase = UIView

    /// The object itself.
    public var layoutBase: UIView { self }
    /// The superview, or the superlayer.
    public var parentNode: UIView? { superview }
    /// The subviews or sublayers, from back to front.
    public var childNodes: [UIView] { subviews }
    /// The identifier or name, for warnings.
    public var nodeName: String { accessibilityIdentifier ?? "" }

    /// The frame without the transform, in points of the space around.
    public var untransformedFrame: Rect {
        get { box(center: Point(center), anchor: Point(layer.anchorPoint), size: Size(bounds.size)) }
        set {
            center = CGPoint(newValue.point(atUnit: Point(layer.anchorPoint)))
            bounds.size = CGSize(newValue.size)
        }
    }

    /// The box around the object as it appears: its `frame`.
    public var transformedFrame: Rect {
        get { Rect(frame) }
        set { frame = CGRect(newValue) }
    }

    /// The transform from the bounds to the space around.
    public func mapToParent(_ kind: FrameKind) -> Transform {
        transformToParent(
            from: Rect(bounds), to: Point(center), anchor: Point(layer.anchorPoint),
            applying: kind == .transformed ? Transform(transform) : .identity)
    }

    /// The pixels of the screen.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(traitCollection.displayScale)) }
    /// Whether it is neither hidden nor transparent.
    public var isVisible: Bool { !isHidden && alpha > 0 }

    /// The reading direction in force.
    public var layoutDirection: LayoutDirection {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The insets of an area, in points.
    public func insets(of area: LayoutArea) -> Plumb.EdgeInsets {
        switch area {
        case .safeArea: EdgeInsets(safeAreaInsets)
        case .layoutMargins: EdgeInsets(layoutMargins)
        case .readableMargins: distances(from: Rect(bounds), in: Rect(readableContentGuide.layoutFrame))
        }
    }

    /// The part that the keyboard covers; empty before iOS 15.
    public var keyboardArea: Rect {
        guard #available(iOS 15.0, tvOS 15.0, *) else { return .zero }
        return Rect(keyboardLayoutGuide.layoutFrame)
    }

    /// True: every view can be asked for a size that fits.
    public var isMeasurable: Bool { true }
    /// The class's own answer, in points.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(sizeThatFits(CGSize(proposal))) }

    /// The size that fits; nil for a plain view, whose `sizeThatFits` returns the present size.
    public func contentSize(within proposal: Size) -> Size? {
        let size: Size = sizeThatFits(proposal)
        let natural = intrinsicContentSize
        let isPlain = natural.width == UIView.noIntrinsicMetric && natural.height == UIView.noIntrinsicMetric
        return isPlain && size == Size(bounds.size) ? nil : size
    }

    /// The size of the image, for an image view.
    public var imageSize: Size? { (self as? UIImageView)?.image.map { Size($0.size) } }

    /// The measures of the font, for text.
    public var fontMetrics: FontMetrics? {
        switch self {
        case let label as UILabel: label.font.map { FontMetrics($0) }
        case let field as UITextField: field.font.map { FontMetrics($0) }
        case let view as UITextView: view.font.map { FontMetrics($0) }
        default: nil
        }
    }

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

extension FontMetrics {
    /// The measures of a font of UIKit.
    public init(_ font: UIFont) {
        self.init(
            ascender: Double(font.ascender), descender: Double(font.descender),
            capHeight: Double(font.capHeight), lineHeight: Double(font.lineHeight))
    }
}

extension Plumb.EdgeInsets {
    /// The insets of UIKit.
    public init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
#endif
