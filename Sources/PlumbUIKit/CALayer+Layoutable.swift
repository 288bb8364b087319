#if canImport(QuartzCore)
import Plumb
import QuartzCore

/// Layers are laid out by their `position` and `bounds`, so that a transform stays as it is.
///
/// They cannot be measured and have no insets. Frames are snapped to the pixels of `contentsScale`.
extension CALayer: Layoutable {
    /// All layers of a tree are layers, whatever their subclasses.
    public typealias LayoutBase = CALayer

    /// The object itself.
    public var layoutBase: CALayer { self }
    /// The superview, or the superlayer.
    public var parentNode: CALayer? { superlayer }
    /// The subviews or sublayers, from back to front.
    public var childNodes: [CALayer] { sublayers ?? [] }
    /// The identifier or name, for warnings.
    public var nodeName: String { name ?? "" }

    /// The frame without the transform, in points of the space around.
    public var untransformedFrame: Rect {
        get { box(center: Point(position), anchor: Point(anchorPoint), size: Size(bounds.size)) }
        set {
            position = CGPoint(newValue.point(atUnit: Point(anchorPoint)))
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
            from: Rect(bounds), to: Point(position), anchor: Point(anchorPoint),
            applying: kind == .transformed ? Transform(affineTransform()) : .identity)
    }

    /// The pixels of the screen.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(contentsScale)) }
    /// Whether it is neither hidden nor transparent.
    public var isVisible: Bool { !isHidden && opacity > 0 }
    /// The insets of an area, in points.
    public func insets(of area: LayoutArea) -> Plumb.EdgeInsets { .zero }

    /// True: it is associated with the object.
    public static var storesAutoSizing: Bool { true }

    /// What measuring by layout collects.
    public var autoSizing: AutoSizing? {
        get { AutoSizingStore.value(of: self) }
        set { AutoSizingStore.setValue(newValue, of: self) }
    }
}
#endif
