#if canImport(UIKit) && !os(watchOS)
import Plumb
import QuartzCore
import UIKit

/// Views are laid out by their `center` and `bounds`, so that a transform does not change.
extension UIView: @MainActor Layoutable {
    /// The class of all nodes of a tree, subclasses included.
    public typealias LayoutBase = UIView

    /// The object itself.
    public var layoutBase: UIView { self }
    /// The superview.
    public var parentNode: UIView? { superview }
    /// The subviews, from back to front.
    public var childNodes: [UIView] { subviews }
    /// The accessibility identifier, for warnings.
    public var nodeName: String { accessibilityIdentifier ?? "" }

    /// The frame without the transform, in points of the superview.
    public var untransformedFrame: Rect {
        get { box(center: Point(center), anchor: Point(layer.anchorPoint), size: Size(bounds.size)) }
        set {
            center = CGPoint(newValue.point(atUnit: Point(layer.anchorPoint)))
            bounds.size = CGSize(newValue.size)
        }
    }

    /// The bounding box of the transformed view: its `frame`.
    public var transformedFrame: Rect {
        get { Rect(frame) }
        set { frame = CGRect(newValue) }
    }

    /// The transform from the bounds to the superview.
    public func mapToParent(_ kind: FrameKind) -> Transform {
        transformToParent(
            from: Rect(bounds), to: Point(center), anchor: Point(layer.anchorPoint),
            applying: kind == .transformed ? Transform(transform) : .identity)
    }

    /// The pixels of the view's screen.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(traitCollection.displayScale)) }
    /// Whether the view is neither hidden nor transparent.
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

    /// The area of the view that the keyboard covers; empty before iOS 15.
    public var keyboardArea: Rect {
        guard #available(iOS 15.0, tvOS 15.0, *) else { return .zero }
        return Rect(keyboardLayoutGuide.layoutFrame)
    }

    /// True: every view answers `sizeThatFits(_:)`.
    public var isMeasurable: Bool { true }
    /// The answer of the class, in points.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(sizeThatFits(CGSize(proposal))) }

    /// The size that fits; nil for a plain view, whose `sizeThatFits` returns the current size.
    public func contentSize(within proposal: Size) -> Size? {
        let size: Size = sizeThatFits(proposal)
        let natural = intrinsicContentSize
        let isPlain = natural.width == UIView.noIntrinsicMetric && natural.height == UIView.noIntrinsicMetric
        return isPlain && size == Size(bounds.size) ? nil : size
    }

    /// The size of the image, for an image view.
    public var imageSize: Size? { (self as? UIImageView)?.image.map { Size($0.size) } }

    /// The metrics of the font, for views with text.
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

    /// True: the collector is an associated object.
    public static var storesAutoSizing: Bool { true }

    /// The collector of child frames while the view is measured by layout.
    public var autoSizing: AutoSizing? {
        get { AutoSizingStore.value(of: self) }
        set { AutoSizingStore.setValue(newValue, of: self) }
    }
}

extension FontMetrics {
    /// Creates metrics from a `UIFont`.
    public init(_ font: UIFont) {
        self.init(
            ascender: Double(font.ascender), descender: Double(font.descender),
            capHeight: Double(font.capHeight), lineHeight: Double(font.lineHeight))
    }
}

extension Plumb.EdgeInsets {
    /// Creates insets from `UIEdgeInsets`.
    public init(_ insets: UIEdgeInsets) {
        self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
    }
}
#endif
