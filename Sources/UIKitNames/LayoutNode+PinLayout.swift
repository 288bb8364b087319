#if !canImport(UIKit)
import Plumb

extension LayoutNode {
    /// Whether start and end are left and right.
    public final func isLTR() -> Bool { layoutDirection == .leftToRight }

    /// The frame as `pin` sees it, without the transform, or as `pinFrame` does; in points, in the parent's space with y growing
    /// downwards.
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

    /// Whether the node counts when the size of its parent is found from its children: `isIncludedInAutoSizing`.
    public final var isIncludedInPinLayoutSizeCalculation: Bool {
        get { isIncludedInAutoSizing }
        set { isIncludedInAutoSizing = newValue }
    }

    /// Nodes store no measured frames.
    @available(*, unavailable, message: "Nodes store no measured frames: use the result of autoSizeThatFits")
    public final var autoSizingRect: CGRect? {
        get { nil }
        set {}
    }

    /// Nodes store no measured frames.
    @available(*, unavailable, message: "Nodes store no measured frames: use the result of autoSizeThatFits")
    public final var autoSizingRectWithMargins: CGRect? {
        get { nil }
        set {}
    }

    /// There is no Objective-C here.
    @available(*, unavailable, message: "There is no Objective-C here: write pin")
    public final var pinObjc: PinBuilder<LayoutNode> { pin }
}
#endif
