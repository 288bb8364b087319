#if !canImport(UIKit)
import Plumb

extension LayoutNode {
    /// Whether the reading direction is left to right.
    public final func isLTR() -> Bool { layoutDirection == .leftToRight }

    /// The frame that `pinFrame` sets if `keepTransform` is false, or the frame without the transform, which `pin` sets; in points,
    /// in the parent's space with y growing downwards.
    public final func getRect(keepTransform: Bool) -> CGRect {
        keepTransform ? untransformedFrame : transformedFrame
    }

    /// Sets the frame that ``getRect(keepTransform:)`` returns, snapped to pixels.
    ///
    /// A value that is not finite is ignored, with a warning.
    public final func setRect(_ rect: CGRect, keepTransform: Bool) {
        let rect = pixelGrid.aligned(rect)
        if keepTransform { untransformedFrame = rect } else { transformedFrame = rect }
    }

    /// Whether the node is included when its parent is measured by its children; the same as `isIncludedInAutoSizing`.
    public final var isIncludedInPinLayoutSizeCalculation: Bool {
        get { isIncludedInAutoSizing }
        set { isIncludedInAutoSizing = newValue }
    }

    /// Unavailable: nodes store no measured frames.
    @available(*, unavailable, message: "Nodes store no measured frames: use the result of autoSizeThatFits")
    public final var autoSizingRect: CGRect? {
        get { nil }
        set {}
    }

    /// Unavailable: nodes store no measured frames.
    @available(*, unavailable, message: "Nodes store no measured frames: use the result of autoSizeThatFits")
    public final var autoSizingRectWithMargins: CGRect? {
        get { nil }
        set {}
    }

    /// Unavailable: there is no Objective-C here.
    @available(*, unavailable, message: "There is no Objective-C here: write pin")
    public final var pinObjc: PinBuilder<LayoutNode> { pin }
}
#endif
