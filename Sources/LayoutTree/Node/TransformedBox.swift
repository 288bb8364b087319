import Geometry

/// Converts between a rectangle and the bounding box of its transform about its anchor point.
struct TransformedBox {
    var transform: Transform
    var anchorPoint: Point

    init(_ node: LayoutNode) {
        transform = node.transform
        anchorPoint = node.anchorPoint
    }

    /// The bounding box of the transformed rectangle.
    func box(around rect: Rect) -> Rect {
        let pivot = rect.point(atUnit: anchorPoint)
        return transform.apply(to: rect.offsetBy(dx: -pivot.x, dy: -pivot.y)).offsetBy(dx: pivot.x, dy: pivot.y)
    }

    /// The rectangle with the given bounding box or, if there is none, the nearest one: centered on the box, with the size that the
    /// inverse transform gives the box, or with its current size if the transform has no inverse.
    func rect(filling box: Rect, keeping present: Size) -> Rect {
        let size =
            transform.size(filling: box.size) ?? transform.inverted()?.boundingSize(of: box.size) ?? present
        let reach = Point(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
        let centered = Point(x: size.width / 2 - reach.x, y: size.height / 2 - reach.y)
        let pivot = box.center - transform.apply(to: centered)
        return Rect(origin: pivot - reach, size: size)
    }
}
