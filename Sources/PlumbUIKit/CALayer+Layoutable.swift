#if canImport(QuartzCore)
import Plumb
import QuartzCore

/// Layers are laid out by their `position` and `bounds`, so that a transform does not change.
///
/// They cannot be measured and have no insets. Frames are snapped to the pixels of `contentsScale`.
extension CALayer: Layoutable {
    /// The class of all nodes of a tree, subclasses included.
    public typealias LayoutBase = CALayer

    /// The object itself.
    public var layoutBase: CALayer { self }
    /// The superlayer.
    public var parentNode: CALayer? { superlayer }
    /// The sublayers, from back to front.
    public var childNodes: [CALayer] { sublayers ?? [] }
    /// The name, for warnings.
    public var nodeName: String { name ?? "" }

    /// The frame without the transform, in points of the superlayer.
    public var untransformedFrame: Rect {
        get { box(center: Point(position), anchor: Point(anchorPoint), size: Size(bounds.size)) }
        set {
            position = CGPoint(newValue.point(atUnit: Point(anchorPoint)))
            bounds.size = CGSize(newValue.size)
        }
    }

    /// The bounding box of the transformed layer: its `frame`.
    public var transformedFrame: Rect {
        get { Rect(frame) }
        set { frame = CGRect(newValue) }
    }

    /// The transform from the bounds to the superlayer.
    public func mapToParent(_ kind: FrameKind) -> Transform {
        transformToParent(
            from: Rect(bounds), to: Point(position), anchor: Point(anchorPoint),
            applying: kind == .transformed ? Transform(affineTransform()) : .identity)
    }

    /// The pixels of the layer, by its `contentsScale`.
    public var pixelGrid: PixelGrid { PixelGrid(scale: Double(contentsScale)) }
    /// Whether the layer is neither hidden nor transparent.
    public var isVisible: Bool { !isHidden && opacity > 0 }
    /// Zero, since layers have no insets.
    public func insets(of area: LayoutArea) -> Plumb.EdgeInsets { .zero }

    /// True: the collector is an associated object.
    public static var storesAutoSizing: Bool { true }

    /// The collector of child frames while the layer is measured by layout.
    public var autoSizing: AutoSizing? {
        get { AutoSizingStore.value(of: self) }
        set { AutoSizingStore.setValue(newValue, of: self) }
    }
}
#endif
