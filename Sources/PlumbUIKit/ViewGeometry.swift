#if canImport(QuartzCore)
import Plumb

/// The rectangle of a size whose anchor point lies at a point of the parent.
func box(center: Point, anchor: Point, size: Size) -> Rect {
    Rect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
        height: size.height)
}

/// The transform from bounds to the parent: it moves the anchor of the bounds to `center` and applies `transform` about it.
func transformToParent(from bounds: Rect, to center: Point, anchor: Point, applying transform: Transform)
    -> Transform
{
    let pivot = bounds.point(atUnit: anchor)
    return Transform(translationX: 0 - pivot.x, y: 0 - pivot.y)
        .concatenating(transform)
        .concatenating(Transform(translationX: center.x, y: center.y))
}

/// The insets of a rectangle within another one.
func distances(from outer: Rect, in inner: Rect) -> EdgeInsets {
    EdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
        right: outer.maxX - inner.maxX)
}

extension AxisPriorities {
    /// Creates priorities from the numbers of UIKit or AppKit.
    init(_ horizontal: Float, _ vertical: Float) {
        self.init(horizontal: LayoutPriority(Double(horizontal)), vertical: LayoutPriority(Double(vertical)))
    }
}
#endif
